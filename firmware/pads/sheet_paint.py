"""Paints the score sheet of a match; see sheet in ui/layouts."""

from micropython import const

from engine.scorepad.actions import OPEN, OVERRIDDEN
from game_ui.names import short_name
from games import called
from pads.parts import leaders, mark_columns, marks
from ui import kit
from ui.art import fitting
from ui.canvas import BAR, BG, DIM, FG, GOLD, INK, INKS, LINE, MINT, PAPER, RED, WARN
from ui.regions import Regions

_APART = const(3)               # pixels between two names at least; wide columns have more


class SheetPaint:
    """A line per round, a column per player, the totals on paper, and the foot with what OK does.

    It loads fonts of its own, so that other screens of a match have their memory.
    """

    def __init__(self, match):
        self._match = match
        self._app = app = match.app
        self._at = at = app.layout_of("sheet")
        game, show = match.game, match.ui.total
        self._totals = [show(total) for total in game.totals()]
        points = [each for number in match.done for each in game.score(number)["points"]] + [88]
        shown = self._totals + [show(min(points)), show(max(points))]
        count = len(self._totals)
        self._w = (app.canvas.width - at.LEFT - at.RIGHT) // count
        self._alone = count == 1        # one column: all play together
        marked = [each for number in match.done for each in match.ui.marks(game, number)]
        # Room for two digits or more, and all marks of a player: small marks before small digits.
        looks = at.MARKS[self._w < at.WIDE:]
        for look, tight in [(look, tight) for look in looks for tight in (False, True)]:
            beside = mark_columns(look, marked, at.STEP - at.GAP, tight) * look[2]
            one = min(beside, look[2])
            digits = fitting(app, at.DIGITS, shown, self._w - max(2, one) - 2)
            if max(map(digits.width, shown)) + beside + 2 <= self._w:
                break
        else:
            digits = fitting(app, at.DIGITS, shown, self._w - beside - 2)
        self._look, self._digits, self._wide = look, digits, max(map(digits.width, shown))
        # Right end of the digits in a column.
        self._end = min((self._w + self._wide - one) // 2, self._w - (beside and beside + 1))
        self._small, self._body = app.font(at.FOOT_FONT), app.font(at.BODY)
        self._below = at.SUM_Y + at.SUM_H       # top of the foot
        # Do accents of capitals reach into the totals?
        self._reaches = self._foot_y() - self._small.above < self._below
        self._first = 0
        self._regions = Regions(
            ("row", self._row, at.ROWS), ("sum", self._sum), ("foot", self._foot))

    def draw(self, canvas):
        """Paints the fixed parts; paint() does the rest."""
        self._regions.forget()
        match, at, app = self._match, self._at, self._app
        width = canvas.width
        if at.HEADER_H:
            canvas.fill(0, 0, width, at.HEADER_H, BAR)
            x, y = at.TITLE
            if match.ui.EMBLEM:
                emblem = app.art(match.ui.EMBLEM)
                canvas.sprite(emblem, x, (at.HEADER_H - emblem.height) // 2, FG)
                x += emblem.width + x
            x = canvas.text(called(match.text, match.head), x, y, self._body, FG, None) + 8
            said = (app.clock.date(match.head["time"]) if match.past
                    else match.ui.progress(match.text, match.game))
            font = fitting(app, (at.FOOT_FONT, at.NAMES[-1]), [said], width - at.TITLE[0] - x)
            canvas.right(said, 0, y + self._body.cap - font.cap, width - at.TITLE[0], font, DIM,
                         None)
        self._heads(canvas)

    def _heads(self, canvas):
        """Paints names and emblems, a crown for the leader, a bow tie for the dealer; beside a
        name only those that leave room for it.
        """
        match, at, app = self._match, self._at, self._app
        game, number = match.game, match.game.current()
        first = leaders(game.standings(), match.head.get("devices"))
        dealer = match.ui.dealer(game, number) if number and not match.past else None
        names = [", ".join(match.names)] if self._alone else match.names
        crown, bow = app.art(at.CROWN), app.art(at.BOW)
        taken = 0 if at.ABOVE_Y is not None else crown.width + 2
        apart = _APART if self._alone else max(_APART, self._w // 10)
        font = fitting(app, at.NAMES, names, self._w - apart - taken)
        room = at.ABOVE_Y is not None or taken + 11 + max(map(font.width, names)) < self._w - 1
        for seat, name in enumerate(names):
            x = at.LEFT + seat * self._w
            worn = [(each, role) for each, role, wears in (
                (crown, MINT, seat in first), (bow, RED, seat == dealer))
                if wears and not self._alone]
            if at.ABOVE_Y is None and self._w < at.WIDE:
                worn = worn[:1]             # more would leave no letter of the name
            emblem = room and kit.emblem(app, name)
            if emblem:
                worn.insert(0, emblem)
            name = short_name(name, font, self._w - apart)
            wide = sum([each.width + 2 for each, _ in worn])
            if at.ABOVE_Y is None:
                while worn and font.width(name) + wide > self._w - 2:
                    wide -= worn.pop()[0].width + 2
                left = x + (self._w - font.width(name) - wide) // 2
                canvas.text(name, left + wide, at.NAME_Y, font)
                top = at.NAME_Y + font.cap
            else:
                if wide > self._w - 2:      # it would reach the neighbour's name
                    wide -= worn.pop(0)[0].width + 2
                canvas.centre(name, x, at.NAME_Y, self._w, font)
                left, top = x + (self._w - wide + 2) // 2, at.ABOVE_Y + crown.height
            for each, role in worn:
                low = top if each is not bow or at.ABOVE_Y is None else top - 2
                canvas.sprite(each, left, low - each.height, role)
                left += each.width + 2

    def paint(self, canvas):
        match, at = self._match, self._at
        game, stop = match.game, match.at
        line = stop if stop > 0 else game.current() or game.rounds
        self._first = first = min(max(self._first, line - at.ROWS), line - 1)
        regions = self._regions
        for i in range(at.ROWS):
            number = first + i + 1
            chosen = stop if number == line and stop >= 0 else None
            regions.set("row", (number if number <= game.rounds else 0, chosen), i)
        said = match.said(self._fits)
        regions.set("sum", (stop == match.FINAL, first, self._reaches and said))
        regions.set("foot", (said, stop == match.MENU))
        regions.paint(canvas)

    def _row(self, canvas, state, i):
        number, stop = state
        at, match = self._at, self._match
        game, y, h = match.game, at.ROWS_Y + i * at.STEP, at.STEP - at.GAP
        x, w, chosen = 2, canvas.width - 4, stop is not None
        canvas.fill(0, y, canvas.width, at.STEP)
        if not number:
            return
        counts = game.status(number) != OPEN
        current = number == game.current() and not match.past
        fg, bg = INKS[chosen and stop != match.LIVE]
        corner = 4 if h > 15 else 1
        if bg != BG or (counts and self._app.layout.COLOUR):
            canvas.rounded(x, y, w, h, GOLD if bg != BG else BAR, corner)
        elif self._app.layout.COLOUR:
            canvas.card(x, y, w, h, BG, FG if current else LINE, corner)
        tag = "!" if counts and game.status(number) == OVERRIDDEN else ""
        canvas.inside(str(number), x, y, at.LEFT - x, h, self._small,
                      BG if bg != BG else WARN if tag else FG if current else DIM)
        if counts:
            self._points(canvas, number, y, h, fg)
        elif current:
            canvas.text(match.text("row.enter"), at.LEFT + 4, y + (h - self._body.cap + 1) // 2,
                        self._body, fg, None)
            # Descenders may reach into the next row.
            if i + 1 < at.ROWS:
                self._regions.pretend("row", False, i + 1)
            else:
                self._regions.stale("sum")
            if match.LIVE in match.stops:
                self._live(canvas, y, h, stop == match.LIVE, fg)

    def _live(self, canvas, y, h, chosen, fg):
        """Paints the button of the other way to enter the round, card by card. fg: ink of the row.
        """
        sprite = self._app.art("cards_9" if h < 15 else "cards_11")
        w = sprite.width + 2 * self._at.PAD
        x = canvas.width - w - 4
        if chosen or self._app.layout.COLOUR:
            fg, bg = INKS[chosen]
            canvas.card(x, y + 1, w, h - 2, bg, GOLD if chosen else LINE, 4 if h > 15 else 1)
        canvas.sprite(sprite, x + self._at.PAD, y + (h - sprite.height + 1) // 2, fg)

    def _points(self, canvas, number, y, h, fg):
        match, at = self._match, self._at
        points = match.game.score(number)["points"]
        dropped = match.ui.marks(match.game, number)
        font = self._digits
        top = y + (h - font.cap + 1) // 2
        for seat, each in enumerate(points):
            x = at.LEFT + seat * self._w
            right = self._right(x)
            canvas.right(match.ui.total(each), 0, top, right, font, fg, None)
            if dropped and dropped[seat]:
                marks(canvas, self._app, self._look, dropped[seat], right + 2, y, h,
                      x + self._w - right - 2, fg)
        if self._alone:
            remark = match.ui.remark(match.text, match.names, match.game, number)
            canvas.text(remark, right + 8, y + (h - self._small.cap + 1) // 2, self._small, fg,
                        None)

    def _right(self, x):
        """Right end of the digits in the column that begins at x."""
        if self._alone:
            return x + 8 + self._wide
        return x + self._end

    def _sum(self, canvas, state):
        chosen = state[0]
        at = self._at
        self._regions.stale("foot")
        y, h, w = at.SUM_Y, at.SUM_H, canvas.width - 4
        colour = self._app.layout.COLOUR
        face = GOLD if chosen else PAPER
        ink = BG if chosen else INK
        canvas.fill(0, y, canvas.width, h)
        if colour or chosen:
            canvas.card(2, y, w, h, face, GOLD if chosen else INK, 4 if h > 15 else 1)
        else:
            canvas.hline(2, y, w)
        canvas.sprite(self._app.art("sum_9" if h > 15 else "sum_5"), at.SUM_X,
                      y + (h - (9 if h > 15 else 7)) // 2, ink)
        font = self._digits
        for seat, total in enumerate(self._totals):
            right = self._right(at.LEFT + seat * self._w)
            canvas.right(total, 0, y + (h - font.cap + 1) // 2, right, font, ink, None)

    def _fits(self, said):
        """True if a text fits the foot."""
        return self._small.width(said) <= self._app.canvas.width - self._at.MENU_W - 2

    def _foot_y(self):
        """Top of the capitals in the foot."""
        y = self._at.FOOT_Y
        return y + (self._app.canvas.height - y - self._small.cap + 1) // 2

    def _foot(self, canvas, state):
        said, menu = state
        at, font = self._at, self._small
        h, past = canvas.height - at.FOOT_Y, self._match.past
        x = canvas.width - at.MENU_W
        canvas.fill(0, self._below, canvas.width, canvas.height - self._below)
        room = canvas.width if past else x
        said = font.wrap(said, room - 2, False)[0].rstrip(",") if said else ""
        canvas.centre(said, 0, self._foot_y(), room, font, DIM, None)
        if not past:
            fg, bg = INKS[menu]
            canvas.rounded(x, at.FOOT_Y, at.MENU_W, h, bg, 1)
            for i in range(3):
                canvas.fill(x + at.MENU_W // 4, at.FOOT_Y + h // 2 - 3 + 3 * i, at.MENU_W // 2, 1,
                            fg if menu else DIM)
