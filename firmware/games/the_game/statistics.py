"""Statistics of The Game: how often how many cards were left, and a curve of the last games."""

from game_ui.names import cut
from games import full_title, ui_of
from games.the_game.dealt import kind
from ui.art import fitting
from ui.canvas import BAR, BLUE, DIM, FG, LINE, MINT
from ui.screen import Screen
from ui.strings import decimal

_BANDS = ("0", "1-9", "10+", "20+", "30+", "40+")
_COLUMNS = ("statistics.played", "statistics.won", "statistics.best", "statistics.mean")


class Statistics(Screen):
    """A page per kind of game that was played. OK lists the games, BACK leaves, other keys turn
    the page.
    """

    def __init__(self, app, game):
        super().__init__(app)
        self._game = game
        self.TABLE_THEME = ui_of(game).TABLE_THEME
        self._kinds = [(name,) + kind for name in (game, game + app.history.WITH)
                       for kind in app.history.kinds_of(name)]
        mine = game, 1, app.settings["level"], app.settings["fire"]
        self._at = self._kinds.index(mine) if mine in self._kinds else 0
        self._shown = None

    def draw(self, canvas):
        self._shown = None
        self.update(canvas)

    def update(self, canvas):
        if self._shown == self._at:
            return
        self._shown = self._at
        canvas.clear()
        app, look = self.app, self.app.layout_of("statistics")
        small = app.font(look.SMALL)
        self._title(canvas, look, small)
        if not self._kinds:
            for i, line in enumerate(small.wrap(app.text("row.no_games"), canvas.width - 2)):
                canvas.centre(line, 0, canvas.height // 2 + i * small.height, canvas.width, small)
            return
        stats = self._stats()
        self._numbers(canvas, look, small, stats)
        self._bars(canvas, look, stats.bands)
        if len(stats.recent) > 1:
            self._line(canvas, look, stats)
            self._last(canvas, look, stats.recent)
        self._foot(canvas, look, small)

    def key(self, key):
        if key == "BACK":
            self.app.pop()
        elif key == "OK":
            self.app.act(self._list)
        elif self._kinds:
            self._at = (self._at + (-1 if key in ("UP", "LEFT", "UNDO") else 1)) % len(self._kinds)

    def _list(self):
        app, more = self.app, []
        if self._kinds:
            stats = self._stats()
            more = [(app.text("label." + name), str(getattr(stats, name)), app.pop)
                    for name in ("streak", "longest")]
            # The list has games of all kinds.
            given_up = sum([each.abandoned for kind, each in app.history.kinds.items()
                            if kind[0].rstrip(app.history.WITH + app.history.GIVEN)
                            == self._game])
            more.append((app.text("label.abandoned"), str(given_up), app.opener(
                "screens.history.GivenUp", self._game)))
        app.push("screens.history.LastGames", self._game, more)

    def _stats(self):
        kind = self._kinds[self._at]
        return self.app.history.game_stats(*kind[1:4], kind[0], *kind[4:])

    # Painters

    def _title(self, canvas, look, small):
        if not look.HEADER_H:
            return
        app, (x, y) = self.app, look.TITLE
        canvas.fill(0, 0, canvas.width, look.HEADER_H, BAR)
        font = app.font(look.TITLE_FONT)
        said = full_title(app.text, self._game)
        canvas.text(said, x, y, font, FG, None)
        canvas.right(app.text("statistics.list"), 0, y + font.cap - small.cap, canvas.width - x,
                     small, DIM, None)

    def _numbers(self, canvas, look, small, stats):
        values = (stats.played, stats.wins, "-" if stats.best is None else stats.best,
                  decimal("%.1f" % stats.average))
        digits = fitting(self.app, look.DIGITS, [str(each) for each in values], look.NUMBER_W - 2)
        for (x, y), value, key in zip(look.NUMBERS, values, _COLUMNS):
            canvas.centre(str(value), x, y, look.NUMBER_W, digits,
                          MINT if key == _COLUMNS[1] and value else FG)
            canvas.centre(self.app.text(key), x, y + digits.cap + look.AIR, look.NUMBER_W, small,
                          DIM, None)

    def _bars(self, canvas, look, bands):
        x, y, w, h = look.BARS
        font = self.app.font(look.BAR_FONT)
        step, most = w // len(bands), max(bands)
        crown = look.CROWN and self.app.art(look.CROWN)
        if self.app.layout.COLOUR:
            canvas.rounded(x - 4, y - 3, w + 4, h + font.cap + 9, BAR, 4)
        for i, count in enumerate(bands):
            left, base = x + i * step, y + h
            high = (h - font.cap - 3) * count // most
            role = MINT if not i else BLUE if i == 1 else LINE
            canvas.fill(left, base - max(1, high), step - look.BAR_GAP, max(1, high), role)
            top = base - high - font.cap - 2
            if count:
                canvas.centre(str(count), left, top, step - look.BAR_GAP, font, FG, None)
            if count and not i and crown:
                canvas.sprite(crown, left + (step - look.BAR_GAP - crown.width) // 2,
                              max(y, top - crown.height - 2), MINT)
            band = _BANDS[i]
            if font.width(band) > step - 2:
                band = band.rstrip("+")
            canvas.centre(band, left, base + 3, step - look.BAR_GAP, font, DIM, None)
        canvas.hline(x, y + h, step * len(bands) - look.BAR_GAP, DIM)

    def _line(self, canvas, look, stats):
        """Paints the curve of the last games, fewer cards left higher up; dotted: the mean."""
        x, y, w, h = look.LINE
        recent, most = stats.recent, max(max(stats.recent), 1)
        mean = y + int(stats.average) * (h - 1) // max(most, int(stats.average))
        for dot in range(x, x + w, 6):
            canvas.hline(dot, mean, 2, DIM)
        points = []
        for i, left in enumerate(recent):
            points += [x + i * (w - 1) // (len(recent) - 1), y + left * (h - 1) // most]
        canvas.lines(points, FG)
        end_x, end_y = points[-2:]
        canvas.fill(end_x - 1, end_y - 1, 3, 3, MINT)

    def _last(self, canvas, look, recent):
        """Paints the mean of the curve, where there is room beside it."""
        if not look.LAST:
            return
        app, (x, y, w) = self.app, look.LAST
        name, digits = app.font(look.LAST_FONT), app.font(look.LAST_DIGITS)
        mean = decimal("%.1f" % (sum(recent) / len(recent)))
        canvas.centre(app.text("statistics.last", len(recent)), x, y, w, name, DIM, None)
        canvas.centre(mean, x, y + name.cap + look.AIR, w, digits, MINT, None)

    def _foot(self, canvas, look, small):
        """Paints the kind, and marks for further pages."""
        text, chosen = self.app.text, self._kinds[self._at]
        game, players, level, fire = chosen[:4]
        y, w = look.FOOT_Y, canvas.width
        said = text("value." + level)
        if fire:
            said = text("statistics.fire", said)
        if chosen[4:]:
            said = text("statistics.hints", said)
        if game != self._game:
            said = text("statistics.devices", said)
        short = kind(text, {"level": level, "fire": fire}, chosen[4:], game != self._game)
        if players > 1:
            said, short = [text("statistics.players", players, each) for each in (said, short)]
        h, step = canvas.height - y, small.cap + 2
        lines = small.wrap(said, w - 24)
        if len(lines) > max(1, h // step):
            lines = [cut(short, small, w - 24)]
        top = y + (h + step - len(lines) * step - small.cap + 1) // 2
        for line in lines:
            canvas.centre(line, 0, top, w, small, FG, None)
            top += step
        if len(self._kinds) > 1:
            middle = y + (canvas.height - y) // 2 - 3
            canvas.triangle(2, middle, 7, "<", FG)
            canvas.triangle(w - 6, middle, 7, ">", FG)
