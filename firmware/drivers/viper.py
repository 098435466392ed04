# Inner loops over pixels as machine code. This file goes to the board as source: the compiler on
# the board makes code for its own processor. What they do, and how, is said in plain.py.
# ruff: noqa: F821


@micropython.viper
def expand(table: ptr32, source: ptr8, target: ptr32, start: int, count: int, stride: int,
           rows: int):
    to = int(target)
    while rows:
        at = int(source) + start
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
        start += stride
        rows -= 1


@micropython.viper
def pair(words: ptr16, table: ptr16):
    n = 0
    while n < 256:
        table[2 * n] = words[n >> 4]
        table[2 * n + 1] = words[n & 15]
        n += 1


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
