"""What screens know of a game. Copy GameUI, or the one of a score pad, to add a game."""


class GameUI:
    """A game of the engine as screens see it; the module of a subclass ends with GAME_UI = ...

    text: the Strings of the game. head: the head of a record, with names and result.
    """

    NAME = ""                   # of the game in the engine
    TABLE_THEME = 0             # of its screens, see ui/themes.py
    DEVICES = False             # can the device take seats?
    # Paths of screens:
    NEW = "pads.new_match.NewMatch"   # the form for a new game; also gets NAME
    PLAYING = "pads.match.Match"      # a game in progress
    OVER = "pads.match.Match"         # its end
    STATISTICS = "screens.history.Players"     # statistics of all games played; also gets NAME
    SHARED_HELP = None          # (NAME, how many) pages of another game that come first

    def form(self, _app):
        """Further rows of the form of a new match: an object with rows() and agreed, or None."""

    def agreed(self, _head):
        """What a head says besides the options, for another match of the same kind."""
        return {}

    def playing(self, _game):
        """Path of the screen for this game in progress."""
        return self.PLAYING

    def standing(self, text, game):
        """(form, number), both texts: how far a game has come, for example ("%s left", "56")."""

    def seed(self):
        """Seed of the next game that is dealt; "" for a score pad."""
        return ""

    def daily(self, app):
        """Deals today's cards; called for the first game of the shelf."""

    def daily_deal(self, app):
        """What daily() would deal, in a few words."""

    def review(self, app, head):
        """Opens a sealed game from the list of the last games."""

    def past_rows(self, _app, _head):
        """More rows of the menu of a sealed game."""
        return []


class Dealt(GameUI):
    """A game that the device deals, for several players."""

    DEVICES = True
    OVER = "pads.podium.DealtOver"

    def seed(self):
        import os

        from engine.shuffle import new_seed
        return new_seed(os.urandom)


class DealtMatch(Dealt):
    """A match of rounds that the device deals. Names that only screens of results ask for come
    from the pad's GameUI, which is loaded only then.
    """

    OVER = "pads.podium.MatchOver"

    def pad(self):
        """The GameUI of the same game as a score pad."""

    def __getattr__(self, name):
        return getattr(self.pad(), name)

    def standing(self, text, game):
        return text("home.round"), "%d/%d" % (game.current() or game.rounds, game.rounds)

    def review(self, app, head):
        """Opens the score sheet."""
        app.push("pads.match.past_match", head)
