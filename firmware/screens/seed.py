"""Typing the seed of a deal with a wheel of characters; two keys are enough."""

from micropython import const

from engine.shuffle import ALPHABET
from screens.screen import Screen
from ui.canvas import BG, FG
from ui.cells import Cells
from ui.widgets import title

_ERASE = "←"
_DONE = "OK"
# Seeds made here use ALPHABET; the rest is for dates and for other people's seeds.
_WHEEL = tuple(ALPHABET) + ("-", "0", "1", "I", "O", _ERASE, _DONE)

_USUAL = const(6)               # characters of a seed made by the board
_LONGEST = const(10)

_TEXT_Y = const(17)
_WHEEL_Y = const(42)
_WHEEL_H = const(14)
_SLOT_W = const(14)
_SLOTS = const(9)


class SeedEntry(Screen):
    """The other keys turn the wheel, OK takes the character; done(seed) at the end."""

    def __init__(self, app, done):
        super().__init__(app)
        self._done = done
        self._typed = ""
        self._at = 0
        self._cells = Cells((self._paint_typed, self._paint_wheel))

    def draw(self, canvas):
        self._cells.forget()
        title(canvas, self.app, self.app.text("title.seed"))
        self.update(canvas)

    def update(self, canvas):
        self._cells.paint(canvas, (self._typed, self._at))

    def key(self, key):
        if key == "OK":
            self._take(_WHEEL[self._at])
        elif key == "BACK":
            self.app.pop()
        else:
            self._at = (self._at + (-1 if key in ("LEFT", "UP") else 1)) % len(_WHEEL)

    def _take(self, ch):
        if ch == _ERASE:
            self._typed = self._typed[:-1]
        elif ch != _DONE:
            self._typed += ch
            # At the usual length, and at the end of the line, OK is what comes next.
            self._at = len(_WHEEL) - 1 if len(self._typed) in (_USUAL, _LONGEST) else 0
            self._typed = self._typed[:_LONGEST]
        elif self._typed:
            self.app.pop()
            self._done(self._typed)

    def _paint_typed(self, canvas, typed):
        font = self.app.big
        step = font.advance + 4
        x = (canvas.width - step * _LONGEST) // 2
        canvas.fill(0, _TEXT_Y, canvas.width, font.height + 3)
        for i in range(_LONGEST):
            if i < len(typed):
                canvas.text(typed[i], x + 2, _TEXT_Y, font)
            canvas.hline(x + 1, _TEXT_Y + font.height + 1, step - 2)
            if i == len(typed):
                canvas.hline(x + 1, _TEXT_Y + font.height + 2, step - 2)
            x += step

    def _paint_wheel(self, canvas, at):
        font = self.app.body
        x = (canvas.width - _SLOT_W * _SLOTS) // 2
        canvas.fill(0, _WHEEL_Y, canvas.width, _WHEEL_H)
        for i in range(_SLOTS):
            offset = i - _SLOTS // 2
            fg, bg = FG, BG
            if offset == 0:
                fg, bg = BG, FG
                canvas.fill(x, _WHEEL_Y, _SLOT_W, _WHEEL_H, FG)
            ch = _WHEEL[(at + offset) % len(_WHEEL)]
            canvas.centre(ch, x, _WHEEL_Y + 2, _SLOT_W, font, fg, bg)
            x += _SLOT_W
