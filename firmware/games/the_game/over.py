"""The result of a game: score, reason, comparison, and what to do next."""

import os

from micropython import const

from engine.shuffle import new_seed
from engine.the_game.notation import END_TURN
from game_ui.ending import KeyGuard, SealsLater
from games import ui_of
from games.the_game.dealt import can_undo, deal
from games.the_game.log import why
from games.the_game.over_paint import OverPaint
from ui.screen import Screen

_FALL_MS = const(40)            # between two frames of the cascade
_WAIT_MS = const(1000)


class Over(SealsLater, Screen):
    """The result with a row of buttons. Until it is sealed the last card can be taken back."""

    UNDOES = True

    def __init__(self, app):
        super().__init__(app)
        session = app.session
        self.TABLE_THEME = ui_of(session.game.NAME).TABLE_THEME
        self._head = session.head
        self._at = 0
        self._guard = KeyGuard(True)
        won = session.game.result()["result"] == "WIN"
        self._actions = session.game.history()
        no_turn = END_TURN not in self._actions     # that could be the worst one
        self._lost = None if won or no_turn or session.game.players > 1 else self._look
        self._acts = [self._new, self._watch if won else self._again, self._undo, app.home,
                      self._code]
        if session.game.players > 1 or not can_undo(session.game):
            self._acts[2] = self._lost
        self._paint = OverPaint(app, session.game, session.head,
                                why(app.text.of(session.game.NAME), session.game))
        app.cue("win" if won else "record" if self._paint.record else "end")

    def draw(self, canvas):
        self._paint.draw(canvas)
        self.update(canvas)

    def update(self, canvas):
        if not self._paint.compared and self.app.history.ready and self.app.session.game:
            self._paint.compare()
            canvas.clear()
            self._paint.draw(canvas)
        self._paint.update(canvas, [act is not None for act in self._acts], self._at,
                           "undo" if self._undoes else "bow")

    @property
    def TICK_MS(self):
        return _FALL_MS if self._paint.animating else _WAIT_MS if self.seconds else None

    def tick(self):
        if self._paint.animating:
            self._paint.advance()
        else:
            self.count_down()

    def key(self, key):
        self._paint.settle()
        if key == "OK":
            if self._at or self._guard.accepts():
                self.app.act(self._press, self._at)
        elif key == "BACK":
            self.app.act(self._press, 3)
        elif key == "UNDO":
            if self._undoes:
                self._undo()
        else:
            self._move(-1 if key in ("UP", "LEFT") else 1)

    def _move(self, by):
        while True:
            self._at = (self._at + by) % len(self._acts)
            if self._acts[self._at]:
                break

    @property
    def _undoes(self):
        return self._acts[2] == self._undo

    def _press(self, at):
        if (at == 2 and self._undoes) or self.seal():
            self._acts[at]()

    def seal(self):
        """Seals the game; after that nothing can be taken back."""
        sealed = super().seal()
        if sealed:
            if self._undoes and self._at == 2:
                self._at = 0
            self._acts[2] = self._lost
        return sealed

    def _undo(self):
        self.app.session.undo()
        self.app.go_on()

    def _new(self):
        self._deal(new_seed(os.urandom))

    def _again(self):
        self._deal(self._head["seed"])

    def _look(self):
        """Looks for the turn that cost most; in place of this screen, whose memory it needs."""
        self.app.replace("games.the_game.turning.Looking", self.app.session.head, self._actions)

    def _code(self):
        self.app.push("screens.code.Code", self.app.session.head)

    def _watch(self):
        """Replays the won game from its first card; its deal is offered there, too."""
        self.app.once_read("games.the_game.replay.won_solo")

    def _deal(self, seed):
        head, options = self._head, self._head["options"]
        deal(self.app, options["level"], options["fire"], seed, head["names"],
             head.get("devices"))
