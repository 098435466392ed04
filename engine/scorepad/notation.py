"""Actions of a score pad as text, for people and for records of other programs."""

from ..errors import require
from .actions import EMPTY, GAME, WHOLE, accept, fields, join, override

_VERDICTS = (None, "accept", "override")


def to_text(action, columns):
    """`enter(1, 2, cats, 5)`, `erase(1, 2, cats)`, `accept(1)`. Raises E_BAD_ACTION."""
    number, seat, column, value = fields(action)
    if seat == WHOLE:
        require(action in (accept(number), override(number)), "E_BAD_ACTION")
        return "%s(%d)" % (_VERDICTS[column], number)
    require(seat < GAME and column < len(columns), "E_BAD_ACTION")
    cell = "%d, %d, %s" % (number, seat, columns[column])
    return "erase(%s)" % cell if value == EMPTY else "enter(%s, %d)" % (cell, value)


def from_text(text, columns):
    """The inverse, to the letter. Raises E_BAD_ACTION."""
    try:
        verb, _, rest = text.partition("(")
        action = _parse(verb, rest[:-1].split(", "), columns)
    except (AttributeError, TypeError, ValueError, IndexError):
        action = None
    # What _parse() let pass shows now.
    require(to_text(action, columns) == text, "E_BAD_ACTION")
    return action


def _parse(verb, words, columns):
    number = int(words[0])
    if verb in _VERDICTS:
        return join(number, WHOLE, _VERDICTS.index(verb), 0)
    column = columns.index(words[2])
    return join(number, int(words[1]), column, int(words[3]) if verb == "enter" else EMPTY)
