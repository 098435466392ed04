"""Why a hint says what it says, in one word and numbers; screens have the words for players."""

from ..cards import distance
from ..notation import END_TURN
from .advisor import unseen


def reason(seen, action):
    """A tuple, for an action of the plan and the observation before it:

    ("trick", top, card)     goes back by ten
    ("returns", card, next)  a card of the hand goes back by ten from here
    ("keeps", low, high)     skips something, and leaves a trick with these two in the hand
    ("skips", n)             leaves out n cards that are still to come
    ("stops", n)             the end of the turn: any other card would leave out n or more
    """
    hand, coming = seen["hand"], unseen(seen)
    for card in hand:
        coming[card] = 1
    if action == END_TURN:
        return "stops", min([skipped(coming, seen["tops"][pile], card)
                             for card in hand for pile in range(4)
                             if distance(card, pile, seen["tops"][pile]) > 0] or [0])
    pile, card = divmod(action, 100)
    top, back = seen["tops"][pile], card - 10 if pile < 2 else card + 10
    if distance(card, pile, top) < 0:
        return "trick", top, card
    if back in hand:
        return "returns", card, back
    count = skipped(coming, top, card)
    if count:
        for low in hand:
            if low != card and low + 10 in hand and low + 10 != card:
                return "keeps", low, low + 10
    return "skips", count


def skipped(coming, top, card):
    """Cards still to come that a placement leaves out; coming: by card, 1 for such a card."""
    return sum(coming[min(top, card) + 1:max(top, card)])
