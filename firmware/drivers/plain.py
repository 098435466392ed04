"""Inner loops over pixels for a MicroPython that makes no machine code; see viper.py."""


def expand(table, source, target, start, count, stride, rows):
    to = 0
    for row in range(start, start + rows * stride, stride):
        for at in range(row, row + count):
            pair = 4 * source[at]
            target[to:to + 4] = table[pair:pair + 4]
            to += 4


def transpose(source, target, rows, stride):
    to = 0
    for column in range(stride):
        for at in range((rows - 1) * stride + column, -1, -stride):
            target[to] = source[at]
            to += 1
