"""Paints the sheet of a round, cell by cell; see round in ui/layouts."""

from game_ui.names import short_name
from games import ui_of
from pads.parts import last_line, paint_cell, paint_heading
from ui import kit
from ui.canvas import DIM, FG, LINE
from ui.regions import Regions

_EMBLEM = 12                    # pixels that it takes before a name
_GAP = 3                        # pixels between a name and the widest number beside it


class RoundPaint:
    """A row per player, a column per kind of entry, the points at the right edge. More rows than
    there is room for move with the cursor.

    State of a cell: (value, stop of the cursor or None, is it a suit that costs nothing?, is it a
    proposal?)
    """

    def __init__(self, app, number):
        self._game = game = app.session.game
        self._at = at = app.layout_of("round")
        sheet, self._rows = game.sheet, min(game.players, len(at.ROW_H) - 1)
        self._first, seats = 0, range(self._rows)
        shown = ui_of(game.NAME)
        self._app = app
        self._text = app.text.of(game.NAME)
        self._names = app.session.head["names"]
        self._number = number
        self._kinds = [shown.column(sheet, at) for at in range(len(sheet.COLUMNS))]
        self._limits = sheet.LIMITS
        self._scored = seats if shown.scored(sheet) else ()
        self._step = at.ROW_H[self._rows]
        self._name_h = at.NAME_H[self._rows]
        self._edge = max(1, app.layout.MARGIN // 2)
        self._h = self._step - self._name_h     # of a cell
        self._top = at.HEADER_H + (at.SHEET_H - self._step * self._rows) // 2
        self._font = app.font(self._fitting(app.canvas.width, shown.SCORE))
        self._regions = Regions(
            ("name", self._name, self._rows),
            ("cell", self._cell, self._rows * len(self._kinds)),
            ("points", self._points, len(self._scored)), ("last", last_line(app, at)))

    def _fitting(self, width, chars):
        """Name of the first font that fits, or of the last; places the columns for it."""
        at = self._at
        for font in at.FONTS:
            name, wide, high = font
            self._place(width, chars, wide)
            if high <= self._h and self._places[0][0] >= (0 if self._name_h else at.NAME_W):
                return name
        return name

    def _place(self, right, chars, wide):
        """Places the points at the right edge, then the columns. wide: pixels of a character."""
        at = self._at
        self._score = max(at.SCORE_W, chars * wide)
        x = right - (self._score if self._scored else 0)
        self._places = []           # (x, w) by column
        for kind, limit in reversed(list(zip(self._kinds, self._limits))):
            w = max(at.CELL_W, kind.chars(limit) * wide + at.PAD)
            x -= w
            self._places.insert(0, (x, w))
        if self._name_h:            # the columns have the whole width
            wider = min(x // len(self._places), at.CELL_W // 2)
            self._places = [(x - wider * (len(self._places) - i), w + wider)
                            for i, (x, w) in enumerate(self._places)]

    def draw(self, canvas):
        """Paints the fixed parts; paint() does the rest."""
        self._regions.forget()
        at, app, small = self._at, self._app, self._app.small
        margin, width = app.layout.MARGIN, canvas.width
        canvas.text(self._text("title.round", self._number), margin, at.TITLE_Y, small)
        if self._scored or not self._kinds[-1].heading:     # a last column without points
            font = app.font(at.POINTS_FONT)
            canvas.right(self._text("check.points"), 0,
                         at.HEAD_Y + small.above + small.cap - font.cap, width - self._edge, font,
                         DIM)
        for kind, (x, w) in zip(self._kinds, self._places):
            paint_heading(canvas, kind, x, at.HEAD_Y, w, small, at.ICON)
        if self._top > at.HEADER_H:        # six rows leave no room for a line
            canvas.hline(0, at.HEADER_H, width, DIM)

    def paint(self, canvas, values, cursor, points, verdict, offers=()):
        """Paints what has changed. values: one per cell, seat by seat. cursor: (cell, stop).
        points: None if unknown. verdict: see verdict.py. offers: proposals for empty cells.
        """
        at, stop = cursor
        last = at == len(values)
        score = points and self._game.score(self._number)
        wide, rows = len(self._kinds), self._rows
        seat = min(at // wide, len(values) // wide - 1)
        self._first = first = min(max(self._first, seat - rows + 1), seat)
        at, values = at - first * wide, values[first * wide:(first + rows) * wide]
        droppers = score.get("droppers", ()) if score else ()
        free = [(seat - first) * wide + column for column, seat in enumerate(droppers)
                if seat is not None]
        regions = self._regions
        for row in range(rows):
            regions.set("name", self._names[first + row], row)
        for i, value in enumerate(values):
            of = i + first * wide
            offered = value is None and of in offers
            regions.set("cell", (offers[of] if offered else value, stop if i == at else None,
                                 i in free, offered), i)
        for row in self._scored:
            regions.set("points", "-" if points is None else str(points[first + row]), row)
        regions.set("last", (verdict, last))
        regions.paint(canvas)

    def _y(self, seat):
        """Top of the cells in a row."""
        return self._top + seat * self._step + self._name_h

    def _text_y(self, seat, font):
        return self._y(seat) + (self._h - font.cap + 1) // 2

    def _name(self, canvas, name, row):
        app, above, margin = self._app, self._name_h, self._app.layout.MARGIN
        font = app.small if self._at.NAMES_SMALL else self._font
        width = canvas.width if above else self._places[0][0] - _GAP
        top, room = self._y(row) - above, width - margin
        y = top + font.above if above else self._text_y(row, font)
        canvas.fill(0, top, width, above or self._h)
        if above and row and app.layout.COLOUR:
            canvas.hline(margin, top, canvas.width - 2 * margin, LINE)
        # All of them, or none:
        fits = (above or self._h) > 9 and max(map(font.width, self._names)) + _EMBLEM <= room
        worn = fits and kit.emblem(app, name)
        if worn:
            middle = y + (font.cap - worn[0].height) // 2
            canvas.sprite(worn[0], margin, max(top, middle), worn[1])   # else cells cover it
            margin += _EMBLEM
        canvas.text(short_name(name, font, room), margin, y, font, FG, None)

    def _cell(self, canvas, state, i):
        value, stop, free, offered = state
        seat, column = divmod(i, len(self._kinds))
        kind, (x, w) = self._kinds[column], self._places[column]
        shown = value is not None and kind.value_text(value, self._text, self._names)
        paint_cell(canvas, (value, stop), kind, self._limits[column], shown,
                   (x, self._y(seat), w, self._h), self._text_y(seat, self._font),
                   self._font, self._at.ICON, DIM if free or offered else FG,
                   free and not self._app.layout.COLOUR)
        if offered and stop is None and not self._app.layout.COLOUR:
            y = self._y(seat) + self._h - 1     # dotted: nothing has been entered
            for left in range(x + w // 4, x + w - w // 4, 2):
                canvas.fill(left, y, 1, 1, FG)

    def _points(self, canvas, points, seat):
        x, w = canvas.width - self._score, self._score
        canvas.fill(x, self._y(seat), w, self._h)
        canvas.right(points, x, self._text_y(seat, self._font), w - self._edge, self._font)
