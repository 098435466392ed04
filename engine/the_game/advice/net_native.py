# What the states of a turn are worth, as machine code; net.py says how.
#
# A row has two numbers in a word, high * 65536 + low, so that a sum of words has both sums: 8 of
# them instead of 16. ptr32 reads unsigned words where a word has 64 bits, so a sign is taken from
# bit 30 of what is smaller than that.
# ruff: noqa: F821

_HAND = const(0)
_UNSEEN = const(7)
_BEST = const(8)
_WORTH = const(9)
_PILE = const(1008)
_HELD = const(1456)
_BASE = const(2032)
_SLOTS = const(14)
_END = const(12)
_START = const(13)
_HEAD = const(163)
_INNER_BIAS = const(128)
_HEADS = const(136)
_HEADS_BIAS = const(24)
_LOST = const(1 << 27)

_OF_PILE = const(33)
_KEPT = const(132)
_PAIR = const(141)
_TWO = const(144)
# In sums: facts, each << 8, with how often they are added; by pile three numbers of relate().
_FACTS = const(96)
_NEXT = const(144)

WIDTH, SCRATCH = 8, 156


@micropython.viper
def clear(rows: ptr32):
    i = 0
    while i < 2040:
        rows[i] = 0
        i += 1


@micropython.viper
def widen(block: ptr32, count: int):
    narrow = ptr8(int(block) + 16 * count)
    i = 0
    while i < 8 * count:
        low = (int(narrow[2 * i]) ^ 0x80) - 0x80
        high = (int(narrow[2 * i + 1]) ^ 0x80) - 0x80
        block[i] = (high << 16) | (low & 0xFFFF)
        i += 1


@micropython.viper
def add(block: ptr32, row: int, rows: ptr32, to: int):
    i = 0
    while i < 8:
        word = int(block[8 * row + i])
        rows[8 * to + i] = int(rows[8 * to + i]) + word - ((word & 0x8000) << 1)
        i += 1


@micropython.viper
def sweep(block: ptr32, code: int, flip: int, unseen: ptr8, slot: ptr8, rows: ptr32):
    to = 8 * _SLOTS * code
    end = to + 8 * _END
    i = 0
    while i < 16:       # _END and _START, one after the other
        rows[end + i] = 0
        i += 1
    card = 1
    while card < 101:
        if int(slot[card]) < _END:
            at = to + 8 * int(slot[card])
            i = 0
            while i < 8:
                rows[at + i] = rows[end + i]
                i += 1
        if unseen[card]:
            at = 8 * ((101 - card if flip else card) >> 2)
            i = 0
            while i < 8:
                word = int(block[at + i])
                rows[end + i] = int(rows[end + i]) + word - ((word & 0x8000) << 1)
                i += 1
        card += 1


@micropython.viper
def look(block: ptr32, pile: int, unseen: ptr8, slot: ptr8, rows: ptr32):
    top = 1
    while top < 101:
        if int(slot[top]) != _END:
            to = _PILE + 8 * (_SLOTS * pile + int(slot[top]))
            at = 0
            while at < 21:
                card = top + at - 10 if pile < 2 else top - at + 10
                if 1 < card and card < 100:
                    if unseen[card]:
                        i = 0
                        while i < 8:
                            word = int(block[8 * at + i])
                            rows[to + i] = int(rows[to + i]) + word - ((word & 0x8000) << 1)
                            i += 1
                at += 1
        top += 1


