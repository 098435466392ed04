"""What to do in a turn of The Game, thought about in short steps."""

from array import array

from ...errors import require
from ..cards import FIRE_CARDS
from ..notation import END_TURN, place
from .shape import (
    BEST,
    BURNING,
    DUE,
    FIRST,
    HAND,
    HASHES,
    LEVEL,
    MOST,
    NEW_FIRE,
    NEXT,
    NUMBERS,
    STATES,
    UNSEEN,
    WORTH,
)
from .tables import Tables

try:
    from . import net_viper as net
    from . import search_viper as search
except (ImportError, SyntaxError, NameError):   # CPython, or no compiler for machine code
    from . import net, search

_GROW, _JUDGE, _SOLVE = 24, 16, 24      # states at a time
_CARDS_LEFT = 60        # what the net's third number is a part of


class Advisor:
    """Knows what observation(seat) says, and nothing else.

    Call step() until it returns False, or until somebody presses a key: plan() then has the best
    turn so far. Whole turns are compared: which cards, where, in which order, and when to stop.
    """

    def __init__(self, seen, file, offset=0, loops=(search, net)):
        """seen: an observation of the seat to move; file: the weights, from this offset on.

        Raises E_GAME_OVER, E_NOT_YOUR_TURN; ValueError for a file of another kind.
        """
        require(not seen["result"], "E_GAME_OVER")
        require(seen["current_player"] == seen["observer"], "E_NOT_YOUR_TURN")
        self._seen, self._weights = seen, (file, offset)
        self._search, self._net = loops
        self._outlook = None
        self._turn = array("i", bytes(4 * NUMBERS))
        self._hand = bytes(seen["hand"])
        self._tops = bytearray(4 * MOST + 4)
        self._used = bytearray(MOST)
        self._came = array("H", bytes(2 * MOST))
        self._steps = self._think()
        self._begin(seen)

    def step(self):
        """Thinks for some milliseconds; is there more to think about?"""
        return next(self._steps, False)

    def plan(self):
        """The actions of the best turn so far, up to its end_turn(); [] if there is none yet."""
        path, state = [], self._best
        if state is None:
            return path
        while state:
            path.append(state)
            state = self._came[state]
        tops = list(self._seen["tops"])
        actions = [self._action(state, tops) for state in reversed(path)]
        if len(actions) < self._seen["left"]:
            actions.append(END_TURN)
        return actions

    def outlook(self):
        """(chance to win in thousandths, tenths of cards left) after the plan, None until then."""
        return self._outlook

    def _action(self, state, tops):
        """The placement that led to a state; `tops` as they are before, and then after it."""
        before, after = 4 * self._came[state], 4 * state
        mask = self._used[state] ^ self._used[self._came[state]]
        card = self._hand[[1 << i for i in range(8)].index(mask)]
        pair = 0 if self._tops[before:before + 2] != self._tops[after:after + 2] else 2
        covered = card + sum([self._tops[before + i] - self._tops[after + i]
                              for i in (pair, pair + 1)])
        pile = tops.index(covered, pair)
        tops[pile] = card
        return place(card, pile)

    def _begin(self, seen):
        turn, tops = self._turn, seen["tops"]
        turn[HAND], turn[DUE] = len(self._hand), seen["due"]
        turn[STATES] = turn[LEVEL] = 1
        turn[FIRST] = MOST if seen["due"] else 0
        self._best = None if seen["due"] else 0
        self._tops[:4] = bytes(sorted(tops[:2]) + sorted(tops[2:], reverse=True))
        self._fire = fire = bytearray(102)
        if seen["fire"]:
            for card in FIRE_CARDS:
                fire[card] = NEW_FIRE
            for pile in seen["burning"]:
                fire[tops[pile]] = BURNING
        self._unseen = unseen = bytearray(102)
        for card in range(2, 100):
            unseen[card] = 1
        for pile in seen["piles"]:
            for card in pile:
                unseen[card] = 0
        for card in self._hand:
            unseen[card] = 0

    def _think(self):
        table = array("H", bytes(2 * HASHES))
        if any(self._unseen):
            yield from self._grow(table)
            del table
            yield from self._judge()
        else:
            yield from self._solve(table)

    def _solve(self, table):
        """Nothing is hidden any more: the most cards there can be."""
        turn, stack = self._turn, array("H", bytes(2 * MOST))
        turn[NEXT] = 1
        while self._search.solve(turn, self._hand, self._tops, self._used, self._came, table,
                                stack, self._fire, _SOLVE):
            self._best = turn[BEST]
            yield True
        self._best = turn[BEST]
        left = self._seen["left"] + 1 - (turn[WORTH] + 4) // 8
        self._outlook = 0 if left else 1000, 10 * left

    def _grow(self, table):
        turn = self._turn
        rank, below = bytearray(102), 0
        for card in range(102):
            rank[card] = below
            below += self._unseen[card]
        turn[UNSEEN] = below
        while self._search.grow(turn, self._hand, self._tops, self._used, self._came, table, rank,
                               self._fire, _GROW):
            yield True
        self._best = turn[FIRST]
        yield True

    def _judge(self):
        turn, net = self._turn, self._net
        tables = Tables(net, self._hand, self._seen["tops"], self._unseen, *self._weights)
        sums = array("i", bytes(4 * net.SCRATCH))
        worth = array("i", bytes(4 * turn[STATES]))
        win = array("H", bytes(2 * turn[STATES]))
        for flip in (0, 1):
            for _ in tables.fill(flip):
                yield True
            turn[WORTH] = -(1 << 29)
            for first in range(turn[FIRST], turn[STATES], _JUDGE):
                net.judge(turn, self._hand, self._tops, self._used, tables.rows, tables.slot,
                            self._fire, tables.head, tables.curve, worth, win, sums, first,
                            min(first + _JUDGE, turn[STATES]))
                if not flip:
                    self._best = turn[BEST]
                yield True
        self._best = best = turn[BEST]
        chance, win[best] = win[best] * 1000 // 65534, 0
        net.judge(turn, self._hand, self._tops, self._used, tables.rows, tables.slot,
                    self._fire, tables.head, tables.curve, worth, win, sums, best, best + 1)
        self._outlook = chance, sums[2] * 10 * _CARDS_LEFT >> 22
