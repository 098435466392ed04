# What can be reached in a turn, as machine code; search.py says how.
# ruff: noqa: F821

_HAND = const(0)
_DUE = const(1)
_STATES = const(2)
_NEXT = const(3)
_LEVEL = const(4)
_DEPTH = const(5)
_FIRST = const(6)
_BEST = const(8)
_WORTH = const(9)
_WIDEST = const(10)
_MOST = const(1000)
_HASHES = const(2047)


@micropython.viper
def keep(tops: ptr32, used: ptr8, came: ptr16, table: ptr16, at: int, i: int, card: int,
         pile: int, count: int) -> int:
    word = tops[at]
    low = word & 255
    high = (word >> 8) & 255
    up = (word >> 16) & 255
    down = (word >> 24) & 255
    if pile == 0:
        low = card
    elif pile == 1:
        high = card
    elif pile == 2:
        up = card
    else:
        down = card
    if low > high:
        word = low
        low = high
        high = word
    if up < down:
        word = up
        up = down
        down = word
    mask = used[at] | (1 << i)
    spot = (low + 5 * high + 29 * up + 67 * down + 131 * mask) & _HASHES
    word = low | (high << 8) | (up << 16) | (down << 24)
    while table[spot]:
        old = table[spot] - 1
        if tops[old] == word and used[old] == mask:
            return 0
        spot = (spot + 1) & _HASHES
    if count >= _MOST:
        return 0
    tops[count] = word
    used[count] = mask
    came[count] = at
    table[spot] = count + 1
    return 1


@micropython.viper
def grow(turn: ptr32, hand: ptr8, tops: ptr8, used: ptr8, came: ptr16, table: ptr16, rank: ptr8,
         fire: ptr8, steps: int) -> bool:
    at = int(turn[_NEXT])
    count = int(turn[_STATES])
    cards = int(turn[_HAND])
    while at < count and steps > 0:
        steps -= 1
        if at == int(turn[_LEVEL]):
            turn[_LEVEL] = count
            turn[_DEPTH] = int(turn[_DEPTH]) + 1
            if int(turn[_DEPTH]) == int(turn[_DUE]):
                turn[_FIRST] = at
        mask = int(used[at])
        free = int(turn[_DEPTH]) >= int(turn[_DUE])
        i = 0
        while i < cards:
            if not (mask >> i) & 1:
                card = int(hand[i])
                pile = 0
                while pile < 4:
                    top = int(tops[4 * at + pile])
                    other = int(tops[4 * at + (pile ^ 1)])
                    gap = card - top
                    beside = card - other
                    if pile > 1:
                        gap = 0 - gap
                        beside = 0 - beside
                    fits = gap > 0 or gap == -10
                    if pile & 1 and top == other:
                        fits = False
                    if fits and gap > 0 and int(fire[top]) != 2:
                        if gap > int(turn[_WIDEST]) or (0 < beside and beside < gap):
                            fits = False
                        elif free:
                            # skips(): would it leave out cards that are still to come?
                            step = 10 if pile > 1 else -10
                            end = card
                            k = 0
                            while k < cards:
                                if int(hand[k]) == end + step and not (mask >> k) & 1:
                                    end += step
                                    k = 0
                                else:
                                    k += 1
                            low = top
                            high = end
                            if pile > 1:
                                low = end
                                high = top
                            if high - low > 1:
                                if int(rank[high]) > int(rank[low + 1]):
                                    fits = False
                                k = 0
                                while k < cards:
                                    other = int(hand[k])
                                    if low < other and other < high and not (mask >> k) & 1:
                                        fits = False
                                    k += 1
                    if fits:
                        count += int(keep(tops, used, came, table, at, i, card, pile, count))
                    pile += 1
            i += 1
        at += 1
    turn[_NEXT] = at
    turn[_STATES] = count
    return at < count


@micropython.viper
def solve(turn: ptr32, hand: ptr8, tops: ptr8, used: ptr8, came: ptr16, table: ptr16,
          stack: ptr16, fire: ptr8, steps: int) -> bool:
    height = int(turn[_NEXT])
    count = int(turn[_STATES])
    cards = int(turn[_HAND])
    best = int(turn[_WORTH])
    while height and steps > 0:
        steps -= 1
        height -= 1
        at = int(stack[height])
        mask = int(used[at])
        worth = 8
        i = 0
        while i < cards:
            worth += ((mask >> i) & 1) << 3
            i += 1
        if mask + 1 == 1 << cards:
            turn[_WORTH] = worth
            turn[_BEST] = at
            turn[_NEXT] = 0
            turn[_STATES] = count
            return False
        i = 0
        while i < 4:
            if fire[tops[4 * at + i]]:
                worth -= 1
            i += 1
        if worth > best:
            best = worth
            turn[_BEST] = at
        first = height
        sure = False
        i = 0
        while i < cards:
            card = int(hand[i])
            pile = 4 if sure or (mask >> i) & 1 else 0
            while pile < 4:
                top = int(tops[4 * at + pile])
                gap = card - top if pile < 2 else top - card
                fits = gap > 0 or gap == -10
                if pile & 1 and top == int(tops[4 * at + pile - 1]):
                    fits = False
                if fits and not sure:
                    sure = gap > 0
                    k = 0
                    while k < cards:
                        if k != i and not (mask >> k) & 1:
                            other = int(hand[k])
                            ahead = other - top if pile < 2 else top - other
                            if ahead == -10 or (0 < ahead and ahead < gap):
                                sure = False
                            if other - card == 10 or card - other == 10:
                                sure = False
                        k += 1
                    if sure:
                        height = first
                    if int(keep(tops, used, came, table, at, i, card, pile, count)):
                        stack[height] = count
                        height += 1
                        count += 1
                pile += 1
            i += 1
    turn[_WORTH] = best
    turn[_NEXT] = height
    turn[_STATES] = count
    return height > 0
