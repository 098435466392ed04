"""The device as a player of Martes 13, from what its seat may know. Integers only.

It looks one play ahead, and adds up what the piles and its hand will cost it then, compared with
the others: sums that were fitted to played rounds, see docs/bots.md; 16 is a point.
"""

from .cards import MARTES, SUITS, number
from .piles import LIMIT, split, target

# With more than 6 cards left in the hand, with fewer, and among six players. For a pile by its
# total (up to 4, 8, 10, 12, 13) and by our lowest card of its suit (none, 1, 2, 4, more): what it
# costs as it is, and for each of its suit cards, and of its Martes 13. The letter P is 0, Q is 1,
# O is -1.
_PILES = (
    (b"POHKJPENGJTPR\\NWSPSQ\\PQTR",
     b"RRWXQMRNTOJIHJMNIKEMMILMK",
     b"QQNZWDTSTQCWUYRKSWVUGRRJM"),
    (b"ZAXPUZJRX\\^QZ_iWJZPUVB>HX",
     b"ISMTMILLQINIHIFNIKNNRMSUR",
     b"ENTNXCIORT@FNTPCLNUIFMNJE"),
    (b"Z=WS]^HQR[dQYZfRFPQVV?8HJ",
     b"NRJNRQJMNINEEHENILMLNLVTQ",
     b"APQIX=JYYV8?SXUBKKUXENPBJ"),
)
# For each card of the hand, by value: 1, 2, 4, 5, 7; for the number of its cards of a suit; for
# the number of its Martes 13.
_VALUES = ((-3, 2, 5, 6, 3), (3, -2, 0, 0, 6), (3, -2, 1, 4, 12))
_COUNTS = ((33, 23, 7, -7, -11, -9, -3), (40, 23, 10, -3, -7, 5, -3),
           (39, 21, 2, -1, 0, 3, -3))
_MARTES = ((41, 13, -11, -31, -47), (23, -16, -39, -65, -79), (27, -20, -45, -78, -83))
_CAPTURED = ((6, 29), (7, 43), (11, 50))    # a suit card, a Martes 13
_ZERO = 80
_TOTALS = b"\0\0\0\0\0\1\1\1\1\2\2\3\3\4"
_LOWEST = b"\0\1\2\0\3\4\0\4\0\0"
_PLACE = b"\0\0\1\0\2\3\0\4"


def choose(seen, actions, level, random):
    """One of the actions. seen: observation(seat); level: "easy", "normal" or "hard";
    random(n): a number in 0..n-1.
    """
    if level == "easy" and random(2):
        return actions[random(len(actions))]
    hand = [number(card) for card in seen["hand"]]
    # Total, suit cards and Martes 13 of each pile.
    piles = [(seen["totals"][suit], len(seen["piles"][suit]) - seen["piles"][suit].count("M"),
              seen["piles"][suit].count("M")) for suit in SUITS]
    stage = 2 if seen["players"] == 6 else len(hand) < 8
    best = least = None
    for action in actions:
        card, pile = split(action)
        pile = target(card, pile)
        if level == "hard":
            cost = _cost(stage, hand, piles, card, pile)
        else:
            cost = _now(piles, card, pile)
        if least is None or cost < least:
            best, least = action, cost
    return best


def _now(piles, card, pile):
    """What is captured at once; of plays that capture nothing, the highest card."""
    total, suit, martes = piles[pile]
    return 16 * (suit + 2 * martes) if total + card % 10 > LIMIT else -(card % 10)


def _cost(stage, hand, piles, card, pile):
    """What this play comes to, compared with others of the same turn."""
    rows, values = _PILES[stage], _VALUES[stage]
    lowest, counts, martes, cost = [0, 0, 0], [0, 0, 0], 0, 0
    kept = list(hand)
    kept.remove(card)
    for other in reversed(kept):    # the lowest of a suit comes last
        kind, value = other // 10 - 1, other % 10
        if other == MARTES:
            martes += 1
        else:
            lowest[kind] = _LOWEST[value]
            counts[kind] += 1
            cost += values[_PLACE[value]]
    cost += _MARTES[stage][min(martes, 4)]
    for at, (total, suits, thirteens) in enumerate(piles):
        if at == pile:
            total += card % 10
            if total > LIMIT:
                own, other = _CAPTURED[stage]
                cost += own * suits + other * thirteens
                total, suits, thirteens = card % 10, 0, 0
            if card == MARTES:
                thirteens += 1
            else:
                suits += 1
        row = 5 * _TOTALS[total] + lowest[at]
        cost += (rows[0][row] + suits * rows[1][row] + thirteens * rows[2][row]
                 - _ZERO * (1 + suits + thirteens) + _COUNTS[stage][min(counts[at], 6)])
    return cost
