"""Scoring of Take That by counts: which counts are possible, and their points."""

from ..errors import IllegalRound, is_int
from .options import PLAYERS

# Cards face up, ordinary ones face down, toads face down, and how many there are; the first two
# share theirs.
COLUMNS, LIMITS = zip(("plus", 72), ("minus", 72), ("toads", 7))
TOTALS, TOTALS_LIMITS = zip(("plus", 72), ("minus", 107))    # points: the quick mode
HAND_SIZES = (0, 0, 9, 9, 8)    # by number of players
TOAD_COST = 5

_ORDINARY, _TOADS = 72, 7
_CARDS = _ORDINARY + _TOADS
_NO_LIMIT = 1 << 29


def check_entered(players, counts):
    """The checks that make sense before the game is complete; None is a cell not entered."""
    _check_upper(players, _zeros(counts))


def validate_round(players, counts):
    """Raise IllegalRound, the first error, unless these counts (one row per seat) are possible."""
    _check_fewest(players, sum(_check_upper(players, counts)))


def check_totals_entered(players, totals):
    """check_entered() for the quick mode: rows of plus points and minus points."""
    _check_totals(players, _zeros(totals))


def validate_totals(players, totals):
    """The same for plus points and minus points alone: is there any count behind them?"""
    # Where no toads are needed to explain them, there are as many cards; else plenty.
    _check_fewest(players, sum(_check_totals(players, totals)))


def score_round(_players, counts):
    """A dict: points per seat, totals per column. The counts are not checked."""
    return {"points": [plus - minus - TOAD_COST * toads for plus, minus, toads in counts],
            "totals": _sums(counts)}


def score_totals(_players, totals):
    """The same for plus points and minus points."""
    return {"points": [plus - minus for plus, minus in totals], "totals": _sums(totals)}


def in_hands(counts):
    """Cards that must be left in the players' hands if the counts are right."""
    return _CARDS - sum(_sums(counts))


def _zeros(rows):
    return [[0 if cell is None else cell for cell in row] for row in rows]


def _sums(rows):
    return [sum([row[column] for row in rows]) for column in range(len(rows[0]))]


def _check_cells(players, rows, width):
    """Raises IllegalRound: input range, or plus cards that are no pairs."""
    if not is_int(players, *PLAYERS) or len(rows) != players:
        raise IllegalRound("E_CONFIG", "%d to %d players, a row for each" % PLAYERS)
    for seat, row in enumerate(rows):
        for column in range(width):
            if len(row) != width or not is_int(row[column], 0, _NO_LIMIT):
                raise IllegalRound("E_NEGATIVE", "a whole number is wanted", (seat, column))
    for seat, row in enumerate(rows):
        if row[0] % 2:
            raise IllegalRound("E_ODD_PLUS", "cards are twisted in pairs", (seat, 0))
    _refuse_above(sum([row[0] for row in rows]), _ORDINARY, "E_PLUS_TOTAL", 0)


def _check_upper(players, counts):
    """The sums by column. Raises IllegalRound: more cards than there are."""
    _check_cells(players, counts, len(COLUMNS))
    plus, minus, toads = _sums(counts)
    _refuse_above(toads, _TOADS, "E_TOAD_TOTAL", 2)
    _refuse_above(plus + minus, _ORDINARY, "E_CARD_TOTAL", None)
    return plus, minus, toads


def _check_totals(players, totals):
    """The sums by column. Raises IllegalRound: more points than there are, with as many toads as
    possible.
    """
    _check_cells(players, totals, len(TOTALS))
    plus, minus = _sums(totals)
    toads = min(_TOADS, sum([row[1] // TOAD_COST for row in totals]))
    _refuse_above(plus + minus - TOAD_COST * toads, _ORDINARY, "E_CARD_TOTAL", None)
    return plus, minus


def _refuse_above(value, most, code, column):
    if value > most:
        raise IllegalRound(code, "%d, at most %d" % (value, most), (None, column), value - most)


def _check_fewest(players, cards):
    """Raises IllegalRound if more cards are missing from the counts than hands can hold."""
    fewest = _CARDS - players * HAND_SIZES[players]
    if cards < fewest:
        raise IllegalRound("E_TOO_FEW", "%d, at least %d" % (cards, fewest), (None, None),
                           cards - fewest)
