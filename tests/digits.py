"""Reads numbers in the fonts of the table from pixels, in any two colours."""

from functools import cache

from PIL import Image

from tests.pure import cell, font, width

Box = tuple[int, int, int, int]             # x, y, w, h


class Digits:
    """Numbers in a font of digits, or of text, by their pictures."""

    def __init__(self, name: str, most: int = 100):
        drawn = font(name)
        self.cap = len(drawn.glyphs["0"].rows)
        self._numbers = {_columns([[dot == "#" for dot in row] for row in _rows(drawn, str(n))]): n
                         for n in range(most + 1)}
        self._read: dict[tuple[str, int, bytes], int | None] = {}     # the same again and again

    def read(self, frame: Image.Image, box: Box) -> int | None:
        """The number in the middle of an area, with nothing else in the rows of its digits."""
        x, y, w, h = box
        top = y + (h - self.cap + 1) // 2
        part = frame.crop((x, top, x + w, top + self.cap))
        key = part.mode, w, part.tobytes()
        if key not in self._read:
            self._read[key] = self._number(part)
        return self._read[key]

    def _number(self, part: Image.Image) -> int | None:
        w, pixels = part.width, part.load()
        assert pixels
        for _, ground in sorted(part.getcolors(w * self.cap) or [], reverse=True)[:2]:
            found = self._numbers.get(_columns([[pixels[i, j] != ground for i in range(w)]
                                                for j in range(self.cap)]))
            if found is not None:
                return found
        return None


digits = cache(Digits)


def _rows(drawn, text: str) -> list[str]:
    """Of the digits alone, without what is above and below."""
    rows = ["".join(row) for row in zip(*(cell(drawn, char) for char in text), strict=True)]
    first = drawn.ascent - drawn.glyphs["0"].top
    assert len(rows[0]) == width(drawn, text)
    return rows[first:first + len(drawn.glyphs["0"].rows)]


def _columns(rows: list[list[bool]]) -> tuple:
    """From the first column with a dot to the last."""
    columns = list(zip(*rows, strict=True))
    used = [i for i, column in enumerate(columns) if any(column)]
    return tuple(columns[used[0]:used[-1] + 1]) if used else ()
