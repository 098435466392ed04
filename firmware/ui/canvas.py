"""Text and shapes in colour roles over a frame buffer of any format."""

from framebuf import MONO_HLSB, FrameBuffer
from micropython import const

_FIRST, _LAST = const(32), const(126)   # ASCII of every font
_MOST_DOUBLED = const(12)       # glyphs
_DOT = const(0x23)              # "#"

# Colour roles. Screens name these; the display's palette and the theme say what they look like.
BG = const(0)
FG = const(1)
DIM = const(2)
ACCENT = const(3)
WARN = const(4)
GOOD = const(5)
PAPER = const(6)                # the face of a card ...
INK = const(7)                  # ... and what is printed on it
SUITS = (8, 9, 10, 11)          # cats, mirrors, ladders, Martes 13
RISE = const(12)                # piles that ascend
FALL = const(13)                # piles that descend
FIRE = const(14)
BAR = const(15)                 # behind a title

# (ink, ground) of text and of cards: as they are, and chosen.
INKS = ((FG, BG), (BG, ACCENT))
CARD_INKS = ((INK, PAPER), (BG, ACCENT))


def _codes(text):
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
    """A fixed-width font of ui/fonts by its name."""

    def __init__(self, name):
        module = __import__("ui.fonts." + name, None, None, (name,))
        self.height = module.HEIGHT
        self.advance = module.WIDTH
        self._more = module.MORE
        self._bits = memoryview(module.GLYPHS)
        self._size = (self.advance + 7) // 8 * self.height
        self._pixels = bytearray(self._size)
        self._glyph = FrameBuffer(self._pixels, self.advance, self.height, MONO_HLSB)

    def glyph(self, code):
        """FrameBuffer (MONO_HLSB) of one character; "?" for a character that the font lacks.

        The next call overwrites it: a buffer per character would take 100 bytes each.
        """
        if not _FIRST <= code <= _LAST:
            more = self._more.find(chr(code))
            code = ord("?") if more < 0 else _LAST + 1 + more
        at = (code - _FIRST) * self._size
        self._pixels[:] = self._bits[at:at + self._size]
        return self._glyph

    def width(self, text):
        """Pixels that text takes."""
        return len(text) * self.advance

    def wrap(self, text, width):
        """Lines of at most width pixels."""
        from ui.wrap import wrap
        return wrap(text, width // self.advance)


class Doubled(Font):
    """The glyphs of another font, twice as large. The last few are kept: making one takes long."""

    def __init__(self, font):
        self.height = 2 * font.height
        self.advance = 2 * font.advance
        self._small = font.glyph
        self._made = {}

    def glyph(self, code):
        glyph = self._made.get(code)
        if glyph is None:
            if len(self._made) == _MOST_DOUBLED:
                self._made.clear()
            glyph = self._made[code] = self._make(code)
        return glyph

    def _make(self, code):
        small, width, height = self._small(code), self.advance, self.height
        glyph = FrameBuffer(bytearray((width + 7) // 8 * height), width, height, MONO_HLSB)
        for y in range(height // 2):
            for x in range(width // 2):
                if small.pixel(x, y):
                    glyph.rect(2 * x, 2 * y, 2, 2, 1, True)
        return glyph


class Icon:
    """A small picture: its width, and '#' and '.' row by row.

    The rows are bytes, because short strings would stay interned for ever.
    """

    def __init__(self, width, dots):
        self.width = width
        self.height = len(dots) // width
        self._dots = dots
        self._bits = {}

    def bits(self, scale):
        """FrameBuffer (MONO_HLSB) of the picture, each dot scale x scale pixels."""
        bits = self._bits.get(scale)
        if bits is None:
            width, height = scale * self.width, scale * self.height
            bits = FrameBuffer(bytearray((width + 7) // 8 * height), width, height, MONO_HLSB)
            for i, dot in enumerate(self._dots):
                y, x = divmod(i, self.width)
                bits.rect(scale * x, scale * y, scale, scale, dot == _DOT, True)
            self._bits[scale] = bits
        return bits


class Canvas:
    """Draws on display.fb; display.palette maps colour roles to its colours.

    x, y, w, h are pixels from the top left corner.
    """

    def __init__(self, display, corners=((1,), ())):
        """corners: how far in the first pixel rows of a card, and of its face, begin."""
        self.width = display.width
        self.height = display.height
        self._fb = display.fb
        self._touch = display.touch
        self._format = display.format
        self._palette = display.palette
        self._corners = corners
        self._inks = {}

    def _ink(self, fg, bg):
        """Two-pixel palette that paints a one-bit picture in two roles."""
        ink = self._inks.get(fg * 16 + bg)
        if ink is None:
            ink = FrameBuffer(bytearray(4), 2, 1, self._format)
            ink.pixel(0, 0, self._palette[bg])
            ink.pixel(1, 0, self._palette[fg])
            self._inks[fg * 16 + bg] = ink
        return ink

    def clear(self, role=BG):
        self._fb.fill(self._palette[role])
        self._touch(0, 0, self.width, self.height)

    def fill(self, x, y, w, h, role=BG):
        self._fb.rect(x, y, w, h, self._palette[role], True)
        self._touch(x, y, w, h)

    def frame(self, x, y, w, h, role=FG):
        """Outline without its four corner pixels, as a card has."""
        colour = self._palette[role]
        self._fb.hline(x + 1, y, w - 2, colour)
        self._fb.hline(x + 1, y + h - 1, w - 2, colour)
        self._fb.vline(x, y + 1, h - 2, colour)
        self._fb.vline(x + w - 1, y + 1, h - 2, colour)
        self._touch(x, y, w, h)

    def card(self, x, y, w, h, face=PAPER, edge=INK):
        """A card with its corners rounded as the display allows."""
        outer, inner = self._corners
        self._rounded(x, y, w, h, outer, self._palette[edge])
        if face != edge:
            self._rounded(x + 1, y + 1, w - 2, h - 2, inner, self._palette[face])
        self._touch(x, y, w, h)

    def _rounded(self, x, y, w, h, insets, colour):
        n = len(insets)
        self._fb.rect(x, y + n, w, h - 2 * n, colour, True)
        for i, inset in enumerate(insets):
            self._fb.hline(x + inset, y + i, w - 2 * inset, colour)
            self._fb.hline(x + inset, y + h - 1 - i, w - 2 * inset, colour)

    def copy(self, x, y, w, h):
        """FrameBuffer with a copy of these pixels."""
        size = (w + 7) // 8 * 4 * (h + 7)       # four bits a pixel are enough for any format
        pixels = FrameBuffer(bytearray(size), w, h, self._format)
        pixels.blit(self._fb, -x, -y)
        return pixels

    def paste(self, pixels, x, y, w, h):
        """Puts back what copy() has returned."""
        self._fb.blit(pixels, x, y)
        self._touch(x, y, w, h)

    def hline(self, x, y, w, role=FG):
        self._fb.hline(x, y, w, self._palette[role])
        self._touch(x, y, w, 1)

    def vline(self, x, y, h, role=FG):
        self._fb.vline(x, y, h, self._palette[role])
        self._touch(x, y, 1, h)

    def icon(self, icon, x, y, fg=FG, bg=BG, scale=1):
        self._fb.blit(icon.bits(scale), x, y, -1, self._ink(fg, bg))
        self._touch(x, y, scale * icon.width, scale * icon.height)

    def text(self, text, x, y, font, fg=FG, bg=BG):
        """Opaque text with its top left corner at x, y."""
        self._touch(x, y, font.width(text), font.height)
        ink, blit = self._ink(fg, bg), self._fb.blit
        glyph, wide = font.glyph, font.advance
        for code in _codes(text):
            blit(glyph(code), x, y, -1, ink)
            x += wide

    def retext(self, was, text, x, y, font):
        """Puts text in the place of the text `was`; paints only the characters that differ."""
        ink, blit, wide = self._ink(FG, BG), self._fb.blit, font.advance
        old, first, end = _codes(was), 0, 0
        for i, code in enumerate(_codes(text + " " * (len(was) - len(text)))):
            if i >= len(old) or code != old[i]:
                blit(font.glyph(code), x + i * wide, y, -1, ink)
                first = first if end else i
                end = i + 1
        self._touch(x + first * wide, y, (end - first) * wide, font.height)

    def centre(self, text, x, y, w, font, fg=FG, bg=BG):
        """text in the middle of w pixels."""
        self.text(text, x + (w - font.width(text) + 1) // 2, y, font, fg, bg)

    def right(self, text, x, y, w, font, fg=FG, bg=BG):
        """text at the right end of w pixels."""
        self.text(text, x + w - font.width(text), y, font, fg, bg)
