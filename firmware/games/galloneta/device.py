"""The device's turn in Galloneta."""

from engine.galloneta.board import entry
from engine.galloneta.notation import REFILL, split
from game_ui.device_turn import DeviceTurn
from game_ui.names import cut
from games.galloneta.captions import step_text, told
from games.galloneta.constants import ATTACK, verb
from games.galloneta.paint import TablePaint
from ui import kit
from ui.canvas import FG, GOLD


class BoardDevice(DeviceTurn):
    PART = "galloneta"
    _struck = False             # was it an attack?
    _head = None                # of a replay

    def painter(self):
        return TablePaint(self.app, self.names)

    @property
    def _me(self):
        """The seat of the only person among devices, else None."""
        devices = list((self._head or self.app.session.head).get("devices") or ())
        return devices.index(None) if devices.count(None) == 1 else None

    def table(self, canvas):
        self._paint.show(canvas, self.game, self.seat, self._me or 0, self.last, self._struck)

    def say(self, action):
        self.last, self._struck = self._cells(action), verb(action) == ATTACK
        step = told(self.game, action)
        seat = self.game.seat
        if step and step[0] == "pass.saved" and self._me == 1 - seat and self.app.layout.COLOUR:
            step = ("device.saves",) + step[1:]     # there is room to say whose
        draws = action == REFILL and self.game.draw and (
            len(self.game.hands[seat]) < self.game.limits[seat])
        return step_text(self.text, step or (
            "pass.refill" if draws else "pass.begins" if action == REFILL else "pass.end",))

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
