"""A match that the device deals, as the screens see it."""

from game_ui.base import GameUI


class Dealt(GameUI):
    """What only the screens of results ask is that of the pad, which is in memory only then."""

    DEVICES = True
    OVER = "pads.over.DealtOver"

    def pad(self):
        """The GameUI of the same game at the table."""

    def __getattr__(self, name):
        return getattr(self.pad(), name)

    def seed(self):
        import os

        from engine.shuffle import new_seed
        return new_seed(os.urandom)

    def standing(self, text, game):
        return text("home.round"), "%d/%d" % (game.current() or game.rounds, game.rounds)

    def brief(self, text, head):
        return self.pad().brief(text, head)

    def review(self, app, head):
        """Shows the score sheet."""
        app.push("pads.match.past_match", head)
