"""Fonts and pictures by name, from the pack. File formats: host_tools/build/art.py, and
host_tools/build/fonts/device.py for fonts.
"""

from binascii import crc32
from struct import pack, unpack, unpack_from

from framebuf import GS2_HMSB, GS4_HMSB, MONO_HLSB, FrameBuffer
from micropython import const

try:
    from pixels_native import draw_text
except (ImportError, SyntaxError, ValueError):      # no machine code for this processor
    from pixels import draw_text

_UNIT = const(4)                # bytes
_HEAD = const(3)                # bytes of a picture before its inks


def fitting(app, names, texts, room, height=999):
    """The first of these fonts in which all texts fit room x height pixels, or the last one."""
    for name in names:
        font = app.font(name)
        if font.cap <= height and max([font.width(text) for text in texts] + [0]) <= room:
            break
    return font


class Font:
    """height: rows of a line. above: rows above a capital. cap: rows of a capital. gap: blank
    columns behind the last character. advance: columns of a digit.
    """

    def __init__(self, data, scale=1):
        """data: the font as stored in the pack. scale: pixels per dot."""
        self.data = data
        self.scale = scale
        self.height, self.above, self.cap, self.gap = [scale * n for n in data[:4]]
        self.advance = self._length("0")

    def doubled(self):
        """The same font at twice the size."""
        return Font(self.data, 2 * self.scale)

    def _length(self, text):
        return draw_text(None, 0, 0, 0, self.scale, text, len(text), self.data)

    def width(self, text):
        """Width of a text in pixels."""
        return max(0, self._length(text) - self.gap)

    def wrap(self, text, width, even=True):
        """Breaks a text into lines of at most width pixels. even: see ui/wrap.py."""
        from ui.wrap import wrap
        return wrap(text, width + self.gap, self._length, even)


class Art:
    """Loads and caches pictures, art(name), and fonts, art.font(name)."""

    def __init__(self, file, begin=0):
        """file, begin: the pack, and the offset of the pictures in it."""
        self._file = file
        file.seek(begin)
        count, = unpack("<H", file.read(2))
        self._hashes = file.read(2 * count)
        self._starts = file.read(2 * count + 2)
        self._body = begin + 4 * count + 4
        self._known = {}
        self._fonts = {}
        self._lasting = {}      # fonts that forget_fonts() keeps

    def __call__(self, name):
        """The Sprite of that name."""
        sprite = self._known.get(name)
        if sprite is None:
            at, size = self._find(name)
            self._file.seek(at)
            sprite = self._known[name] = Sprite(self._file, size)
        return sprite

    def font(self, name):
        """A font of ui/fonts; at twice the size if its name ends with "*2"."""
        if name not in self._fonts:
            self._fonts[name] = (self.font(name[:-2]).doubled() if name.endswith("*2")
                                 else self._load(name))
        return self._fonts[name]

    def _load(self, name):
        at, size = self._find("/" + name)
        self._file.seek(at)
        return Font(self._file.read(size))

    def forget(self):
        """Empties the cache of pictures."""
        self._known.clear()

    def keep_fonts(self):
        """Makes the fonts loaded so far permanent."""
        self._lasting = dict(self._fonts)

    def forget_fonts(self):
        """Empties the cache of fonts except the permanent ones."""
        self._fonts = dict(self._lasting)

    def _find(self, name):
        """(offset in the file, size in bytes) of a picture or font. Raises KeyError."""
        hashes, crc = self._hashes, pack("<H", crc32(name.encode()) & 0xFFFF)
        at = hashes.find(crc)
        while at % 2 and at >= 0:
            at = hashes.find(crc, at + 1)
        if at < 0:
            raise KeyError(name)
        start, end = unpack_from("<HH", self._starts, at)
        return self._body + _UNIT * start, _UNIT * (end - start)


class Sprite:
    """A picture: width, height, bits (FrameBuffer; 0 is clear), inks (roles of 1, 2, ...)."""

    def __init__(self, file, size):
        head = file.read(_HEAD)
        self.width, self.height, count = head
        self.inks = file.read(count)
        dots = bytearray(size - _HEAD - count)
        file.readinto(dots)
        self.bits = FrameBuffer(dots, self.width, self.height, MONO_HLSB if count == 1 else
                                GS2_HMSB if count <= 3 else GS4_HMSB)
