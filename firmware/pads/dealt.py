"""The end of a round that was dealt: what everybody has captured, what that is worth."""

from time import ticks_ms

from micropython import const

from games import ui_of
from pads.match import Match
from pads.round_paint import RoundPaint
from pads.round_result import RoundResult
from ui.screen import Screen

_WAIT_MS = const(1000)
_WAITS = const(4)               # where only devices play


class Watched:
    """Goes on by itself where nobody has a hand; a base beside Screen."""

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


class DealtCounts(Watched, Screen):
    """Who has captured what, open to all now. Every key leads on to the points."""

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


class DealtPoints(Watched, RoundResult):
    """Nothing can be corrected: the next round is dealt, or the match is over."""

    def answers(self):
        if self.game.is_terminal():
            return (("button.final", self.app.go_on),)
        return (("button.go_on", self._next),)

    def _next(self):
        self.app.replace(self.ui.PLAYING, self.game.current())

    def back(self):
        self.app.act(self._answers[0][1])


class OverSheet(Match):
    """The sheet of a match that has just ended: BACK leads to its result again."""

    def key(self, key):
        if key == "BACK":
            self.app.replace(self.ui.OVER, self.past)
        else:
            super().key(key)


def dealt_sheet(app, past=None):
    """The points of all rounds so far, or of a match that is over: past = (head, game)."""
    return OverSheet(app, past) if past else Match(app, (app.session.head, app.session.game))
