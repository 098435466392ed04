"""The end of what was dealt: three steps, and what comes next."""

import os

from micropython import const

from engine.shuffle import new_seed

# Before what needs it: imports within imports take much of the C stack.
from pads import answers  # noqa: F401
from pads.podium import Podium

_WAIT_MS = const(1000)
_SEAL_S = const(20)             # the result is saved then by itself


class DealtOver(Podium):
    """The result is saved when a button leads away from here, or after a while. That of a match:
    a single game has another following() and more().
    """

    MORE = "button.points"      # key of what the third button says

    def __init__(self, app, past=None):
        """past: it has been saved, and the sheet was in its place."""
        super().__init__(app, past)
        self._left = 0 if past else _SEAL_S
        if not past:
            app.cue("end")

    def following(self):
        """Options of the next one that differ: the deal goes on round the table."""
        return {"dealer": self.game.dealer(self.game.rounds + 1)}

    def more(self):
        """The sheet, in the place of the podium: both together are too large."""
        if self._seal():
            self.app.replace("pads.dealt.dealt_sheet", (self.head, self.game))

    @property
    def TICK_MS(self):
        return _WAIT_MS if self._left else None

    def tick(self):
        self._left -= 1
        if not self._left:
            self._seal()

    def answers(self):
        return (("button.again", self._again), ("button.home", self.back), (self.MORE, self.more))

    def back(self):
        if self._seal():
            self.app.home()

    def _seal(self):
        """Saves the result, once; False if that cannot be."""
        self._left = 0
        return not self.app.session.game or self.app.session.seal()

    def _again(self):
        """The same people; another one begins."""
        app, head = self.app, self.head
        if self._seal():
            app.start_game(head["game"], head["players"],
                              dict(head["options"], **self.following()), new_seed(os.urandom),
                              self.names, head.get("devices", ()))
