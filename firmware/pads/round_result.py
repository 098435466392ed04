"""The result of a round: points, totals, changes of rank, the next dealer."""

from engine.scorepad.actions import OPEN
from game_ui.names import short_name
from pads.base import ButtonScreen
from pads.parts import leaders, mark_columns, marks
from ui import kit
from ui.art import fitting
from ui.canvas import BAR, CORAL, DIM, FG, MINT, RED

_LEAST = 8                      # pixels of a line


class RoundResult(ButtonScreen):
    """A line per player, the best first."""

    def __init__(self, app, number, past=None):
        super().__init__(app, past)
        self._number = number

    def on_show(self):
        super().on_show()
        if self.game.status(self._number) == OPEN:      # corrected, but not accepted again
            self.app.pop()

    def answers(self):
        app, number = self.app, self._number
        if self.past:
            return (("button.back", app.pop),)
        over = self.game.is_terminal()
        on = ("button.final", self._final) if over else ("button.go_on", app.pop)
        return on, ("button.correct", lambda: app.replace(self.ui.ENTRY, number))

    def _final(self):
        self.app.replace("pads.podium.Podium")

    def picture(self, canvas, look):
        app, game, text, number = self.app, self.game, self.text, self._number
        after = game.standings(number)
        top, h = look.ROWS_Y, min(look.ROW_H, look.ROWS_H // len(after))
        if h < look.LEAST_H:        # there is no room for a title
            top, h = 1, (look.ROWS_Y + look.ROWS_H - 1) // len(after)
        else:
            said, place = text("title.round", number), self.ui.place(game, number)
            if place and look.SUM and not app.layout.NARROW:    # totals have a heading there
                said, place = said.replace(str(number), place), ""
            self._title(canvas, look, said, "" if look.SUM else place)
            if look.SUM and len(after) > 1:
                canvas.sprite(self.app.art("sum_5"), *look.SUM, FG)
        if len(after) == 1:
            self._alone(canvas, look, game.score(number)["left"])
            return
        if h < _LEAST:          # the score sheet has them all
            h, after = _LEAST, after[:(look.ROWS_Y + look.ROWS_H - 1) // _LEAST]
        self._players(canvas, look, after, top, h)
        self._said(canvas, look)

    def _said(self, canvas, look):
        """Paints the remark and the next dealer; only the latter if there is no room for both, or
        only the former where suits are dropped: people ask about a tie.
        """
        text, game, ahead = self.text, self.game, []
        font, w = self.app.font(look.FOOT_FONT), canvas.width
        remark = self.ui.remark(text, self.names, game, self._number)
        lines = [(line, DIM) for line in font.wrap(remark, w - 2)] if remark else []
        first = lines and self.ui.marks(game, self._number)
        following, most = game.current(), min(2, look.LINES - len(first and lines))
        if following == self._number + 1 and not self.past:
            room = w - 2 * self.app.layout.MARGIN
            said = self.next_round_text(following,
                                        lambda said: len(font.wrap(said, room)) <= most)
            ahead = font.wrap(said, room)
            parts = font.wrap(said.replace(", ", ",\n"), room)
            if len(parts) == len(ahead):    # break at the comma rather than before a single word
                ahead = parts
            ahead = [(line, FG) for line in ahead]
        if len(lines) + len(ahead) <= look.LINES:
            lines += ahead
        elif not first:
            lines = ahead
        for i, (line, role) in enumerate(lines[:look.LINES]):
            canvas.centre(line, 0, look.LINES_Y + i * look.LINE_STEP, w, font, role, None)

    def _players(self, canvas, look, after, top, h):
        app, game, ui, number = self.app, self.game, self.ui, self._number
        score = game.score(number)["points"]
        before = {seat: rank for rank, seat, _ in game.standings(number - 1)}
        first, following = leaders(after, self.head.get("devices")), game.current()
        # Of the round to be played now, if it is the next one; otherwise of this one.
        dealt = following if following == number + 1 else number
        dealer = ui.dealer(game, dealt) if following and not self.past else None
        dropped = ui.marks(game, number)
        flat = h - (h + 9) // 12
        totals = [ui.total(total) for _, _, total in after]
        gained = [ui.total(points) for points in score]
        digits = fitting(app, look.DIGITS, totals, look.TOTAL_W, flat)
        less = fitting(app, look.POINTS_FONTS, gained, look.POINTS_W, flat)
        mark, marks_x = look.MARKS[h < 15], look.MARKS_X
        marked = [seat for seat, shown in enumerate(dropped) if shown]
        beside = mark_columns(mark, dropped, h - 1) * mark[2]
        right, name_x, start = look.POINTS, look.NAME_X, look.NAME_X + 5
        if app.layout.NARROW:       # names get what changes leave, and totals if need be
            name_x = name_x if number > 1 else 1
            start = name_x + 2
            longest = max(map(app.font(look.NAMES[-1]).width, self.names))
            near = max(right, look.TOTAL - 4 - max(map(digits.width, totals)))
            need = start + longest + beside + 1
            if need + max(map(less.width, gained)) > right:
                right = near
            if need + max(map(less.width, gained)) > right:
                less = app.font(look.POINTS_FONTS[-1])
        # Right ends of the names; the marks move if they would cut any.
        ends = [right - less.width(each) for each in gained]
        names = fitting(app, look.NAMES, self.names, min(ends + [marks_x] * len(marked)) - start,
                        flat)
        if max([0] + [names.width(self.names[seat]) for seat in marked]) > marks_x - start:
            marks_x = max([marks_x, min([ends[seat] for seat in marked]) - 1 - beside])
        for seat in marked:
            ends[seat] = marks_x
        for i, (rank, seat, _) in enumerate(after):
            y = top + i * h
            middle = y + h // 2
            if look.GROUND:
                canvas.rounded(2, y, canvas.width - 4, h - 1, BAR, 4 if h > 15 else 1)
            if number > 1:
                self._change(canvas, look, rank, before[seat], middle)
            x, room = name_x, ends[seat] - start
            n = look.BADGE if look.BADGE <= flat else 9
            worn = n <= flat and look.BADGE and kit.emblem(app, self.names[seat])
            if worn:
                kit.badge(canvas, x, middle - n // 2, n, *worn)
                x, room = x + n + 3, room - n - 3
            for name, wears, role in ((look.CROWN, seat in first, MINT),
                                      (look.BOW, seat == dealer, RED)):
                if wears and name:
                    sprite = app.art(name)
                    canvas.sprite(sprite, x, middle - sprite.height // 2, role)
                    x, room = x + sprite.width + 3, room - sprite.width - 3
            canvas.text(short_name(self.names[seat], names, room), x, middle - names.cap // 2,
                        names, FG, None)
            if dropped and dropped[seat]:
                room = right - less.width(gained[seat]) - 1 - marks_x
                marks(canvas, app, mark, dropped[seat], marks_x, y, h - 1, room)
            canvas.right(gained[seat], 0, middle - less.cap // 2, right, less, DIM, None)
            canvas.right(totals[i], 0, middle - digits.cap // 2, look.TOTAL, digits, FG, None)

    def _change(self, canvas, look, rank, before, middle):
        """Paints how many ranks a player has gone up or down."""
        if rank == before:
            canvas.fill(look.CHANGE_X, middle, look.CHANGE, 1, DIM)
            return
        up, n = rank < before, look.CHANGE
        role = MINT if up else CORAL
        canvas.triangle(look.CHANGE_X, middle - n // 4 - 1, n, "^" if up else "v", role)
        if look.CHANGE_FONT:
            font = self.app.font(look.CHANGE_FONT)
            canvas.text(str(abs(rank - before)), look.CHANGE_X + n + 3, middle - font.cap // 2,
                        font, role, None)

    def _alone(self, canvas, look, left):
        """For people who play together: the cards they have left."""
        game, text, number = self.game, self.text, self._number
        said = [self.ui.remark(text, self.names, game, number)]
        if game.rounds > 1:
            said.append("%s %d" % (text("label.total"), game.totals(number)[0]))
        self._card(canvas, look, left, said)
