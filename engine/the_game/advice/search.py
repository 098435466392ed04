"""What can be reached in a turn. A board does as search_native.py says, which does the same.

numba compiles this on a PC: so arrays are flat, and nothing is made here. All three give the same
answers, to the bit.
"""

from .shape import (
    BEST,
    BURNING,
    DEPTH,
    DUE,
    FIRST,
    HAND,
    HASHES,
    LEVEL,
    MOST,
    NEXT,
    STATES,
    WIDEST,
    WORTH,
)


def grow(turn, hand, tops, used, came, table, rank, fire, steps):
    """Find more states of the turn, breadth first: which cards have been placed, and the tops.

    Cards go to the nearest pile of a direction, and not far. Cards beyond those due are tricks, or
    leave out no card that is still to come. A state takes four tops; the piles of a direction are
    sorted, as they are alike. Returns whether there is more to do.
    """
    at, count = turn[NEXT], turn[STATES]
    while at < count and steps > 0:
        steps -= 1
        if at == turn[LEVEL]:
            turn[LEVEL] = count
            turn[DEPTH] += 1
            if turn[DEPTH] == turn[DUE]:
                turn[FIRST] = at
        mask, free = used[at], turn[DEPTH] >= turn[DUE]
        for i in range(turn[HAND]):
            if mask >> i & 1:
                continue
            card = hand[i]
            for pile in range(4):
                top, other = tops[4 * at + pile], tops[4 * at + (pile ^ 1)]
                if pile & 1 and top == other:
                    continue
                gap, beside = card - top, card - other
                if pile > 1:
                    gap, beside = -gap, -beside
                if gap < 0 and gap != -10:
                    continue
                if gap > 0 and fire[top] != BURNING:
                    if 0 < beside < gap or gap > turn[WIDEST]:
                        continue
                    if free and skips(turn, hand, mask, rank, card, top, pile > 1):
                        continue
                count += keep(tops, used, came, table, at, i, card, pile, count)
        at += 1
    turn[NEXT], turn[STATES] = at, count
    return at < count


def keep(tops, used, came, table, at, i, card, pile, count):
    """Put the state that card i on this pile leads to at the end, if it is a new one: 1 or 0."""
    new = 4 * count
    for each in range(4):
        tops[new + each] = tops[4 * at + each]
    tops[new + pile] = card
    one = new if pile < 2 else new + 2
    low, high = tops[one], tops[one + 1]
    if low > high if pile < 2 else low < high:
        tops[one], tops[one + 1] = high, low
    mask = used[at] | 1 << i
    spot = (tops[new] + 5 * tops[new + 1] + 29 * tops[new + 2] + 67 * tops[new + 3]
            + 131 * mask) % HASHES
    while table[spot]:
        old = table[spot] - 1
        if (used[old] == mask and tops[4 * old] == tops[new]
                and tops[4 * old + 1] == tops[new + 1] and tops[4 * old + 2] == tops[new + 2]
                and tops[4 * old + 3] == tops[new + 3]):
            return 0
        spot = (spot + 1) % HASHES
    if count >= MOST:
        return 0
    table[spot] = count + 1
    used[count] = mask
    came[count] = at
    return 1


def skips(turn, hand, mask, rank, card, top, falls):
    """Would this card leave out cards that are still to come?

    If tricks in the hand lead back from it, what counts is where they end.
    """
    end, more = card, True
    while more:
        more = False
        for i in range(turn[HAND]):
            if not mask >> i & 1 and hand[i] == (end + 10 if falls else end - 10):
                end, more = hand[i], True
                break
    low, high = (end, top) if falls else (top, end)
    if high - low < 2:
        return False
    if rank[high] > rank[low + 1]:
        return True
    for i in range(turn[HAND]):
        if not mask >> i & 1 and low < hand[i] < high:
            return True
    return False


def solve(turn, hand, tops, used, came, table, stack, fire, steps):
    """Find a way to place as many cards of the hand as can be, depth first; no card is drawn.

    A card that leaves no other one out, and that no trick needs, goes at once. turn[BEST] is the
    best state, turn[WORTH] eight times its cards, plus 8, less the fires on top; turn[NEXT] the
    height of the stack. Returns whether there is more to do.
    """
    height, count = turn[NEXT], turn[STATES]
    while height and steps > 0:
        steps -= 1
        height -= 1
        at = stack[height]
        mask = used[at]
        worth = 8
        for i in range(turn[HAND]):
            worth += (mask >> i & 1) << 3
        if worth == 8 * turn[HAND] + 8:
            turn[WORTH], turn[BEST] = worth, at
            height = 0
            break
        for pile in range(4):
            worth -= fire[tops[4 * at + pile]] > 0
        if worth > turn[WORTH]:
            turn[WORTH], turn[BEST] = worth, at
        first, sure = height, False
        for i in range(turn[HAND]):
            if mask >> i & 1 or sure:
                continue
            card = hand[i]
            for pile in range(4):
                top = tops[4 * at + pile]
                if sure or (pile & 1 and top == tops[4 * at + pile - 1]):
                    continue
                gap = card - top if pile < 2 else top - card
                if gap < 0 and gap != -10:
                    continue
                sure = gap > 0
                for k in range(turn[HAND]):
                    if sure and k != i and not mask >> k & 1:
                        other = hand[k]
                        ahead = other - top if pile < 2 else top - other
                        sure = not (0 < ahead < gap or ahead == -10 or other - card == 10
                                    or card - other == 10)
                if sure:
                    height = first      # this one alone
                if keep(tops, used, came, table, at, i, card, pile, count):
                    stack[height] = count
                    height += 1
                    count += 1
    turn[NEXT], turn[STATES] = height, count
    return height > 0
