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
_NEAR = const(2032)
_KEPT = const(2704)
_BASE = const(2776)
_SLOTS = const(14)
_END = const(12)
_START = const(13)
_HEAD = const(163)
_INNER_BIAS = const(128)
_HEADS = const(136)
_HEADS_BIAS = const(24)
_LOST = const(1 << 27)
_FIRE = const(1 << 23)

WIDTH, SCRATCH = 8, 96


@micropython.viper
def clear(rows: ptr32):
    i = 0
    while i < 2784:
        rows[i] = 0
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
def judge(turn: ptr32, hand: ptr8, tops: ptr8, used: ptr8, rows: ptr32, slot: ptr8, fire: ptr8,
          head: ptr16, curve: ptr16, worth: ptr32, sums: ptr32, first: int,
          last: int):
    best = int(turn[_WORTH])
    best = (best & 0x3FFF_FFFF) - (((best >> 30) & 1) << 30)
    state = first
    while state < last:
        # value(): where the rows to add begin, from sums[16] on, and those to subtract, from 80 on
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
        while i < cards:
            if not (mask >> i) & 1:
                kept += 1
                card = int(hand[i])
                code = 9 * i
                pile = 0
                while pile < 4:
                    gap = card - int(tops[4 * state + pile])
                    if pile > 1:
                        gap = 0 - gap
                    if gap > 0:
                        code += 3 if pile < 2 else 1
                    if -11 < gap and gap < 11:
                        sums[n] = _NEAR + 8 * (gap + 10 + 21 * pile)
                        n += 1
                    pile += 1
                sums[n] = _HELD + 8 * code
                n += 1
            i += 1
        sums[n] = _KEPT + 8 * kept
        s0 = 0
        s1 = 0
        s2 = 0
        s3 = 0
        s4 = 0
        s5 = 0
        s6 = 0
        s7 = 0
        while n > 15:
            row = ptr32(int(rows) + 4 * int(sums[n]))
            s0 += int(row[0])
            s1 += int(row[1])
            s2 += int(row[2])
            s3 += int(row[3])
            s4 += int(row[4])
            s5 += int(row[5])
            s6 += int(row[6])
            s7 += int(row[7])
            n -= 1
        while minus > 80:
            minus -= 1
            row = ptr32(int(rows) + 4 * int(sums[minus]))
            s0 -= int(row[0])
            s1 -= int(row[1])
            s2 -= int(row[2])
            s3 -= int(row[3])
            s4 -= int(row[4])
            s5 -= int(row[5])
            s6 -= int(row[6])
            s7 -= int(row[7])
        sums[0] = s0
        sums[1] = s1
        sums[2] = s2
        sums[3] = s3
        sums[4] = s4
        sums[5] = s5
        sums[6] = s6
        sums[7] = s7
        # conclude()
        code = (int(turn[_UNSEEN]) + kept) * 4 // 99
        at = _HEAD * (code if code < 4 else 3)
        i = 0
        while i < 8:
            sums[8 + i] = ((int(head[at + _INNER_BIAS + i]) ^ 0x8000) - 0x8000) << 8
            i += 1
        s0 = int(sums[8])
        s1 = int(sums[9])
        s2 = int(sums[10])
        s3 = int(sums[11])
        s4 = int(sums[12])
        s5 = int(sums[13])
        s6 = int(sums[14])
        s7 = int(sums[15])
        i = 0
        while i < 16:
            n = int(sums[i >> 1])
            if i & 1:
                n = (n + ((n & 0x8000) << 1)) >> 16
            n = n & 0xFFFF
            if 0 < n and n < 0x8000:
                weights = ptr16(int(head) + 2 * (at + 8 * i))
                s0 += n * ((int(weights[0]) ^ 0x8000) - 0x8000)
                s1 += n * ((int(weights[1]) ^ 0x8000) - 0x8000)
                s2 += n * ((int(weights[2]) ^ 0x8000) - 0x8000)
                s3 += n * ((int(weights[3]) ^ 0x8000) - 0x8000)
                s4 += n * ((int(weights[4]) ^ 0x8000) - 0x8000)
                s5 += n * ((int(weights[5]) ^ 0x8000) - 0x8000)
                s6 += n * ((int(weights[6]) ^ 0x8000) - 0x8000)
                s7 += n * ((int(weights[7]) ^ 0x8000) - 0x8000)
            i += 1
        sums[8] = s0
        sums[9] = s1
        sums[10] = s2
        sums[11] = s3
        sums[12] = s4
        sums[13] = s5
        sums[14] = s6
        sums[15] = s7
        i = 8
        while i < 16:
            n = int(sums[i])
            if (n >> 30) & 1:
                n = 0
            n = n >> 10
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
            top0 = int(fire[tops[4 * state + i]])
            if top0 == 1:
                n -= _FIRE
            if top0 == 2:
                code = _LOST
            i += 1
        n -= code
        worth[state] = n
        if n > best:
            best = n
            turn[_BEST] = state
        state += 1
    turn[_WORTH] = best
