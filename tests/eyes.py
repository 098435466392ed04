"""Reads what stands on the glass, from its pixels: tests see what a player sees."""

from functools import cache

from PIL import Image

from tests.pure import cell, font, layout, load
from tests.table_sight import Table, TableSight

basic = layout("w128h64", "basic")
table_at = layout("w128h64", "table")
round_at = layout("w128h64", "round")
live_at = layout("w128h64", "live")
home_at = layout("w128h64", "home")
sheet_at = layout("w128h64", "sheet")
_WIDTH, _HEIGHT = 128, 64
CHARS = list(map(chr, range(32, 127))) + list("¡¿áéíóúüñÁÉÍÓÚÜÑäößÄÖ°·ªº←↑→↓")


class Font:
    """Glyphs of a font of the firmware by their picture; with "*2", twice as large."""

    def __init__(self, name: str):
        name, _, factor = name.partition("*")
        drawn, scale = font(name), int(factor or 1)
        self.width = scale * drawn.glyphs["0"].advance
        self.height = scale * (drawn.ascent + drawn.descent)
        self._chars = {}
        for char in CHARS:
            dots = b"".join(scale * b"".join(scale * (b"\xFF" if dot == "#" else b"\0")
                                             for dot in row) for row in cell(drawn, char))
            self._chars.setdefault(dots, char)
            self._chars.setdefault(bytes(255 - dot for dot in dots), char)

    def read(self, frame: Image.Image, x: int, y: int, columns: int) -> str:
        """Text with its top left corner at x, y, in any two colours; \\0 for other pictures."""
        text = ""
        for column in range(columns):
            left = x + column * self.width
            cell = frame.crop((left, y, left + self.width, y + self.height))
            text += self._chars.get(_two_tone(cell), "\0")
        return text


def _two_tone(cell: Image.Image) -> bytes:
    """0 and 255 for the two colours of a picture; one of more colours as it is."""
    if cell.mode == "L":
        return cell.tobytes()
    dots, size = cell.tobytes(), len(cell.mode)
    first = dots[:size]
    if not cell.getcolors(2):
        return dots
    return bytes(255 * (dots[i:i + size] != first) for i in range(0, len(dots), size))


BODY, BIG, SMALL = Font(basic.BODY), Font(basic.BIG), Font(basic.SMALL)


@cache
def _stops() -> list[str]:
    """What the home screen can name, in any language."""
    spoken = [load("ui/strings/" + code).TEXTS for code, _ in
              load("ui/strings/__init__").LANGUAGES]
    return [entry[0] for entry in load("games/__init__").SHELF] + [
        texts[key] for texts in spoken
        for key in ("home.day", "home.pad", "row.history", "home.help", "row.settings")]


def named(frame: Image.Image, text: str) -> bool:
    """Does the home screen name this?"""
    x, y = home_at.NAME
    drawn = font(home_at.NAME_FONT)
    end = x + sum(drawn.glyphs[char].advance for char in text)
    behind = frame.crop((end, y, end + 5, y + drawn.cap))
    return written(frame, text, x, y, home_at.NAME_FONT) and not behind.getbbox()


def written(frame: Image.Image, text: str, x: int, y: int, name: str) -> bool:
    """Does a text in a proportional font stand there? y is where capitals begin."""
    width, height, dots = _drawn(text, name)
    return frame.crop((x, y, x + width, y + height)).convert("L").tobytes() == dots


@cache
def _drawn(text: str, name: str) -> tuple[int, int, bytes]:
    """Columns, rows and pixels of a text, from the top of its capitals to their foot."""
    drawn = font(name)
    rows = [b"".join(b"\xFF" if dot == "#" else b"\0" for dot in row) for row in
            map("".join, zip(*(cell(drawn, char) for char in text), strict=True))]
    top = drawn.ascent - drawn.cap
    return len(rows[0]), drawn.cap, b"".join(rows[top:top + drawn.cap])


def home(frame: Image.Image) -> str | None:
    """What the home screen names as chosen, None when something else is on the glass."""
    return next((text for text in _stops() if named(frame, text)), None)


