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
    """Ascending, without a sort: there can be thousands."""
    actions = []
    for number in range(1, pad.rounds + 1):
        for several in _entries(pad, number):
            actions.extend(several)
        actions.extend(sorted(pad.own_actions(number)))
        if pad.status(number) == OPEN and not pad.missing(number):
            actions.append(override(number) if pad.problem(number) else accept(number))
    return actions


def _entries(pad, number):
    """Ascending runs of what can be written into the cells of a round."""
    for seat, row in enumerate(pad.rows(number)):
        for column, entered in enumerate(row):
            first, limit = join(number, seat, column, 0), pad.sheet.LIMITS[column]
            left_out = EMPTY if entered is None else entered
            yield range(first, first + min(left_out, limit + 1))
            yield range(first + left_out + 1, first + limit + 1)
            if entered is not None and limit < EMPTY:
                yield first + EMPTY,


def _parse(verb, words, columns):
    number = int(words[0])
    if verb in _VERDICTS:
        return join(number, WHOLE, _VERDICTS.index(verb), 0)
    column = columns.index(words[2])
    return join(number, int(words[1]), column, int(words[3]) if verb == "enter" else EMPTY)
