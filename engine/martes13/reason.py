"""Why the device's player plays a card, in one word and numbers; screens have the words."""

from .cards import SUITS, number
from .piles import LIMIT, plays_of, split, target


def reason(seen, action):
    """A tuple, for an action and the observation before it:

    ("only",)           no other card takes nothing
    ("blocks", total)   takes nothing, and every next card on this pile does
    ("keeps", value)    takes nothing; the lowest card of this suit stays in the hand
    ("safe", total)     takes nothing
    ("least", taken)    all cards take some, none fewer than this
    ("early", taken)    takes some: to take more later would be worse
    """
    hand = [number(card) for card in seen["hand"]]
    takes = {}      # how many cards each play takes
    for card in hand:
        for play in plays_of(card):
            takes[play] = _after(seen, play)[1]
    card, (total, taken) = action % 100, _after(seen, action)
    if taken:
        return ("least" if taken == min(takes.values()) else "early"), taken
    if not [play for play in takes if play % 100 != card and not takes[play]]:
        return "only",
    if total == LIMIT:
        return "blocks", total
    lowest = min([other % 10 for other in hand if other // 10 == card // 10])
    return ("keeps", lowest) if lowest < card % 10 else ("safe", total)


def _after(seen, play):
    """(the pile's total after a play, cards it takes)"""
    suit = SUITS[target(*split(play))]
    total = seen["totals"][suit] + play % 10
    return (total, 0) if total <= LIMIT else (play % 10, len(seen["piles"][suit]))
