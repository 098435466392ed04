"""Menus: lists of rows to choose from; the base of most screens."""

from micropython import const

from ui import kit
from ui.canvas import BG, DIM, FG, GOLD, INKS, LINE, MINT, PAPER, SHADE
from ui.kit import scroll_bar, title
from ui.regions import Regions
from ui.screen import Screen

_NOTHING = ("", "", None, None, False, False, False, False)
_ARROW = const(9)               # height of an arrow beside a value
_GAP = const(4)                 # between a mark and the value
_SMALLER = "B10"                # letters of a value that leaves no room for its label


class Row:
    """A row of a menu.

    label: text. action(): called on OK. value(): text at the right end. step(+1 or -1): changes
    the value; also called by OK in a row without an action. mark(), icon(): marks (see below)
    before the value and before the label. apart: does a line part it from the row above? title:
    of the menu while the row is chosen, if it is another.
    """

    apart = False
    title = ""

    def __init__(self, label, action=None, value=None, step=None, mark=None, icon=None):
        self.label = label
        self.action = action
        self.value = value
        self.step = step
        self.mark = mark
        self.icon = icon

    def press(self):
        if self.action:
            self.action()
        elif self.step:
            self.step(1)


def named(app, name, action=None, value=None):
    """A row with a player's name and emblem."""
    return Row(name, action, value, icon=lambda: player_mark(app, name))


def explained(app, name, key, rows, named=False):
    """Rows while one of which is chosen the title says what their values mean, after a name. key:
    of the text. named: if both are too long, is the name left?
    """
    meaning = app.text(key)
    said = "%s: %s" % (name, meaning)
    if app.body.width(said) > kit.title_room(app):
        said = name if named else meaning[0].upper() + meaning[1:]
    for row in rows:
        row.title = said
    return rows


def parted(rows):
    """Rows that a line parts from those above."""
    for row in rows[:1]:
        row.apart = True
    return rows


def switch(app, setting, text):
    """A row of a setting that is on or off. text: app.text, or the Strings of a game."""
    return Row(text("label." + setting),
               step=lambda _by: app.set(**{setting: not app.settings[setting]}),
               value=lambda: text("value.yes" if app.settings[setting] else "value.no"),
               mark=lambda: gauge_mark(app, int(app.settings[setting])))


