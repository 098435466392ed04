"""The values of a turn's states, as in engine's net.py, several times as fast on a PC.

Sums count modulo 65536, so that a word of 64 bits holds four of them: a row is four words, and the
sums of a state stay in registers. A word is a + 65536 b + ..., where a, b ... are signed.
"""

import numpy as np

from crupier.advice.fast import fast, inlined
from crupier.engine.the_game.advice.net import FIRE, LOST
from crupier.engine.the_game.advice.shape import (
    BASE,
    BELOW,
    BEST,
    BURNING,
    END,
    FEW,
    GROUPS,
    HAND,
    HEADS,
    HELD,
    IN_HAND,
    IN_STOCK,
    INNER,
    KEPT,
    LANES,
    NEAR,
    NEARBY,
    NEW_FIRE,
    ON_TOP,
    PAIRS,
    PHASES,
    PILE,
    REACH,
    SLOTS,
    SPAN,
    START,
    UNSEEN,
    WORTH,
)

WORDS = LANES // 4


def packed(rows: np.ndarray) -> np.ndarray:
    """Packs rows of numbers into rows of words, int64."""
    return (rows.astype(np.int64).reshape(-1, 4) << np.array([0, 16, 32, 48])).sum(1)


@inlined
def add(block, row, rows, to):
    for word in range(WORDS):
        rows[WORDS * to + word] += block[WORDS * row + word]


@fast
def sweep(block, first, code, flip, at):
    """Fills the sums of unseen cards below each slot, for the cards that as many piles take as
    `code` says.
    """
    to, slot, rows = BELOW + SLOTS * code, at.slot, at.rows
    a = b = c = d = 0
    for card in range(1, 101):
        if slot[card] < END:
            spot = WORDS * (to + slot[card])
            rows[spot], rows[spot + 1], rows[spot + 2], rows[spot + 3] = a, b, c, d
        if at.unseen[card]:
            row = WORDS * (first + ((101 - card if flip else card) >> 2))
            a, b = a + block[row], b + block[row + 1]
            c, d = c + block[row + 2], d + block[row + 3]
    spot = WORDS * (to + END)
    rows[spot], rows[spot + 1], rows[spot + 2], rows[spot + 3] = a, b, c, d
    rows[WORDS * (to + START):WORDS * (to + START + 1)] = 0


