"""Martes 13: the device deals a match, for three to six players who hand it round."""

from engine.martes13.options import EACH_STARTS_ONCE, MATCH_OPTIONS
from games.martes13 import pad


class Martes13(pad.Martes13):
    """As on the pad, but for what the keys enter there."""

    NAME = "martes13_match"
    DEVICES = True
    PLAYING, OVER = "piles_table", "piles_over"

    def options(self):
        from games.pads.options import Option, Seat
        return (Seat("dealer", "label.dealer", MATCH_OPTIONS["dealer"]),
                Option("rounds", "label.rounds", MATCH_OPTIONS["rounds"],
                       {EACH_STARTS_ONCE: "value.each_once"}))

    def seed(self):
        import os

        from engine.shuffle import new_seed
        return new_seed(os.urandom)


FACE = Martes13()
