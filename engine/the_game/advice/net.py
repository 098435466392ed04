"""What the states of a turn are worth. A board does as net_native.py says, which does the same.

numba compiles this on a PC: so arrays are flat, and nothing is made here. All three give the same
answers, to the bit.
"""

from .shape import (
    BASE,
    BELOW,
    BEST,
    BURNING,
    END,
    HAND,
    HEAD,
    HEADS,
    HELD,
    INNER,
    KEPT,
    LANES,
    NEAR,
    NEW_FIRE,
    PHASES,
    PILE,
    REACH,
    SLOTS,
    SPAN,
    START,
    UNSEEN,
    WORTH,
)

WIDTH = LANES       # numbers that hold a row
SCRATCH = LANES + INNER     # in sums
LOST = 1 << 27      # a turn that ends with this fire has lost
FIRE = 1 << 23      # what a new fire costs; a win is worth 10 << 22


def clear(rows):
    """Forgets what there was."""
    for at in range(len(rows)):
        rows[at] = 0


def add(block, row, rows, to):
    """Adds a row of a block of the file to one of the turn."""
    for lane in range(LANES):
        rows[LANES * to + lane] += block[LANES * row + lane]


def sweep(block, code, flip, unseen, slot, rows):
    """The unseen cards below each slot, of those that so many piles take: a block of rows."""
    to = LANES * (BELOW + SLOTS * code)
    end = to + LANES * END
    for lane in range(LANES):
        rows[end + lane] = 0
        rows[to + LANES * START + lane] = 0
    for card in range(1, 101):
        if slot[card] < END:
            for lane in range(LANES):
                rows[to + LANES * slot[card] + lane] = rows[end + lane]
        if unseen[card]:
            row = LANES * ((101 - card if flip else card) >> 2)
            for lane in range(LANES):
                rows[end + lane] += block[row + lane]


def look(block, pile, unseen, slot, rows):
    """Adds the unseen cards near each slot to the rows of a pile: a block of distances."""
    for top in range(1, 101):
        if slot[top] == END:
            continue
        to = LANES * (PILE + SLOTS * pile + slot[top])
        for distance in range(-REACH, REACH + 1):
            card = top + distance if pile < 2 else top - distance
            if 1 < card < 100 and unseen[card]:
                for lane in range(LANES):
                    rows[to + lane] += block[LANES * (distance + REACH) + lane]


def judge(turn, hand, tops, used, rows, slot, fire, head, curve, worth, sums, first, last):
    """Adds to what the states first to last are worth; the best one is noted in `turn`."""
    for state in range(first, last):
        worth[state] += value(turn, hand, tops, used, rows, slot, fire, head, curve, sums, state)
        if worth[state] > turn[WORTH]:
            turn[WORTH], turn[BEST] = worth[state], state


def value(turn, hand, tops, used, rows, slot, fire, head, curve, sums, state):
    """What a state is worth; sums[:3]: chances to win, to be excellent, cards left."""
    a0, a1, d0, d1 = tops[4 * state], tops[4 * state + 1], tops[4 * state + 2], tops[4 * state + 3]
    base, one, two = LANES * BASE, LANES * (PILE + slot[a0]), LANES * (PILE + SLOTS + slot[a1])
    three = LANES * (PILE + 2 * SLOTS + slot[d0])
    four = LANES * (PILE + 3 * SLOTS + slot[d1])
    for lane in range(LANES):
        sums[lane] = (rows[base + lane] + rows[one + lane] + rows[two + lane] + rows[three + lane]
                      + rows[four + lane])
    # Unseen cards between one top and the next one: so many piles take them.
    low, up, down = START, 0, 2
    while low != END:
        high = END
        if up < 1 and slot[a0] < high:
            high = slot[a0]
        elif up < 2 and slot[a1] < high:
            high = slot[a1]
        if down > 1 and slot[d1] < high:
            high = slot[d1]
        elif down == 1 and slot[d0] < high:
            high = slot[d0]
        plus = LANES * (BELOW + SLOTS * (3 * up + down) + high)
        minus = LANES * (BELOW + SLOTS * (3 * up + down) + low)
        for lane in range(LANES):
            sums[lane] += rows[plus + lane] - rows[minus + lane]
        while up < 2 and (slot[a0] if up < 1 else slot[a1]) <= high < END:
            up += 1
        while down > 0 and (slot[d1] if down > 1 else slot[d0]) <= high < END:
            down -= 1
        low = high
    mask, kept = used[state], 0
    for i in range(turn[HAND]):
        if mask >> i & 1:
            continue
        kept += 1
        card = hand[i]
        code = 3 * ((card > a0) + (card > a1)) + (card < d0) + (card < d1)
        row = LANES * (HELD + 9 * i + code)
        for lane in range(LANES):
            sums[lane] += rows[row + lane]
        for pile in range(4):
            distance = card - tops[4 * state + pile]
            if pile > 1:
                distance = -distance
            if -REACH <= distance <= REACH:
                row = LANES * (NEAR + SPAN * pile + distance + REACH)
                for lane in range(LANES):
                    sums[lane] += rows[row + lane]
    row = LANES * (KEPT + kept)
    for lane in range(LANES):
        sums[lane] += rows[row + lane]
    return conclude(turn, tops, fire, head, curve, sums, state, kept)


def conclude(turn, tops, fire, head, curve, sums, state, kept):
    """The upper layers over the sums of the first: what a state is worth."""
    phase = (turn[UNSEEN] + kept) * PHASES // 99
    at = HEAD * (phase if phase < PHASES else PHASES - 1)
    for out in range(INNER):
        sums[LANES + out] = head[at + LANES * INNER + out] << 8
    for lane in range(LANES):
        each = (sums[lane] + 32768 & 65535) - 32768
        if each > 0:
            for out in range(INNER):
                sums[LANES + out] += each * head[at + INNER * lane + out]
    at += (LANES + 1) * INNER
    for out in range(HEADS):
        each = head[at + INNER * HEADS + out] << 10
        for inner in range(INNER):
            one = sums[LANES + inner] >> 10
            if one > 0:
                each += (one if one < 131071 else 131071) * head[at + INNER * out + inner]
        each = (each >> 9) + 16384
        each = 0 if each < 0 else each if each < 32767 else 32767
        sums[out] = (curve[each >> 7] * (128 - (each & 127))
                     + curve[(each >> 7) + 1] * (each & 127))
    worth = 10 * sums[0] + sums[1] - 3 * sums[2]
    lost = False
    for pile in range(4):
        top = fire[tops[4 * state + pile]]
        if top == NEW_FIRE:
            worth -= FIRE
        lost = lost or top == BURNING
    return worth - LOST if lost else worth
