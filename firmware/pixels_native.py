# Inner loops over pixels in machine code, which host_tools/build/payload.py makes for a board's
# processor. For docstrings see the same functions in pixels.py.
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
            at = last       # the merged area may reach others: start again
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


@micropython.viper
def changed(new: ptr32, old: ptr32, cell: int, cells: int) -> int:
    while cell < cells:
        if new[2 * cell] != old[2 * cell] or new[2 * cell + 1] != old[2 * cell + 1]:
            return cell
        cell += 1
    return cells


@micropython.viper
def transpose(source: ptr8, target: ptr8, rows: int, stride: int):
    to = int(target)
    column = 0
    while column < stride:
        at = (rows - 1) * stride + column
        while at >= 0:
            ptr8(to)[0] = source[at]
            to += 1
            at -= stride
        column += 1


@micropython.viper
def draw_text(picture, x: int, y: int, colour: int, scale: int, text: ptr8, count: int,
              font: ptr8) -> int:
    target = font
    form = -1                   # only measure
    wide = 0
    high = 0
    if picture:
        target = ptr8(picture[0])
        form = int(picture[1])
        wide = int(picture[2])
        high = int(picture[3])
    first = font[4]
    run = font[5]
    others = font[6]
    entries = int(font) + 8 + 2 * others
    pictures = entries + 4 * (run + others + 1)
    at = 0
    while count:
        count -= 1
        code = text[at]
        at += 1
        if code >= 0xF0:        # UTF-8 in four bytes: in no font; in three, or in two
            code = 0x10000
            at += 3
        elif code >= 0xE0:
            code = (code & 0x0F) << 12 | (text[at] & 0x3F) << 6 | text[at + 1] & 0x3F
            at += 2
        elif code >= 0xC0:
            code = (code & 0x1F) << 6 | text[at] & 0x3F
            at += 1
        i = code - first
        if i < 0 or i >= run:
            i = 63 - first if 63 - first < run else run + others
            k = 0
            while k < others:
                if font[8 + 2 * k] | font[9 + 2 * k] << 8 == code:
                    i = run + k
                    k = others
                k += 1
        entry = entries + 4 * i
        right = x + scale * ptr8(entry)[2]
        if form >= 0 and right > x:
            column = pictures + (ptr8(entry)[0] | ptr8(entry)[1] << 8)
            end = pictures + (ptr8(entry)[4] | ptr8(entry)[5] << 8)
            top = y + scale * ptr8(entry)[3]
            while column < end:
                left = x
                while left < right:
                    dots = ptr8(column)[0]
                    column += 1
                    row = top
                    while dots:
                        if dots & 1:
                            v = row
                            while v < row + scale:
                                u = left
                                while u < left + scale:
                                    if u >= 0 and u < wide and v >= 0 and v < high:
                                        if form == 2:           # GS4_HMSB
                                            a = (v * wide + u) >> 1
                                            if u & 1:
                                                target[a] = target[a] & 0xF0 | colour
                                            else:
                                                target[a] = target[a] & 0x0F | colour << 4
                                        else:
                                            if form:            # MONO_HMSB
                                                a = (v * wide + u) >> 3
                                                bit = 1 << (u & 7)
                                            else:               # MONO_VLSB
                                                a = (v >> 3) * wide + u
                                                bit = 1 << (v & 7)
                                            if colour:
                                                target[a] = target[a] | bit
                                            else:
                                                target[a] = target[a] & (255 - bit)
                                    u += 1
                                v += 1
                        dots >>= 1
                        row += scale
                    left += scale
                top += 8 * scale
        x = right
    return x
