"""Inner loops over pixels, for a MicroPython that makes no machine code; see viper.py."""


def expand(table, source, target, start, count, stride, rows):
    """target: the 4 bytes in table of count bytes a row; rows begin at start, stride apart."""
    to = 0
    for row in range(start, start + rows * stride, stride):
        for at in range(row, row + count):
            pair = 4 * source[at]
            target[to:to + 4] = table[pair:pair + 4]
            to += 4


def pair(words, table):
    """table: both of 16 words of 2 bytes that the halves of 0...255 name, the high half first."""
    for n in range(256):
        left, right = n >> 4 << 1, (n & 15) << 1
        table[4 * n:4 * n + 2] = words[left:left + 2]
        table[4 * n + 2:4 * n + 4] = words[right:right + 2]


def transpose(source, target, rows, stride):
    """Columns of bytes, from the last row up, become rows of bytes."""
    to = 0
    for column in range(stride):
        for at in range((rows - 1) * stride + column, -1, -stride):
            target[to] = source[at]
            to += 1
