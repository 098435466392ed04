"""Actions of a score pad as text, and all that are legal: for programs, not for the board."""

from ..errors import require
from .actions import EMPTY, GAME, OPEN, WHOLE, accept, fields, join, override

_VERDICTS = (None, "accept", "override")


def to_text(action, columns, wide=False):
    """`enter(1, 2, cats, 5)`, `erase(1, 2, cats)`, `accept(1)`. Raises E_BAD_ACTION."""
    number, seat, column, value = fields(action)
    if seat == WHOLE:
        require(action in (accept(number), override(number)), "E_BAD_ACTION")
        return "%s(%d)" % (_VERDICTS[column], number)
    if wide:
        column, value = 0, 1000 * column + value
    require(seat < GAME and column < len(columns), "E_BAD_ACTION")
    cell = "%d, %d, %s" % (number, seat, columns[column])
    return "erase(%s)" % cell if value == EMPTY else "enter(%s, %d)" % (cell, value)


def from_text(text, columns, wide=False):
    """The inverse, to the letter. Raises E_BAD_ACTION."""
    try:
        verb, _, rest = text.partition("(")
        action = _parse(verb, rest[:-1].split(", "), columns)
    except (AttributeError, TypeError, ValueError, IndexError):
        action = None
    # What _parse() let pass shows now.
    require(to_text(action, columns, wide) == text, "E_BAD_ACTION")
    return action


def legal_actions(pad):
    """Ascending."""
    actions = []
    for number in range(1, pad.rounds + 1):
        actions.extend(_entries(pad, number))
        if pad.status(number) == OPEN and not pad.missing(number):
            actions.append(override(number) if pad.problem(number) else accept(number))
        actions.extend(pad.own_actions(number))
    actions.sort()
    return actions


def _entries(pad, number):
    """One by one: there can be thousands."""
    for seat, row in enumerate(pad.rows(number)):
        for column, entered in enumerate(row):
            first = join(number, seat, column, 0)
            for value in range(pad.sheet.LIMITS[column] + 1):
                if value not in (entered, EMPTY):
                    yield first + value
            if entered is not None:
                yield first + EMPTY


def _parse(verb, words, columns):
    number = int(words[0])
    if verb in _VERDICTS:
        return join(number, WHOLE, _VERDICTS.index(verb), 0)
    column = columns.index(words[2])
    return join(number, int(words[1]), column, int(words[3]) if verb == "enter" else EMPTY)
