"""Options of a score pad of any game. This module imports no rules, so that forms can read it.

An option is a tuple of values, the default first, or a number: the default seat, -1 for the last.
"""

PLAYERS = 2, 8    # least and greatest number
MODES = ("highest", "lowest")    # which points win

PAD_OPTIONS = {"dealer": -1, "mode": MODES}

# What a cell holds: points below MINUS as they are, MINUS more than the points that are lost while
# that is below EMPTY, then the points that are farther from 0.
MINUS, EMPTY, LIMIT = 700, 999, 2000
MOST, LEAST = 1499, -499
_HIGH, _LOW = 300, 1501     # of points from MINUS up, of those below MINUS - EMPTY + 1


# What a head may say besides, which no rule depends on: the name of the game, the points that end
# it, and the last round.
TITLE, TARGET, LAST = "title", "target", "last"
MOST_TARGET, MOST_ROUNDS = 9999, 30


def agreed(head):
    """(title, points that end the match, its last round) of a head; None for what is not agreed,
    or cannot be.
    """
    title, target, last = head.get(TITLE), head.get(TARGET), head.get(LAST)
    return (title if isinstance(title, str) and title.strip() else None,
            target if type(target) is int and 1 <= target <= MOST_TARGET else None,
            last if type(last) is int and 1 <= last <= MOST_ROUNDS else None)


def points(cell):
    """What a cell is worth."""
    if cell < MINUS:
        return cell
    if cell < EMPTY:
        return MINUS - cell
    return cell - _HIGH if cell - _HIGH <= MOST else _LOW - cell


def cell_of(size, minus):
    """The cell with so many points, won or lost; -0 is a cell of its own."""
    if minus:
        return MINUS + size if MINUS + size < EMPTY else _LOW + size
    return size if size < MINUS else size + _HIGH
