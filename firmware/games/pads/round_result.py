"""The result of a round: points, totals, who has passed whom, and who deals next."""

from engine.scorepad.actions import OPEN
from games.pads.answers import Answers
from games.pads.parts import fitting, leaders, marks, shortened
from ui.canvas import BAR, CORAL, DIM, FG, INK, MINT, RED


class RoundResult(Answers):
    """A line per player, the best first."""

    def __init__(self, app, number, past=None):
        super().__init__(app, past)
        self._number = number

    def open(self):
        super().open()
        if self.game.status(self._number) == OPEN:      # it has been corrected, and not accepted
            self.app.pop()

    def answers(self):
        app, number = self.app, self._number
        if self.past:
            return (("button.back", app.pop),)
        over = self.game.is_terminal()
        on = ("button.final", self._final) if over else ("button.go_on", app.pop)
        return on, ("button.correct", lambda: app.exchange("round_entry", number))

    def _final(self):
        self.app.exchange("podium")

    def picture(self, canvas, look):
        app, game, text, number = self.app, self.game, self.text, self._number
        font = app.art.font(look.TITLE_FONT)
        if look.HEADER_H:
            canvas.fill(0, 0, canvas.width, look.HEADER_H, BAR)
        x, y = look.TITLE
        canvas.text(text("title.round", number), x, y, font, FG, None)
        small = app.art.font(look.FOOT_FONT)
        if look.OF:
            canvas.right("%d/%d" % (number, game.rounds), 0, y + font.cap - small.cap,
                         canvas.width - x, small, DIM, None)
        self._players(canvas, look)
        following = game.current()
        lines = []
        remark = self.face.remark(text, self.names, game, number)
        if remark and len(game.totals()) > 1:
            lines.append((remark, DIM))
        if following and not self.past:
            lines.append((self.face.ahead(text, self.names, game, following), FG))
        if not look.LINES:
            return
        y = look.LINES_Y
        broken = [(line, role) for said, role in lines for line in small.wrap(said, canvas.width)]
        for line, role in broken[-look.LINES:]:
            canvas.centre(line, 0, y, canvas.width, small, role)
            y += look.LINE_STEP

    def _players(self, canvas, look):
        app, game, face, number = self.app, self.game, self.face, self._number
        score, after = game.score(number)["points"], game.standings(number)
        if len(after) == 1:
            self._alone(canvas, look, score[0])
            return
        before = {seat: rank for rank, seat, _ in game.standings(number - 1)}
        first, following = leaders(game), game.current()
        dealer = following and not self.past and face.dealer(game, following)
        dropped = face.marks(game, number)
        h = min(look.ROW_H, look.ROWS_H // len(after))
        totals = [face.total(total) for _, _, total in after]
        gained = [face.total(points) for points in score]
        digits = fitting(app, look.DIGITS, totals, look.TOTAL_W, h)
        less = fitting(app, look.POINTS_FONTS, gained, look.POINTS_W, h)
        names = fitting(app, look.NAMES, self.names, look.NAME_W, h - 2)
        crown, bow = app.art(look.CROWN), app.art(look.BOW)
        for i, (rank, seat, total) in enumerate(after):
            y = look.ROWS_Y + i * h
            middle = y + h // 2
            if look.GROUND:
                canvas.rounded(2, y, canvas.width - 4, h - 1, BAR, 4 if h > 15 else 1)
            self._change(canvas, look, rank, before[seat] if number > 1 else rank, middle)
            x, room = look.NAME_X, look.NAME_W
            for sprite, wears, role in ((crown, seat in first, MINT), (bow, seat == dealer, RED)):
                if wears:
                    canvas.sprite(sprite, x, middle - sprite.height // 2, role)
                    x, room = x + sprite.width + 3, room - sprite.width - 3
            canvas.text(shortened(self.names[seat], names, room), x, middle - names.cap // 2,
                        names, FG, None)
            if dropped and dropped[seat]:
                mark = look.MARKS[h < 15]
                marks(canvas, app, mark, dropped[seat], look.MARKS_X, y, h - 1, look.MARKS_W)
            canvas.right(gained[seat], 0, middle - less.cap // 2, look.POINTS, less, DIM, None)
            canvas.right(totals[i], 0, middle - digits.cap // 2, look.TOTAL, digits, FG, None)

    def _change(self, canvas, look, rank, before, middle):
        """How many places somebody has gone up or down."""
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
        """What all have left together, on a card."""
        x, y, w, h = look.CARD
        canvas.card(x, y, w, h)
        canvas.inside(str(left), x, y, w, h, self.app.art.font(look.CARD_FONT), INK)
