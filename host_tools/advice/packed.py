"""The values of a turn's states, as in engine's net.py, several times as fast on a PC.

Sums count modulo 65536, so that a word of 64 bits holds four of them: a row is four words, and the
sums of a state stay in registers. A word is a + 65536 b + ..., where a, b ... are signed.
"""

import numpy as np

from crupier.advice.fast import fast, inlined
from crupier.engine.the_game.advice.net import LOST, price, width
from crupier.engine.the_game.advice.shape import (
    BASE,
    BELOW,
    BEST,
    BIAS,
    BURNING,
    END,
    FACT_ROWS,
    FACTS,
    FEW,
    FIRE_HELD,
    FIRE_TOP,
    FIRES_LEFT,
    GROUPS,
    HAND,
    HEADS,
    HELD,
    IN_HAND,
    IN_STOCK,
    INNER,
    KEPT,
    LANES,
    NEARBY,
    OF_PILE,
    ON_TOP,
    PAIR,
    PHASES,
    PILE,
    REACH,
    ROWS,
    SLOTS,
    SPAN,
    START,
    TWO,
    UNSEEN,
    WIDTHS,
    WORTH,
)

WORDS = LANES // 4
# Behind the rows of a turn: facts.
ALL_ROWS = ROWS + FACT_ROWS
_NONE = 100
WIDTH = np.array([width(gap) for gap in range(_NONE + 1)])
PRICE = np.array([price(cost) for cost in range(2 * _NONE + 1)])


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
    turn, slot, rows, fire = at.turn, at.slot, at.rows, at.fire
    rows[:] = 0
    add(block, BIAS, rows, BASE)
    add(block, FEW + min(turn[UNSEEN], 91) // 4, rows, BASE)
    fires = left = 0
    for card in range(2, 100):
        if fire[card]:
            fires, left = fires + 1, left + at.unseen[card]
    if fires:
        add(block, FIRES_LEFT + left, rows, BASE)
    for fact in range(FACT_ROWS):
        mine = (fact + KEPT // 2) % KEPT if flip and fact < KEPT else fact
        add(block, FACTS + fact, rows, ROWS + mine)
    for code in range(9):
        mine = code % 3 * 3 + code // 3 if flip else code
        for i in range(turn[HAND]):
            card = 101 - at.hand[i] if flip else at.hand[i]
            add(block, IN_HAND + GROUPS * code + card // 4, rows, HELD + 9 * i + mine)
            if fire[at.hand[i]]:
                add(block, FIRE_HELD + code, rows, HELD + 9 * i + mine)
        sweep(block, IN_STOCK + GROUPS * code, mine, flip, at)
    for pile in range(4):
        mine = pile ^ 2 if flip else pile
        for top in range(1, 101):
            if slot[top] == END:
                continue
            to = PILE + SLOTS * mine + slot[top]
            card = 101 - top if flip else top
            add(block, ON_TOP + GROUPS * pile + min(card, 99) // 4, rows, to)
            if fire[top]:
                add(block, FIRE_TOP + 6 * pile + card // 11 - 2, rows, to)
            for distance in range(-REACH, REACH + 1):
                card = top + distance if mine < 2 else top - distance
                if 1 < card < 100 and at.unseen[card]:
                    add(block, NEARBY + SPAN * pile + distance + REACH, rows, to)


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
    rank, unseen = at.rank, at.unseen
    r0, r1, f0, f1 = rank[a0], rank[a1], rank[d0], rank[d1]
    n0 = n1 = 0
    # By pile, u to x: unseen cards before the next card kept, before the one behind it; that card.
    # Written out: loops over piles take a third longer.
    u0 = u1 = v0 = v1 = w0 = w1 = x0 = x1 = _NONE
    cu = cv = cw = cx = 0
    last, tens, more, runs = -1, 0, 0, 0
    for i in range(at.turn[HAND]):
        if mask >> i & 1:
            continue
        kept += 1
        card = at.hand[i]
        r = rank[card]
        if card > a0:
            if n0 == 0:
                u0, cu = r - r0, card
            elif n0 == 1:
                u1 = r - r0
            n0 += 1
        if card > a1:
            if n1 == 0:
                v0, cv = r - r1, card
            elif n1 == 1:
                v1 = r - r1
            n1 += 1
        if card < d0:
            w1, w0, cw = w0, f0 - r, card
        if card < d1:
            x1, x0, cx = x0, f1 - r, card
        runs += r == last
        last = r
        if card > 11:
            more += unseen[card - 10]
        if card < 90:
            more += unseen[card + 10]
        for k in range(i):
            tens += not mask >> k & 1 and at.hand[k] == card - 10
        code = 3 * ((card > a0) + (card > a1)) + (card < d0) + (card < d1)
        row = WORDS * (HELD + 9 * i + code)
        a, b, c, d = a + rows[row], b + rows[row + 1], c + rows[row + 2], d + rows[row + 3]
        for pile in range(4):
            distance = card - tops[4 * state + pile]
            if pile > 1:
                distance = -distance
            if -REACH <= distance <= REACH:
                row = WORDS * (ROWS + OF_PILE * pile + distance + REACH)
                a, b, c, d = a + rows[row], b + rows[row + 1], c + rows[row + 2], d + rows[row + 3]
    for each, gap in enumerate((u0, u1, v0, v1, w0, w1, x0, x1)):
        row = WORDS * (ROWS + OF_PILE * (each // 2) + SPAN + WIDTHS * (each % 2) + WIDTH[gap])
        a, b, c, d = a + rows[row], b + rows[row + 1], c + rows[row + 2], d + rows[row + 3]
    cost = min(min(u1, v1), min(w1, x1))
    if cu != cv:
        cost = min(cost, u0 + v0)
    if cu != cw:
        cost = min(cost, u0 + w0)
    if cu != cx:
        cost = min(cost, u0 + x0)
    if cv != cw:
        cost = min(cost, v0 + w0)
    if cv != cx:
        cost = min(cost, v0 + x0)
    if cw != cx:
        cost = min(cost, w0 + x0)
    row = WORDS * (ROWS + TWO + PRICE[cost])
    a, b, c, d = a + rows[row], b + rows[row + 1], c + rows[row + 2], d + rows[row + 3]
    row = WORDS * (ROWS + PAIR)
    a, b = a + tens * rows[row], b + tens * rows[row + 1]
    c, d = c + tens * rows[row + 2], d + tens * rows[row + 3]
    row += WORDS
    a, b = a + more * rows[row], b + more * rows[row + 1]
    c, d = c + more * rows[row + 2], d + more * rows[row + 3]
    row += WORDS
    a, b = a + runs * rows[row], b + runs * rows[row + 1]
    c, d = c + runs * rows[row + 2], d + runs * rows[row + 3]
    row = WORDS * (ROWS + KEPT + kept)
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
        total = np.int64(weights.inner_bias[phase, out]) << 6
        for lane in range(LANES):
            total += np.int64(sums[lane]) * np.int64(weights.inner[phase, out, lane])
        second[out] = min(max(total >> 8, 0), 131071)
    for out in range(HEADS):
        total = np.int64(weights.heads_bias[phase, out] << 10)
        for lane in range(INNER):
            total += second[lane] * weights.heads[phase, out, lane]
        sums[out] = logistic(weights.curve, total >> 9)
    worth = 10 * sums[0] + sums[1] - 3 * sums[2]
    lost = False
    for pile in range(4):
        lost = lost or at.fire[at.tops[4 * state + pile]] == BURNING
    return worth - LOST if lost else worth


@inlined
def logistic(curve, number):
    """The output of a head, 0...1 << 22, for 2048 times its sum."""
    each = min(max(number + 16384, 0), 32767)
    low, part = each >> 7, each & 127
    return curve[low] * (128 - part) + curve[low + 1] * part
