"""What is wired to the board: displays on their buses, keys and outputs on their pins."""

from typing import Any

from PIL import Image

from .process import Request
from .ssd1306 import Ssd1306
from .vm import wire

# Driver name in board.py -> model of the chip
_DISPLAYS = {"ssd1306": Ssd1306}


class Pins:
    """Levels seen by inputs. An active-low key pulls its pin down while it is held."""

    def __init__(self, active_low: bool):
        self._idle = int(active_low)
        self.driven = self.levels = 0
        self.fell = self.rose = 0       # edges that the board has not been told

    def hold(self, pin: int) -> None:
        if not self.driven >> pin & 1:
            self.driven |= 1 << pin
            self.levels = self.levels & ~(1 << pin) | (1 - self._idle) << pin
            self._edge(pin, rising=not self._idle)

    def release(self, pin: int) -> None:
        if self.driven >> pin & 1:
            self.driven &= ~(1 << pin)
            self._edge(pin, rising=bool(self._idle))

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
        self._wired = board["DISPLAY"]
        self.keys: dict[str, int] = dict(board["KEYS"])
        self.pins = Pins(board["KEYS_ACTIVE_LOW"])
        self.adc = [0] * 5              # 0..65535; what the converter reads
        self.i2c_bytes = self.i2c_transactions = 0
        self._parts: list[bytes] = []
        self._services = {
            wire.PART: self._part, wire.I2C_WRITE: self._i2c_write,
            wire.I2C_WRITEV: self._i2c_writev, wire.I2C_READ: self._i2c_read,
            wire.SPI_WRITE: self._spi_write, wire.PIN: self._pin, wire.PWM: self._pwm,
            wire.ADC: self._adc,
        }
        self.power_on()

    def connect_display(self, connected: bool) -> None:
        """Its cable: a display that comes back has forgotten everything."""
        self._connected = connected
        self.display = _DISPLAYS[self._wired["driver"]](self._wired)
        self.changed = True             # has the glass changed since somebody reset this?

    def power_on(self) -> None:
        """The devices begin anew, as does the glass."""
        self.connect_display(True)
        self.outputs: dict[int, int] = {}               # pin: level
        self.pwm: dict[int, tuple[int, int]] = {}       # pin: (duty 0..65535, Hz)

    def glass(self, powered: bool) -> Image.Image:
        """What a person sees."""
        if powered:
            return self.display.image()
        return Image.new("L", self.display.size)

    def serves(self, request: Request) -> bool:
        return request.kind in self._services

    def serve(self, request: Request) -> tuple[bool, int]:
        """A request to the devices -> (ok, value) of the answer"""
        return self._services[request.kind](request.argument, request.data)

    def _part(self, index: int, data: bytes) -> tuple[bool, int]:
        if index == 0:      # the one before was given up
            self._parts.clear()
        self._parts.append(data)
        return True, 0

    def _i2c_write(self, route: int, data: bytes) -> tuple[bool, int]:
        self._count(1 + len(data))
        if not self._answers(route):
            return False, 0
        self.display.i2c_write(data)
        self.changed = True
        return True, 0

    def _i2c_writev(self, route: int, _: bytes) -> tuple[bool, int]:
        parts, self._parts = self._parts, []
        return self._i2c_write(route, b"".join(parts))

    def _i2c_read(self, route: int, _: bytes) -> tuple[bool, int]:
        # What the display says is of no use to a driver, and reads as 0.
        self._count(1 + wire.i2c_unroute(route)[4])
        return self._answers(route), 0

    def _count(self, size: int) -> None:
        self.i2c_transactions += 1
        self.i2c_bytes += size

    def _answers(self, route: int) -> bool:
        wired = self._wired
        return self._connected and wire.i2c_unroute(route)[:4] == (
            wired["i2c"], wired["sda"], wired["scl"], wired["addr"])

    def _spi_write(self, _: int, data: bytes) -> tuple[bool, int]:
        return True, 0      # no display listens there

    def _pin(self, setting: int, _: bytes) -> tuple[bool, int]:
        self.outputs[setting & 0xFF] = setting >> 8
        return True, 0

    def _pwm(self, setting: int, _: bytes) -> tuple[bool, int]:
        self.pwm[setting & 0xFF] = setting >> 8 & 0xFFFF, setting >> 24
        return True, 0

    def _adc(self, channel: int, _: bytes) -> tuple[bool, int]:
        return True, self.adc[channel]
