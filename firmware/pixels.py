"""Inner loops over pixels in Python, for a MicroPython without machine code; see pixels_native.py.
"""

from framebuf import FrameBuffer

# Displays with colours

def expand(frame, start, count, rows):
    """Fills `target` with the 4 bytes that the table has for each source byte: count bytes a row;
    rows begin at start, stride apart.

    frame: (target, table, source, stride).
    """
    table, source, stride, target = frame
    to = 0
    for row in range(start, start + rows * stride, stride):
        for at in range(row, row + count):
            pair = 4 * source[at]
            target[to:to + 4] = table[pair:pair + 4]
            to += 4


def join(areas, x, y, w, h):
    """Adds an area to the list of areas, in units of two pixels a byte. Two areas are merged if
    the union takes at most one window's cost more to send.

    areas: [how many, bytes of a row, rows, most areas, cost of a window, three unused; then left,
    top, right, bottom of each].
    """
    count, window = areas[0], areas[4]
    new = max(x // 2, 0), max(y, 0), min((x + w + 1) // 2, areas[1]), min(y + h, areas[2])
    if new[0] >= new[2] or new[1] >= new[3]:
        return
    room = window if count < areas[3] else 1 << 29
    at = count
    while at:
        old = areas[4 * at + 4:4 * at + 8]
        both = [min(old[0], new[0]), min(old[1], new[1]), max(old[2], new[2]), max(old[3], new[3])]
        sizes = [(area[2] - area[0]) * (area[3] - area[1]) for area in (old, new, both)]
        if sizes[2] <= sizes[0] + sizes[1] + room:
            new, room = both, window
            for i in range(4):
                areas[4 * at + 4 + i] = areas[4 * count + 4 + i]
            at = count      # the merged area may reach others: start again
            count -= 1
        at -= 1
    for i in range(4):
        areas[4 * count + 8 + i] = new[i]
    areas[0] = count + 1


def pair(words, table):
    """Fills the table: for each byte 0...255 the two words of 2 bytes that its halves index, the
    high half first.
    """
    for n in range(256):
        left, right = n >> 4 << 1, (n & 15) << 1
        table[4 * n:4 * n + 2] = words[left:left + 2]
        table[4 * n + 2:4 * n + 4] = words[right:right + 2]


# Displays of one colour

def changed(new, old, cell, cells):
    """Index of the first cell of 8 bytes, from `cell` on, that differs; `cells` if none does."""
    while cell < cells and new[8 * cell:8 * cell + 8] == old[8 * cell:8 * cell + 8]:
        cell += 1
    return cell


def transpose(source, target, rows, stride):
    """Turns columns of bytes, from the last row up, into rows of bytes."""
    to = 0
    for column in range(stride):
        for at in range((rows - 1) * stride + column, -1, -stride):
            target[to] = source[at]
            to += 1


# Text on all of them

def draw_text(picture, x, y, colour, scale, text, count, font):
    """Paints a text without a background; returns the x at which it ends.

    picture: (bytes, format, width, height), format MONO_VLSB (0), GS4_HMSB (2) or MONO_HMSB (4);
    None only measures. y: of the line. scale: pixels per dot. count: characters of the text. font:
    as host_tools/build/fonts/device.py makes it. A missing character is painted as "?", or skipped
    in a font of digits.
    """
    fb = None
    if picture:
        target, form, wide, high = picture
        fb = FrameBuffer(target, wide, high, form)
    first, run, others = font[4:7]
    entries = 8 + 2 * others
    pictures = entries + 4 * (run + others + 1)
    for char in text[:count]:
        code = ord(char)
        i = code - first
        if not 0 <= i < run:
            i = 63 - first if 63 - first < run else run + others
            for k in range(others):
                if font[8 + 2 * k] | font[9 + 2 * k] << 8 == code:
                    i = run + k
        entry = entries + 4 * i
        columns = font[entry + 2]
        at, end = (pictures + (font[e] | font[e + 1] << 8) for e in (entry, entry + 4))
        top = y + scale * font[entry + 3]
        while fb and columns and at < end:
            for column in range(columns):
                for row in range(8):
                    if font[at] >> row & 1:
                        fb.rect(x + scale * column, top + scale * row, scale, scale, colour, True)
                at += 1
            top += 8 * scale
        x += scale * columns
    return x
