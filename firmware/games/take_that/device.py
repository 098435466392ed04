"""The device plays at the table of Take That: the line, and what lies beside everybody."""

from engine.take_that.cards import twin
from engine.take_that.notation import TAKE, split
from game_ui.device_turn import DeviceTurn

# Before what needs it: imports within imports take much of the C stack.
from games.take_that import paint_cards  # noqa: F401
from games.take_that.paint import TablePaint
from games.take_that.steps import minus


class LineDevice(DeviceTurn):
    PART = "take_that"

    def painter(self):
        return TablePaint(self.app, self.names)

    def table(self, canvas):
        self._paint.show(canvas, self.deal.observation(self.seat))

    def say(self, action):
        verb, card = split(action)
        if action == TAKE:
            return self.text("pass.take", *minus(self.deal.line))
        if verb:
            return self.text("pass.twist", twin(card), card)
        return self.text("pass.place", card)
