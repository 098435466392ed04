"""Painters of cards, piles, the draw pile and moving cards; docs/look.md shows them."""

from ui.canvas import AMBER, BG, BLUE, INK, LINE, PAPER, SHADE

_LOZENGE = 6                    # pixels of the pattern of a back


def edges(canvas, x, y, w, h, count):
    """Paints the edges of `count` cards, 2 pixels each, below a card that is painted at x, y, w, h
    afterwards.
    """
    if count:
        bottom = y + h - 1
        canvas.card(x, bottom - 7, w, 8 + 2 * count, SHADE, INK)
        for i in range(1, count):
            canvas.hline(x + 2, bottom + 2 * i, w - 4, INK)


def pile(canvas, x, y, w, h, rises, top, font, band, room=None, face=PAPER, ink=INK, edge=INK):
    """Paints the top card of a pile: its number, and a band with a triangle, at the top of a
    rising pile, at the foot of a falling one. band: its height. room: value of the bar at the
    other end, 0...99, None for no bar.
    """
    role, by = (BLUE, y + 1) if rises else (AMBER, y + h - 1 - band)
    canvas.card(x, y, w, h, face, edge)
    canvas.rounded(x + 1, by, w - 2, band, role, max(0, canvas.corner - 1))
    canvas.fill(x + 1, by + (band - 4 if rises else 0), w - 2, 4, role)
    half = max(2, band * 2 // 5)
    canvas.triangle(x + w // 2 - half, by + (band - half) // 2, 2 * half + 1,
                    "^" if rises else "v", PAPER)
    if top:
        canvas.inside(top, x, y + (band if rises else 0), w, h - band, font, ink)
    if room is not None:
        bar_y, wide = (y + h - 8 if rises else y + 5), w - 14
        canvas.fill(x + 7, bar_y, wide, 3, SHADE)
        canvas.fill(x + 7, bar_y, max(1, wide * room // 99), 3, role)


def back(canvas, x, y, w, h, role=BLUE, edge=PAPER):
    """Paints a card face down."""
    canvas.rounded(x, y, w, h, edge, canvas.corner)
    canvas.rounded(x + 2, y + 2, w - 4, h - 4, role, max(0, canvas.corner - 2))
    left, top, right, bottom = x + 3, y + 3, x + w - 4, y + h - 4
    wide, high = right - left, bottom - top
    for at in range(0, wide + high + 1, _LOZENGE):
        start, end = max(0, at - high), min(at, wide)
        canvas.lines((left + start, top + at - start, left + end, top + at - end), edge)
    for at in range(-(high // _LOZENGE) * _LOZENGE, wide + 1, _LOZENGE):
        start = max(0, at)
        length = min(wide - start, high - start + at)
        canvas.lines((left + start, top + start - at, left + start + length,
                      top + start - at + length), edge)


def deck(canvas, x, bottom, w, h, count):
    """Paints the draw pile: a card face down on `count` edges of 2 pixels; an outline if count is
    0.
    """
    if not count:
        canvas.card(x, bottom - h, w, h, BG, LINE)
        return
    y = bottom - h - 2 * (count - 1)
    for i in range(count - 1, 0, -1):
        canvas.card(x, y + 2 * i, w, h, PAPER, INK)
    back(canvas, x, y, w, h)


class Travel:
    """A picture that moves over the display and restores what it covers.

    draw(canvas, x, y) paints the picture of w x h pixels, which goes from start to end in steps.

    In every frame: lift(), paint what has changed, lay().
    """

    def __init__(self, draw, w, h, start, end, steps):
        self._draw = draw
        self._w, self._h = w, h
        self._start, self._end, self._steps = start, end, steps
        self._at = 0
        self._below = None      # what the picture covers: (x, y, pixels)

    @property
    def arrived(self):
        return self._at >= self._steps

    def advance(self):
        self._at += 1

    def lift(self, canvas):
        """Restores the pixels below the picture."""
        if self._below:
            x, y, pixels = self._below
            canvas.paste(pixels, x, y, self._w, self._h)
            self._below = None

    def lay(self, canvas):
        """Paints the picture at its present place."""
        left = (self._steps - self._at) ** 2        # fast at first
        x, y = [b + (a - b) * left // self._steps ** 2
                for a, b in zip(self._start, self._end)]
        self._below = x, y, canvas.copy(x, y, self._w, self._h)
        self._draw(canvas, x, y)
