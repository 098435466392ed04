"""Actions of a match of Martes 13 as text: those of the pad, `play(1, G5)` and `play(1, M, G)`."""

from ..errors import require
from ..scorepad import notation as scorepad_text
from ..scorepad.actions import GAME, fields, join
from . import cards


def to_text(action, columns):
    """Raises E_BAD_ACTION, E_BAD_PILE."""
    number, seat, column, value = fields(action)
    if seat != GAME:
        return scorepad_text.to_text(action, columns)
    require(column == 0, "E_BAD_ACTION")
    return "play(%d, %s" % (number, cards.to_text(value)[5:])


def from_text(text, columns):
    """The inverse, to the letter. Raises E_BAD_ACTION, E_BAD_PILE."""
    if type(text) is not str or text[:5] != "play(":
        return scorepad_text.from_text(text, columns)
    number, _, card = text[5:].partition(", ")
    try:
        number = int(number)
    except ValueError:
        require(False, "E_BAD_ACTION")
    action = join(number, GAME, 0, cards.from_text("play(" + card))
    require(to_text(action, columns) == text, "E_BAD_ACTION")
    return action
