"""Why the device's player plays a card, in one word and numbers; screens have the words."""

from .cards import MARTES, SUITS, number
from .piles import LIMIT, plays_of, split, target


def reason(seen, action):
    """A tuple, for an action and the observation before it, where there is a choice:

    ("only",)           no other play takes nothing
    ("blocks", total)   takes nothing, and every next card on this pile does
    ("holds", value)    takes nothing, as this higher card of its suit would, which stays
    ("keeps", value)    takes nothing; this lower card of its suit stays
    ("safe", total)     takes nothing
    ("same", taken)     every play takes so many
    ("least", taken)    every other play takes more
    ("fewest", taken)   no play takes fewer
    ("early", taken)    takes some, though others take fewer
    """
    takes = {}      # how many cards each play takes
    for name in seen["hand"]:
        for play in plays_of(number(name)):
            takes[play] = _after(seen, play)[1]
    total, taken = _after(seen, action)
    others = [takes[play] for play in takes if play != action]
    if taken:
        if taken > min(others):
            return "early", taken
        return ("least" if taken < min(others) else
                "same" if taken == max(others) else "fewest"), taken
    if min(others):
        return "only",
    if total == LIMIT:
        return "blocks", total
    alike = [play for play in takes if play // 10 == action // 10 and action < MARTES]
    higher = [play for play in alike if play > action and not takes[play]]
    if higher:
        return "holds", max(higher) % 10
    return ("keeps", min(alike) % 10) if alike and min(alike) < action else ("safe", total)


def _after(seen, play):
    """(the pile's total after a play, cards it takes)"""
    suit = SUITS[target(*split(play))]
    total = seen["totals"][suit] + play % 10
    return (total, 0) if total <= LIMIT else (play % 10, len(seen["piles"][suit]))
