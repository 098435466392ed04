"""Text, shapes and pictures in colour roles over a frame buffer of any format."""

from framebuf import GS8, MONO_HLSB, FrameBuffer
from micropython import const

from ui.art import draw_text

try:
    from ui.shapes_native import Shapes
except (ImportError, SyntaxError, ValueError):      # no machine code for this processor
    from ui.shapes import Shapes

_DOT = const(0x23)              # "#"
_CLEAR = const(0xFF)            # transparent in blit()

# Colour roles. Screens name these; the display's palette and the theme say what they look like.
# The first three are the table theme: they change with the game, see ui/themes.py.
BG = const(0)
BAR = const(1)                  # background of a title
LINE = const(2)                 # faint lines, empty places
FG = const(3)
DIM = const(4)
GOLD = const(5)                 # the cursor, a chosen card or row, the player to move
PAPER = const(6)                # the face of a card ...
INK = const(7)                  # ... and what is printed on it
SHADE = const(8)                # cards that cannot be played, edges of a pile
BLUE = const(9)                 # rising piles; mirrors, swords, the back of a card
AMBER = const(10)               # falling piles; cats, coins
RED = const(11)                 # fire; Martes 13, cups
GREEN = const(12)               # toads, clubs
VIOLET = const(13)              # ladders
MINT = const(14)                # good moves, hints, the leader
CORAL = const(15)               # costs, warnings
ACCENT, GOOD, WARN, RISE, FALL, FIRE = GOLD, MINT, CORAL, BLUE, AMBER, RED
SUITS = (AMBER, BLUE, VIOLET, RED)      # cats, mirrors, ladders, Martes 13

# (ink, background) of text and of cards, by whether they are chosen.
INKS = ((FG, BG), (BG, GOLD))
CARD_INKS = ((INK, PAPER), (BG, GOLD))


class Icon:
    """A small picture. dots: '#' and '.', row by row, in bytes.

    Bytes, because MicroPython interns short strings, which then stay in memory.
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


class Canvas(Shapes):
    """Draws on display.fb, in colour roles that display.palette maps to its colours.

    x, y, w, h are pixels from the top left corner. bg: role of the background, None to draw on
    what is there.
    """

    def __init__(self, display, corner=1):
        """corner: radius of the corners of a card, in pixels."""
        self.width = display.width
        self.height = display.height
        self._fb = display.fb
        self._buffer = display.buffer
        self._touch = display.touch
        self._format = display.format
        self._target = display.buffer, display.format, display.width, display.height
        self._palette = display.palette
        self.corner = corner
        self._inks = {}

    def _ink(self, fg, bg):
        """A palette of two entries that paints a one-bit picture in these roles."""
        key = fg if bg is None else fg * 16 + bg + 16
        ink = self._inks.get(key)
        if ink is None:
            ink = self._inks[key] = self._dyes((bg, fg))
        return ink

    def _dyes(self, roles):
        """A palette for blit() of these roles; None is transparent."""
        colours = bytearray([_CLEAR if role is None else self._palette[role] for role in roles])
        return FrameBuffer(colours, len(colours), 1, GS8)

    # Areas

    def lend(self):
        """The memory of the picture, to compute in. The display keeps what it shows; everything
        must be painted anew afterwards.
        """
        return self._buffer

    def clear(self, role=BG):
        """Fills the display with a role."""
        self._fb.fill(self._palette[role])
        self._touch(0, 0, self.width, self.height)

    def darken(self, role=BAR):
        """Fills three of four pixels with a role."""
        colour, w, h = self._palette[role], self.width, self.height
        for x in range(1, w, 2):
            self._fb.vline(x, 0, h, colour)
        for y in range(1, h, 2):
            self._fb.hline(0, y, w, colour)
        self._touch(0, 0, w, h)

    def frame(self, x, y, w, h, role=FG):
        """An outline without its four corner pixels."""
        colour = self._palette[role]
        self._fb.hline(x + 1, y, w - 2, colour)
        self._fb.hline(x + 1, y + h - 1, w - 2, colour)
        self._fb.vline(x, y + 1, h - 2, colour)
        self._fb.vline(x + w - 1, y + 1, h - 2, colour)
        self._touch(x, y, w, h)

    def card(self, x, y, w, h, face=PAPER, edge=INK, corner=None):
        """A filled area with round corners and an edge of one pixel; with face=BG, an outline."""
        corner = self.corner if corner is None else corner
        self.rounded(x, y, w, h, edge, corner)
        if face != edge:
            self.rounded(x + 1, y + 1, w - 2, h - 2, face, max(corner - 1, 0))

    def vline(self, x, y, h, role=FG):
        self._fb.vline(x, y, h, self._palette[role])
        self._touch(x, y, 1, h)

    def triangle(self, x, y, n, way, role):
        """A triangle with a base of n pixels, an odd number, and half that height. way: "^", "v",
        "<" or ">".
        """
        colour, half = self._palette[role], n // 2
        flat = way in "^v"
        draw = self._fb.hline if flat else self._fb.vline
        for i in range(half + 1):
            size = 2 * i + 1 if way in "^<" else n - 2 * i
            start = (n - size) // 2
            if flat:
                draw(x + start, y + i, size, colour)
            else:
                draw(x + i, y + start, size, colour)
        self._touch(x, y, n if flat else half + 1, half + 1 if flat else n)

    def lines(self, points, role=FG):
        """A line through points: x, y, x, y ..."""
        colour = self._palette[role]
        for i in range(0, len(points) - 2, 2):
            x, y, to_x, to_y = points[i:i + 4]
            self._fb.line(x, y, to_x, to_y, colour)
            self._touch(min(x, to_x), min(y, to_y), abs(x - to_x) + 1, abs(y - to_y) + 1)

    # Pictures

    def copy(self, x, y, w, h):
        """A FrameBuffer with a copy of these pixels."""
        size = (w + 7) // 8 * 4 * (h + 7)       # four bits a pixel are enough for any format
        pixels = FrameBuffer(bytearray(size), w, h, self._format)
        pixels.blit(self._fb, -x, -y)
        return pixels

    def paste(self, pixels, x, y, w, h):
        """Restores what copy() has returned."""
        self._fb.blit(pixels, x, y)
        self._touch(x, y, w, h)

    def icon(self, icon, x, y, fg=FG, bg=BG, scale=1):
        self._fb.blit(icon.bits(scale), x, y, _CLEAR, self._ink(fg, bg))
        self._touch(x, y, scale * icon.width, scale * icon.height)

    def sprite(self, sprite, x, y, *inks):
        """Paints a Sprite of ui/art.py. inks: roles instead of its own ones; one-bit sprites have
        none.
        """
        inks = inks or sprite.inks
        ink = self._ink(inks[0], None) if len(inks) == 1 else self._dyes((None,) + tuple(inks))
        self._fb.blit(sprite.bits, x, y, _CLEAR, ink)
        self._touch(x, y, sprite.width, sprite.height)

    # Text. y is where capitals begin; with a font for a terminal, where its cell begins.

    def text(self, text, x, y, font, fg=FG, bg=BG):
        """Paints a text from x on; returns the x at which it ends."""
        y -= font.above
        if bg is not None:
            self._fb.rect(x, y, font.width(text), font.height, self._palette[bg], True)
        end = draw_text(self._target, x, y, self._palette[fg], font.scale, text, len(text),
                        font.data)
        self._touch(x, y, end - x, font.height)
        return end - font.gap
