"""The glass as text: pure functions from a frame and a terminal size to lines."""

from functools import lru_cache
from itertools import product
from textwrap import wrap
from typing import NamedTuple

from PIL import Image

from crupier.play import colours


class Cell(NamedTuple):
    """How one character shows a block of pixels; `glyphs` by bits, top left pixel lowest."""

    columns: int
    rows: int
    glyphs: str = ""
    shrink: int = 1         # pixels of the glass per pixel, across and down; only in colour


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
# In colour, half a block has two of them: its own and the one behind it.
COLOUR_CELLS = (Cell(1, 2), Cell(2, 4, shrink=2))


class Look(NamedTuple):
    """What a terminal can do. glass, plain: escape sequences around a glass in black and white."""

    depth: int = 0          # colours: 0, 256 or 1 << 24
    glass: str = ""
    plain: str = ""


def cells(frame, look):
    """The ways to show a frame, best first."""
    return COLOUR_CELLS if look.depth and frame.mode == "RGB" else CELLS


def needed(frame, cell) -> tuple[int, int]:
    """Columns and lines of the glass."""
    return -(-frame.width // cell.columns), -(-frame.height // cell.rows)


def render(frame, cell) -> list[str]:
    """Lines of text. Lit is what is brighter than half of the brightest pixel, so that a dimmed
    glass reads like a bright one."""
    frame = frame.convert("L")
    threshold = frame.getextrema()[1] / 2
    pixels = frame.load()
    block = list(product(range(cell.rows), range(cell.columns)))

    def lit(x, y):
        return x < frame.width and y < frame.height and pixels[x, y] > threshold

    def glyph(left, top):
        return cell.glyphs[sum(lit(left + x, top + y) << i for i, (y, x) in enumerate(block))]

    return ["".join(glyph(left, top) for left in range(0, frame.width, cell.columns))
            for top in range(0, frame.height, cell.rows)]


def render_colours(frame, cell, depth) -> list[str]:
    """Lines of half blocks with their escape sequences, of a frame in RGB."""
    size = -(-frame.width // cell.shrink), -(-frame.height // cell.shrink)
    if cell.shrink > 1:
        frame = frame.resize(size, Image.Resampling.BOX)
    data, row = frame.tobytes(), 3 * frame.width
    data += bytes(row)          # below an odd last row
    return [_half_blocks(data[at:at + row], data[at + row:at + 2 * row], depth)
            for at in range(0, row * frame.height, 2 * row)]


@lru_cache(maxsize=1024)        # most lines stay as they were
def _half_blocks(upper: bytes, lower: bytes, depth: int) -> str:
    line, ink, paper = "", "", ""       # as they stand
    for i in range(0, len(upper), 3):
        above, below = (colours.code(row[i], row[i + 1], row[i + 2], depth)
                        for row in (upper, lower))
        wanted = ink if above == below else above       # nothing is seen of the ink then
        line += colours.switch(wanted if wanted != ink else "", below if below != paper else "")
        line += " " if above == below else "▀"
        ink, paper = wanted, below
    return line + colours.PLAIN


def _lines(frame, cell, look) -> list[str]:
    if cell in COLOUR_CELLS:
        return render_colours(frame, cell, look.depth)
    return [look.glass + line + look.plain for line in render(frame, cell)]


def page(frame, says, columns, lines, look=Look()) -> list[str]:        # noqa: B008 (immutable)
    """Exactly `lines` lines for the terminal: the glass in the middle, the legend at the end.

    says: "legend", and with places for sizes "finer" and "too_small".
    """
    ways = _ways(frame, says, look)
    for cell, legend in ways:
        below = wrap(legend, columns)
        wide, high = needed(frame, cell)
        room = lines - len(below)
        if wide <= columns and high <= room:
            above, left = (room - high) // 2, (columns - wide) // 2
            body = [""] * above + [" " * left + line for line in _lines(frame, cell, look)]
            body += [""] * (room - len(body))
            return body + [line.center(columns).rstrip() for line in below]
    best, least = (_size(frame, *ways[i]) for i in (0, -1))
    text = says["too_small"].format(least=least, best=best, here=f"{columns}x{lines}")
    body = wrap(text, columns)[:lines]
    return body + [""] * (lines - len(body))


def _ways(frame, says, look) -> list[tuple[Cell, str]]:
    """Cells with the legend below them, best first."""
    best, *others = cells(frame, look)
    legend = says["legend"]
    finer = says["finer"].format(size=_size(frame, best, legend))
    return [(best, legend)] + [
        (cell, f"{legend} {finer}" if cell.shrink > 1 else legend) for cell in others]


def _size(frame, cell, legend) -> str:
    """Columns and lines of a terminal for the glass and the legend."""
    wide, high = needed(frame, cell)
    return f"{wide}x{high + len(wrap(legend, wide))}"
