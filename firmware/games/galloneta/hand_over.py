"""Between the turns of two people who play Galloneta: who is next, what the other has done."""

from game_ui.hand_over import HandOver
from game_ui.names import cut
from games.galloneta.table_steps import acts, said, since


class BoardHandOver(HandOver):
    """Step by step, in words: the board is there again after OK."""

    def __init__(self, app, then, steps):
        """steps: as told in the turn that has ended; None: they are looked up when asked for."""
        self._steps = steps
        super().__init__(app, then)

    def _learn(self, game, first, seat):
        self._draw = len(game.draw)
        self._laid = self._steps or [None] * acts(game.log)

    def key(self, key):
        if self._laid and not self._laid[0] and key not in ("OK", "BACK"):
            session = self.app.session
            self._laid = since(session)
        super().key(key)

    def _step(self, at):
        return self._names[1 - self._seat], self._fitted(said(self._text, self._laid[at - 1]))

    def _fitted(self, told):
        """Nearly all do fit."""
        _, _, w, _ = self._look.LINE
        return cut(told, self._font, w - 2 * self._look.LINE_PAD)

    def _sum(self, room):
        """How much the other has done, or the only thing."""
        count = len(self._laid)
        told = (self._text("pass.acts", count) if count > 1 else said(self._text, self._laid[0])
                if self._laid[0] else self._text("pass.one"))
        return self._names[1 - self._seat], self._fitted(told)