class Menu(Screen):
    """Rows below a title. UP, DOWN, NEXT choose a row, OK presses it, LEFT, RIGHT change its
    value.
    """

    TITLE = ""                  # key of the title's text

    def __init__(self, app, top=None, rows=None, inset=0):
        """top: first pixel row of the list. rows: number of visible rows, if fewer than ROWS.
        inset: free pixels at both sides and below.
        """
        super().__init__(app)
        self.at = 0
        self._count = rows or app.layout.ROWS
        self._top = app.layout.TITLE_H if top is None else top
        self._inset = inset
        self._first = 0         # index of the topmost visible row
        self._regions = Regions(("title", self._title), ("bar", self._scroll_bar),
                                ("row", self._paint_row, self._count))

    def rows(self):
        """The rows; called whenever the screen comes to the top."""
        raise Exception("a menu needs rows")

    def title(self):
        return self.app.text(self.TITLE)

    def on_show(self):
        self._rows = self.rows()
        self._move(min(self.at, len(self._rows) - 1))

    def on_hide(self):
        self._rows = ()

    def draw(self, canvas):
        self._regions.forget()
        self.update(canvas)

    def update(self, canvas):
        rows = self._rows       # there may be fewer than before
        first = self._first = min(self._first, max(0, len(rows) - self._count))
        last = first + self._count
        more = len(rows) > self._count
        regions = self._regions
        regions.set("title", (rows[self.at].title or self.title(), first > 0, last < len(rows),
                              self.app.feedback.charge))
        regions.set("bar", (first, len(rows)))
        for i in range(first, last):
            state = _NOTHING
            if i < len(rows):
                row = rows[i]
                state = (row.label, row.value() if row.value else "", row.icon and row.icon(),
                         row.mark and row.mark(), row.step is not None, i == self.at, more,
                         row.apart)
            regions.set("row", state, i - first)
        regions.paint(canvas)

    def key(self, key):
        row = self._rows[self.at]
        if key == "UP":
            self._move(self.at - 1)
        elif key in ("DOWN", "NEXT"):
            self._move(self.at + 1)
        elif key == "OK":
            self.app.act(row.press)
        elif key == "BACK":
            self.back()
        elif row.step:
            row.step(1 if key == "RIGHT" else -1)

    def point(self, label):
        """Puts the cursor on the row with this label."""
        self._move([row.label for row in self._rows].index(label))

    def back(self):
        """Handles BACK."""
        self.app.pop()

    def _move(self, at):
        self.at = at % len(self._rows)
        self._first = min(max(self._first, self.at - self._count + 1), self.at)

    def _title(self, canvas, state):
        title(canvas, self.app, *state[:3])

    def _scroll_bar(self, canvas, state):
        first, total = state
        inset = self._inset
        bottom = self._top + self._count * self.app.layout.ROW_H if inset else None
        scroll_bar(canvas, self.app, self._top, first, self._count, total, bottom, inset)

    def _paint_row(self, canvas, state, i):
        app, at, inset = self.app, self.app.layout, self._inset
        y = self._top + i * at.ROW_H
        label, value, icon, mark, steps, chosen, more, apart = state
        fg, bg = INKS[chosen][0], None
        x, width = inset, canvas.width - 2 * inset - (at.SCROLL_W if more else 0)
        canvas.fill(x, y, width, at.ROW_H)
        if chosen:
            canvas.rounded(x + at.ROW_X, y, width - 2 * at.ROW_X, at.ROW_H, GOLD,
                           at.ROW_CORNER)
        elif apart:
            for dot in range(x, x + width, 3):
                canvas.fill(dot, y, 1, 1, DIM)
            bg = None if at.ROW_LINES_Y else BG     # no dots in letters
        left, right, font = x + at.MARGIN, x + width - at.MARGIN, app.font(at.VALUE)
        if icon:
            icon[0](canvas, left, y, at.ROW_H, chosen, *icon[2:])
            left += icon[1] + at.ICON_GAP
        room, body, drop = right - left, app.body, 0
        beside = mark[1] + _GAP if mark else 0
        if value and at.COLOUR:         # smaller letters before any is cut
            least = room - beside - _GAP
            if body.width(label) + font.width(value) > least:
                font = app.font(_SMALLER)
            if body.width(label) + font.width(value) > least:
                body = app.font(at.SMALL)
                drop = (app.body.cap - body.cap + 1) // 2
        wide = font.width(value)
        if wide + beside > room:
            mark = None
        elif mark:
            wide += beside if value else beside - _GAP
        lines = self._lines(label, value, room - beside, body, font)
        if mark and not value and len(lines) > 1:       # the mark stands in the second line
            lines = tuple(zip((label, ""), at.ROW_LINES_Y))
        for line, line_y in lines:
            canvas.text(line, left, y + line_y + drop, body, fg, bg)
        free = room - wide - body.width(line)
        if wide and steps and chosen and at.ROW_CORNER and free > 2 * _ARROW:
            right = self._arrows(canvas, wide, right, y + at.ROW_H // 2, fg)
        down = y + line_y - at.ROW_TEXT_Y       # pixels from the first line to the last
        if value:
            under = (app.font(at.VALUE).cap - font.cap + 1) // 2
            canvas.right(value, 0, down + at.VALUE_Y + under, right, font, fg, bg)
        if mark:
            mark[0](canvas, right - wide, down, at.ROW_H, chosen, *mark[2:])

    def _arrows(self, canvas, wide, right, middle, role):
        """Paints the arrows of a value that can be changed; returns the x at which the value ends.
        """
        left = right - wide - 2 * _ARROW
        canvas.triangle(left, middle - _ARROW // 2, _ARROW, "<", role)
        canvas.triangle(right - _ARROW // 2, middle - _ARROW // 2, _ARROW, ">", role)
        return right - _ARROW

    def _lines(self, label, value, room, font, small):
        """(text, y in the row) of each line of a label; the value stands in the last line. In a
        single line, a label that leaves no room for the value is cut to its last word, or less.
        """
        at = self.app.layout
        gap = 2 * font.advance if value else 0
        if font.width(label + value) + gap <= room:
            return ((label, at.ROW_TEXT_Y),)
        if not at.ROW_LINES_Y:
            if value:
                room -= _GAP + small.width(value)
                if font.width(label) > room:
                    label = label.rpartition(" ")[2]
                while label and font.width(label) > room:
                    label = label[:-1]
            return ((label, at.ROW_TEXT_Y),)
        lines = font.wrap(label, room, not value)
        return tuple(zip((lines[0].rstrip(","), "") if value else lines, at.ROW_LINES_Y))


# Marks are (painter, width, further arguments of the painter ...), or None; the painter gets
# canvas, x, y, h and whether the row is chosen first.

def player_mark(app, name):
    """The mark with a player's emblem."""
    n = app.layout.BADGE
    worn = kit.emblem(app, name, n)
    return worn and (_badge, n, n) + worn


def pad_mark(app):
    """The mark of a pencil: a game from the score pad."""
    return _badge, 9, 9, app.art("pad_9"), FG


def crown_mark(app):
    """The mark of games that were won."""
    return _badge, 9, 9, app.art("crown_9"), FG


def gauge_mark(app, n, of=1):
    """The mark of a gauge with n of `of` bars, or of a switch if there is one bar; None on
    displays without colours.
    """
    return (_gauge, 24 if of == 1 else 6 * of, n, of) if app.layout.COLOUR else None


def _badge(canvas, x, y, h, chosen, n, picture, role):
    kit.badge(canvas, x, y + (h - n) // 2, n, picture, role, chosen)


def _gauge(canvas, x, y, h, chosen, n, of):
    middle = y + h // 2
    on, off = (BG, SHADE) if chosen else (MINT, LINE)
    if of == 1:
        canvas.rounded(x, middle - 6, 23, 12, on if n else off, 5)
        canvas.rounded(x + 12 * n + 1, middle - 5, 10, 10, PAPER, 4)
    else:
        for i in range(of):
            canvas.fill(x + 6 * i, middle - 6, 4, 12, on if i < n else off)
