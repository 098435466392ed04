"""Paints the sheet of a round that has one row only: as a form, with a line for each column."""

from games import face
from screens.cell_paint import last_line, paint_cell
from ui.canvas import BG, DIM, FG
from ui.cells import Cells
from ui.widgets import title


class FormPaint:
    """States: what scrolls, a line each (column, value, stop of the cursor), notes, the last line.

    Takes the same as RoundPaint.
    """

    def __init__(self, app, number):
        game = app.session.game
        self._app = app
        self._face = face(game.NAME)
        self._text = app.text.of(game.NAME)
        self._names = app.session.head["names"]
        self._number = number
        self._title = self._text("title.round", number)
        self._at = app.layout_of("round")
        sheet = game.sheet
        self._columns = len(sheet.COLUMNS)
        self._kinds = [self._face.column(sheet, column) for column in range(self._columns)]
        self._limits = sheet.LIMITS
        self._labels = [self._face.label(self._text, self._names, sheet, column)
                        for column in range(self._columns)]
        at = app.layout
        room = self._at.CHECK_Y - at.TITLE_H
        self._count = min(self._columns, room // at.ROW_H)
        self._notes = (room - self._count * at.ROW_H) // at.DIALOG_STEP
        self._first = 0
        self._notes_y = self._at.CHECK_Y - self._notes * at.DIALOG_STEP
        self._cells = Cells(
            [self._paint_title] + [self._line_painter(i) for i in range(self._count)]
            + [self._note_painter(i) for i in range(self._notes)] + [last_line(app, self._at)])

    def draw(self, _canvas):
        self._cells.forget()

    def paint(self, canvas, values, cursor, _points, verdict):
        at, stop = cursor
        if at < self._columns:
            self._first = min(max(self._first, at - self._count + 1), at)
        first = self._first
        states = [(first > 0, first + self._count < self._columns)]
        states += [(i, values[i], stop if i == at else None)
                   for i in range(first, first + self._count)]
        notes = list(self._face.notes(self._app, self._number))[:self._notes]
        states += notes + [""] * (self._notes - len(notes))
        states.append((verdict, at == len(values)))
        self._cells.paint(canvas, states)

    def _paint_title(self, canvas, state):
        title(canvas, self._app, self._title, *state)

    def _line_painter(self, i):
        app, at = self._app, self._app.layout
        y, right = at.TITLE_H + i * at.ROW_H, app.canvas.width - at.MARGIN
        text_y, font = y + at.ROW_TEXT_Y, app.body

        def paint(canvas, state):
            column, value, stop = state
            kind, limit = self._kinds[column], self._limits[column]
            canvas.fill(0, y, canvas.width, at.ROW_H)
            canvas.text(self._labels[column], at.MARGIN, text_y, font)
            shown = self._shown(column, value)
            chars = kind.chars(limit) if kind.stops == 2 else max(1, len(shown))
            w = chars * font.advance + 2 * at.MARGIN
            box = right - w + at.MARGIN, y, w, at.ROW_H
            paint_cell(canvas, (value, stop), kind, limit, shown, box, text_y, font,
                       self._at.ICON)
            if value is not None and kind.icons:
                icon, scale = kind.icons[value], self._at.ICON
                canvas.icon(icon, box[0] - scale * icon.width - at.MARGIN,
                            y + (at.ROW_H - scale * icon.height) // 2, FG, BG, scale)
        return paint

    def _shown(self, column, value):
        """The value in words, or the usual one with a question mark."""
        kind = self._kinds[column]
        if value is not None:
            return kind.said(value, self._text, self._names)
        if not kind.hints or kind.optional:
            return ""
        usual = self._face.usual(self._app.session.game, self._number, column)
        return "" if usual is None else kind.said(usual, self._text, self._names) + "?"

    def _note_painter(self, i):
        at, font = self._app.layout, self._app.small
        y = self._notes_y + i * at.DIALOG_STEP

        def paint(canvas, line):
            canvas.fill(0, y, canvas.width, font.height)
            canvas.text(line, at.MARGIN, y, font, DIM)
        return paint
