"""Stand-in for App while a table shows a game that is not in progress."""


class AppProxy:
    """Also stands in for the session and the history, so that nothing is stored. Every other
    attribute is the application's.
    """

    plain = False               # is what has not been explained yet left out?
    hints = True                # does the table of The Game offer any?
    ready = False               # of the history: the table does not teach by itself
    came = ()                   # of the session: no card is new
    settings = {"coach": False, "twins": True}

    def __init__(self, app, game):
        self._app, self.game = app, game
        self.session = self.history = self

    def __getattr__(self, name):
        return getattr(self._app, name)

    def view(self):
        return self.game.observation(self.game.current_player() or 0)
