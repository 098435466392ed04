"""The states that can be reached in a turn, as grow() of the engine finds them, several times as
fast on a PC.

The same states in the same order, but sets of cards of the hand are bit sets.
"""

import numpy as np

from crupier.advice.fast import fast, inlined, keep
from crupier.engine.the_game.advice.shape import (
    BURNING,
    DEPTH,
    DUE,
    FIRST,
    HAND,
    LEVEL,
    NEXT,
    STATES,
    WIDEST,
)

_TOPS = 120     # numbers 0 to 100 with a margin for tricks


@fast
def reach(at):
    """Finds all states of a turn, breadth first; see grow() in search.py."""
    turn, tops, used, fire = at.turn, at.tops, at.used, at.fire
    one, above = np.zeros(_TOPS, np.int64), np.zeros(_TOPS, np.int64)
    for i in range(turn[HAND]):
        one[at.hand[i]] = 1 << i
    full = (1 << turn[HAND]) - 1
    for card in range(_TOPS - 2, -1, -1):
        above[card] = above[card + 1] | one[card + 1]
    state, count = 0, 1
    fits = np.zeros(4, np.int64)
    while state < count:
        if state == turn[LEVEL]:
            turn[LEVEL] = count
            turn[DEPTH] += 1
            if turn[DEPTH] == turn[DUE]:
                turn[FIRST] = state
        left, free = full & ~used[state], turn[DEPTH] >= turn[DUE]
        for pile in range(4):
            top, other = tops[4 * state + pile], tops[4 * state + (pile ^ 1)]
            fits[pile] = 0
            if pile & 1 and top == other:
                continue
            trick = one[max(top - 10, 0)] if pile < 2 else one[top + 10]
            farther = left & (above[top] if pile < 2 else full & ~above[top - 1])
            if farther and fire[top] != BURNING:
                if pile < 2:
                    if other > top:
                        farther &= ~above[other]
                    farther &= ~above[min(top + turn[WIDEST], 100)]
                else:
                    if other < top:
                        farther &= above[other - 1]
                    farther &= above[max(top - turn[WIDEST] - 1, 0)]
                if free and farther:
                    farther = _near(at, farther, left, top, pile > 1, one, above)
            fits[pile] = farther | (trick & left)
        either = fits[0] | fits[1] | fits[2] | fits[3]
        for i in range(turn[HAND]):
            if either >> i & 1:
                for pile in range(4):
                    if fits[pile] >> i & 1:
                        count += keep(tops, used, at.came, at.table, state, i, at.hand[i], pile,
                                      count)
        state += 1
    turn[NEXT], turn[STATES] = state, count


@inlined
def _near(at, cards, left, top, falls, one, above):
    """The cards, as a bit set, that leave out no card still to come, as skips() of the engine
    decides.
    """
    found = 0
    for i in range(at.turn[HAND]):
        if not cards >> i & 1:
            continue
        end = at.hand[i]
        if falls:
            while one[end + 10] & left:
                end += 10
        else:
            while end > 10 and one[end - 10] & left:
                end -= 10
        low, high = (end, top) if falls else (top, end)
        if high - low < 2 or (at.rank[high] == at.rank[low + 1]
                              and not above[low] & ~above[high - 1] & left):
            found |= 1 << i
    return found
