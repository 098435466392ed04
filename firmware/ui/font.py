"""Bitmap fonts; host_tools/build/fonts/device.py describes what a board reads."""

from struct import unpack_from

from framebuf import MONO_VLSB, FrameBuffer
from micropython import const

_LARGE = const(5_000)           # bytes; of a larger font each glyph is read when it is painted
_MOST_DOUBLED = const(12)       # glyphs


def codes(text):
    """The characters of a text as numbers.

    As strings of one character each would be looked up among all strings that MicroPython interns.
    """
    data = text.encode()
    if len(data) == len(text):
        return data
    codes = []
    for byte in data:           # UTF-8: the first byte says how long, others begin with 10
        if byte < 0x80:
            codes.append(byte)
        elif byte < 0xC0:
            codes[-1] = codes[-1] << 6 | byte & 0x3F
        else:
            codes.append(byte & (0x1F if byte < 0xE0 else 0x0F))
    return codes


class Font:
    """height: rows of a line. above, cap: rows above a capital, and its own. gap: columns behind
    the last character that do not count. advance: columns of a digit.
    """

    def __init__(self, file, at, size):
        """file, at, size: where the font is. The file may serve others in between."""
        file.seek(at)
        head = file.read(8)
        self.height, self.above, self.cap, self.gap, self._first, self._run, others, _ = head
        self._others = file.read(2 * others)
        self._entries = file.read(4 * (self._run + others + 1))
        self._file = None
        self._at = at + 12 + 6 * others + 4 * self._run
        if size > _LARGE:
            self._file = file
        else:
            self._bits = memoryview(file.read(size - self._at + at))
        self.advance = unpack_from("<HB", self._entries, self._entry(48))[1]

    def _entry(self, code):
        """Where the entry of a character is; for one that is missing that of "?", or of ",", which
        is nothing in digits.
        """
        at = code - self._first
        if not 0 <= at < self._run:
            others = self._others
            for at in range(0, len(others), 2):
                if others[at] | others[at + 1] << 8 == code:
                    return 4 * self._run + 2 * at
            at = (63 if 63 - self._first < self._run else 44) - self._first
        return 4 * at

    def glyph(self, code):
        """(what FrameBuffer.blit takes, columns, first row of the line) of a character."""
        at, wide, top, end = unpack_from("<HBBH", self._entries, self._entry(code))
        if at == end:
            return None, wide, top
        if self._file:
            self._file.seek(self._at + at)
            bits = self._file.read(end - at)
        else:
            bits = self._bits[at:end]
        return (bits, wide, (end - at) // wide * 8, MONO_VLSB), wide, top

    def _length(self, text):
        wide = 0
        for code in codes(text):
            wide += self._entries[self._entry(code) + 2]
        return wide

    def width(self, text):
        """Pixels that text takes."""
        return max(0, self._length(text) - self.gap)

    def wrap(self, text, width):
        """Lines of at most width pixels."""
        from ui.wrap import wrap
        return wrap(text, width + self.gap, self._length)


class Doubled(Font):
    """The glyphs of another font, twice as large. The last few are kept: making one takes long."""

    def __init__(self, font):
        self.height, self.above, self.cap = 2 * font.height, 2 * font.above, 2 * font.cap
        self.gap, self.advance = 2 * font.gap, 2 * font.advance
        self._small = font
        self._made = {}

    def _length(self, text):
        return self.gap + 2 * self._small.width(text)

    def glyph(self, code):
        glyph = self._made.get(code)
        if glyph is None:
            if len(self._made) == _MOST_DOUBLED:
                self._made.clear()
            glyph = self._made[code] = self._make(code)
        return glyph

    def _make(self, code):
        picture, width, top = self._small.glyph(code)
        if not picture:
            return picture, 2 * width, top
        bits, width, height, form = picture
        small = FrameBuffer(bytearray(bits), width, height, form)
        large = FrameBuffer(bytearray(4 * len(bits)), 2 * width, 2 * height, form)
        for y in range(height):
            for x in range(width):
                if small.pixel(x, y):
                    large.rect(2 * x, 2 * y, 2, 2, 1, True)
        return large, 2 * width, 2 * top
