"""Stand-in for App while a table shows a game that is not in progress."""


class AppProxy:
    """Also stands in for the session and the history, so that nothing is stored. All other
    attributes are those of the application.
    """

    plain = False               # lesson: are elements hidden that it has not explained yet?
    hints = True                # does the table of The Game offer hints?
    ready = False               # of History: False, so that the table gives no advice to beginners
    new_cards = ()              # of Session: no card is marked as new
    settings = {"coach": False, "talks": False, "twins": True}

    def __init__(self, app, game):
        self._app, self.game = app, game
        self.session = self.history = self

    def __getattr__(self, name):
        return getattr(self._app, name)

    def view(self):
        return self.game.observation(self.game.current_player() or 0)
