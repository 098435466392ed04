"""The end of a game of Take That that was dealt: three steps, as for a match."""

import os

from micropython import const

from engine.shuffle import new_seed
from games.pads.podium import Podium

_WAIT_MS = const(1000)
_SEAL_S = const(20)             # the result is saved then by itself


class LineOver(Podium):
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
                ("button.points", self._points))

    def back(self):
        if self._seal():
            self.app.home()

    def standings(self):
        order = sorted([(-points, seat) for seat, points in
                        enumerate(self.game.result()["points"])])
        worth = [points for points, _ in order]
        return [(worth.index(points) + 1, seat, -points) for points, seat in order]

    def _points(self):
        self.app.go("line_points", self.head, self.game)

    def _seal(self):
        """Saves the result, once; False if that cannot be."""
        self._left = 0
        return not self.app.session.game or self.app.session.seal()

    def _again(self):
        """The same people; the next one deals (TT-R13)."""
        app, head = self.app, self.head
        if self._seal():
            options = dict(head["options"], dealer=(self.game.dealer + 1) % self.game.players)
            app.session.start(head["game"], head["players"], options, new_seed(os.urandom),
                              self.names, head.get("devices", ()))
            app.go_on()
