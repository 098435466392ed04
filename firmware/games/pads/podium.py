"""The end of a match: three steps, and what comes next."""

from games import title
from games.pads.answers import Answers
from games.pads.parts import fitting, shortened
from ui import kit
from ui.canvas import AMBER, BAR, BLUE, CORAL, DIM, FG, GREEN, INK, MINT, PAPER, RED, SHADE

_PLACES = 1, 0, 2               # of the first, the second, the third, from the left
_CONFETTI = RED, MINT, BLUE, AMBER, CORAL, GREEN


class Podium(Answers):
    """The match is sealed when it is left; until then every round can be corrected."""

    def answers(self):
        return (("button.again", self._again), ("button.home", self._home),
                ("button.correct", self.back))

    def back(self):
        self.app.pop()

    def _home(self):
        if self.app.session.seal():
            self.app.home()

    def _again(self):
        """The same people, the same options."""
        app, head = self.app, self.head
        if app.session.seal():
            app.session.start(head["game"], head["players"], head["options"],
                              names=self.names)
            app.go_on()

    def picture(self, canvas, look):
        app, game = self.app, self.game
        heading = self.face.heading(self.text, self.names, game)
        font = fitting(app, look.HEADING_FONTS, [heading], canvas.width - 2 * look.TITLE[0])
        small = app.art.font(look.FOOT_FONT)
        if look.HEADER_H:
            canvas.fill(0, 0, canvas.width, look.HEADER_H, BAR)
        canvas.text(shortened(heading, font, canvas.width - look.TITLE[0]), *look.TITLE, font, FG,
                    None)
        if look.OF and font.width(heading) + small.width(title(game.NAME)) < canvas.width - 24:
            canvas.right(title(game.NAME), 0, look.TITLE[1] + font.cap - small.cap,
                         canvas.width - look.TITLE[0], small, DIM, None)
        standings = game.standings()
        if len(standings) == 1:
            self._alone(canvas, look, small)
        else:
            self._confetti(canvas, look)
            self._steps(canvas, look, standings, small)

    def _steps(self, canvas, look, standings, small):
        """A block each for the first three, as high as their rank; the others in a line."""
        app, base = self.app, look.BASE
        w, gap = look.STEP_W, look.STEP_GAP
        left = (canvas.width - 3 * w - 2 * gap) // 2
        totals = [self.face.total(total) for _, _, total in standings]
        digits = fitting(app, look.STEP_DIGITS, totals[:3], w - 4, look.STEPS[2] - 2)
        named = fitting(app, look.STEP_NAMES, self.names, w)
        crown = app.art(look.STEP_CROWN)
        for place, (rank, seat, _) in zip(_PLACES, standings[:3]):
            high = look.STEPS[rank - 1]
            x, y = left + place * (w + gap), base - high
            face = PAPER if rank == 1 else SHADE
            canvas.card(x, y, w, high + 5, face, INK, 3 if w > 40 else 1)
            canvas.fill(x, base, w, 5)
            canvas.inside(totals[[each[1] for each in standings].index(seat)], x, y + 2, w,
                          look.STEPS[2] - 2, digits, INK)
            top = y - named.cap - look.STEP_AIR
            canvas.centre(shortened(self.names[seat], named, w), x, top, w, named, FG, None)
            if look.TOKEN:
                top -= look.TOKEN + look.STEP_AIR
                kit.token(canvas, x + (w - look.TOKEN) // 2, top, look.TOKEN, self.names[seat][0],
                          named, FG)
            if rank == 1:
                canvas.sprite(crown, x + (w - crown.width) // 2,
                              top - crown.height - look.STEP_AIR, MINT)
        canvas.hline(left - 2, base, canvas.width - 2 * left + 4)
        rest = " ".join(["%d. %s %s" % (rank, self.names[seat], totals[i])
                          for i, (rank, seat, _) in enumerate(standings) if i > 2])
        self._lines(canvas, look, small, [rest])

    def _lines(self, canvas, look, font, said):
        y = look.REST_Y
        for line in [line for each in said for line in font.wrap(each, canvas.width - 2)][
                :look.REST_LINES]:
            canvas.centre(line, 0, y, canvas.width, font, DIM, None)
            y += look.LINE_STEP

    def _alone(self, canvas, look, small):
        """The best game of people who play together, on a card; the games, and the record."""
        app, game, text = self.app, self.game, self.text
        fewest = game.result()["best"]
        left = [str(game.score(number)["left"]) for number in range(1, game.rounds + 1)]
        best = app.history.best(self.head)
        x, y, w, h = look.CARD
        canvas.card(x, y, w, h)
        canvas.inside(left[0] if fewest is None else str(fewest), x, y, w, h,
                      app.art.font(look.CARD_FONT), INK)
        record = text("label.record_new") if fewest is not None and (
            best is None or fewest < best) else "%s %s" % (
                text("label.record"), "-" if best is None else best)
        self._lines(canvas, look, small, [", ".join(left) if len(left) > 1 else "", record])

    @staticmethod
    def _confetti(canvas, look):
        """Where there is room, and always the same."""
        x, top, right, bottom = look.CONFETTI
        if right == x:
            return
        for i in range(26):
            at, down = (i * 73 + i * i * 11) % (right - x), (i * 41 + i * i * 5) % (bottom - top)
            if abs(at - (right - x) // 2) > 46:
                canvas.fill(x + at, top + down, 3 + i % 3, 5 - i % 3, _CONFETTI[i % 6])
