"""What the screens know of a game. Copy GameUI, or the one of a pad, to begin a new one."""


class GameUI:
    """A game of the engine as the screens see it; its module ends with GAME_UI = ...

    text is the Strings; head is the head of a record, with names and result.
    """

    NAME = ""                   # as the engine calls the game
    TABLE_THEME = 0             # of the table, see ui/themes.py
    DEVICES = False             # can the device itself sit at the table?
    # Paths of screens:
    NEW = "pads.new_match.NewMatch"   # the form for a new game; also gets NAME
    PLAYING = "pads.match.Match"      # a game in progress
    OVER = "pads.match.Match"         # its end
    FIGURES = "screens.history.Players"     # what the history says of all games; also gets NAME
    SHARED_HELP = None          # pages of another game that go before its own: (NAME, how many)

    def playing(self, _game):
        """The screen for this game in progress."""
        return self.PLAYING

    def standing(self, text, game):
        """(form, number), both texts: how far a game has come, "%s left" and "56"."""

    def seed(self):
        """Of the next game that is dealt; nothing is dealt on a pad."""
        return ""

    def daily(self, app):
        """Deals the cards of today; the first game of the shelf has it."""

    def brief(self, text, head):
        """(label, value) of a sealed game in the list of the last games."""

    def review(self, app, head):
        """OK was pressed on the game in that list."""


class Dealt(GameUI):
    """A game that the device deals, for several players."""

    DEVICES = True
    OVER = "pads.dealt.DealtOver"

    def seed(self):
        import os

        from engine.shuffle import new_seed
        return new_seed(os.urandom)


class DealtMatch(Dealt):
    """A match of rounds that the device deals. What only the screens of results ask is that of the
    pad, which is in memory only then.
    """

    OVER = "pads.dealt.MatchOver"

    def pad(self):
        """The GameUI of the same game at the table."""

    def __getattr__(self, name):
        return getattr(self.pad(), name)

    def standing(self, text, game):
        return text("home.round"), "%d/%d" % (game.current() or game.rounds, game.rounds)

    def brief(self, text, head):
        return self.pad().brief(text, head)

    def review(self, app, head):
        """Shows the score sheet."""
        app.push("pads.match.past_match", head)
