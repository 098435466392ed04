# Text as machine code, which host_tools/build/payload.py makes for a board's processor. What it
# does is said in plain.py.
# ruff: noqa: F821


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
