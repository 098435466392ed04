"""Scoring of Martes 13 by counts: which counts are possible, and their points (M13-R6 to M13-R8).
"""

from ..errors import IllegalRound, is_int
from .options import PLAYERS

# Columns of the counts, and how many cards there are of each.
COLUMNS, DECK = zip(("cats", 14), ("mirrors", 14), ("ladders", 14), ("martes13", 8))
MOST_POINTS = 34    # of a seat, with four players or more

_MARTES = 3    # the column
_QMAX = (3, 3, 2, 2, 2, 1, 1, 0)    # Martes 13 that fit on a pile of 0..7 suit cards
_ASIDE = 12    # cards that nobody sees, with three players
_NO_LIMIT = 1 << 29


def check_entered(players, counts):
    """The checks that make sense before the round is complete; None is a cell not entered."""
    _check_upper(players, [[0 if cell is None else cell for cell in row] for row in counts])


def validate_round(players, counts):
    """Raise IllegalRound, the first error, unless these counts (one row per seat) are possible."""
    sums = _check_upper(players, counts)
    if players == 3:
        _check_table_of_three(sums)
    else:
        _check_table(sums)


def wrong_columns(players, counts):
    """How many columns are impossible, each by itself; None is a cell not entered."""
    wrong = 0
    for column, there in enumerate(DECK):
        taken = [row[column] for row in counts]
        lying = there - sum([cell or 0 for cell in taken])
        few = players > 3 and column != _MARTES and None not in taken and lying > 7
        wrong += lying < 0 or few
    return wrong


def validate_points(players, points):
    """The same for points alone, one per seat: E_POINTS of one seat, E_POINTS_TOTAL of all."""
    _check_cells(players, [[value] for value in points], 1)
    most, most_of_all = (29, 43) if players == 3 else (MOST_POINTS, 55)
    for seat, value in enumerate(points):
        _refuse_above(value, most, "E_POINTS", (seat, 0))
    _refuse_above(sum(points), most_of_all, "E_POINTS_TOTAL", (None, 0))


def check_shared(points):
    """E_POINTS_TOTAL for more than one or two players can share: who alone has most of a suit
    drops it, and a tie of two is of an even number.
    """
    most = (28, 42, 43) if len(points) == 3 else (34, 52, 55)
    paying = len(points) - points.count(0)
    _refuse_above(sum(points), most[min(paying, 3) - 1], "E_POINTS_TOTAL", (None, 0))


def score_round(players, counts):
    """A dict: points per seat; droppers per suit (a seat or None); totals per column. The counts
    are not checked.
    """
    droppers = [_majority_seat([row[suit] for row in counts]) for suit in range(3)]
    points = [sum(row[:3]) + 2 * row[_MARTES] for row in counts]    # M13-R8
    for suit, seat in enumerate(droppers):
        if seat is not None:
            points[seat] -= counts[seat][suit]
    return {"points": points, "droppers": droppers, "totals": _sums(counts)}


def _majority_seat(cards):
    """The seat with strictly most cards, None on a tie (M13-R6, M13-R7)."""
    most = max(cards)
    return cards.index(most) if cards.count(most) == 1 else None


def _sums(counts):
    return [sum([row[column] for row in counts]) for column in range(len(COLUMNS))]


def _check_cells(players, counts, width):
    if not is_int(players, *PLAYERS) or len(counts) != players:
        raise IllegalRound("E_PLAYERS", "%d to %d players, a row for each" % PLAYERS)
    for seat, row in enumerate(counts):
        for column in range(width):
            if len(row) != width or not is_int(row[column], 0, _NO_LIMIT):
                raise IllegalRound("E_NEGATIVE", "a whole number is wanted", (seat, column))


def _check_upper(players, counts):
    """The sums by column. Raises IllegalRound: a cell out of range, or more cards than there are.
    """
    _check_cells(players, counts, len(COLUMNS))
    sums = _sums(counts)
    for column, total in enumerate(sums):
        code = "E_M13_TOTAL" if column == _MARTES else "E_SUIT_TOTAL"
        _refuse_above(total, DECK[column], code, (None, column))
    return sums


def _refuse_above(value, most, code, where):
    if value > most:
        raise IllegalRound(code, "%d, at most %d" % (value, most), where, value - most)


def _check_table(sums):
    """Four players or more: the cards that were not captured lie on the table, exactly."""
    lying = [there - taken for there, taken in zip(DECK, sums)]
    martes = lying.pop()
    for suit, cards in enumerate(lying):
        if cards > 7:
            raise IllegalRound("E_SUIT_TOTAL", "%d lie on a pile" % cards, (None, suit), 7 - cards)
    fewest = lying.count(0)    # such a pile begins with a Martes 13: every pile has a card
    most = sum([_QMAX[cards] for cards in lying])
    _check_lying(martes, fewest, most, _MARTES)


def _check_table_of_three(sums):
    """Three players: is there any table that fits? A search (M13-D17), solved for the number of
    its cards.
    """
    martes = DECK[_MARTES] - sums[_MARTES]    # that may lie on the table
    suits = [min(7, 14 - taken) for taken in sums[:3]]    # that may lie on the table, by suit
    _check_lying(martes, suits.count(0), martes, _MARTES)
    room = sum(suits) + min(martes, sum([_QMAX[cards] for cards in suits]))
    _check_lying(sum(DECK) - _ASIDE - sum(sums), 3, room, None)


def _check_lying(cards, fewest, most, column):
    """Raises E_TABLE unless fewest <= cards <= most: too few on the table are too many in the
    counts.
    """
    if not fewest <= cards <= most:
        excess = fewest - cards if cards < fewest else most - cards
        raise IllegalRound("E_TABLE", "%d on the table, %d to %d can be" % (cards, fewest, most),
                           (None, column), excess)
