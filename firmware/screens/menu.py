"""A list of rows to choose from; the base of most screens."""

from screens.screen import Screen
from ui.canvas import INKS
from ui.cells import Cells
from ui.widgets import title


class Row:
    """A line of a menu.

    label: text. action(): OK was pressed. value(): text at the right end.
    step(+1 or -1): the value is to change; OK steps, too, where there is no action.
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
        """top: first pixel row of the list; rows: how many, where others share the screen."""
        super().__init__(app)
        self.at = 0
        self._count = rows or app.layout.ROWS
        self._top = app.layout.TITLE_H if top is None else top
        self._first = 0         # row at the top of the glass
        self._cells = Cells([self._title] + [self._painter(i) for i in range(self._count)])

    def rows(self):
        """The rows, asked for whenever the screen comes to the top."""
        raise Exception("a menu needs rows")

    def title(self):
        return self.app.text(self.TITLE)

    def open(self):
        self._rows = self.rows()
        self._move(min(self.at, len(self._rows) - 1))

    def draw(self, canvas):
        self._cells.forget()
        self.update(canvas)

    def update(self, canvas):
        rows, first = self._rows, self._first
        states = [(self.title(), first > 0, first + self._count < len(rows))]
        for i in range(first, first + self._count):
            if i < len(rows):
                row = rows[i]
                states.append((row.label, row.value() if row.value else "", i == self.at))
            else:
                states.append(("", "", False))
        self._cells.paint(canvas, states)

    def key(self, key):
        row = self._rows[self.at]
        if key == "UP":
            self._move(self.at - 1)
        elif key in ("DOWN", "NEXT"):
            self._move(self.at + 1)
        elif key == "OK":
            row.press()
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
        title(canvas, self.app, *state)

    def _painter(self, i):
        at, font = self.app.layout, self.app.body
        y = self._top + i * at.ROW_H
        text_y = y + at.ROW_TEXT_Y

        def paint(canvas, state):
            label, value, chosen = state
            fg, bg = INKS[chosen]
            canvas.fill(0, y, canvas.width, at.ROW_H, bg)
            canvas.text(label, at.MARGIN, text_y, font, fg, bg)
            canvas.right(value, 0, text_y, canvas.width - at.MARGIN, font, fg, bg)
        return paint
