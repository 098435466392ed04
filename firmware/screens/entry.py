"""Text entry, character by character, with two keys or more."""

from micropython import const

from engine.shuffle import ALPHABET
from screens.letters import DONE, ERASE, Grid, complete, likely
from ui.canvas import INKS
from ui.kit import title
from ui.regions import Regions
from ui.screen import Screen

# Generated seeds use ALPHABET; the rest is for dates and other people's seeds.
_SEED = ALPHABET + "-01IO"

_LONGEST = const(10)
_GROUP = const(4)               # characters of a longer text between two gaps


class Entry(Screen):
    """OK enters the chosen character, BACK deletes the one before the caret, other keys move the
    choice; see Grid. DONE calls done(text). With an empty text BACK leaves.

    first, rest: characters allowed in the first place and in the others. usual: from this length
    on DONE is proposed, or None. names: are letters proposed that are likely in a name?
    refusal(text): (message, place of the caret or None), or None if DONE may take the text.
    """

    def __init__(self, app, heading, first, rest, usual, done, typed="", names=False,
                 longest=_LONGEST, refusal=None):
        super().__init__(app)
        self._heading = heading
        self._first, self._rest = first, rest
        self._usual, self._names = usual, names
        self._longest, self._refusal = longest, refusal
        self._done = done
        self._typed = typed[:longest]
        self._caret = len(self._typed)
        self._grid = Grid(app, self._move)
        self._regions = Regions(("typed", self._paint_typed))
        self._offer(bool(typed))

    def draw(self, canvas):
        self._regions.forget()
        self._grid.forget()
        title(canvas, self.app, self._heading)
        self.update(canvas)

    def update(self, canvas):
        self._regions.set("typed", (self._typed, self._caret, self._grid.in_text))
        self._regions.paint(canvas)
        self._grid.paint(canvas)

    def key(self, key):
        if key == "OK":
            ch = self._grid.ok()
            if ch:
                self._take(ch)
        elif key != "BACK":
            self._grid.key(key)
        elif self._grid.back():
            pass
        elif self._typed:
            self._erase()
        else:
            self.app.pop()

    def _move(self, by):
        self._caret = (self._caret + by) % (len(self._typed) + 1)
        self._offer(False)

    def _offer(self, done):
        """done: is the text probably complete?"""
        before = self._typed[:self._caret]
        self._grid.offer(self._rest if before else self._first,
                         likely(before) if self._names and not before.endswith(" ") else "",
                         self._typed, done)

    def _erase(self):
        at = self._caret
        self._typed = self._typed[:max(0, at - 1)] + self._typed[at:]
        self._caret = max(0, at - 1)
        self._offer(False)

    def _take(self, ch):
        typed, at = self._typed, self._caret
        if ch == ERASE:
            self._erase()
        elif ch != DONE:
            if len(typed) < self._longest:
                self._typed = typed[:at] + ch + typed[at:]
                self._caret = at + 1
            # At the usual length, and when no more fits, the text is probably complete.
            count = len(self._typed)
            self._offer(count == self._longest or bool(self._usual and (
                complete(self._typed[:self._caret], self._usual) if self._names
                else count >= self._usual)))
        elif not typed.strip():
            self.app.warn("page.nothing_typed")
        elif not self._refused(typed):
            self.app.act(self._done, typed.strip())     # the screen below shows what it did
            self.app.pop()

    def _refused(self, typed):
        """Says why a text is refused; the caret goes where it may be wrong."""
        refusal = self._refusal and self._refusal(typed)
        if refusal:
            self.app.push("screens.dialog.Notice", refusal[0])
            if refusal[1] is not None:
                self._caret = refusal[1]
        return refusal

    def _paint_typed(self, canvas, state):
        typed, caret, chosen = state
        at, longest = self.app.layout, self._longest
        x, y = at.ENTRY_X, at.ENTRY_Y
        room = canvas.width - x
        step, gap, font = at.ENTRY_STEP, 0, self.app.font(at.ENTRY_FONT)
        if longest > _LONGEST:
            font = self.app.font(at.SMALL)
            step = min(font.width("W") + 1, room // longest)
            gap = min(step // 2, (room - step * longest) // ((longest - 1) // _GROUP))
        line = y + font.height - font.above + 1
        canvas.fill(x, y - font.above, room, font.height + 3)
        for i in range(longest):
            fg, bg = INKS[chosen and i == caret]
            canvas.fill(x, y - font.above, step, font.height, bg)
            if i < len(typed):
                canvas.centre(typed[i], x, y, step, font, fg, bg)
            canvas.hline(x + 1, line, step - 2)
            if i == caret:
                canvas.hline(x + 1, line + 1, step - 2)
            x += step + (gap if i % _GROUP == _GROUP - 1 else 0)


def seed_entry(app, done):
    """Entry of a seed. Generated seeds have six characters, after which DONE is proposed."""
    return Entry(app, app.text("title.seed"), _SEED, _SEED, 6, done)


def name_entry(app, done, name="", heading="", refusal=None):
    """Entry of a name, new or changed. heading: whose, or what is named. refusal: see Entry."""
    first, rest = app.text("letters.first"), app.text("letters.rest")
    return Entry(app, heading or app.text("title.name"), first, rest, 4, done, name, True,
                 refusal=refusal)


def number_entry(app, heading, done, typed=""):
    """Entry of a number."""
    return Entry(app, heading, "0123456789", "0123456789", None, done, typed)


def code_entry(app, heading, chars, longest, done, refusal):
    """Entry of a text of so many of these characters."""
    return Entry(app, heading, chars, chars, longest, done, longest=longest, refusal=refusal)
