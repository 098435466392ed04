"""A list of rows to choose from; the base of most screens."""

from micropython import const

from ui.canvas import GOLD, INKS
from ui.regions import Regions
from ui.screen import Screen
from ui.widgets import scroll_bar, title

_NOTHING = ("", "", False, False, False)
_ARROW = const(9)               # height of an arrow beside a value


class Row:
    """A line of a menu.

    label: text. action(): OK was pressed. value(): text at the right end.
    step(+1 or -1): changes the value; in a row without action OK does so, too.
    """

    def __init__(self, label, action=None, value=None, step=None):
        self.label = label
        self.action = action
        self.value = value
        self.step = step

    def press(self):
        if self.action:
            self.action()
        elif self.step:
            self.step(1)


class Menu(Screen):
    """Rows below a title. UP, DOWN, NEXT choose, OK acts, LEFT, RIGHT change a value."""

    TITLE = ""                  # key of the title's text

    def __init__(self, app, top=None, rows=None):
        """top: first pixel row of the list; rows: how many it shows, if fewer than ROWS."""
        super().__init__(app)
        self.at = 0
        self._count = rows or app.layout.ROWS
        self._top = app.layout.TITLE_H if top is None else top
        self._first = 0         # row at the top of the glass
        self._regions = Regions([self._title, self._scroll_bar]
                            + [self._painter(i) for i in range(self._count)])

    def rows(self):
        """The rows, asked for whenever the screen comes to the top."""
        raise Exception("a menu needs rows")

    def title(self):
        return self.app.text(self.TITLE)

    def open(self):
        self._rows = self.rows()
        self._move(min(self.at, len(self._rows) - 1))

    def cover(self):
        self._rows = ()

    def draw(self, canvas):
        self._regions.forget()
        self.update(canvas)

    def update(self, canvas):
        rows, first = self._rows, self._first
        last = first + self._count
        more = len(rows) > self._count
        states = [(self.title(), first > 0, last < len(rows), self.app.feel.charge),
                  (first, len(rows))]
        for i in range(first, last):
            if i < len(rows):
                row = rows[i]
                states.append((row.label, row.value() if row.value else "",
                               row.step is not None, i == self.at, more))
            else:
                states.append(_NOTHING)
        self._regions.paint(canvas, states)

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

    def back(self):
        """BACK was pressed."""
        self.app.pop()

    def _move(self, at):
        self.at = at % len(self._rows)
        self._first = min(max(self._first, self.at - self._count + 1), self.at)

    def _title(self, canvas, state):
        title(canvas, self.app, *state[:3])

    def _scroll_bar(self, canvas, state):
        first, total = state
        scroll_bar(canvas, self.app, self._top, first, self._count, total)

    def _painter(self, i):
        app, at = self.app, self.app.layout
        y = self._top + i * at.ROW_H

        def paint(canvas, state):
            label, value, steps, chosen, more = state
            fg, bg = INKS[chosen]
            width = canvas.width - (at.SCROLL_W if more else 0)
            canvas.fill(0, y, width, at.ROW_H)
            if chosen:
                canvas.rounded(at.ROW_X, y, width - 2 * at.ROW_X, at.ROW_H, GOLD, at.ROW_CORNER)
            for line, line_y in self._lines(label, value, width - 2 * at.MARGIN):
                canvas.text(line, at.MARGIN, y + line_y, app.body, fg, bg)
            if value:
                right = width - at.MARGIN
                if steps and chosen and at.ROW_CORNER:
                    right = self._arrows(canvas, value, right, y + at.ROW_H // 2, fg)
                canvas.right(value, 0, y + line_y + at.VALUE_Y - at.ROW_TEXT_Y, right,
                             app.font(at.VALUE), fg, bg)
        return paint

    def _arrows(self, canvas, value, right, middle, role):
        """Says that a value can be changed; returns where the value ends."""
        left = right - self.app.font(self.app.layout.VALUE).width(value) - 2 * _ARROW
        canvas.triangle(left, middle - _ARROW // 2, _ARROW, "<", role)
        canvas.triangle(right - _ARROW // 2, middle - _ARROW // 2, _ARROW, ">", role)
        return right - _ARROW

    def _lines(self, label, value, room):
        """(text, y in the row) of the lines of a label; the value stands in the last one."""
        at, font = self.app.layout, self.app.body
        gap = 2 * font.advance if value else 0
        if not at.ROW_LINES_Y or font.width(label + value) + gap <= room:
            return ((label, at.ROW_TEXT_Y),)
        lines = font.wrap(label, room)
        return tuple(zip((lines[0].rstrip(","), "") if value else lines, at.ROW_LINES_Y))
