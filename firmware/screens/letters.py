"""The grid of characters that a text is typed with."""

from ui.canvas import DIM, INKS

ERASE = "←"
DONE = "OK"
_TEXT, _TOP = 0, 1              # the first lines: what has been typed; DONE, likely letters, ERASE
_NARROW = 7                     # columns: ERASE is the last character
# What common first names begin with, and go on with after a, b, c ... z.
_NAMES = (
    "amjslcre nrlmbucs euailryn ahioelrt areionls lnrsvdmo eairnols eoauinrl aeoilnur "
    "aclneosg aoueinrl aeinorls aieoulyb aeiomunr adietnru snrlabce aehinorl uaeinorl "
    "aieotlyg aceouitn ieohartn eclirsab iaenorls iaenorls aeinorls aneiorls aeinorls")


# Names: the letters that follow in those that begin like what has been typed come first.
_KNOWN = (
    " maria jose ana luis juan carmen antonio laura marta paula pablo pedro manuel javier "
    "carlos david daniel lucia elena eva sara sofia julia jorge rosa raul ruben sergio mario "
    "miguel angel alba andrea irene isabel pilar beatriz teresa victor hugo leo mateo martin "
    "nuria oscar olga ramon rafa silvia sonia tomas alex alice anna ben bob chris emma eric "
    "frank george grace harry henry jack james jane john kate lily lisa lucy mark max mia "
    "nina noah oliver paul peter rob ruth sam sophie steve susan tim tom will zoe "
    "bea dan dani isa vic ")


def likely(typed):
    """The letters that probably come next in a name, the likeliest first."""
    at = ord(typed[-1].lower()) - 96 if typed else 0
    usual, found = _NAMES.split(" ")[at if 0 <= at <= 26 else 0], ""
    begun = " " + typed.rpartition(" ")[2].lower()
    at = _KNOWN.find(begun) if typed else -1
    while at >= 0:
        letter = _KNOWN[at + len(begun)]
        if letter not in found + " ":
            found += letter
        at = _KNOWN.find(begun, at + 1)
    return found + "".join([each for each in usual if each not in found])


def complete(typed, usual):
    """True for a known name, and for so many letters with which none begins."""
    begun = " " + typed.rpartition(" ")[2].lower()
    return begun + " " in _KNOWN or (len(typed) >= usual and begun not in _KNOWN)


class Grid:
    """Arrows move in the grid, left and right in a ring; above it is the text, where they move
    the caret. With two keys the player chooses a line, then a place in it; BACK leaves the line.

    move(by): moves the caret.
    """

    def __init__(self, app, move):
        self._app, self._move = app, move
        self._columns = app.layout.GRID_COLUMNS
        self._lines = ()
        self._line, self._place = _TOP, 0
        self._start = 0         # with two keys: where the way through the likely letters began
        self._whole = False     # is the line being chosen, not yet the place in it?
        self._typed = False     # is there a text?
        self.forget()

    def offer(self, chars, letters, typed, done):
        """Sets the characters, and those of them that are likely; the cursor goes to the first of
        these, to DONE if `done`, or stays. typed: is there a text?
        """
        n, self._typed = self._columns, typed
        above = (ERASE,) if n > _NARROW else ()
        letters = [each if each in chars else each.upper()
                   for each in letters[:n - 2 - len(above)]]
        chars = tuple(chars) + (() if above else (ERASE,))
        lines = [(), (DONE,) + tuple(letters) + above]
        lines += [chars[i:i + n] for i in range(0, len(chars), n)]
        if len(lines) != len(self._lines):
            self.forget()
        self._lines = lines
        if self.in_text and typed:
            return
        if done or letters:
            self._line, self._place, self._whole = _TOP, 0 if done else 1, False
            self._start = self._place
        else:
            self._line = max(_TOP + 1, min(self._line, len(lines) - 1))
            self._place = min(self._place, len(lines[self._line]) - 1)
            self._whole = self._app.two_keys

    def forget(self):
        """Called when the display has been wiped."""
        self._shown = None

    @property
    def in_text(self):
        """Is the cursor in the text?"""
        return self._line == _TEXT

    def key(self, key):
        by = -1 if key in ("LEFT", "UP") else 1
        self._whole = self._whole and self._app.two_keys
        if self._whole or (key in ("UP", "DOWN") and not self._app.two_keys):
            self._climb(by)
        elif self.in_text:
            self._move(by)
        else:
            to = (self._place + by) % len(self._lines[self._line])
            if self._app.two_keys and self._line == _TOP and (
                    to == self._start or not (to or self._typed)):
                self._whole = True      # the likely ones are not wanted
                self._climb(by)
            else:
                self._place = to

    def ok(self):
        """The chosen character, ERASE, DONE, or None while there is more to choose."""
        if self._whole or self.in_text:
            self._whole = not self._whole and self._app.two_keys
            if self.in_text and not self._whole and not self._app.two_keys:
                self._climb(1)
            self._place = self._start = 0
            return None
        return self._lines[self._line][self._place]

    def back(self):
        """True if BACK has undone a part of the choice."""
        leaves = self._app.two_keys and not self._whole
        if leaves:
            self._whole = True
            if self._line == _TOP:      # none of the likely ones
                self._climb(1)
        return leaves

    def _climb(self, by):
        """Moves a line up or down, to what is there in the same column."""
        column, n = self._left(self._line, self._place), len(self._lines)
        self._line = (self._line + by) % n
        if self.in_text and not self._typed:
            self._line = (self._line + by) % n
        line = self._lines[self._line]
        place = column if self._line != _TOP else max(0, column - 1)
        self._place = max(0, min(place, len(line) - 1))

    def _left(self, line, place):
        """The column in which a place begins; DONE takes two."""
        return place + (place > 0 and line == _TOP)

    def paint(self, canvas):
        """Paints the lines that have changed."""
        if self._shown is None:
            top = self._app.layout.CHARS_Y      # clear lines of a longer grid
            canvas.fill(0, top, canvas.width, canvas.height - top)
            self._shown = [None] * len(self._lines)
        for line in range(_TOP, len(self._lines)):
            state = self._lines[line], None if line != self._line else (
                -1 if self._whole else self._place)
            if state != self._shown[line]:
                self._shown[line] = state
                self._paint_line(canvas, line, *state)

    def _paint_line(self, canvas, number, line, chosen):
        at, font = self._app.layout, self._app.font(self._app.layout.CHARS_FONT)
        step = at.CHARS_STEP
        left, width = (canvas.width - self._columns * step) // 2, self._columns * step
        y = at.CHARS_Y + (number - _TOP) * at.CHARS_H
        canvas.fill(left, y, width, at.CHARS_H)
        for i, ch in enumerate(line):
            fg, bg = INKS[chosen in (i, -1)]
            x, w = left + self._left(number, i) * step, step * (2 if ch == DONE else 1)
            canvas.fill(x, y, w, at.CHARS_H, bg)
            if ch == DONE and chosen not in (i, -1):
                canvas.frame(x + 1, y, w - 2, at.CHARS_H, DIM)
            canvas.centre("_" if ch == " " else ch, x, y + at.CHARS_TEXT_Y, w, font, fg, bg)
        if number == _TOP:
            canvas.hline(left, y + at.CHARS_H - 1, width, DIM)
