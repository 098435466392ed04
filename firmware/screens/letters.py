"""Choice of a character: a wheel, or, where there is room, a grid that shows all characters."""

from ui.canvas import DIM, INKS

ERASE = "←"
DONE = "OK"
_END = (DONE, ERASE)


class Wheel:
    """Every key but OK and BACK turns the wheel. It starts at the last chosen character, right
    after ERASE and DONE.
    """

    def __init__(self, app):
        self._app = app
        self._chars = ()
        self._at = self._first = 0

    def offer(self, chars, start):
        """Sets the characters. start: the one to stand on; None to stay."""
        first = self._first = self._first % len(chars)
        self._chars = tuple(chars[first:] + chars[:first]) + (ERASE, DONE)
        self._at = self._chars.index(start) if start else 0

    def forget(self):
        """Called when the display has been wiped."""

    def key(self, key):
        self._at = (self._at + (-1 if key in ("LEFT", "UP") else 1)) % len(self._chars)

    def ok(self):
        """The chosen character, ERASE, DONE, or None while there is more to choose."""
        letters = len(self._chars) - 2
        if self._at < letters:
            self._first = (self._first + self._at) % letters
        return self._chars[self._at]

    def back(self):
        """True if BACK has undone a part of the choice."""
        return False

    def paint(self, canvas):
        at, font = self._app.layout, self._app.body
        y, step, slots = at.CHARS_Y, at.CHARS_STEP, at.WHEEL_SLOTS
        x = (canvas.width - step * slots) // 2
        for i in range(slots):
            offset = i - slots // 2
            fg, bg = INKS[offset == 0]
            canvas.fill(x, y, step, at.CHARS_H, bg)
            ch = self._chars[(self._at + offset) % len(self._chars)]
            canvas.centre(ch, x, y + at.CHARS_TEXT_Y, step, font, fg, bg)
            x += step


class Grid:
    """Arrows move in a grid. With two keys the player chooses a line, then a character in it.

    The last line is _END.
    """

    def __init__(self, app):
        self._app = app
        self._columns = app.layout.GRID_COLUMNS
        self._chars = None
        self._lines = ()
        self._line = self._place = 0
        self._whole = False     # is the line being chosen, not yet the place in it?
        self.forget()

    def offer(self, chars, start):
        """Sets the characters. start: the one to stand on; None to stay."""
        if chars != self._chars:
            self._chars, n = chars, self._columns
            self._lines = [tuple(chars[i:i + n]) for i in range(0, len(chars), n)]
            self._lines.append(_END)
            self.forget()
        last = len(self._lines) - 1
        self._line = last if start else min(self._line, last - 1)
        self._place = _END.index(start) if start else min(
            self._place, len(self._lines[self._line]) - 1)
        self._whole = self._app.two_keys and not start

    def forget(self):
        """Called when the display has been wiped."""
        self._shown = None

    def key(self, key):
        by = -1 if key in ("LEFT", "UP") else 1
        if self._whole:
            self._line = (self._line + by) % len(self._lines)
        elif self._app.two_keys:
            self._place = (self._place + by) % len(self._lines[self._line])
        elif key in ("UP", "DOWN"):
            self._climb(by)
        else:
            self._step(by)

    def ok(self):
        """The chosen character, ERASE, DONE, or None while there is more to choose."""
        if self._whole:
            self._whole = False
            self._place = 0
            return None
        return self._lines[self._line][self._place]

    def back(self):
        """True if BACK has undone a part of the choice."""
        leaves = self._app.two_keys and not self._whole
        self._whole = self._whole or leaves
        return leaves

    def _climb(self, by):
        """Moves a line up or down. Each of the two places in the last line is half a line wide."""
        before, half = self._lines[self._line], (self._columns + 1) // 2
        column = self._place * half if before == _END else self._place
        self._line = (self._line + by) % len(self._lines)
        line = self._lines[self._line]
        self._place = min(column // half if line == _END else column, len(line) - 1)

    def _step(self, by):
        """Moves a place to the left or right, from the end of a line to the next one."""
        self._place += by
        if not 0 <= self._place < len(self._lines[self._line]):
            self._line = (self._line + by) % len(self._lines)
            self._place = 0 if by > 0 else len(self._lines[self._line]) - 1

    def paint(self, canvas):
        """Paints the lines that have changed."""
        chosen = self._line, -1 if self._whole else self._place
        if self._shown is None:
            top = self._app.layout.CHARS_Y      # clear lines of a longer grid
            canvas.fill(0, top, canvas.width, canvas.height - top)
            for line in range(len(self._lines)):
                self._paint_line(canvas, line, chosen)
        elif chosen != self._shown:
            for line in {self._shown[0], chosen[0]}:
                self._paint_line(canvas, line, chosen)
        self._shown = chosen

    def _paint_line(self, canvas, number, chosen):
        at, font = self._app.layout, self._app.body
        line, step = self._lines[number], at.CHARS_STEP
        left, width = (canvas.width - self._columns * step) // 2, self._columns * step
        y = at.CHARS_Y + number * at.CHARS_H
        canvas.fill(left, y, width, at.CHARS_H)
        if line == _END:
            step = width // 2
        for i, ch in enumerate(line):
            here = chosen[0] == number and chosen[1] in (i, -1)
            fg, bg = INKS[here]
            x = left + i * step
            if here:
                canvas.fill(x, y, step, at.CHARS_H, bg)
            elif line == _END:
                canvas.frame(x + 1, y, step - 2, at.CHARS_H, DIM)
            canvas.centre("_" if ch == " " else ch, x, y + at.CHARS_TEXT_Y, step, font, fg, bg)
