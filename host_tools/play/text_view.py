"""The display as text: pure functions from a frame and a terminal size to lines."""

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
    shrink: int = 1         # pixels of the display per pixel, across and down; only in colour


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
# A large display in colour is squeezed into a smaller terminal, down to these pixels a character.
_SQUEEZED = 6, 12
_BESIDE = 24            # columns that are enough for words beside it


class Look(NamedTuple):
    """What a terminal can do. begin, end: escape sequences around a display in black and white."""

    depth: int = 0          # colours: 0, 256 or 1 << 24
    begin: str = ""
    end: str = ""


def cells(frame, look):
    """The ways to show a frame, best first."""
    return COLOUR_CELLS if look.depth and frame.mode == "RGB" else CELLS


def needed(frame, cell) -> tuple[int, int]:
    """Columns and lines of the display."""
    return -(-frame.width // cell.columns), -(-frame.height // cell.rows)


def render(frame, cell) -> list[str]:
    """Lines of text. Lit is what is brighter than half of the brightest pixel, so that a dimmed
    display reads like a bright one."""
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


def squeeze(frame, columns, lines, look) -> list[str]:
    """Lines of text as large as fits, nothing if that is too little: characters are twice as high
    as wide, and stand for two by two pixels, or for braille's dots on a terminal without colours.
    """
    lines = min(lines, columns * frame.height // (2 * frame.width))
    if lines < frame.height // _SQUEEZED[1]:
        return []
    columns = 2 * lines * frame.width // frame.height
    if look.depth:
        data, row = _resized(frame, 2 * columns, 2 * lines).tobytes(), 6 * columns
        return [_quarters(data[at:at + row], data[at + row:at + 2 * row], look.depth)
                for at in range(0, len(data), 2 * row)]
    braille = CELLS[-1]
    small = _resized(frame, braille.columns * columns, braille.rows * lines)
    return [look.begin + line + look.end for line in render(small, braille)]


def _resized(frame, wide, high):
    return frame.resize((wide, high), Image.Resampling.BOX)


@lru_cache(maxsize=1024)
def _quarters(upper: bytes, lower: bytes, depth: int) -> str:
    """Each block in two colours: the mean of its brighter pixels on the mean of the others."""
    line, ink, paper = "", "", ""       # as they stand
    for i in range(0, len(upper), 6):
        block = [row[at:at + 3] for row in (upper, lower) for at in (i, i + 3)]
        middle = sum(map(sum, block)) / 4
        lit = [sum(pixel) > middle for pixel in block]
        above, below = (_mean([pixel for pixel, bright in zip(block, lit, strict=True)
                               if bright == side], depth) for side in (True, False))
        wanted = above or ink
        line += colours.switch(wanted if wanted != ink else "", below if below != paper else "")
        line += CELLS[1].glyphs[sum(bright << at for at, bright in enumerate(lit))]
        ink, paper = wanted, below
    return line + colours.PLAIN


def _mean(pixels: list[bytes], depth: int) -> str:
    """What stands for the colour between these."""
    return colours.code(*(sum(parts) // len(pixels) for parts in zip(*pixels, strict=True)),
                        depth) if pixels else ""


def _lines(frame, cell, look) -> list[str]:
    if cell in COLOUR_CELLS:
        return render_colours(frame, cell, look.depth)
    return [look.begin + line + look.end for line in render(frame, cell)]


def page(frame, says, columns, lines, look=Look(), spoken="") -> list[str]:      # noqa: B008
    """Exactly `lines` lines for the terminal: the display in the middle, the legend at the end.

    says: "legend", and with places for sizes "finer" and "too_small". spoken: the display in
    words; they stand beside a picture that is squeezed, or below if it is wide.
    """
    ways = _ways(frame, says, look)
    for cell, legend in ways:
        below = wrap(legend, columns)
        wide, high = needed(frame, cell)
        if wide <= columns and high <= lines - len(below):
            return _centred(_lines(frame, cell, look), wide, below, columns, lines)
    best, least = (_size(frame, *ways[i]) for i in (0, -1))
    if frame.mode == "RGB":
        legend = _finer(says, best)
        below, said = wrap(legend, columns), wrap(" · ".join(spoken.splitlines()), columns)
        picture = squeeze(frame, columns, lines - len(below), look)
        wide = 2 * len(picture) * frame.width // frame.height
        if picture and columns - wide > _BESIDE:
            said = [part for line in spoken.splitlines()
                    for part in wrap(line, columns - wide - 3)]
            said += [""] * (len(picture) - len(said))
            picture = [f"{line}  {text}" for line, text in zip(picture, said, strict=False)]
            return _centred(picture, columns if spoken else wide, below, columns, lines)
        if said:
            below = [*said, "", *below]
            picture = squeeze(frame, columns, lines - len(below), look) or picture
        if picture:
            wide = 2 * len(picture) * frame.width // frame.height
            return _centred(picture, wide, below[-(lines - len(picture)):], columns, lines)
        wide, high = (side // most for side, most in zip(frame.size, _SQUEEZED, strict=True))
        least = f"{wide}x{high + len(wrap(legend, wide))}"
    text = says["too_small"].format(least=least, best=best, here=f"{columns}x{lines}")
    body = wrap(text, columns)[:lines]
    return body + [""] * (lines - len(body))


def _centred(picture, wide, below, columns, lines) -> list[str]:
    room = lines - len(below)
    body = [""] * ((room - len(picture)) // 2)
    body += [" " * ((columns - wide) // 2) + line for line in picture]
    body += [""] * (room - len(body))
    return body + [line.center(columns).rstrip() for line in below]


def _finer(says, size) -> str:
    return f"{says['legend']} {says['finer'].format(size=size)}"


def _ways(frame, says, look) -> list[tuple[Cell, str]]:
    """Cells with the legend below them, best first."""
    best, *others = cells(frame, look)
    legend = says["legend"]
    finer = _finer(says, _size(frame, best, legend))
    return [(best, legend)] + [(cell, finer if cell.shrink > 1 else legend) for cell in others]


def _size(frame, cell, legend) -> str:
    """Columns and lines of a terminal for the display and the legend."""
    wide, high = needed(frame, cell)
    return f"{wide}x{high + len(wrap(legend, wide))}"
