"""Paints the sheet of a round, cell by cell; see ui/layouts/*/round.py for the places."""

from ui import icons
from ui.canvas import ACCENT, BG, DIM, INKS
from ui.cells import Cells


class RoundPaint:
    """States: (value, whether the cursor is there) of a cell, points of a seat, the last line.

    A sheet of points alone has no points beside it.
    """

    def __init__(self, app, number):
        game = app.session.game
        seats = range(game.players)
        self._app = app
        self._title = app.text("title.round", number)
        self._columns = len(game.sheet.COLUMNS)
        self._scored = seats if game.mode == "counts" else ()
        self._at = at = app.layout_of("round")
        self._width = app.canvas.width
        self._left = self._width - self._columns * at.CELL_W - (at.SCORE_W if self._scored else 0)
        self._h = at.ROW_H[game.players]
        self._top = at.HEADER_H + (at.SHEET_H - self._h * game.players) // 2
        self._font = app.body if self._h >= app.body.height else app.small
        self._cells = Cells(
            [self._cell_painter(seat, column) for seat in seats for column in range(self._columns)]
            + [self._points_painter(seat) for seat in self._scored]
            + [self._paint_check])

    def draw(self, canvas):
        """What does not change; everything else is due."""
        self._cells.forget()
        at, small, font = self._at, self._app.small, self._font
        margin = self._app.layout.MARGIN
        canvas.text(self._title, margin, 0, small, ACCENT)
        canvas.right(self._app.text("check.points"), 0, 0, self._width - 1, small, DIM)
        if self._scored:
            for column, icon in enumerate(icons.SMALL_SUITS):
                canvas.icon(icon, self._x(column) + (at.CELL_W - icon.width + 1) // 2, 0)
        if self._top > at.HEADER_H:        # six rows leave no room for a line
            canvas.hline(0, at.HEADER_H, self._width, DIM)
        columns = (self._left - margin) // font.advance
        for seat, name in enumerate(self._app.session.head["names"]):
            canvas.text(name[:columns], margin, self._text_y(seat), font)

    def paint(self, canvas, values, at, points, verdict):
        """values: one per cell, seat by seat. points: None where they are not known."""
        states = [(value, i == at) for i, value in enumerate(values)]
        states += ["" if points is None else str(points[seat]) for seat in self._scored]
        states.append((verdict, at == len(values)))
        self._cells.paint(canvas, states)

    def _x(self, column):
        return self._left + column * self._at.CELL_W

    def _y(self, seat):
        return self._top + seat * self._h

    def _text_y(self, seat):
        return self._y(seat) + (self._h - self._font.height + 1) // 2

    def _cell_painter(self, seat, column):
        x, y, text_y = self._x(column), self._y(seat), self._text_y(seat)
        w = self._at.CELL_W

        def paint(canvas, state):
            value, chosen = state
            fg, bg = INKS[chosen]
            canvas.fill(x, y, w, self._h, bg)
            if value is None:
                canvas.hline(x + (w - 4) // 2, y + self._h // 2, 4, fg)
            else:
                canvas.centre(str(value), x, text_y, w, self._font, fg, bg)
        return paint

    def _points_painter(self, seat):
        w = self._at.SCORE_W
        x, y, text_y = self._width - w, self._y(seat), self._text_y(seat)

        def paint(canvas, points):
            canvas.fill(x, y, w, self._h)
            canvas.right(points, x, text_y, w - 1, self._font)
        return paint

    def _paint_check(self, canvas, state):
        (role, line, button), chosen = state
        at, w = self._at, self._width
        fg, bg = INKS[True] if chosen else (role, BG)
        canvas.fill(0, at.CHECK_Y, w, at.CHECK_H, bg)
        canvas.centre(button if chosen else line, 0, at.CHECK_Y, w, self._app.small, fg, bg)
