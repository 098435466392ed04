"""What a match of Martes 13 would take: entries of the pad, and plays of a round followed live."""

from engine import scorepad_legal
from engine.martes13_table import play_in
from engine.scorepad_actions import OPEN


def legal_actions(pad):
    """Ascending, as those of the pad."""
    def plays(number):
        if pad.mode != "counts" or pad.status(number) != OPEN:
            return ()
        return [play_in(number, play) for play in pad.follow(number).legal_plays()]
    return scorepad_legal.legal_actions(pad, plays)
