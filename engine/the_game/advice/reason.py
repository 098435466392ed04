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
                             this fewer; also why a turn ends
    ("same",)                anything else would leave out as many or more
    ("plan",)                others leave out fewer, or go back: it is the advisor's best turn
    """
    hand, coming, tops = seen["hand"], _coming(seen), seen["tops"]
    others, back = [], False
    for card in hand:
        for pile in range(4):
            step = distance(card, pile, tops[pile])
            if 100 * pile + card != action:
                back = back or step == -10
                if step > 0:
                    others.append(_skipped(coming, tops[pile], card))
    if action == END_TURN:
        return ("plan",) if back else ("others", min(others or [0]))
    pile, card = divmod(action, 100)
    top, by = tops[pile], -10 if pile < 2 else 10
    if distance(card, pile, top) < 0:
        return "trick", top, card
    if card + by in hand:
        return "returns", card, card + by
    count = _skipped(coming, top, card)
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
    least = min(others or [0])
    if back or count > least:
        return "plan",
    return ("others", least) if count < least else ("same",)


def skips(seen, action):
    """How many cards that are still to come a placement leaves out."""
    pile, card = divmod(action, 100)
    top = seen["tops"][pile]
    return _skipped(_coming(seen), top, card) if distance(card, pile, top) > 0 else 0


def _coming(seen):
    """By card, 1 for one that is still to come, also from the hand."""
    coming = unseen(seen)
    for card in seen["hand"]:
        coming[card] = 1
    return coming


def _skipped(coming, top, card):
    return sum(coming[min(top, card) + 1:max(top, card)])
