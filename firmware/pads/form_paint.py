"""Paints the entry form of a round with a single row: a line for each column."""

from micropython import const

from game_ui.names import short_name
from games import ui_of
from pads.parts import last_line, paint_cell
from ui.canvas import BG, DIM
from ui.kit import scroll_bar, title
from ui.regions import Regions

_HANGS = const(2)               # pixels that an accent may reach beyond its letter


class FormPaint:
    """Has the same methods as RoundPaint."""

    def __init__(self, app, number):
        game = app.session.game
        self._app = app
        self._ui = ui_of(game.NAME)
        self._text = app.text.of(game.NAME)
        self._names = app.session.head["names"]
        self._number = number
        self._title = self._text("title.round", number)
        self._at = app.layout_of("round")
        sheet = game.sheet
        self._columns = len(sheet.COLUMNS)
        self._kinds = [self._ui.column(sheet, column) for column in range(self._columns)]
        self._limits = sheet.LIMITS
        self._labels = [self._ui.label(self._text, self._names, sheet, column)
                        for column in range(self._columns)]
        self._first = 0
        at, room = app.layout, self._at.CHECK_Y - app.layout.TITLE_H
        self._measure(at, room)
        self._count = min(self._columns, room // self._h)
        rest = room - self._count * self._h - app.small.above       # notes clear these, too
        self._notes = rest // at.DIALOG_STEP
        self._notes_y = self._at.CHECK_Y - self._notes * at.DIALOG_STEP
        self._regions = Regions(
            ("title", self._paint_title), ("bar", self._bar), ("line", self._line, self._count),
            ("note", self._note, self._notes), ("last", last_line(app, self._at)))

    def _measure(self, at, room):
        """Chooses large values if two notes still fit below, otherwise rows as in menus."""
        font, h, label_y, top, value_y = self._at.LARGE
        if self._columns * h + 2 * at.DIALOG_STEP > room:
            font, h, label_y, top, value_y = at.BODY, at.ROW_H, at.ROW_TEXT_Y, 0, at.ROW_TEXT_Y
            if at.ROW_LINES_Y:          # the value stands below the label
                label_y, value_y = at.ROW_LINES_Y
                top = value_y
        self._font = self._app.font(font)
        self._h, self._label_y, self._top, self._value_y = h, label_y, top, value_y

    def draw(self, _canvas):
        self._regions.forget()

    def paint(self, canvas, values, cursor, _points, verdict, _offers=()):
        at, stop = cursor
        if at < self._columns:
            self._first = min(max(self._first, at - self._count + 1), at)
        first = self._first
        regions = self._regions
        regions.set("title", (first > 0, first + self._count < self._columns,
                              self._app.feedback.charge))
        regions.set("bar", first)
        regions.set_all("line", [(i, values[i], stop if i == at else None)
                                 for i in range(first, first + self._count)])
        notes = list(self._ui.notes(self._app, self._number))[:self._notes]
        regions.set_all("note", notes + [""] * (self._notes - len(notes)))
        regions.set("last", (verdict, at == len(values)))
        regions.paint(canvas)

    def _paint_title(self, canvas, state):
        title(canvas, self._app, self._title, *state[:2])

    def _bar(self, canvas, first):
        scroll_bar(canvas, self._app, self._app.layout.TITLE_H, first, self._count, self._columns,
                   self._at.CHECK_Y)

    def _line(self, canvas, state, i):
        app, at, font, h, top = self._app, self._app.layout, self._font, self._h, self._top
        y = at.TITLE_H + i * h
        right = app.canvas.width - (at.SCROLL_W if self._count < self._columns else 0)
        below = top > self._label_y     # is the value below the label?
        column, value, stop = state
        kind, limit = self._kinds[column], self._limits[column]
        canvas.fill(0, y, right, h)
        label, shown = self._labels[column], self._shown(column, value)
        digits = kind.stops == 2 and (value is not None or stop not in (None, -1))
        icon = value is not None and kind.icons and kind.icons[value]
        beside = icon[0].width * at.ICON + at.MARGIN if icon else 0
        room = right - beside - _HANGS
        if not below:       # the label gets at most half of the width
            room -= 2 * at.MARGIN + min(app.body.width(label), right // 2)
        if shown and not digits:
            shown = short_name(shown, font, room)
        chars = kind.chars(limit) if digits else max(1, len(shown))
        w = max(chars * font.advance + 2 * at.MARGIN, font.width(shown or "") + _HANGS)
        box = right - w, y + top, w, h - top
        room = right - 2 * at.MARGIN - (0 if below else w + beside)
        canvas.text(short_name(label, app.body, room), at.MARGIN, y + self._label_y, app.body)
        paint_cell(canvas, (value, stop), kind, limit, shown, box, y + self._value_y, font,
                   at.ICON)
        if icon:
            (picture, role), scale = icon, at.ICON
            canvas.icon(picture, box[0] - beside,
                        box[1] + (box[3] - scale * picture.height) // 2, role, BG, scale)

    def _shown(self, column, value):
        """The text of a value; of an empty cell the default with a question mark."""
        kind = self._kinds[column]
        if value is not None:
            return kind.value_text(value, self._text, self._names)
        if not kind.hints or kind.optional:
            return ""
        default = self._ui.default(self._app.session.game, self._number, column)
        return "" if default is None else kind.value_text(default, self._text, self._names) + "?"

    def _note(self, canvas, line, i):
        at, font = self._app.layout, self._app.small
        y = self._notes_y + i * at.DIALOG_STEP
        canvas.fill(0, y - font.above, canvas.width, font.height)
        canvas.text(line, at.MARGIN, y, font, DIM)
