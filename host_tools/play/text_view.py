"""The glass as text: pure functions from a frame and a terminal size to lines."""

from itertools import product
from textwrap import wrap
from typing import NamedTuple


class Cell(NamedTuple):
    """How one character shows a block of pixels; `glyphs` by bits, top left pixel lowest."""

    columns: int
    rows: int
    glyphs: str


def _braille() -> str:
    """U+2800 counts its dots down the left column, down the right, then the bottom row."""
    weights = (0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80)
    return "".join(chr(0x2800 + sum(w for i, w in enumerate(weights) if bits >> i & 1))
                   for bits in range(256))


# Best first. Braille needs the fewest characters; quadrants are solid but narrow the picture.
CELLS = (
    Cell(1, 2, " ▀▄█"),
    Cell(2, 2, " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"),
    Cell(2, 4, _braille()),
)


def needed(frame, cell) -> tuple[int, int]:
    """Columns and lines of the glass with its line of keys."""
    return -(-frame.width // cell.columns), -(-frame.height // cell.rows) + 1


def choose(frame, columns, lines):
    """The best cell with which the frame fits, or None."""
    for cell in CELLS:
        wide, high = needed(frame, cell)
        if wide <= columns and high <= lines:
            return cell
    return None


def render(frame, cell) -> list[str]:
    """Lines of text of an "L" image. Lit is what is brighter than half of its brightest pixel,
    so that a dimmed glass reads like a bright one."""
    threshold = frame.getextrema()[1] / 2
    pixels = frame.load()
    block = list(product(range(cell.rows), range(cell.columns)))

    def lit(x, y):
        return x < frame.width and y < frame.height and pixels[x, y] > threshold

    def glyph(left, top):
        return cell.glyphs[sum(lit(left + x, top + y) << i for i, (y, x) in enumerate(block))]

    return ["".join(glyph(left, top) for left in range(0, frame.width, cell.columns))
            for top in range(0, frame.height, cell.rows)]


def page(frame, legend, columns, lines, glass="", plain="") -> list[str]:
    """Exactly `lines` lines for the terminal: the glass in the middle, the legend at the end.

    `glass` and `plain` are the escape sequences that switch the colours of the glass on and off.
    """
    cell = choose(frame, columns, lines)
    if cell is None:
        wide, high = needed(frame, CELLS[-1])
        body = wrap(f"Terminal too small: {wide}x{high} needed, this is {columns}x{lines}.",
                    columns)[:lines]
        return body + [""] * (lines - len(body))
    wide, high = needed(frame, cell)
    above, left = (lines - high) // 2, (columns - wide) // 2
    body = [""] * above + [" " * left + glass + line + plain for line in render(frame, cell)]
    return body + [""] * (lines - 1 - len(body)) + [legend[:columns].center(columns).rstrip()]
