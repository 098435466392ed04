"""Scoring of a game of Galloneta that was noted on the score pad. When a dealt game ends, see
game.py.

Points are half points: 2 for a win, 1 for a draw, 0 for both in an abandoned game.
"""

from ..errors import IllegalRound
from .options import DRAW, PASSES, WIN

_SUITS = ("oros", "copas", "espadas", "bastos")
ENDS = ("killed1", "killed2", "passes", "figures", "agreement", "abandoned")    # killed: its ace
ABANDONED = 5    # index in ENDS; 0 and 1 are kills, the others draws
_BY_PASSES = 2
# Columns: name, greatest value, names of the values or None. Columns with numbers 1 and 2 are
# one per player; from TURNS on an entry is optional.
STARTER, ACE, END, TURNS, HORIZONTAL, COMPRA = 0, 1, 3, 4, 5, 7
COLUMNS, LIMITS, CHOICES = zip(
    ("starter", 1, ("player1", "player2")), ("ace1", 3, _SUITS), ("ace2", 3, _SUITS),
    ("end", 5, ENDS), ("turns", 250, None), ("horizontal1", 2, None), ("horizontal2", 2, None),
    ("compra1", 1, None), ("compra2", 1, None))


def check_entered(_players, rows):
    """E_SAME_SUIT: there is one ace of each (GA-R6).

    E_PASSES: fewer turns than passes. E_TURNS: no turn, or a kill in turn 1.
    """
    row = rows[0]
    if row[ACE] is not None and row[ACE] == row[ACE + 1]:
        raise IllegalRound("E_SAME_SUIT", "there is one ace of each suit", (0, ACE + 1))
    if row[TURNS] is not None:
        if row[END] == _BY_PASSES:
            _refuse_below(row[TURNS], 2 * PASSES, "E_PASSES")
        _refuse_below(row[TURNS], 2 if row[END] in (0, 1) else 1, "E_TURNS")    # GA-R7


def score_game(_players, rows):
    """A dict: points by player, and result, winner, by as in result() of the dealt game."""
    end = rows[0][END]
    if end == ABANDONED:
        return {"points": [0, 0], "result": "ABANDONED", "winner": None, "by": None}
    if end > 1:
        return {"points": [DRAW, DRAW], "result": "DRAW", "winner": None, "by": ENDS[end]}
    return {"points": [WIN * end, WIN * (1 - end)], "result": "WIN", "winner": 1 - end,
            "by": "ace"}


def _refuse_below(turns, fewest, code):
    if turns < fewest:
        raise IllegalRound(code, "at least %d" % fewest, (0, TURNS), turns - fewest)
