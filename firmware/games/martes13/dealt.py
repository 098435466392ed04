"""Martes 13 dealt by the device, a match for three to six players."""

from engine.martes13.options import EACH_STARTS_ONCE, MATCH_OPTIONS, PLAYERS
from game_ui.base import DealtMatch


class Martes13(DealtMatch):
    NAME = "martes13_match"
    TABLE_THEME = 2             # plum
    PLAYING = "games.martes13.table.PilesTable"
    PLAYERS = PLAYERS

    def pad(self):
        from games.martes13.pad import GAME_UI as pad
        return pad

    def options(self):
        from pads.forms import Option, Seat
        return (Seat("dealer", "label.dealer", MATCH_OPTIONS["dealer"]),
                Option("rounds", "label.rounds", MATCH_OPTIONS["rounds"],
                       {EACH_STARTS_ONCE: "value.each_once"}))


GAME_UI = Martes13()
