"""Cards of Take That. Ids like TT-R1 name rulings."""

from .scoring import TOAD_COST

REACH = 10    # from the last card of the line, inclusive (TT-R1)


def is_card(number):
    """True for the numbers of cards: 12..98 without the tens."""
    return 11 < number < 99 and number % 10 > 0


DECK = list(filter(is_card, range(99)))


def twin(card):
    """The card with the digits swapped; a toad is its own twin."""
    return card % 10 * 10 + card // 10


def is_toad(card):
    return card % 11 == 0


def cost(cards):
    """Minus points of these cards when they lie face down."""
    return sum([TOAD_COST if is_toad(card) else 1 for card in cards])


def fits(card, line):
    """True if the card may be placed at the right end of the line."""
    return not line or abs(card - line[-1]) <= REACH    # the line as it is now (TT-R8)


def twists(card, line):
    """True if the card may be twisted."""
    return not is_toad(card) and twin(card) in line
