# Inner loops for displays of one colour as machine code, see native.py. What they do is said in
# oled_plain.py.
# ruff: noqa: F821


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
