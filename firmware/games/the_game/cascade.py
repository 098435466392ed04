"""The confetti after a win of The Game: cards, bow ties and scraps of paper that fall and stay."""

from micropython import const

from ui.canvas import AMBER, BLUE, CORAL, FG, MINT, PAPER, RED, VIOLET

_SPEED = const(16)              # pixels per frame
_ALL_FALL = const(12)           # frames that the slowest picture takes
_APART = const(11)              # least distance between two pictures, in columns and rows
_BELOW = const(9)
_TRIES = const(5)

_ROLES = MINT, CORAL, BLUE, AMBER, VIOLET, RED
_SIZES = ((5, 7), (7, 4), (9, 6), (7, 4), (3, 5))       # of a card, "^", a tie, "v", a scrap


class Cascade:
    """left: frames until all pictures have come to rest."""

    def __init__(self, app, areas):
        self._app, self._areas = app, areas
        self._colour = app.layout.COLOUR
        self._bits = self._scatter()
        self.left = len(self._bits) + _ALL_FALL if app.power.animates() else 0
        self._hurry = False         # must all be in place in the next frame?

    def _scatter(self):
        """(x, y, kind, start) of each picture, the lowest first; none touches another."""
        found, chance = [], 7
        for left, top, w, h in self._areas:
            for i in range(_TRIES * w * h // (280 if self._colour else 60)):
                kind = (len(found) + i) % len(_SIZES)
                wide, high = _SIZES[kind]
                chance = chance * 75 % 65_537
                x, y = left + chance % (w - wide), top + chance // 64 % (h - high)
                if not [1 for u, v, _, _ in found
                        if abs(u - x) < _APART and abs(v - y) < _BELOW]:
                    found.append((x, y, kind, top))
        return sorted(found, key=lambda bit: -bit[1])

    def settle(self):
        """Ends the animation with the next frame."""
        if self.left:
            self.left = 0
            self._hurry = True

    def lie(self, canvas):
        """Paints all pictures in their final places."""
        for x, y, kind, _ in self._bits:
            self._bit(canvas, x, y, kind, y)

    def fall(self, canvas):
        """Paints the next frame; the pictures set out one after another."""
        if self._hurry:
            self._hurry = False
            for area in self._areas:
                canvas.fill(*area)
            self.lie(canvas)
        if not self.left:
            return
        bits = self._bits
        now = len(bits) + _ALL_FALL - self.left
        for i in range(max(0, now - _ALL_FALL), min(len(bits), now + 1)):
            x, y, kind, top = bits[i]
            was, to = [min(y, top + _SPEED * (now - i - late)) for late in (1, 0)]
            if was != to:
                if was >= top:
                    canvas.fill(x, was, *_SIZES[kind])
                self._bit(canvas, x, to, kind, y)

    def _bit(self, canvas, x, y, kind, end):
        """Paints one picture. end: its final place, which determines its colour."""
        w, h = _SIZES[kind]
        role = _ROLES[(x + end) % len(_ROLES)] if self._colour else FG
        if kind == 2:
            canvas.sprite(self._app.art("bow_9"), x, y, role)
        elif kind % 2:
            canvas.triangle(x, y, w, "^v"[kind // 2], role)
        elif kind or not self._colour:
            canvas.fill(x, y, w, h, role)
        else:
            canvas.fill(x, y, w, h, PAPER)
            canvas.fill(x, y, w, 2, role)
