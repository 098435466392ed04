"""What is wired to the board: displays on their buses, keys and outputs on their pins.

And what a front end gets of it: the display's content, and the player it is for.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from PIL import Image

from crupier.sim.chips.lcd import CHIPS, Lcd
from crupier.sim.chips.sh1107 import Sh1107
from crupier.sim.chips.ssd1306 import Ssd1306
from crupier.sim.virtual.process import Request
from crupier.sim.vm import wire

# Driver name in board.py -> model of the chip
_OLEDS = {"ssd1306": Ssd1306, "sh1107": Sh1107}
_ETIMEDOUT = 110        # of rp2, which waits for a bus that is held
_LET_GO = 2             # instead of a level: nothing drives the pin
_RISING_EDGE_MODES = (0, 3)     # of SPI: the displays take a bit at the rising edge of the clock
_ADC_PINS = range(26, 30)
_VREF = 3300            # mV


class Holder(NamedTuple):
    """The player who has the device in hand, as the board says.

    person: place among the people at the table; None: nobody in particular.
    secret: is the display for this player alone?
    laid: what lies open of this player's turn.
    """

    person: int | None
    secret: bool
    name: str = ""
    laid: str = ""

    @classmethod
    def of(cls, argument: int, data: bytes) -> "Holder":
        """From the fields of wire.HOLDER."""
        if argument < 0:
            return EVERYBODY if argument == wire.EVERYBODY else NOBODY
        name, _, laid = data.decode().partition("\n")
        return cls(argument // 2, bool(argument % 2), name, laid)


EVERYBODY = Holder(None, False)
NOBODY = Holder(None, True)


class Snapshot(NamedTuple):
    """What the display shows, and to whom; all of the same moment."""

    frame: Image.Image
    text: str
    holder: Holder


class Pins:
    """Levels seen by inputs. An active-low key pulls its pin down while it is held."""

    def __init__(self, active_low: bool):
        self._idle = int(active_low)
        self.driven = self.levels = 0
        self.fell = self.rose = 0       # edges that the board has not been told

    def hold(self, pin: int) -> None:
        if not self.driven >> pin & 1:
            self.drive(pin, 1 - self._idle)
            self._edge(pin, rising=not self._idle)

    def release(self, pin: int) -> None:
        if self.driven >> pin & 1:
            self.driven &= ~(1 << pin)
            self._edge(pin, rising=bool(self._idle))

    def drive(self, pin: int, level: int) -> None:
        """Something outside gives the pin a level."""
        self.driven |= 1 << pin
        self.levels = self.levels & ~(1 << pin) | level << pin

    def _edge(self, pin: int, rising: bool) -> None:
        if rising:
            self.rose |= 1 << pin
        else:
            self.fell |= 1 << pin

    def told(self) -> None:
        """The board knows the edges up to now."""
        self.fell = self.rose = 0


class Bus:
    """The devices around one board, as its board.py describes them. clock(): board time in us."""

    # Requests that the board does not wait for
    unanswered = (wire.PART, wire.SPI_WRITE, wire.PIN, wire.PWM)

    def __init__(self, board: dict[str, Any], clock: Callable[[], int]):
        self._wired = board["DISPLAY"]
        self._clock = clock
        self._keys = board["KEYS"]
        self.pins = Pins(board["KEYS_ACTIVE_LOW"])
        self.adc = [0] * 5              # 0..65535; what the converter reads
        if battery := board.get("BATTERY"):     # a full cell
            seen = battery["full"] / battery["factor"]
            self.adc[_ADC_PINS.index(battery["adc"])] = min(round(seen / _VREF * 65535), 65535)
        self.still = False              # is nothing to move on the display?
        self.pwm: dict[int, tuple[int, int]] = {}       # pin: (duty 0..65535, Hz)
        self._buzzer = board.get("BUZZER", {}).get("pin")
        self.tone_callbacks: list[Callable[[int, int], None]] = []
        self.i2c_bytes = self.i2c_transactions = 0
        self.spi_bytes = self.spi_transactions = 0
        self._parts: list[bytes] = []
        self._deaf_until = self._clocks = 0     # us; rising edges of SCL until SDA is let go
        self.services = {
            wire.PART: self._part, wire.I2C_WRITE: self._i2c_write,
            wire.I2C_WRITEV: self._i2c_writev,
            wire.SPI_WRITE: self._spi_write, wire.PIN: self._pin, wire.PWM: self._pwm,
            wire.ADC: self._adc,
        }
        self.power_on()

    def key_pin(self, key: str | int) -> int:
        """Pin of a logical key, the first of several, or of the key on that pin. KeyError."""
        for name, pin in self._keys:
            if key in (name, pin):
                return pin
        raise KeyError(key)

    def connect_display(self, connected: bool) -> None:
        """Its cable: a display that comes back has forgotten everything; so has one that stays, as
        after a dip of its supply.
        """
        self._connected = connected
        driver = self._wired["driver"]
        self.display: Any = (Lcd(self._wired, self._clock) if driver in CHIPS
                             else _OLEDS[driver](self._wired))
        self.changed = True             # has the display changed since this was reset?

    def delay_display(self, us: int) -> None:
        """From now on the display hears nothing for so long."""
        self._deaf_until = self._clock() + us

    def hold_sda(self, clocks: int) -> None:
        """The display keeps SDA low, until it has seen so many clocks."""
        self._clocks = clocks
        self.pins.drive(self._wired["sda"], 0)

    @property
    def _hearing(self) -> bool:
        return self._connected and self._clock() >= self._deaf_until

    def power_on(self) -> None:
        """The devices begin anew, as does the display."""
        self.connect_display(True)
        self._deaf_until = 0
        self._let_go()
        self.reset()

    def reset(self) -> None:
        """The microcontroller lets go of all its pins. The display keeps its power."""
        self.outputs: dict[int, int] = {}               # pin: level
        self.end_pwm()
        self.changed |= "bl" in self._wired

    def end_pwm(self) -> None:
        """All of it, as by a soft reset."""
        for pin in self.pwm:
            self._toned(pin, 0)
        self.pwm.clear()

    # What a person sees

    @property
    def contrast(self) -> int:
        """0..255: the contrast of an OLED, the light behind an LCD."""
        backlight = self._wired.get("bl")
        if backlight is None:
            return self.display.contrast
        if backlight in self.pwm:
            return -(-self.pwm[backlight][0] // 257)
        return 255 * self.outputs.get(backlight, 0)

    @property
    def lit(self) -> bool:
        """Can anything be seen? An OLED is seen even with the lowest contrast."""
        return self.display.lit and ("bl" not in self._wired or self.contrast > 0)

    def picture(self, powered: bool) -> Image.Image:
        if powered and self.lit:
            return self.display.image()
        return Image.new(self.display.mode, self.display.size)

    # What the board does

    def serve(self, request: Request) -> tuple[bool, int]:
        """A request to the devices -> (ok, value) of the answer"""
        return self.services[request.kind](request.argument, request.data)

    def _part(self, index: int, data: bytes) -> tuple[bool, int]:
        if index == 0:      # the one before was given up
            self._parts.clear()
        self._parts.append(data)
        return True, 0

    def _i2c_write(self, route: int, data: bytes) -> tuple[bool, int]:
        self.i2c_transactions += 1
        self.i2c_bytes += 1 + len(data)
        if not self._answers(route):
            return False, _ETIMEDOUT if self._clocks else 0
        self.display.i2c_write(data)
        self.changed = True
        return True, 0

    def _i2c_writev(self, route: int, _: bytes) -> tuple[bool, int]:
        parts, self._parts = self._parts, []
        return self._i2c_write(route, b"".join(parts))

    def _answers(self, route: int) -> bool:
        wired = self._wired
        return self._hearing and not self._clocks and "i2c" in wired and wire.unroute(route) == (
            wired["i2c"], wired["sda"], wired["scl"], wired["addr"])

    def _spi_write(self, route: int, data: bytes) -> tuple[bool, int]:
        self.spi_transactions += 1
        self.spi_bytes += len(data)
        if self._hears(route):
            self.display.spi_write(data, self.outputs.get(self._wired["dc"], 0))
            self.changed = True
        return True, 0

    def _hears(self, route: int) -> bool:
        """Is this transfer for the display? SPI has no acknowledgement. RST has a pull-up."""
        wired = self._wired
        if not self._hearing or "spi" not in wired:
            return False
        bus, sck, mosi, mode = wire.unroute(route)
        return ((bus, sck, mosi) == (wired["spi"], wired["sck"], wired["mosi"])
                and mode in _RISING_EDGE_MODES and not self.outputs.get(wired["cs"], 1)
                and bool(self.outputs.get(wired.get("rst"), 1)))

    def _pin(self, setting: int, _: bytes) -> tuple[bool, int]:
        pin, level = setting & 0xFF, setting >> 8
        before = self.outputs.get(pin, 1)
        if level == _LET_GO:
            self.outputs.pop(pin, None)
        else:
            self.outputs[pin] = level
            if self.pwm.pop(pin, None):
                self._toned(pin, 0)
        if pin == self._wired.get("scl") and self._clocks and self.outputs.get(pin, 1) > before:
            self._clocks -= 1
            if not self._clocks:
                self._let_go()
        if pin == self._wired.get("rst") and self.outputs.get(pin, 1) != before:
            self.display.reset()        # by both edges: its time counts from the second one
            self.changed = True
        elif pin == self._wired.get("bl"):
            self.changed = True
        return True, 0

    def _pwm(self, setting: int, _: bytes) -> tuple[bool, int]:
        pin = setting & 0xFF
        duty, hertz = self.pwm[pin] = setting >> 8 & 0xFFFF, setting >> 24
        self._toned(pin, hertz if duty else 0)
        if pin == self._wired.get("bl"):
            self.changed = True
        return True, 0

    def _toned(self, pin: int, hertz: int) -> None:
        if pin == self._buzzer:
            for callback in self.tone_callbacks:
                callback(self._clock() // 1000, hertz)

    def _let_go(self) -> None:
        if "sda" in self._wired:
            self._clocks = 0
            self.pins.driven &= ~(1 << self._wired["sda"])

    def _adc(self, channel: int, _: bytes) -> tuple[bool, int]:
        return True, self.adc[channel]
