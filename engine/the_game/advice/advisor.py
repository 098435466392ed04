"""What to do in a turn of The Game, thought about in short steps."""

from ...errors import require
from ..cards import CARDS, FIRE_CARDS
from ..notation import END_TURN, place
from ..options import LEVELS
from .loops import net, search
from .room import Room, zeros
from .shape import (
    ANY,
    BEST,
    BURNING,
    DEPTH,
    DUE,
    FIRST,
    HAND,
    LEVEL,
    MOST,
    NEW_FIRE,
    NEXT,
    NUMBERS,
    STATES,
    UNSEEN,
    WIDE,
    WIDEST,
    WORTH,
)
from .tables import Tables

_GROW, _JUDGE, _SOLVE = 24, 16, 24      # states at a time
_CARDS_LEFT = 60        # what the net's third number is a part of


def unseen(seen):
    """By card, 1 for those that neither lie open nor are in the hand."""
    found = bytearray(102)
    for card in CARDS:
        found[card] = 1
    for cards in seen["piles"] + [seen["hand"]]:
        for card in cards:
            found[card] = 0
    return found


def fires(seen):
    """By card, what it means as a top: NEW_FIRE, BURNING or 0."""
    found = bytearray(102)
    if seen["fire"]:
        for card in FIRE_CARDS:
            found[card] = NEW_FIRE
        for pile in seen["burning"]:
            found[seen["tops"][pile]] = BURNING
    return found


def actions(state, hand, piles, tops, used, came, left):
    """The placements that lead to a state, and the end of the turn if cards are left then.

    piles: what is on top of A1, A2, D1, D2 before; tops: of the states, four each.
    """
    path, piles, found = [], list(piles), []
    while state:
        path.append(state)
        state = came[state]
    for state in reversed(path):
        before, after = 4 * came[state], 4 * state
        card = hand[[1 << i for i in range(8)].index(used[state] ^ used[came[state]])]
        rises = tops[before] != tops[after] or tops[before + 1] != tops[after + 1]
        first = 0 if rises else 2
        covered = card + sum([tops[before + i] - tops[after + i] for i in (first, first + 1)])
        pile = piles.index(covered, first)
        piles[pile] = card
        found.append(place(card, pile))
    return found + [END_TURN] if len(found) < left else found


