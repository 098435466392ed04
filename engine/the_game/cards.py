"""Piles and cards of The Game: 2 to 99, on two ascending and two descending piles."""

PILES = ("A1", "A2", "D1", "D2")    # two ascending, two descending
BASES = (1, 1, 100, 100)            # what lies below the first card of each
CARDS = range(2, 100)
FIRE_CARDS = (22, 33, 44, 55, 66, 77)    # instead of the ordinary ones (TG-R10)


def is_legal(card, pile, top):
    """True if this card may be placed on a pile with this top; the reverse trick goes back by
    exactly ten.
    """
    if pile < 2:
        return card > top or card == top - 10
    return card < top or card == top + 10


def distance(card, pile, top):
    """How many numbers a card costs its pile; negative for the reverse trick, -10."""
    return card - top if pile < 2 else top - card


def placements(hand, piles):
    """The actions that put a card of this sorted hand on one of these piles, ascending."""
    actions, action = [], 0
    for pile in piles:
        top = pile[-1]
        if action < 200:
            trick = top - 10
            for card in hand:
                if card > top or card == trick:
                    actions.append(action + card)
        else:
            trick = top + 10
            for card in hand:
                if card < top or card == trick:
                    actions.append(action + card)
        action += 100
    return actions
