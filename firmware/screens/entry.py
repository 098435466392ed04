"""Typing with a wheel of characters; two keys are enough."""

from micropython import const

from engine.shuffle import ALPHABET
from screens.screen import Screen
from ui.canvas import INKS
from ui.cells import Cells
from ui.widgets import title

_ERASE = "←"
_DONE = "OK"
# Seeds made here use ALPHABET; the rest is for dates and for other people's seeds.
_SEED = ALPHABET + "-01IO"
_NAME_FIRST = "ABCDEFGHIJKLMNÑOPQRSTUVWXYZÁÉÍÓÚ"
_NAME_REST = "abcdefghijklmnñopqrstuvwxyzáéíóúü 123456789-."

_LONGEST = const(10)


class Entry(Screen):
    """The other keys turn the wheel, OK takes the character; done(text) at the end.

    first, rest: the characters for the first place and for those after it. usual: a length after
    which the wheel offers to end.
    """

    def __init__(self, app, heading, first, rest, usual, done):
        super().__init__(app)
        self._heading = heading
        self._first, self._rest = (tuple(chars) + (_ERASE, _DONE) for chars in (first, rest))
        self._usual = usual
        self._done = done
        self._typed = ""
        self._at = 0
        self._cells = Cells((self._paint_typed, self._paint_wheel))

    def draw(self, canvas):
        self._cells.forget()
        title(canvas, self.app, self.app.text(self._heading))
        self.update(canvas)

    def update(self, canvas):
        self._cells.paint(canvas, (self._typed, (self._wheel(), self._at)))

    def key(self, key):
        if key == "OK":
            self._take(self._wheel()[self._at])
        elif key == "BACK":
            self.app.pop()
        else:
            self._at = (self._at + (-1 if key in ("LEFT", "UP") else 1)) % len(self._wheel())

    def _wheel(self):
        return self._rest if self._typed else self._first

    def _take(self, ch):
        if ch == _ERASE:
            self._typed = self._typed[:-1]
        elif ch != _DONE:
            self._typed += ch
            # At the usual length, and at the end of the line, OK is what comes next.
            self._typed = self._typed[:_LONGEST]
            ends = len(self._typed) in (self._usual, _LONGEST)
            self._at = len(self._wheel()) - 1 if ends else 0
        elif self._typed.strip():
            self.app.pop()
            self._done(self._typed.strip())

    def _paint_typed(self, canvas, typed):
        at, font = self.app.layout, self.app.big
        y, step = at.ENTRY_TEXT_Y, at.ENTRY_STEP
        x = (canvas.width - step * _LONGEST) // 2
        canvas.fill(0, y, canvas.width, font.height + 3)
        for i in range(_LONGEST):
            if i < len(typed):
                canvas.text(typed[i], x + 2, y, font)
            canvas.hline(x + 1, y + font.height + 1, step - 2)
            if i == len(typed):
                canvas.hline(x + 1, y + font.height + 2, step - 2)
            x += step

    def _paint_wheel(self, canvas, state):
        wheel, at = state
        layout, font = self.app.layout, self.app.body
        y, step, slots = layout.WHEEL_Y, layout.WHEEL_STEP, layout.WHEEL_SLOTS
        x = (canvas.width - step * slots) // 2
        for i in range(slots):
            offset = i - slots // 2
            fg, bg = INKS[offset == 0]
            canvas.fill(x, y, step, layout.WHEEL_H, bg)
            ch = wheel[(at + offset) % len(wheel)]
            canvas.centre(ch, x, y + layout.WHEEL_TEXT_Y, step, font, fg, bg)
            x += step


def seed_entry(app, done):
    """Types a seed; after as many characters as a seed made here has, OK is next."""
    return Entry(app, "title.seed", _SEED, _SEED, 6, done)


def name_entry(app, done):
    """Types a player's name."""
    return Entry(app, "title.name", _NAME_FIRST, _NAME_REST, 0, done)