def totals(frame: Image.Image) -> list[str]:
    """What the score sheet of a match adds up to, by column; [] if something else is there."""
    y = sheet_at.SUM_Y + 2
    inked = frame.getpixel((3, y)) < 128        # the cursor is not there
    return numbers(frame, sheet_at.DIGITS[0], y, sheet_at.LEFT, _WIDTH - 3, inked)


def round_to_play(frame: Image.Image) -> int | None:
    """The number in the chosen line of a score sheet, None where none is chosen."""
    font_at = font(sheet_at.FOOT_FONT)
    for i in range(sheet_at.ROWS):
        y = sheet_at.ROWS_Y + i * sheet_at.STEP
        if frame.getpixel((sheet_at.LEFT + 1, y + 3)) > 127:       # lit, not only outlined
            found = numbers(frame, sheet_at.FOOT_FONT,
                             y + (sheet_at.STEP - font_at.cap + 1) // 2, 3, sheet_at.LEFT, False)
            return int(found[0]) if found else None
    return None


def numbers(frame: Image.Image, name: str, y: int, x: int, right: int, lit: bool) -> list[str]:
    """Numbers in a proportional font between two columns; lit: are they, and not their ground?"""
    drawn = font(name)
    grey = frame.convert("L")
    shown = [tuple((grey.getpixel((at, y + row)) > 127) == lit for row in range(drawn.cap))
             for at in range(x, right)]
    known = {}
    for char in "0123456789-.":
        rows = cell(drawn, char)[drawn.ascent - drawn.cap:][:drawn.cap]
        columns = [tuple(dot == "#" for dot in column) for column in zip(*rows, strict=True)]
        while not any(columns[-1]):
            columns.pop()
        known[char] = columns
    found, at, gap = [], 0, 9
    while at < len(shown):
        match = max((char for char, columns in known.items()
                     if shown[at:at + len(columns)] == columns),
                    key=lambda char: len(known[char]), default="")
        if not match:
            at, gap = at + 1, gap + 1
            continue
        if gap > 2:
            found.append("")
        found[-1] += match
        at, gap = at + len(known[match]), 0
    return found


def title(frame: Image.Image) -> str:
    """The title of a menu or dialog; "Crupier" at home."""
    return "Crupier" if home(frame) else _title(frame)


def _title(frame: Image.Image) -> str:
    return BODY.read(frame, basic.MARGIN, 0, 18).replace("\0", "").rstrip()


def rows(frame: Image.Image) -> list[str]:
    """The rows of a full menu, values at their end."""
    return [_row(frame, basic.TITLE_H + i * basic.ROW_H) for i in range(basic.ROWS)]


def _row(frame: Image.Image, y: int) -> str:
    beside = basic.MARGIN + basic.BADGE + 4         # an emblem
    left = next((text for text in (BODY.read(frame, x, y, 20).split("\0")[0].rstrip()
                                   for x in (basic.MARGIN, beside)) if text), "")
    # Values end at the right margin, off the grid of the labels.
    start = _WIDTH - basic.MARGIN - 20 * BODY.width
    right = BODY.read(frame, start, y, 20).split("\0")[-1].strip()
    return left if left.endswith(right) else f"{left} {right}"


def chosen_row(frame: Image.Image) -> int | None:
    """Index of the inverted row of a full menu."""
    for i in range(basic.ROWS):
        if frame.getpixel((0, basic.TITLE_H + i * basic.ROW_H + 5)):
            return i
    return None


_SIGHT = TableSight("w128h64")


def table(frame: Image.Image) -> Table | None:
    """The table of The Game, or None when something else is on the glass."""
    return _SIGHT.table(frame)


def by_place(frame: Image.Image, count: int) -> list[int]:
    """The hand at the table of The Game, 0 where a card has been laid in this turn."""
    return _SIGHT.by_place(frame, count)


def number(frame: Image.Image, font: Font, x: int, y: int, w: int) -> int | None:
    """A number centred in w pixels."""
    for digits in (1, 2, 3):
        text = font.read(frame, x + (w - digits * font.width + 1) // 2, y, digits)
        if text.isdigit() and str(int(text)) == text:
            wider = font.read(frame, x + (w - (digits + 2) * font.width + 1) // 2, y, digits + 2)
            if digits == 3 or wider.strip("\0 ") == text:
                return int(text)
    return None
