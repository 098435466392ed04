"""What a game of Galloneta is worth, as it is noted at the table.

Points are half points: 2 for a win, 1 for a draw, nothing for a game that was given up.
"""

from ..errors import IllegalRound
from .options import DRAW, PASSES, WIN

_SUITS = ("oros", "copas", "espadas", "bastos")
ENDS = ("killed1", "killed2", "passes", "figures", "agreement", "abandoned")    # whose ace
ABANDONED = 5    # an end; 0 and 1 are kills, the others draws
_BY_PASSES = 2
# Columns: name, largest value, and what the values stand for, if they are no numbers. Those with
# two have one for each player; from TURNS on nothing needs to be noted.
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
    """A dict: points by player; result, winner, by in the words of the card game's result()."""
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