@micropython.viper
def judge(turn: ptr32, hand: ptr8, tops: ptr8, used: ptr8, rows: ptr32, slot: ptr8, rank: ptr8,
          facts: ptr16, fire: ptr8, head: ptr16, curve: ptr16, worth: ptr32, sums: ptr32,
          first: int, last: int):
    best = int(turn[_WORTH])
    best = (best & 0x3FFF_FFFF) - (((best >> 30) & 1) << 30)
    state = first
    while state < last:
        # value(): from sums[16] on where rows to add begin, from 80 on those to subtract
        a0 = int(tops[4 * state])
        a1 = int(tops[4 * state + 1])
        d0 = int(tops[4 * state + 2])
        d1 = int(tops[4 * state + 3])
        top0 = int(slot[a0])
        top1 = int(slot[a1])
        top2 = int(slot[d0])
        top3 = int(slot[d1])
        sums[16] = _BASE
        sums[17] = _PILE + 8 * top0
        sums[18] = _PILE + 8 * (_SLOTS + top1)
        sums[19] = _PILE + 8 * (2 * _SLOTS + top2)
        sums[20] = _PILE + 8 * (3 * _SLOTS + top3)
        n = 21
        minus = 80
        low = _START
        up = 0
        down = 2
        while low != _END:
            high = _END
            if up == 0:
                if top0 < high:
                    high = top0
            elif up == 1:
                if top1 < high:
                    high = top1
            if down == 2:
                if top3 < high:
                    high = top3
            elif down == 1:
                if top2 < high:
                    high = top2
            code = _SLOTS * (3 * up + down)
            sums[n] = 8 * (code + high)
            n += 1
            sums[minus] = 8 * (code + low)
            minus += 1
            if high != _END:
                if up == 0 and top0 <= high:
                    up = 1
                if up == 1 and top1 <= high:
                    up = 2
                if down == 2 and top3 <= high:
                    down = 1
                if down == 1 and top2 <= high:
                    down = 0
            low = high
        mask = int(used[state])
        cards = int(turn[_HAND])
        kept = 0
        i = 0
        while i < 12:
            sums[_NEXT + i] = 100
            sums[_NEXT + i + 1] = 100
            sums[_NEXT + i + 2] = 0
            i += 3
        m = _FACTS
        tens = 0
        more = 0
        runs = 0
        up = 100
        i = 0
        while i < cards:
            if not (mask >> i) & 1:
                kept += 1
                card = int(hand[i])
                below = int(rank[card])
                if below == up:
                    runs += 1
                up = below
                if card > 11:
                    more += int(rank[card - 9]) - int(rank[card - 10])
                if card < 90:
                    more += int(rank[card + 11]) - int(rank[card + 10])
                k = i - 1
                while k >= 0 and int(hand[k]) >= card - 10:
                    if int(hand[k]) == card - 10 and not (mask >> k) & 1:
                        tens += 1
                    k -= 1
                code = 9 * i
                pile = 0
                while pile < 4:
                    gap = card - int(tops[4 * state + pile])
                    if pile > 1:
                        gap = 0 - gap
                    if gap > 0:
                        code += 3 if pile < 2 else 1
                        k = _NEXT + 3 * pile
                        between = below - int(rank[tops[4 * state + pile]])
                        if pile > 1:
                            sums[k + 1] = int(sums[k])
                            sums[k] = 0 - between
                            sums[k + 2] = card
                        elif not int(sums[k + 2]):
                            sums[k] = between
                            sums[k + 2] = card
                        elif int(sums[k + 1]) == 100:
                            sums[k + 1] = between
                    if -11 < gap and gap < 11:
                        sums[m] = (gap + 10 + _OF_PILE * pile) << 8 | 1
                        m += 1
                    pile += 1
                sums[n] = _HELD + 8 * code
                n += 1
            i += 1
        sums[m] = (_KEPT + kept) << 8 | 1
        sums[m + 1] = _PAIR << 8 | tens
        sums[m + 2] = (_PAIR + 1) << 8 | more
        sums[m + 3] = (_PAIR + 2) << 8 | runs
        m += 4
        low = 100
        i = 0
        while i < 4:
            at = _NEXT + 3 * i
            k = 0
            while k < 2:
                gap = int(sums[at + k])
                gap = gap if gap < 3 else 3 if gap < 5 else 4 if gap < 9 else 5
                sums[m] = (_OF_PILE * i + 21 + 6 * k + gap) << 8 | 1
                m += 1
                k += 1
            if int(sums[at + 1]) < low:
                low = int(sums[at + 1])
            k = _NEXT
            while k < at:
                if int(sums[k + 2]) != int(sums[at + 2]):
                    if int(sums[k]) + int(sums[at]) < low:
                        low = int(sums[k]) + int(sums[at])
                k += 3
            i += 1
        low = low if low < 6 else 6 if low < 8 else 7 if low < 11 else 8
        sums[m] = (_TWO + low) << 8 | 1
        i = 0
        while i < 8:
            word = 0
            k = 16
            while k < n:
                word += int(rows[int(sums[k]) + i])
                k += 1
            k = 80
            while k < minus:
                word -= int(rows[int(sums[k]) + i])
                k += 1
            k = _FACTS
            while k <= m:
                two = int(facts[(int(sums[k]) >> 8 << 3) + i])
                high = (two ^ 0x8000) >> 8
                word += (int(sums[k]) & 0xFF) * (
                    (((two & 0xFF) ^ 0x80) - 0x80) + ((high - 0x80) << 16))
                k += 1
            sums[i] = word
            i += 1
        # conclude()
        k = int(turn[_UNSEEN]) * 4 // 99
        code = (int(turn[_UNSEEN]) + kept) * 4 // 99
        at = _HEAD * (code - k) if code < 4 else _HEAD * (3 - k)
        i = 0
        while i < 8:
            sums[8 + i] = ((int(head[at + _INNER_BIAS + i]) ^ 0x8000) - 0x8000) << 6
            i += 1
        i = 0
        while i < 16:
            n = int(sums[i >> 1])
            if i & 1:
                n = (n + ((n & 0x8000) << 1)) >> 16
            n = n & 0xFFFF
            if 0 < n and n < 0x8000:
                weights = ptr16(int(head) + 2 * (at + 8 * i))
                k = 0
                while k < 8:
                    sums[8 + k] = int(sums[8 + k]) + n * ((int(weights[k]) ^ 0x8000) - 0x8000)
                    k += 1
            i += 1
        i = 8
        while i < 16:
            n = int(sums[i])
            if (n >> 30) & 1:
                n = 0
            n = n >> 8
            sums[i] = n if n < 131071 else 131071
            i += 1
        at += _HEADS
        code = 0
        while code < 3:
            n = ((int(head[at + _HEADS_BIAS + code]) ^ 0x8000) - 0x8000) << 10
            i = 0
            while i < 8:
                n += int(sums[8 + i]) * ((int(head[at + 8 * code + i]) ^ 0x8000) - 0x8000)
                i += 1
            n = (n >> 9) + 16384
            if n < 0:
                n = 0
            if n > 32767:
                n = 32767
            i = n >> 7
            n = n & 127
            sums[code] = int(curve[i]) * (128 - n) + int(curve[i + 1]) * n
            code += 1
        n = int(worth[state])
        n = (n & 0x3FFF_FFFF) - (((n >> 30) & 1) << 30)
        n += 10 * int(sums[0]) + int(sums[1]) - 3 * int(sums[2])
        code = 0
        i = 0
        while i < 4:
            if int(fire[tops[4 * state + i]]) == 2:
                code = _LOST
            i += 1
        n -= code
        worth[state] = n
        if n > best:
            best = n
            turn[_BEST] = state
        state += 1
    turn[_WORTH] = best
