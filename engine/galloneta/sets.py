"""Numbers of sets of cards, which pay for a hidden figure. The numbers are in records and never
change.

Sets of up to five cards come first, smaller ones before larger ones, then by the highest card: the
combinatorial number system, where a card c in place i (from 1) stands for choose(c, i). Then come
sets of six cards or more of one suit, with a bit for each value: no other set can pay, and a suit
has no more than nine.
"""

from .cards import CARDS, is_equipment, suit, value

_LARGEST = 5    # most cards in a set of any suits
_FIRSTS = (0, 50, 1275, 20875, 251175, 2369935)    # number of the first set with 1, 2 .. 6 cards


def _choose(n, k):
    """The binomial coefficient: how many sets of k out of n there are."""
    sets = 1
    for i in range(k):
        sets = sets * (n - i) // (i + 1)
    return sets


def rank(cards):
    """The number of a set; cards ascending. None for a set without a number, which can never be
    legal.
    """
    size = len(cards)
    if size > _LARGEST:
        return _rank_of_suit(cards)
    number, place, before = _FIRSTS[size - 1], 0, None
    for card in cards:
        if card == before:
            return None
        before = card
        place += 1
        number += _choose(card, place)
    return number


def _rank_of_suit(cards):
    of = suit(cards[0])
    alike = len(set(cards)) == len(cards) and all([suit(card) == of for card in cards])
    if not alike or not all([is_equipment(card) for card in cards]):
        return None
    return _FIRSTS[-1] + 512 * of + sum([1 << value(card) - 1 for card in cards])


def unranked(number):
    """The cards of a set by its number; None if no set has it."""
    if number >= _FIRSTS[-1]:
        of, members = divmod(number - _FIRSTS[-1], 512)
        cards = [12 * of + 12 - each for each in range(9, 0, -1) if members >> each - 1 & 1]
        return cards if of < 4 and len(cards) > _LARGEST else None
    size = max([each + 1 for each, first in enumerate(_FIRSTS) if first <= number])
    number -= _FIRSTS[size - 1]
    cards, card = [], len(CARDS)
    while size:
        card -= 1
        if _choose(card, size) <= number:
            number -= _choose(card, size)
            cards.insert(0, card)
            size -= 1
    return cards
