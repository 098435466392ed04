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
    OF_PILE,
    PAIR,
    PHASES,
    PILE,
    REACH,
    SLOTS,
    SPAN,
    START,
    TWO,
    UNSEEN,
    WIDTHS,
    WORTH,
)

WIDTH = LANES       # numbers that hold a row
# In sums, for each pile: unseen cards before the next card of the hand, before the one behind it,
# the next card.
_NEXT = LANES + INNER
SCRATCH = _NEXT + 4 * 3
_NONE = 100
LOST = 1 << 27      # a turn that ends with a burning card on top; a win is worth 10 << 22


def clear(rows):
    """Forgets what there was."""
    for at in range(len(rows)):
        rows[at] = 0


def widen(block, count):
    """Makes int16 of so many rows of int8, which lie in the second half of the place for them."""
    for at in range(LANES * count):
        two = block[(LANES * count + at) // 2]
        block[at] = ((two >> 8 if at & 1 else two) & 255 ^ 128) - 128


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


def judge(turn, hand, tops, used, rows, slot, rank, facts, fire, head, curve, worth, sums, first,
          last):
    """Adds to what the states first to last are worth; the best one is noted in `turn`."""
    for state in range(first, last):
        worth[state] += value(turn, hand, tops, used, rows, slot, rank, facts, fire, head, curve,
                              sums, state)
        if worth[state] > turn[WORTH]:
            turn[WORTH], turn[BEST] = worth[state], state


def value(turn, hand, tops, used, rows, slot, rank, facts, fire, head, curve, sums, state):
    """What a state is worth; sums[:3]: chances to win, to be excellent, cards left.

    rank: how many unseen cards are below each card. facts: see shape.py.
    """
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
                append(facts, OF_PILE * pile + distance + REACH, 1, sums)
    append(facts, KEPT + kept, 1, sums)
    relate(turn, hand, tops, used, rank, facts, sums, state)
    return conclude(turn, tops, fire, head, curve, sums, state, kept)


def relate(turn, hand, tops, used, rank, facts, sums, state):
    """Adds rows for what the cards kept are to each other."""
    for pile in range(4):
        at = _NEXT + 3 * pile
        sums[at] = sums[at + 1] = _NONE
        sums[at + 2] = 0
    mask, last, tens, more, runs = used[state], _NONE, 0, 0, 0
    for i in range(turn[HAND]):
        if mask >> i & 1:
            continue
        card = hand[i]
        below = rank[card]
        runs += below == last
        last = below
        if card > 11:
            more += rank[card - 9] - rank[card - 10]
        if card < 90:
            more += rank[card + 11] - rank[card + 10]
        for k in range(i):
            if hand[k] == card - 10 and not mask >> k & 1:
                tens += 1
        for pile in range(4):
            at, top = _NEXT + 3 * pile, tops[4 * state + pile]
            if pile < 2 and card > top:
                if not sums[at + 2]:
                    sums[at], sums[at + 2] = below - rank[top], card
                elif sums[at + 1] == _NONE:
                    sums[at + 1] = below - rank[top]
            if pile > 1 and card < top:
                sums[at + 1] = sums[at]
                sums[at], sums[at + 2] = rank[top] - below, card
    least = _NONE
    for pile in range(4):
        at = _NEXT + 3 * pile
        for near in (0, 1):
            row = OF_PILE * pile + SPAN + WIDTHS * near + width(sums[at + near])
            append(facts, row, 1, sums)
        if sums[at + 1] < least:
            least = sums[at + 1]
        for other in range(_NEXT, at, 3):
            if sums[at + 2] != sums[other + 2] and sums[at] + sums[other] < least:
                least = sums[at] + sums[other]
    append(facts, PAIR, tens, sums)
    append(facts, PAIR + 1, more, sums)
    append(facts, PAIR + 2, runs, sums)
    append(facts, TWO + price(least), 1, sums)


def append(facts, row, times, sums):
    """Adds a fact, so many times."""
    for lane in range(LANES):
        two = facts[(LANES * row + lane) // 2]
        sums[lane] += times * (((two >> 8 if lane & 1 else two) & 255 ^ 128) - 128)


def width(gap):
    """The row of a gap for so many unseen cards."""
    return gap if gap < 3 else 3 if gap < 5 else 4 if gap < 9 else 5


def price(cost):
    """The row of two cards for so many unseen cards."""
    return cost if cost < 6 else 6 if cost < 8 else 7 if cost < 11 else 8


def phase(cards):
    """Which second layer is for so many cards that do not lie open."""
    found = cards * PHASES // 99
    return found if found < PHASES else PHASES - 1


def conclude(turn, tops, fire, head, curve, sums, state, kept):
    """The upper layers over the sums of the first: what a state is worth. head: of the phase with
    nothing kept, and of the next one.
    """
    at = HEAD * (phase(turn[UNSEEN] + kept) - phase(turn[UNSEEN]))
    for out in range(INNER):
        sums[LANES + out] = head[at + LANES * INNER + out] << 6
    for lane in range(LANES):
        each = (sums[lane] + 32768 & 65535) - 32768
        if each > 0:
            for out in range(INNER):
                sums[LANES + out] += each * head[at + INNER * lane + out]
    at += (LANES + 1) * INNER
    for out in range(HEADS):
        each = head[at + INNER * HEADS + out] << 10
        for inner in range(INNER):
            one = sums[LANES + inner] >> 8
            if one > 0:
                each += (one if one < 131071 else 131071) * head[at + INNER * out + inner]
        each = (each >> 9) + 16384
        each = 0 if each < 0 else each if each < 32767 else 32767
        sums[out] = (curve[each >> 7] * (128 - (each & 127))
                     + curve[(each >> 7) + 1] * (each & 127))
    worth = 10 * sums[0] + sums[1] - 3 * sums[2]
    lost = False
    for pile in range(4):
        lost = lost or fire[tops[4 * state + pile]] == BURNING
    return worth - LOST if lost else worth
