"""The device as a player of Take That, from what its seat may know. Integers only.

Weights were found by play against who lays the nearest card, see docs/bots.md; 100 is a point.
"""

from .cards import DECK, REACH, cost, is_toad, twin
from .notation import TAKE, split

_CAUGHT = 268    # for each point of a line that the next seat may have to take
_RISK = 31       # for each point of a line that falls to us if none of our cards follows
_SPARE = (256, 160, 80, 20, 16, 10, 6, 3)    # how likely that is with so many cards that follow
_LEAD = 10       # of 1600, off each point of a line for each that we lead by,
_FAR = 30        # up to so many
_PAIR = 133      # for a twist
_KEPT = 29       # for a card in the line whose twin is in our hand: a way out, and a pair
_GIVEN = 62      # for one whose twin is sure to be in the next hand
_TAKEN = 47      # for each point of a line that we take
_END = 1 << 20   # for an end that wins


def choose(seen, actions, level, random):
    """One of the actions. seen: observation(seat); level: "easy", "normal" or "hard";
    random(n): a number in 0..n-1.
    """
    if level == "easy" and random(2):
        return actions[random(len(actions))]
    if level != "hard":
        return _nearest(seen["line"], actions)
    return _Thought(seen).best(actions)


def _nearest(line, actions):
    """A twist, or what is nearest to the end of the line, or else the line."""
    best = TAKE
    for action in actions:
        verb, card = split(action)
        if verb:
            return action
        if card and (best == TAKE or not line or abs(card - line[-1]) < abs(best - line[-1])):
            best = action
    return best


class _Thought:
    """What is the same for all actions of a turn."""

    def __init__(self, seen):
        self.hand, self.line = seen["hand"], seen["line"]
        known = set(self.hand + self.line)
        points = []
        for up, down, taken in zip(seen["up"], seen["down"], seen["taken"]):
            known.update(up, taken)
            points.append(len(up) - cost(taken) - (down - len(taken)))
        own = points.pop(seen["observer"])
        self.lead = own - max(points)    # sure but for cards that nobody has seen (TT-R11)
        self.unseen = [card for card in DECK if card not in known]
        self.ends = not seen["draw_pile"]
        self.next = seen["hand_sizes"][(seen["observer"] + 1) % seen["players"]]

    def best(self, actions):
        best = most = None
        for action in actions:
            worth = self.worth(action)
            if most is None or worth > most:
                best, most = action, worth
        return best

    def worth(self, action):
        verb, card = split(action)
        line = self.line
        if action == TAKE:
            if self.ends:
                return self.end(-cost(line))
            placed = [self.after([other], other) for other in self.hand]
            return max(placed or [0]) - _TAKEN * cost(line)
        if not verb:
            return self.after(line + [card], card)
        rest = [other for other in line if other != twin(card)]
        if self.ends and not rest:
            return self.end(2)
        return _PAIR + (self.after(rest, card) if rest else 0)

    def end(self, points):
        """What it is worth to end the game with these."""
        return points + (_END if self.lead + points > 0 else -_END)

    def after(self, line, played):
        """What it is worth to leave this line to the next seat, with this card played."""
        hand = [card for card in self.hand if card != played]
        low, high = line[-1] - REACH, line[-1] + REACH
        kept = given = 0
        for card in line:
            if not is_toad(card):
                kept += twin(card) in hand
                given += twin(card) in self.unseen
        able = risk = follows = 0
        for card in self.unseen:
            if low <= card <= high:
                follows += 1
                spare = kept
                for other in hand:
                    spare += card - REACH <= other <= card + REACH
                risk += _SPARE[spare] if spare < len(_SPARE) else 0
            elif not is_toad(card) and twin(card) in line:
                able += 1
        able += follows
        count = len(self.unseen)
        stuck = 256    # of 256, that the next hand has no card that is able to be played
        for drawn in range(self.next):
            if drawn < count:
                stuck = stuck * max(0, count - able - drawn) // (count - drawn)
        risk = (256 - stuck) * (risk // max(1, follows)) // 256
        minus = cost(line)
        lead = max(-_FAR, min(_FAR, self.lead))
        return (stuck * minus * _CAUGHT // 256 - risk * (minus + 1) * _RISK // 256
                - given * self.next * _GIVEN // max(1, count) + kept * _KEPT
                - lead * minus * _LEAD // 16)