@fast
def fill(at, block, flip):
    """Fills all rows of a turn, as tables.py does. flip: see there."""
    turn, slot, rows = at.turn, at.slot, at.rows
    rows[:] = 0
    add(block, 0, rows, BASE)
    for kept in range(9):
        add(block, 1 + kept, rows, KEPT + kept)
    add(block, FEW + min(turn[UNSEEN], 91) // 4, rows, BASE)
    for code in range(9):
        mine = code % 3 * 3 + code // 3 if flip else code
        for i in range(turn[HAND]):
            card = 101 - at.hand[i] if flip else at.hand[i]
            add(block, IN_HAND + GROUPS * code + card // 4, rows, HELD + 9 * i + mine)
        sweep(block, IN_STOCK + GROUPS * code, mine, flip, at)
    for pile in range(4):
        mine = pile ^ 2 if flip else pile
        near = NEARBY + 2 * SPAN * pile
        for distance in range(SPAN):
            add(block, near + distance, rows, NEAR + SPAN * mine + distance)
        for top in range(1, 101):
            if slot[top] == END:
                continue
            to = PILE + SLOTS * mine + slot[top]
            card = min(101 - top if flip else top, 99)
            add(block, ON_TOP + PAIRS * pile + card // 2, rows, to)
            for distance in range(-REACH, REACH + 1):
                card = top + distance if mine < 2 else top - distance
                if 1 < card < 100 and at.unseen[card]:
                    add(block, near + SPAN + distance + REACH, rows, to)


@fast
def judge(at, weights, first, last):
    """Adds the values of the states first to last to at.worth, and notes the best one in at.turn.
    """
    for state in range(first, last):
        at.worth[state] += value(at, weights, state)
        if at.worth[state] > at.turn[WORTH]:
            at.turn[WORTH], at.turn[BEST] = at.worth[state], state


@inlined
def value(at, weights, state):
    """The value of a state; at.sums[:3]: chances to win, to be excellent, cards left."""
    tops, slot, rows, sums = at.tops, at.slot, at.rows, at.sums
    a0, a1, d0, d1 = tops[4 * state], tops[4 * state + 1], tops[4 * state + 2], tops[4 * state + 3]
    base, one, two = WORDS * BASE, WORDS * (PILE + slot[a0]), WORDS * (PILE + SLOTS + slot[a1])
    three = WORDS * (PILE + 2 * SLOTS + slot[d0])
    four = WORDS * (PILE + 3 * SLOTS + slot[d1])
    a = rows[base] + rows[one] + rows[two] + rows[three] + rows[four]
    b = rows[base + 1] + rows[one + 1] + rows[two + 1] + rows[three + 1] + rows[four + 1]
    c = rows[base + 2] + rows[one + 2] + rows[two + 2] + rows[three + 2] + rows[four + 2]
    d = rows[base + 3] + rows[one + 3] + rows[two + 3] + rows[three + 3] + rows[four + 3]
    # Unseen cards between one top and the next one: so many piles take them.
    low, up, down = START, 0, 2
    while low != END:
        high = END
        if up < 2:
            high = min(high, slot[a0] if up < 1 else slot[a1])
        if down > 0:
            high = min(high, slot[d1] if down > 1 else slot[d0])
        plus = WORDS * (BELOW + SLOTS * (3 * up + down) + high)
        minus = WORDS * (BELOW + SLOTS * (3 * up + down) + low)
        a, b = a + rows[plus] - rows[minus], b + rows[plus + 1] - rows[minus + 1]
        c, d = c + rows[plus + 2] - rows[minus + 2], d + rows[plus + 3] - rows[minus + 3]
        while up < 2 and (slot[a0] if up < 1 else slot[a1]) <= high < END:
            up += 1
        while down > 0 and (slot[d1] if down > 1 else slot[d0]) <= high < END:
            down -= 1
        low = high
    mask, kept = at.used[state], 0
    for i in range(at.turn[HAND]):
        if mask >> i & 1:
            continue
        kept += 1
        card = at.hand[i]
        code = 3 * ((card > a0) + (card > a1)) + (card < d0) + (card < d1)
        row = WORDS * (HELD + 9 * i + code)
        a, b, c, d = a + rows[row], b + rows[row + 1], c + rows[row + 2], d + rows[row + 3]
        for pile in range(4):
            distance = card - tops[4 * state + pile]
            if pile > 1:
                distance = -distance
            if -REACH <= distance <= REACH:
                row = WORDS * (NEAR + SPAN * pile + distance + REACH)
                a, b, c, d = a + rows[row], b + rows[row + 1], c + rows[row + 2], d + rows[row + 3]
    row = WORDS * (KEPT + kept)
    _unpack(sums, 0, a + rows[row])
    _unpack(sums, 4, b + rows[row + 1])
    _unpack(sums, 8, c + rows[row + 2])
    _unpack(sums, 12, d + rows[row + 3])
    return _conclude(at, weights, state, kept)


@inlined
def _unpack(sums, to, word):
    for lane in range(to, to + 4):
        each = (word + 32768 & 65535) - 32768
        sums[lane] = max(each, 0)
        word = (word - each) >> 16


@inlined
def _conclude(at, weights, state, kept):
    """The value of a state from the sums of the first layer: the second layer and the heads."""
    phase = min((at.turn[UNSEEN] + kept) * PHASES // 99, PHASES - 1)
    sums, second = at.sums, at.second
    for out in range(INNER):
        second[out] = weights.inner_bias[phase, out] << 8
    for lane in range(LANES):
        each = sums[lane]
        for out in range(INNER):
            second[out] += each * weights.inner[phase, lane, out]
    for out in range(INNER):
        second[out] = min(max(second[out] >> 10, 0), 131071)
    for out in range(HEADS):
        total = np.int64(weights.heads_bias[phase, out] << 10)
        for lane in range(INNER):
            total += second[lane] * weights.heads[phase, out, lane]
        sums[out] = logistic(weights.curve, total >> 9)
    worth = 10 * sums[0] + sums[1] - 3 * sums[2]
    lost = False
    for pile in range(4):
        top = at.fire[at.tops[4 * state + pile]]
        if top == NEW_FIRE:
            worth -= FIRE
        lost = lost or top == BURNING
    return worth - LOST if lost else worth


@inlined
def logistic(curve, number):
    """The output of a head, 0...1 << 22, for 2048 times its sum."""
    each = min(max(number + 16384, 0), 32767)
    low, part = each >> 7, each & 127
    return curve[low] * (128 - part) + curve[low + 1] * part
