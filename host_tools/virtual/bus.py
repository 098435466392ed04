"""What is wired to the board: displays on their buses, keys and outputs on their pins."""

from typing import Any

from PIL import Image

from .ssd1306 import Ssd1306
from .vm import wire

# Driver name in board.py -> model of the chip
_DISPLAYS = {"ssd1306": Ssd1306}


class Pins:
    """Levels seen by inputs. An active-low key pulls its pin down while it is held."""

    def __init__(self, active_low: bool):
        self._idle = int(active_low)
        self.driven = self.levels = 0
        self.fell = self.rose = 0

    def hold(self, pin: int) -> None:
        if self.driven >> pin & 1:
            return
        self._edge(pin, not self._idle)
        self.driven |= 1 << pin
        self.levels = self.levels & ~(1 << pin) | (1 - self._idle) << pin

    def release(self, pin: int) -> None:
        if not self.driven >> pin & 1:
            return
        self._edge(pin, bool(self._idle))
        self.driven &= ~(1 << pin)

    def _edge(self, pin: int, rising: bool) -> None:
        if rising:
            self.rose |= 1 << pin
        else:
            self.fell |= 1 << pin

    def told(self) -> None:
        """The board knows the edges up to now."""
        self.fell = self.rose = 0


class Bus:
    """The devices around one board, as its board.py describes them."""

    def __init__(self, board: dict[str, Any]):
        self._display = board["DISPLAY"]
        self.keys: dict[str, int] = dict(board["KEYS"])
        self.pins = Pins(board["KEYS_ACTIVE_LOW"])
        self.adc = [0] * 5              # 0..65535; what the converter reads
        self.i2c_bytes = self.i2c_transactions = 0
        self._parts: list[bytes] = []
        self.power_on()

    def power_on(self) -> None:
        """The devices begin anew, as does the glass."""
        self.display = _DISPLAYS[self._display["driver"]]()
        self.outputs: dict[int, int] = {}               # pin: level
        self.pwm: dict[int, tuple[int, int]] = {}       # pin: (duty 0..65535, Hz)

    def part(self, index: int, data: bytes) -> None:
        """A part of the next transaction; index 0 begins it."""
        if index == 0:
            self._parts.clear()
        self._parts.append(data)

    def joined(self) -> bytes:
        parts, self._parts = self._parts, []
        return b"".join(parts)

    def i2c_write(self, route: int, data: bytes) -> bool:
        """-> acknowledged"""
        self.i2c_transactions += 1
        self.i2c_bytes += 1 + len(data)
        if not self._answers(route):
            return False
        self.display.i2c_write(data)
        return True

    def i2c_read(self, route: int) -> bool:
        """-> acknowledged; what the display then says is not modelled and reads as 0"""
        self.i2c_transactions += 1
        self.i2c_bytes += 1 + wire.i2c_unroute(route)[4]
        return self._answers(route)

    def _answers(self, route: int) -> bool:
        wired = self._display
        return wire.i2c_unroute(route)[:4] == (
            wired["i2c"], wired["sda"], wired["scl"], wired["addr"])

    def glass(self, powered: bool) -> Image.Image:
        """What a person sees."""
        if powered:
            return self.display.image()
        return Image.new("L", self.display.size)
