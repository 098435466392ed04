"""Actions of a score pad, as numbers; engine.scorepad.notation has them as text.

An action has the decimal fields round (from 1), seat, column (one digit each, from 0) and value
(three digits): 120005 enters 5 in round 1 for seat 2 in column 0; the value 999 erases the cell.
Seat 9 is the round as a whole: 191000 accepts round 1, 192000 overrides the rules to accept it.
Seat 8 is left to the game. A pad with one column may hold more than 999 in it: there 101700 enters
1700 in round 1 for seat 0, and 100999 still erases the cell.
"""

from ..errors import is_int, require

OPEN, ACCEPTED, OVERRIDDEN = range(3)    # status of a round
EMPTY = 999    # the value of a cell without entry
WHOLE = 9      # seat for the round as a whole; its column is the new status
GAME = 8       # seat for actions that only this game has


def join(number, seat, column, value):
    """The action with these fields."""
    return number * 100000 + seat * 10000 + column * 1000 + value


def fields(action):
    """(round, seat, column, value). Raises E_BAD_ACTION."""
    require(is_int(action, 100000, 9999999), "E_BAD_ACTION")
    rest = action % 100000
    return action // 100000, rest // 10000, rest // 1000 % 10, rest % 1000


def enter(number, seat, column, value):
    """Write a value into a cell."""
    return join(number, seat, column, value)


def erase(number, seat, column):
    """Make a cell empty, which is not 0."""
    return join(number, seat, column, EMPTY)


def accept(number):
    """The round counts."""
    return join(number, WHOLE, ACCEPTED, 0)


def override(number):
    """The round counts although its counts are impossible; it stays marked."""
    return join(number, WHOLE, OVERRIDDEN, 0)
