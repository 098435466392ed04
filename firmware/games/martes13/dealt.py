"""Martes 13: the device deals a match, for three to six players who hand it round."""

from engine.martes13.options import EACH_STARTS_ONCE, MATCH_OPTIONS, PLAYERS
from games.base import Face


class Martes13(Face):
    """What only the screens of results ask is that of the pad, which is in memory only then."""

    NAME = "martes13_match"
    CLOTH = 2                   # plum
    DEVICES = True
    PLAYING, OVER = "piles_table", "piles_over"
    PLAYERS = PLAYERS

    def __getattr__(self, name):
        from games.martes13.pad import FACE as pad
        return getattr(pad, name)

    def options(self):
        from games.pads.options import Option, Seat
        return (Seat("dealer", "label.dealer", MATCH_OPTIONS["dealer"]),
                Option("rounds", "label.rounds", MATCH_OPTIONS["rounds"],
                       {EACH_STARTS_ONCE: "value.each_once"}))

    def seed(self):
        import os

        from engine.shuffle import new_seed
        return new_seed(os.urandom)

    def standing(self, text, game):
        return text("home.round"), "%d/%d" % (game.current() or game.rounds, game.rounds)

    def brief(self, text, head):
        return self.__getattr__("brief")(text, head)

    def review(self, app, head):
        """Shows the score sheet."""
        app.go("past_match", head["seq"])


FACE = Martes13()
