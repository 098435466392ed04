"""Inner loops over pixels, for a MicroPython that makes no machine code; see native.py."""


def expand(frame, start, count, rows):
    """target: the 4 bytes in table of count bytes a row; rows begin at start, stride apart.

    frame: table, source, stride, target.
    """
    table, source, stride, target = frame
    to = 0
    for row in range(start, start + rows * stride, stride):
        for at in range(row, row + count):
            pair = 4 * source[at]
            target[to:to + 4] = table[pair:pair + 4]
            to += 4


def join(areas, x, y, w, h):
    """Adds an area of two pixels a byte to areas; two become one that is at most a window larger.

    areas: how many, bytes of a row, rows, how many at most, the window, three more; then left, up,
    right, down of each.
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
            at = count      # all others once more
            count -= 1
        at -= 1
    for i in range(4):
        areas[4 * count + 8 + i] = new[i]
    areas[0] = count + 1


def pair(words, table):
    """table: both of 16 words of 2 bytes that the halves of 0...255 name, the high half first."""
    for n in range(256):
        left, right = n >> 4 << 1, (n & 15) << 1
        table[4 * n:4 * n + 2] = words[left:left + 2]
        table[4 * n + 2:4 * n + 4] = words[right:right + 2]
