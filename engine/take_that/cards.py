"""Cards of Take That. Ids like TT-R1 name rulings."""

from .scoring import TOAD_COST

DECK = [card for card in range(12, 99) if card % 10]

_REACH = 10    # from the last card of the line, inclusive (TT-R1)


def twin(card):
    """The card with the digits swapped; a toad is its own."""
    return card % 10 * 10 + card // 10


def is_toad(card):
    return card % 11 == 0


def cost(cards):
    """Minus points of these cards when they lie face down."""
    return sum([TOAD_COST if is_toad(card) else 1 for card in cards])


def fits(card, line):
    """May this card go to the right end of this line?"""
    return not line or abs(card - line[-1]) <= _REACH    # what is there now (TT-R8)


def twists(card, line):
    """May this card be twisted?"""
    return not is_toad(card) and twin(card) in line
