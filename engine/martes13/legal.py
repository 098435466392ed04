"""What a match of Martes 13 would take: entries of the pad, and plays of a round followed live."""

from ..scorepad import legal as scorepad_legal
from ..scorepad.actions import OPEN
from .pad import play_in


def legal_actions(pad):
    """Ascending, as those of the pad."""
    def plays(number):
        if pad.mode != "counts" or pad.status(number) != OPEN:
            return ()
        return [play_in(number, play) for play in pad.follow(number).legal_plays()]
    return scorepad_legal.legal_actions(pad, plays)
