"""Screens at the end of a round, and of a game or match, that the device has dealt."""

import os
from time import ticks_ms

from micropython import const

from engine.shuffle import new_seed
from game_ui.ending import SealsLater
from games import ui_of
from pads.match import Match
from pads.podium import Podium
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


class OverSheet(Match):
    """The score sheet of a match that has just ended; BACK leads back to its result."""

    def key(self, key):
        if key == "BACK":
            self.app.replace(self.ui.OVER, self.past)
        else:
            super().key(key)


def dealt_sheet(app, past=None):
    """The score sheet of the match in progress, or of one that is over: past = (head, game)."""
    return OverSheet(app, past) if past else Match(app, (app.session.head, app.session.game))


class DealtOver(SealsLater, Podium):
    """The result of a game that the device has dealt. A subclass may add a third button: MORE,
    more().
    """

    MORE = None                 # key of the third button's text, None for no such button

    def __init__(self, app, past=None):
        """past: (head, game) if the record is saved already, when the score sheet closes."""
        super().__init__(app, past)
        if past:
            self.seconds = 0
        else:
            app.cue("end")

    def standings(self):
        points = self.game.returns()
        seats = sorted(range(len(points)), key=lambda seat: (-points[seat], seat))
        return [(1 + len([1 for each in points if each > points[seat]]), seat, points[seat])
                for seat in seats]

    def following(self):
        """Options of the next game that differ from those of this one."""
        return {}

    def more(self):
        """Called by the third button."""

    @property
    def TICK_MS(self):
        return _WAIT_MS if self.seconds else None

    def tick(self):
        self.count_down()

    def answers(self):
        answers = (("button.again", self._again), ("button.home", self.back))
        return answers + ((self.MORE, self.more),) if self.MORE else answers

    def back(self):
        if self.seal():
            self.app.home()

    def _again(self):
        """Starts the next game: same people, the next one begins."""
        app, head, tally = self.app, self.head, self._tally()
        if self.seal():
            app.start_game(head["game"], head["players"],
                           dict(head["options"], **self.following()), new_seed(os.urandom),
                           self.names, head.get("devices", ()),
                           **({"tally": tally} if tally else {}))


class MatchOver(DealtOver):
    """The result of a match that the device has dealt."""

    MORE = "button.points"

    def standings(self):
        return self.game.standings()

    def following(self):
        """Passes the deal on."""
        return {"dealer": self.game.dealer(self.game.rounds + 1)}

    def more(self):
        """Opens the score sheet in place of the podium: memory does not hold both."""
        if self.seal():
            self.app.replace("pads.dealt.dealt_sheet", (self.head, self.game))
