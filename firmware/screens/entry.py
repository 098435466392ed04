"""Text entry, character by character, with two keys or more."""

from micropython import const

from engine.shuffle import ALPHABET
from screens.letters import DONE, ERASE, Grid, Wheel
from ui.kit import title
from ui.regions import Regions
from ui.screen import Screen

# Generated seeds use ALPHABET; the rest is for dates and other people's seeds.
_SEED = ALPHABET + "-01IO"

_LONGEST = const(10)


class Entry(Screen):
    """OK enters the chosen character, BACK deletes the last one, other keys move the choice. DONE
    calls done(text). With an empty text BACK leaves.

    first, rest: characters allowed in the first place and in the others. usual: length at which
    DONE is proposed, or None.
    """

    def __init__(self, app, heading, first, rest, usual, done, typed=""):
        super().__init__(app)
        self._heading = heading
        self._first, self._rest = first, rest
        self._usual = usual
        self._done = done
        self._typed = typed[:_LONGEST]
        self._initials = Grid(app) if app.layout.GRID_COLUMNS else Wheel(app)
        self._regions = Regions(("typed", self._paint_typed))
        self._offer(DONE if typed else None)

    def draw(self, canvas):
        self._regions.forget()
        self._initials.forget()
        title(canvas, self.app, self.app.text(self._heading))
        self.update(canvas)

    def update(self, canvas):
        self._regions.set("typed", self._typed)
        self._regions.paint(canvas)
        self._initials.paint(canvas)

    def key(self, key):
        if key == "OK":
            ch = self._initials.ok()
            if ch:
                self._take(ch)
        elif key != "BACK":
            self._initials.key(key)
        elif self._initials.back():
            pass
        elif self._typed:
            self._typed = self._typed[:-1]
            self._offer(None)
        else:
            self.app.pop()

    def _offer(self, start):
        self._initials.offer(self._rest if self._typed else self._first, start)

    def _take(self, ch):
        if ch == ERASE:
            self._typed = self._typed[:-1]
            self._offer(ERASE)
        elif ch != DONE:
            self._typed = (self._typed + ch)[:_LONGEST]
            # At the usual length, and when no more fits, the text is probably complete.
            self._offer(DONE if len(self._typed) in (self._usual, _LONGEST) else None)
        elif self._typed.strip():
            self.app.pop()
            self.app.act(self._done, self._typed.strip())
        else:
            self.app.warn("page.nothing_typed")

    def _paint_typed(self, canvas, typed):
        at, font = self.app.layout, self.app.font(self.app.layout.BIG)
        y, step = at.ENTRY_Y, at.ENTRY_STEP
        x = (canvas.width - step * _LONGEST) // 2
        line = y + font.height - font.above + 1
        canvas.fill(0, y - font.above, canvas.width, font.height + 3)
        for i in range(_LONGEST):
            if i < len(typed):
                canvas.centre(typed[i], x, y, step, font)
            canvas.hline(x + 1, line, step - 2)
            if i == len(typed):
                canvas.hline(x + 1, line + 1, step - 2)
            x += step


def seed_entry(app, done):
    """Entry of a seed. Generated seeds have six characters, after which DONE is proposed."""
    return Entry(app, "title.seed", _SEED, _SEED, 6, done)


def title_entry(app, done, title=""):
    """Entry of the name of a game."""
    return Entry(app, "title.name", app.text("letters.first"), app.text("letters.rest"), None,
                 done, title)


def number_entry(app, heading, done, typed=""):
    """Entry of a number."""
    return Entry(app, heading, "0123456789", "0123456789", None, done, typed)


def name_entry(app, done, name=""):
    """Entry of a player's name, new or changed."""
    first, rest = app.text("letters.first"), app.text("letters.rest")
    return Entry(app, "title.name", first, rest, None, done, name)
