# Inner loops over pixels as machine code. This file goes to the board as source: the compiler on
# the board makes code for its own processor. Same names and results: plain.py.
# ruff: noqa: F821


@micropython.viper
def expand(table: ptr32, source: ptr8, target: ptr32, start: int, count: int, stride: int,
           rows: int):
    """target: table[byte] of count bytes a row; rows begin at start, stride bytes apart."""
    to = 0
    while rows:
        at = start
        end = start + count
        while at < end:
            target[to] = table[source[at]]
            to += 1
            at += 1
        start += stride
        rows -= 1


@micropython.viper
def transpose(source: ptr8, target: ptr8, rows: int, stride: int):
    """Columns of bytes, from the last row up, become rows of bytes."""
    to = 0
    column = 0
    while column < stride:
        at = (rows - 1) * stride + column
        while at >= 0:
            target[to] = source[at]
            to += 1
            at -= stride
        column += 1
