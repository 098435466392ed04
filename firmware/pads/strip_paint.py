"""Paints the score sheet of a match on a narrow display; see sheet in ui/layouts."""

from micropython import const

from engine.scorepad.actions import OPEN, OVERRIDDEN
from game_ui.names import short_name
from pads.parts import leaders, mark_columns, marks
from ui.art import fitting
from ui.canvas import BG, FG, GOLD, INKS
from ui.regions import Regions

_MARK = const(6)                # pixels of a crown or a bow tie with its gap


class StripPaint:
    """The rounds side by side; a line per player with the points of the chosen round and the
    total; and the foot with what OK does.
    """

    def __init__(self, match):
        self._match = match
        self._app = app = match.app
        self._at = at = app.layout_of("sheet")
        show = match.ui.total
        self._totals = [show(total) for total in match.game.totals()]
        self._h = min(at.ROW_H, at.ROWS_H // len(self._totals))
        self._digits = fitting(app, at.DIGITS, self._totals + ["88"], at.TOTAL_W)
        self._small, self._body = app.font(at.FOOT_FONT), app.font(at.BODY)
        self._regions = Regions(
            ("strip", self._strip), ("players", self._players), ("foot", self._foot))

    def draw(self, canvas):
        self._regions.forget()
        canvas.hline(0, self._at.STRIP_H + 1, canvas.width)

    def paint(self, canvas):
        match, game = self._match, self._match.game
        at = match.at
        shown = at if at > 0 and game.status(at) != OPEN else 0
        self._regions.set("strip", at)
        self._regions.set("players", (shown,))
        self._regions.set("foot", match.said(self._fits))
        self._regions.paint(canvas)

    def _strip(self, canvas, stop):
        match = self._match
        stops, h = match.stops, self._at.STRIP_H
        if len(stops) > canvas.width // 8:      # only those around the chosen one, in two digits
            first = min(max(0, stops.index(stop) - 2), len(stops) - 4)
            stops = stops[first:first + 4]
        w = min(16, canvas.width // len(stops))
        canvas.fill(0, 0, canvas.width, h)
        for i, each in enumerate(stops):
            x = i * w
            fg, bg = INKS[each == stop]
            if bg != BG:
                canvas.rounded(x, 0, w - 1, h, GOLD, 1)
            if each == match.MENU:
                for row in range(3):
                    canvas.fill(x + 1, h // 2 - 3 + 3 * row, w - 3, 1, fg)
            elif each in (match.LIVE, match.FINAL):
                sprite = self._app.art("crown_5" if each == match.FINAL else
                                       "cards_9" if w > 9 else "cards_5")
                canvas.sprite(sprite, x + (w - 1 - sprite.width) // 2, (h - sprite.height) // 2,
                              fg)
            else:
                canvas.inside(str(each), x, 0, w - 1, h, self._body, fg)
                if each == match.game.current() and not match.past and bg == BG:
                    canvas.hline(x + 1, h - 1, w - 3, fg)

    def _players(self, canvas, state):
        number, = state
        match, at, font = self._match, self._at, self._digits
        game = match.game
        canvas.fill(0, at.ROWS_Y, canvas.width, at.ROWS_H)
        alone = len(self._totals) == 1
        most = max(map(font.width, self._totals)) + 4
        points = dropped = ()
        if number:
            points = [match.ui.total(each) for each in game.score(number)["points"]]
            dropped = match.ui.marks(game, number)
        beside = mark_columns(at.MARK, dropped, self._h - 1) * at.MARK[2]
        right = canvas.width - most - beside - (1 if beside else 3)     # of points
        wide = max([font.width(each) for each in points]) if points else -2
        names = [match.text("label.cards")] if alone else match.names
        named = fitting(self._app, at.NAMES, names, right - wide - 2 - _MARK, self._h)
        first, current = leaders(game.standings(), match.head.get("devices")), game.current()
        dealer = match.ui.dealer(game, current) if current and not match.past else None
        for seat, total in enumerate(self._totals):
            y, h = at.ROWS_Y + seat * self._h, self._h - 1
            middle = y + (h - font.cap) // 2
            x = 0
            for sprite, wears in ((at.CROWN, seat in first), (at.BOW, seat == dealer)):
                if wears and not alone:
                    sprite = self._app.art(sprite)
                    canvas.sprite(sprite, x, y + (h - sprite.height) // 2, FG)
                    x += sprite.width + 1
            name = short_name(names[seat], named, right - wide - 2 - x)
            canvas.text(name, x, y + (h - named.cap) // 2, named, FG, None)
            if points:
                canvas.right(points[seat], 0, middle, right, font, FG, None)
                if dropped and dropped[seat]:
                    marks(canvas, self._app, at.MARK, dropped[seat], right + 1, y, h, beside)
            w = font.width(total) + 4
            if h >= font.cap + 4:       # else it would reach into the next row
                canvas.card(canvas.width - w, middle - 2, w, font.cap + 4, BG, FG, 1)
            canvas.right(total, 0, middle, canvas.width - 2, font, FG, None)

    def _fits(self, said):
        """True if a text fits the foot above what OK does."""
        return len(self._lines(said)) < self._at.FOOT_LINES

    def _lines(self, said):
        return self._small.wrap(said, self._app.canvas.width - 2)

    def _foot(self, canvas, said):
        at, match = self._at, self._match
        top = at.FOOT_Y - self._small.above
        canvas.fill(0, top, canvas.width, canvas.height - top)
        if match.at > 0 and match.game.status(match.at) == OVERRIDDEN:
            said = "! " + said.lstrip("! ")
        lines = self._lines(said)
        if match.at == match.game.current() and not match.past:
            lines = lines[:at.FOOT_LINES - 1] + [match.text("page.enter")]
        for i, line in enumerate(lines[:at.FOOT_LINES]):
            canvas.centre(line, 0, at.FOOT_Y + i * at.FOOT_STEP, canvas.width, self._small,
                          FG, None)