class Advisor:
    """Knows what observation(seat) says, and nothing else.

    Call step() until it returns False, or until somebody presses a key: plan() then has the best
    turn so far. Whole turns are compared: which cards, where, in which order, and when to stop.
    """

    def __init__(self, seen, file, offset=0, loops=(search, net), room=None, other=()):
        """seen: an observation of the seat to move; file: the weights, from this offset on; room:
        where to compute. other: a whole turn that is judged, too.

        Raises E_GAME_OVER, E_NOT_YOUR_TURN; ValueError for a file of another kind.
        """
        require(not seen["result"], "E_GAME_OVER")
        require(seen["current_player"] == seen["observer"], "E_NOT_YOUR_TURN")
        self._piles, self._left, self._weights = seen["tops"], seen["left"], (file, offset)
        self._search, self._net = loops
        if not room or room.width < self._net.WIDTH:
            room = Room(self._net.WIDTH)
        self.room = room
        self._outlook, self._other = None, other
        self.other = None       # outlook() after the other turn, None while nothing is hidden
        self._turn = zeros("i", NUMBERS)
        self._hand = bytes(seen["hand"])
        self._tops, self._used, self._came = room.tops, room.used, room.came
        self._steps = self._think()
        self._begin(seen)

    def step(self):
        """Thinks for some milliseconds; is there more to think about?"""
        return next(self._steps, False)

    def plan(self):
        """The actions of the best turn so far, up to its end_turn(); [] if there is none yet."""
        if self._best is None:
            return []
        return actions(self._best, self._hand, self._piles, self._tops, self._used, self._came,
                       self._left)

    def outlook(self):
        """(chance to win in thousandths, tenths of cards left) after the plan, None until then."""
        return self._outlook

    def _begin(self, seen):
        turn, tops = self._turn, seen["tops"]
        turn[HAND], turn[DUE] = len(self._hand), seen["due"]
        self._best = None if seen["due"] else 0
        self._tops[:4] = bytes(sorted(tops[:2]) + sorted(tops[2:], reverse=True))
        self._fire, self._unseen, self._rank = fires(seen), unseen(seen), bytearray(102)
        self._level = LEVELS.index(seen["level"])
        self._open = sum(seen["hand_sizes"]) + seen["draw_pile"] == len(self._hand)

    def _think(self):
        if self._open:
            yield from self._solve()
        else:
            yield from self._grow()
            yield from self._judge()

    def _solve(self):
        """Nothing is hidden any more: the most cards there can be."""
        turn, table, stack = self._turn, self.room.take_table(), zeros("H", MOST)
        turn[STATES] = turn[NEXT] = 1
        while self._search.solve(turn, self._hand, self._tops, self._used, self._came,
                                table, stack, self._fire, _SOLVE):
            self._best = turn[BEST]
            yield True
        self._best = turn[BEST]
        left = self._left + 1 - (turn[WORTH] + 4) // 8
        self._outlook = 0 if left else 1000, 10 * left

    def _grow(self):
        turn = self._turn
        rank, below = self._rank, 0
        for card in range(102):
            rank[card] = below
            below += self._unseen[card]
        turn[UNSEEN] = below
        for widest in (WIDE if turn[DUE] > 2 else ANY, ANY):
            table = None        # nobody keeps it: what the states are worth takes its place
            table = self.room.take_table()
            turn[NEXT] = turn[DEPTH] = 0
            turn[STATES] = turn[LEVEL] = 1
            turn[FIRST], turn[WIDEST] = MOST if turn[DUE] else 0, widest
            while self._search.grow(turn, self._hand, self._tops, self._used, self._came,
                                    table, rank, self._fire, _GROW):
                yield True
            if turn[FIRST] < MOST:
                break
        self._best = turn[FIRST]
        yield True

    def _judge(self):
        turn, net = self._turn, self._net
        worth = self.room.zeros("i", turn[STATES])     # before small pieces lie in that place
        tables = Tables(net, self._hand, self._piles, self._unseen, self._fire, self._level,
                        self.room, *self._weights)
        sums = zeros("i", net.SCRATCH)
        for flip in (0, 1):
            yield from tables.fill(flip)
            turn[WORTH] = -(1 << 29)
            for first in range(turn[FIRST], turn[STATES], _JUDGE):
                self._value(tables, worth, sums, first, min(first + _JUDGE, turn[STATES]))
                if not flip:
                    self._best = turn[BEST]
                yield True
        self._best = best = turn[BEST]
        self._outlook = self._odds(tables, worth, sums, best)
        if self._other:         # in place of the first state, for a moment
            first = bytes(self._tops[:4])
            self._tops[:4], self._used[0] = self._end_of(self._other)
            self.other = self._odds(tables, worth, sums, 0)
            self._tops[:4], self._used[0] = first, 0

    def _value(self, tables, worth, sums, first, last):
        self._net.judge(self._turn, self._hand, self._tops, self._used, tables.rows, tables.slot,
                        self._rank, tables.facts, self._fire, tables.head, tables.curve, worth,
                        sums, first, last)

    def _odds(self, tables, worth, sums, state):
        self._value(tables, worth, sums, state, state + 1)
        return sums[0] * 1000 >> 22, sums[2] * 10 * _CARDS_LEFT >> 22

    def _end_of(self, turn):
        """(tops, cards used) of the state that this turn leads to."""
        tops, hand, used = list(self._piles), list(self._hand), 0
        for action in turn:
            if action != END_TURN:
                tops[action // 100] = action % 100
                # Of a list: index() of bytes takes no number in MicroPython 1.28.
                used |= 1 << hand.index(action % 100)
        return bytes(sorted(tops[:2]) + sorted(tops[2:], reverse=True)), used
