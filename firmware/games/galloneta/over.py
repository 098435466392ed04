"""The end of a game of Galloneta that was dealt: who has won, and why."""

# Before what needs it: imports within imports take much of the C stack.
from pads import answers  # noqa: F401

# isort: split
from pads.over import DealtOver
from ui.art import fitting
from ui.canvas import DIM


class BoardOver(DealtOver):
    MORE = "button.facts"

    def following(self):
        """The other one begins."""
        began = (self.game.seat + self.game.turns - 1) % 2
        return {"first": 1 - began}

    def more(self):
        self.app.push("games.galloneta.facts.Facts", dict(self.head, result=self.game.result()))

    def standings(self):
        points = self.game.returns()
        return [(1 + (points[seat] < points[1 - seat]), seat, points[seat]) for seat in
                ((0, 1) if points[0] >= points[1] else (1, 0))]

    def picture(self, canvas, look):
        super().picture(canvas, look)
        why = self.text("end." + self.game.result()["by"])
        font = fitting(self.app, (look.FOOT_FONT, "G7"), [why], canvas.width)
        for i, line in enumerate(font.wrap(why, canvas.width)[:look.REST_LINES]):
            canvas.centre(line, 0, look.REST_Y + i * look.LINE_STEP, canvas.width, font, DIM, None)
