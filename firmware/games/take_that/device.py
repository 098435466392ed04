"""The device's turn in Take That."""

from engine.take_that.cards import cost, twin
from engine.take_that.notation import TAKE, split
from game_ui.device_turn import DeviceTurn
from games.take_that.paint import TablePaint


class LineDevice(DeviceTurn):
    PART = "take_that"

    def painter(self):
        return TablePaint(self.app, self.names)

    def table(self, canvas):
        self._paint.show(canvas, self.deal.observation(self.seat))

    def say(self, action):
        verb, card = split(action)
        if action == TAKE:
            return self.text("pass.take", len(self.deal.line), cost(self.deal.line))
        if verb:
            return self.text("pass.twist", twin(card), card)
        return self.text("pass.place", card)
