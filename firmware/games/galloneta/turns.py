"""Galloneta between two turns of a person: the device's turn, and the hand-over."""

from engine.galloneta.board import entry
from engine.galloneta.notation import REFILL, split
from game_ui.device_turn import DeviceTurn
from game_ui.hand_over import HandOver
from game_ui.names import cut
from games.galloneta.captions import acts, since, step_text, told
from games.galloneta.constants import ATTACK, verb
from games.galloneta.paint import TablePaint
from ui import kit
from ui.canvas import FG, GOLD


class BoardDevice(DeviceTurn):
    PART = "galloneta"
    _struck = False             # was it an attack?

    def painter(self):
        return TablePaint(self.app, self.names)

    def table(self, canvas):
        devices = self.app.session.head["devices"]
        me = devices.index(None) if None in devices else 0
        self._paint.show(canvas, self.game, self.seat, me, self.last, self._struck)

    def say(self, action):
        self.last, self._struck = self._cells(action), verb(action) == ATTACK
        step = told(self.game, action)
        return step_text(self.text, step or ("pass.refill" if action == REFILL else "pass.end",))

    def _cells(self, action):
        """Cells of an action."""
        verb, *fields = split(action)
        if verb == "deploy":
            return (entry(self.game.seat, fields[1]),)
        if verb in ("equip", "shield"):
            return fields[1:2]
        if verb in ("move", "hmove", "attack"):
            return fields[:2]
        return fields[:1] if verb == "revive" else None

    def _panel(self, canvas):
        x, y, w, h = self.at.DEVICE
        if h > 20:
            super()._panel(canvas)
            return
        look = self.app.layout_of("device")
        canvas.fill(x, y, w, h)
        n, top = look.TOKEN, y + (h - look.TOKEN) // 2
        kit.token(canvas, x, top, n, self.initials[self.seat], self.app.font(look.LETTER_FONT),
                  GOLD)
        told = self._said or self.app.text("device.thinks")
        for name in look.SAID_FONTS[1:]:
            font = self.app.font(name)
            if font.width(told) <= w - n - 6:
                break
        canvas.text(cut(told, font, w - n - 6), x + n + 6, y + (h - font.cap + 1) // 2, font,
                    FG, None)


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
