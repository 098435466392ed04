"""Inner loops for displays of one colour, for a MicroPython that makes no machine code; see
oled_native.py.
"""


def changed(new, old, cell, cells):
    """The first cell of 8 bytes, from this one on, that differs; cells if none does."""
    while cell < cells and new[8 * cell:8 * cell + 8] == old[8 * cell:8 * cell + 8]:
        cell += 1
    return cell


def transpose(source, target, rows, stride):
    """Columns of bytes, from the last row up, become rows of bytes."""
    to = 0
    for column in range(stride):
        for at in range((rows - 1) * stride + column, -1, -stride):
            target[to] = source[at]
            to += 1
