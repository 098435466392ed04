"""What falls once for a win, and lies where it fell: cards, ties, scraps of paper."""

from micropython import const

from ui.canvas import AMBER, BLUE, CORAL, FG, MINT, PAPER, RED, VIOLET

_SPEED = const(16)              # pixels of a picture
_ALL_FALL = const(12)           # pictures that the slowest takes
_APART = const(11)              # columns, and rows, in which no other one lies
_BELOW = const(9)
_TRIES = const(5)

_ROLES = MINT, CORAL, BLUE, AMBER, VIOLET, RED
_SIZES = ((5, 7), (7, 4), (9, 6), (7, 4), (3, 5))       # of a card, "^", a tie, "v", a scrap


class Cascade:
    """left: pictures that are still to come."""

    def __init__(self, app, areas):
        self._app, self._areas = app, areas
        self._colour = app.layout.COLOUR
        self._bits = self._scatter()
        self.left = len(self._bits) + _ALL_FALL if app.power.moves() else 0
        self._hurry = False         # they have to lie in the next picture

    def _scatter(self):
        """(x, y, kind, where it comes from) of each, the lowest first; no two of them touch."""
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
        """Nobody waits for what falls."""
        if self.left:
            self.left = 0
            self._hurry = True

    def lie(self, canvas):
        """All of them where they end."""
        for x, y, kind, _ in self._bits:
            self._bit(canvas, x, y, kind, y)

    def fall(self, canvas):
        """One more picture: they set out one after another."""
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
        """end: where it will lie, which says its colour."""
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
