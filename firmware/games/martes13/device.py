"""The device's turn in Martes 13."""

from engine.martes13.cards import MARTES
from engine.martes13.piles import split, target
from game_ui.device_turn import DeviceTurn
from games.martes13.paint import TablePaint


class PilesDevice(DeviceTurn):
    PART = "martes13"

    def painter(self):
        return TablePaint(self.app)

    def table(self, canvas):
        self._paint.show(canvas, self.deal.observation(self.seat), self.last)

    def say(self, action):
        """The text of an action; self.last keeps its pile."""
        card, pile = split(action)
        self.last = pile = target(card, pile)
        _, taken = self.deal.preview(action)
        suit = self.text("say.suit_%d" % pile)
        said = self.text("say.martes", suit) if card == MARTES else "%s %d" % (suit, card % 10)
        takes = "device.takes" if self.app.layout.COLOUR else "device.plus"     # room for words?
        return self.text(takes, said, taken) if taken else said
