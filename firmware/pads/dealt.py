"""Screens at the end of a round that the device has dealt."""

from time import ticks_ms

from micropython import const

from games import ui_of
from pads.round_paint import RoundPaint
from pads.round_result import RoundResult
from ui.screen import Screen

_WAIT_MS = const(1000)
_WAITS = const(4)               # seconds per screen if only devices play


class AutoAdvance:
    """Goes on by itself if only devices play. A mix-in before Screen."""

    _left = _WAITS

    @property
    def TICK_MS(self):
        devices = self.app.session.head.get("devices")
        return _WAIT_MS if devices and None not in devices else None

    def tick(self):
        self.app.woken = ticks_ms()     # the display stays as bright as after a key
        self._left -= 1
        if not self._left:
            self.key("OK")


class DealtCounts(AutoAdvance, Screen):
    """The cards that each player has captured, after a round. Every key leads to DealtPoints."""

    def __init__(self, app, number):
        super().__init__(app)
        self._number = number
        self.TABLE_THEME = ui_of(app.session.game.NAME).TABLE_THEME

    def draw(self, canvas):
        app, number = self.app, self._number
        game, text = app.session.game, app.text.of(app.session.game.NAME)
        cells = [cell for row in game.rows(number) for cell in row]
        paint, said = RoundPaint(app, number), text("button.points")
        paint.draw(canvas)
        paint.paint(canvas, cells, (len(cells), 0), game.score(number)["points"], (0, said, said))

    def key(self, key):
        self.app.replace("pads.dealt.DealtPoints", self._number)


class DealtPoints(AutoAdvance, RoundResult):
    """The points of a round. Nothing can be corrected; OK deals the next round, or ends the match.
    """

    def answers(self):
        if self.game.is_terminal():
            return (("button.final", self.app.go_on),)
        return (("button.go_on", self._next),)

    def _next(self):
        self.app.replace(self.ui.PLAYING, self.game.current())

    def back(self):
        self.app.act(self._answers[0][1])
