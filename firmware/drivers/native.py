# Inner loops over pixels as machine code, which host_tools/build/payload.py makes for a board's
# processor. What they do, and how, is said in plain.py.
# ruff: noqa: F821


@micropython.viper
def expand(frame, start: int, count: int, rows: int):
    table = ptr32(frame[0])
    begin = int(ptr8(frame[1])) + start
    stride = int(frame[2])
    to = int(ptr32(frame[3]))
    while rows:
        at = begin
        end = at + count
        if count & 1:
            ptr32(to)[0] = table[ptr8(at)[0]]
            to += 4
            at += 1
        while at < end:     # two at a time: 0.3 us a byte instead of 0.5
            ptr32(to)[0] = table[ptr8(at)[0]]
            ptr32(to)[1] = table[ptr8(at)[1]]
            to += 8
            at += 2
        begin += stride
        rows -= 1


@micropython.viper
def join(areas: ptr16, x: int, y: int, w: int, h: int):
    count = int(areas[0])
    left = x >> 1 if x > 0 else 0
    up = y if y > 0 else 0
    right = (x + w + 1) >> 1
    down = y + h
    right = right if right < int(areas[1]) else int(areas[1])
    down = down if down < int(areas[2]) else int(areas[2])
    if left >= right or up >= down:
        return
    window = int(areas[4])
    room = window if count < int(areas[3]) else 1 << 29
    before = int(areas) + 8     # the first area
    at = before + 8 * count
    last = at
    while at > before:
        a = int(ptr16(at)[0])
        b = int(ptr16(at)[1])
        c = int(ptr16(at)[2])
        d = int(ptr16(at)[3])
        apart = room + (right - left) * (down - up) + (c - a) * (d - b)
        a = a if a < left else left
        b = b if b < up else up
        c = c if c > right else right
        d = d if d > down else down
        if (c - a) * (d - b) <= apart:
            left = a
            up = b
            right = c
            down = d
            ptr16(at)[0] = ptr16(last)[0]
            ptr16(at)[1] = ptr16(last)[1]
            ptr16(at)[2] = ptr16(last)[2]
            ptr16(at)[3] = ptr16(last)[3]
            room = window
            at = last       # all others once more
            last -= 8
            count -= 1
        at -= 8
    last += 8
    ptr16(last)[0] = left
    ptr16(last)[1] = up
    ptr16(last)[2] = right
    ptr16(last)[3] = down
    areas[0] = count + 1


@micropython.viper
def pair(words: ptr16, table: ptr16):
    n = 0
    while n < 256:
        table[2 * n] = words[n >> 4]
        table[2 * n + 1] = words[n & 15]
        n += 1
