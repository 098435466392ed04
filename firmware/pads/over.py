"""The end of what was dealt: three steps, and what comes next."""

import os

from micropython import const

from engine.shuffle import new_seed
from game_ui.ending import SealsLater

# Before what needs it: imports within imports take much of the C stack.
from pads import answers  # noqa: F401
from pads.podium import Podium

_WAIT_MS = const(1000)


class DealtOver(SealsLater, Podium):
    """That of a match: a single game has another following() and more()."""

    MORE = "button.points"      # key of what the third button says

    def __init__(self, app, past=None):
        """past: it has been saved, and the sheet was in its place."""
        super().__init__(app, past)
        if past:
            self.seconds = 0
        else:
            app.cue("end")

    def following(self):
        """Options of the next one that differ: the deal goes on round the table."""
        return {"dealer": self.game.dealer(self.game.rounds + 1)}

    def more(self):
        """The sheet, in the place of the podium: both together are too large."""
        if self.seal():
            self.app.replace("pads.dealt.dealt_sheet", (self.head, self.game))

    @property
    def TICK_MS(self):
        return _WAIT_MS if self.seconds else None

    def tick(self):
        self.count_down()

    def answers(self):
        return (("button.again", self._again), ("button.home", self.back), (self.MORE, self.more))

    def back(self):
        if self.seal():
            self.app.home()

    def _again(self):
        """The same people; another one begins."""
        app, head = self.app, self.head
        if self.seal():
            app.start_game(head["game"], head["players"],
                              dict(head["options"], **self.following()), new_seed(os.urandom),
                              self.names, head.get("devices", ()))
