"""What can be chosen for a pad of any game; forms read it without the rules.

An option has its values, the default one first, or, as a number, the default seat; -1 is the last.
"""

PLAYERS = 2, 6    # fewest, most
MODES = ("highest", "lowest")    # whose points win

PAD_OPTIONS = {"dealer": -1, "mode": MODES}

# What a cell holds: points below MINUS as they are, MINUS more than the points that are lost while
# that is below EMPTY, then the points that are farther from 0.
MINUS, EMPTY, LIMIT = 700, 999, 2000
MOST, LEAST = 1499, -499
_HIGH, _LOW = 300, 1501     # of points from MINUS up, of those below MINUS - EMPTY + 1


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
