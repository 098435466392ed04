"""The device as a partner in The Game, from what its seat may know. Integers only.

It looks through the turns that move the piles little, and takes the one that leaves the most room
for its own cards and for those that nobody has seen. Weights were found by play, see docs/bots.md.
"""

from .cards import FIRE_CARDS, is_legal
from .notation import END_TURN, place

# Lost for each card, by the number of piles that take it in one direction and in the other:
# 0 and 0, 0 and 1 (or 1 and 0), 0 and 2, 1 and 1, and so on.
_UNSEEN = (220, 72, 22, 72, 20, 6, 22, 6, 0)
_HELD = (450, 35, 16, 35, 24, 15, 16, 15, 0)
_TRICK, _MAYBE = 6, 33   # for a card ten back of a top, in the hand or unseen
_TRIES = (6, 4, 3)       # placements that are looked at, as the first, second, third of those due
_MORE = 1                # the same when none are due
_NEAR = 6                # how far these may move a pile for who does not look ahead
_DEPTH = 4               # placements that are thought ahead
_BURNS, _FIRE = 1 << 20, 900    # for a pile that would burn now, or in the next turn
_MARKED = (70, 11)       # for a pile that moves though others have marked it, by kind of mark
_ASIDE = 5               # by so much a marked pile seems to move more, to who does not look ahead
_CLOSE = 2               # how near a card is with which a pile gets the second mark


def choose(seen, actions, level, random):
    """One of the actions. seen: observation(seat); level: "easy", "normal" or "hard";
    random(n): a number in 0..n-1. seen["marks"], if it is there: (pile, kind) of what others have
    left, see marks().
    """
    if level == "easy" and not random(8):
        return actions[random(len(actions))]
    return _Turn(seen, level == "hard").best(actions)


def marks(seen):
    """What to leave on piles for the others, once the turn is over: [(pile, kind)]. Kind 0 says
    "please not this one": a card of the hand sets it back. Kind 1 says "I have something good
    here": a card of the hand is near. No numbers are told (TG-R19).
    """
    found, tops, hand = [], seen["tops"], seen["hand"]
    for pile in range(4):
        by = 1 if pile < 2 else -1
        top = tops[pile]
        if top - 10 * by in hand:
            found.append((pile, 0))
        elif any([top + by * far in hand for far in range(1, _CLOSE + 1)]):
            found.append((pile, 1))
    return found


class _Turn:
    """What is the same for all ways to go on with a turn."""

    def __init__(self, seen, careful):
        self.seen, self.careful = seen, careful
        known = bytearray(102)
        for cards in seen["piles"] + [seen["hand"]]:
            for card in cards:
                known[card] = 1
        self.below = [0] * 102    # unseen cards below each number
        for card in range(2, 100):
            self.below[card + 1] = self.below[card] + 1 - known[card]
        self.below[101] = self.below[100]
        self.below[1] = 0
        self.marked = [0] * 4
        for pile, kind in seen.get("marks", ()):
            self.marked[pile] = max(self.marked[pile], _MARKED[kind])

    def best(self, actions):
        seen = self.seen
        if self.careful:
            action = self.search(list(seen["tops"]), seen["hand"], seen["due"], 0)[1]
        else:
            near = self.near(seen["tops"], seen["hand"], not seen["due"])
            action = near[0][1] if near else END_TURN
        return action if action in actions else actions[-1]

    def near(self, tops, hand, free):
        """[(how far, placement)]; a card that makes a trick possible counts as both together.

        free: only those that need not be due.
        """
        found = []
        for pile in range(4):
            top, back = tops[pile], -10 if pile < 2 else 10
            beside = tops[pile ^ 1]
            for card in hand:
                if is_legal(card, pile, top) and not (pile & 1 and top == beside):
                    far = card - top if pile < 2 else top - card
                    if far > 0:
                        other = card - beside if pile < 2 else beside - card
                        if 0 < other < far and not self.marked[pile ^ 1]:
                            continue    # the other pile of this direction is nearer
                        if card + back in hand:
                            far -= 10
                    if not self.careful and self.marked[pile]:
                        far += _ASIDE
                    if not free or far <= _NEAR:
                        found.append((far, place(card, pile)))
        found.sort()
        return found

    def search(self, tops, hand, due, depth):
        """(what the best way to go on is worth, its first action)."""
        best = (-_BURNS << 4, END_TURN) if due > 0 else (self.worth(tops, hand), END_TURN)
        if depth == _DEPTH:
            return best
        tries = _TRIES[depth] if due > 0 and depth < len(_TRIES) else _MORE
        for _, action in self.near(tops, hand, False)[:tries]:
            pile, card = action // 100, action % 100
            top, tops[pile] = tops[pile], card
            worth = self.search(tops, [other for other in hand if other != card], due - 1,
                                depth + 1)[0]
            tops[pile] = top
            if worth > best[0] or (best[1] == END_TURN and due > 0):
                best = worth, action
        return best

    def worth(self, tops, hand):
        """What it is worth to leave these tops, and keep this hand."""
        a, b, c, d = tops
        below, worth, low = self.below, 0, 2
        for cut in sorted((a + 1, b + 1, c, d, 100)):
            if cut > low:
                code = 3 * ((low > a) + (low > b)) + (low < c) + (low < d)
                worth -= _UNSEEN[code] * (below[cut] - below[low])
                low = cut
        for card in hand:
            worth -= _HELD[3 * ((card > a) + (card > b)) + (card < c) + (card < d)]
        for card in (a - 10, b - 10, c + 10, d + 10):
            if card in hand:
                worth += _TRICK
            elif 1 < card < 100 and below[card + 1] > below[card]:
                worth += _MAYBE
        for pile in range(4):
            if self.marked[pile] and tops[pile] != self.seen["tops"][pile]:
                worth -= self.marked[pile]
        if self.seen["fire"]:
            for pile, top in enumerate(tops):
                if top in FIRE_CARDS:
                    burns = pile in self.seen["burning"] and top == self.seen["tops"][pile]
                    worth -= _BURNS if burns else _FIRE
        return worth
