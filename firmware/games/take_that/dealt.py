"""Take That dealt by the device, a match for two to four players."""

from engine.take_that.options import MATCH_OPTIONS, PLAYERS
from game_ui.base import DealtMatch

PLACE, TWIST, TAKE = range(3)   # actions at the table


class TakeThat(DealtMatch):
    NAME = "take_that_match"
    TABLE_THEME = 3             # pond
    PLAYING = "games.take_that.table.LineTable"
    PLAYERS = PLAYERS

    def pad(self):
        from games.take_that.pad import GAME_UI as pad
        return pad

    def remark(self, *_):
        """Empty: cards left in the hands are only a check for people who count."""
        return ""

    def options(self):
        from pads.forms import Option, Seat
        return (Seat("dealer", "label.dealer", MATCH_OPTIONS["dealer"]),
                Option("advanced", "label.advanced", MATCH_OPTIONS["advanced"]),
                Option("rounds", "label.rounds", MATCH_OPTIONS["rounds"]))


GAME_UI = TakeThat()
