"""Why a hint says what it says, in one word and numbers; screens have the words for players."""

from ..cards import distance
from ..notation import END_TURN
from .advisor import unseen


_FEW = 5        # cards left out that need no comparison


def reason(seen, action):
    """A tuple, for an action of the plan and the observation before it, where there is a choice:

    ("trick", top, card)     goes back by ten
    ("returns", card, next)  a card of the hand can go back by ten from here
    ("keeps", low, high)     skips something, and leaves a trick with these two in the hand
    ("skips", n)             leaves out n cards that are still to come, fewer than 5
    ("others", n)            anything else that could be placed would leave out n or more, and
                             this no more than that; also why a turn ends
    ("plan",)                others leave out fewer: the advisor's best turn goes on from here
    """
    hand, coming, tops = seen["hand"], unseen(seen), seen["tops"]
    for card in hand:
        coming[card] = 1
    others, back = [], False
    for card in hand:
        for pile in range(4):
            step = distance(card, pile, tops[pile])
            if 100 * pile + card != action or action == END_TURN:
                back = back or step == -10
                if step > 0:
                    others.append(skipped(coming, tops[pile], card))
    if action == END_TURN:
        return "others", min(others or [0])
    pile, card = divmod(action, 100)
    top, by = tops[pile], -10 if pile < 2 else 10
    if distance(card, pile, top) < 0:
        return "trick", top, card
    if card + by in hand:
        return "returns", card, card + by
    count = skipped(coming, top, card)
    if count:
        after = list(tops)
        after[pile] = card
        for low in hand:
            high = low + 10
            if card != low and card != high and high in hand and (
                    high > min(after[:2]) or low < max(after[2:])):
                return "keeps", low, high
    if count < _FEW:
        return "skips", count
    return ("plan",) if back or count > min(others) else ("others", min(others))


def skipped(coming, top, card):
    """Cards still to come that a placement leaves out; coming: by card, 1 for such a card."""
    return sum(coming[min(top, card) + 1:max(top, card)])
