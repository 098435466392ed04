"""The device plays at the table of Martes 13: the piles, and what everybody has captured."""

from engine.martes13.cards import MARTES
from engine.martes13.piles import split, target
from games.device_turn import DeviceTurn

# Before what needs them: imports within imports take much of the C stack.
from games.martes13 import paint_hand, paint_piles  # noqa: F401
from games.martes13.paint import TablePaint


class PilesDevice(DeviceTurn):
    """Goes when a round is over, too: the table says how it has ended."""

    PART = "martes13"

    def __init__(self, app, again=False):
        self._number = app.session.game.current()
        self._seen = None       # what is on the glass
        super().__init__(app, again)
        self._paint = TablePaint(app)

    def forget(self):
        self._paint.forget()

    def table(self, canvas):
        if not self._ended():       # otherwise the next round has been dealt
            self._seen = self.game.observation(self.seat), self.last
        self._paint.show(canvas, *self._seen)

    def say(self, action):
        """Keeps the pile."""
        card, pile = split(action)
        self.last = pile = target(card, pile)
        _, taken = self.game.preview(action)
        suit = self.text("say.suit_%d" % pile)
        said = self.text("say.martes", suit) if card == MARTES else "%s %d" % (suit, card % 10)
        return self.text("device.takes", said, taken) if taken else said

    def _step(self):
        if self._ended():
            self.app.pop()
        else:
            super()._step()

    def _ended(self):
        """Is the round over that was played?"""
        return self._film is None and self.game.current() != self._number
