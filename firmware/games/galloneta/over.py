"""The end of a game of Galloneta that was dealt: who has won, and why."""

import os

from micropython import const

from engine.shuffle import new_seed
from games.pads.parts import fitting
from games.pads.podium import Podium
from ui.canvas import DIM

_WAIT_MS = const(1000)
_SEAL_S = const(20)             # the result is saved then by itself


class BoardOver(Podium):
    """The result is saved when a button leads away from here, or after a while."""

    def __init__(self, app):
        super().__init__(app)
        self._left = _SEAL_S
        app.cue("end")

    @property
    def TICK_MS(self):
        return _WAIT_MS if self._left else None

    def tick(self):
        self._left -= 1
        if not self._left:
            self._seal()

    def answers(self):
        return (("button.again", self._again), ("button.home", self.back),
                ("button.facts", self._facts))

    def back(self):
        if self._seal():
            self.app.home()

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

    def _facts(self):
        self.app.go("board_facts", dict(self.head, result=self.game.result()))

    def _seal(self):
        """Saves the result, once; False if that cannot be."""
        self._left = 0
        return not self.app.session.game or self.app.session.seal()

    def _again(self):
        """The same people; the other one begins."""
        app, head = self.app, self.head
        began = (self.game.seat + self.game.turns - 1) % 2
        if self._seal():
            options = dict(head["options"], first=1 - began)
            app.session.start(head["game"], head["players"], options, new_seed(os.urandom),
                              self.names, head.get("devices", ()))
            app.go_on()
