"""What apply_action() of a score pad would take. PC tools and tests ask; the board never does."""

from .actions import EMPTY, OPEN, accept, join, override


def legal_actions(pad, more=None):
    """Ascending. more(number): the game's own in a round."""
    actions = []
    for number in range(1, pad.rounds + 1):
        actions.extend(_entries(pad, number))
        if pad.status(number) == OPEN and not pad.missing(number):
            actions.append(override(number) if pad.problem(number) else accept(number))
        if more:
            actions.extend(more(number))
    return sorted(actions)


def _entries(pad, number):
    cells = [(seat, column, EMPTY if entered is None else entered)
             for seat, row in enumerate(pad.rows(number)) for column, entered in enumerate(row)]
    return [join(number, seat, column, value) for seat, column, entered in cells
            for value in list(range(pad.sheet.LIMITS[column] + 1)) + [EMPTY] if value != entered]
