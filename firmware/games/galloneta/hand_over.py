"""The hand-over between two people's turns in Galloneta."""

from game_ui.hand_over import HandOver
from game_ui.names import cut
from games.galloneta.captions import acts, since, step_text


class BoardHandOver(HandOver):
    """Shows the steps as texts; the board is there again after OK."""

    def __init__(self, app, then, steps):
        """steps: texts of the last turn; None: they are computed on demand."""
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
        return self._names[1 - self._seat], self._fitted(step_text(self._text, self._laid[at - 1]))

    def _fitted(self, told):
        """The text of a step, shortened if need be."""
        _, _, w, _ = self._look.LINE
        return cut(told, self._font, w - 2 * self._look.LINE_PAD)

    def _sum(self, room):
        """The number of the other player's actions, or the only one."""
        count = len(self._laid)
        told = (self._text("pass.acts", count) if count > 1
                else step_text(self._text, self._laid[0]) if self._laid[0]
                else self._text("pass.one"))
        return self._names[1 - self._seat], self._fitted(told)
