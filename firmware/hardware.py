"""Creates the drivers from the data in board.py. The only module that knows pins."""

import machine
from machine import ADC, I2C, PWM, SPI, Pin, freq
from micropython import const

from drivers import rp2040
from drivers.keys import Key, Keys

_PWM_HZ = const(25_000)         # above what can be seen, or heard
# Contacts of ordinary keys bounce for 1.6 ms, 6.2 ms at most (Jack Ganssle, "A Guide to
# Debouncing"), and each edge begins this time anew. Fingers let go for 40 ms and more.
_SETTLE_MS, _SETTLES_MS = const(15), const(100)
clock_passed = rp2040.passed


def set_clock(board):
    """Sets the processor clock that clock_of() says.

    Call this before make_display(): buses and PWM divide that clock. Raises ValueError.
    """
    if clock_of(board):
        rp2040.set_clock(clock_of(board), machine)
    elif hasattr(board, "CLOCK"):
        print("CLOCK is for an RP2040. This chip keeps its own clock.")


def clock_of(board):
    """Hertz of board.CLOCK, 200 MHz without it; None on another chip, which keeps its own."""
    return getattr(board, "CLOCK", rp2040.MOST) if rp2040.here() else None


def make_display(spec):
    """The display that board.DISPLAY describes.

    Call this early: its buffers need a large free block. Raises ValueError for a bad spec; one
    that does not answer raises OSError when it is first used.
    """
    driver = spec["driver"]
    if driver not in _DISPLAYS:
        raise ValueError("no driver %r; there are: %s" % (driver, ", ".join(sorted(_DISPLAYS))))
    return _DISPLAYS[driver](spec)


def _ssd1306(spec):
    from drivers.oled import SSD1306
    return SSD1306(_bus(spec))


def _sh1107(spec):
    bus = _bus(spec)
    from drivers.oled import SH1107
    return SH1107(bus, spec["rotation"], spec["offset"])


def _lcd(spec):
    bus = _bus(spec)
    bus.dma = _dma(spec["spi"])
    from drivers.lcd import LCD
    return LCD(bus, _pwm(spec["bl"]), spec)


_DISPLAYS = {"ssd1306": _ssd1306, "sh1107": _sh1107, "st7789": _lcd, "ili9341": _lcd}


def _bus(spec):
    if "i2c" in spec:
        from drivers.i2c import I2CBus
        return I2CBus(lambda: _i2c(spec), spec["addr"])
    from drivers.spi import SPIBus
    freq(freq(), freq())        # SPI gets half the clock of the processor, not of USB's 48 MHz
    spi = SPI(spec["spi"], spec["baud"], sck=Pin(spec["sck"]), mosi=Pin(spec["mosi"]))
    # SPI() also takes a pin to receive, which is D/C on some boards: so these pins come after it.
    rst = Pin(spec["rst"], Pin.OUT, value=1) if "rst" in spec else None
    return SPIBus(spi, Pin(spec["cs"], Pin.OUT, value=1), Pin(spec["dc"], Pin.OUT, value=0), rst)


def _i2c(spec):
    from drivers.i2c import free
    sda, scl = [Pin(spec[name], Pin.OPEN_DRAIN, Pin.PULL_UP, value=1) for name in ("sda", "scl")]
    free(sda, scl)
    return I2C(spec["i2c"], sda=sda, scl=scl, freq=spec["freq"])


def _dma(index):
    """What sends to the SPI of this index; None on another chip, or if all channels are taken."""
    from drivers.spi import DMASender
    try:
        from rp2 import DMA
        return DMASender(DMA(), machine.mem32, index) if rp2040.here() else None
    except (ImportError, OSError):
        return None


def _pwm(pin):
    return PWM(Pin(pin), freq=_PWM_HZ, duty_u16=0)


def make_keys(board):
    """The push buttons of a board."""
    low = board.KEYS_ACTIVE_LOW
    pull = Pin.PULL_UP if low else Pin.PULL_DOWN
    settle = getattr(board, "SETTLE_MS", _SETTLE_MS)
    if not 0 < settle <= _SETTLES_MS:
        raise ValueError("SETTLE_MS %r is not from 1 to %d" % (settle, _SETTLES_MS))
    return Keys([Key(name, Pin(pin, Pin.IN, pull), 0 if low else 1, settle)
                 for name, pin in board.KEYS], getattr(board, "LABELS", ()))


class NullFeedback:
    """Stands in for Feedback on a board without buzzer, light and battery."""

    buzzer = led = charge = None

    def cue(self, _name, _now):
        pass

    def tick(self, _now):
        pass

    def powered(self):
        pass

    def measure(self, _now):
        return False


def make_feedback(board, settings):
    """The buzzer, light and battery of a board; see feedback.py. Goes on without one that cannot
    be, and says so on the console.
    """
    parts = [None] * 3
    for i, (name, make) in enumerate((("BUZZER", make_buzzer), ("LED", make_led),
                                      ("BATTERY", make_battery))):
        try:
            parts[i] = make(board)
        except (ArithmeticError, LookupError, OSError, TypeError, ValueError) as error:
            print("Crupier runs without the %s of board.py: %r" % (name, error))
    if not any(parts):
        return NullFeedback()
    from feedback import Feedback
    return Feedback(settings, *parts)


def make_battery(board):
    """The battery driver, None on a board without one."""
    spec = getattr(board, "BATTERY", None)
    if not spec:
        return None
    from drivers.extras import Battery
    usb = Pin(spec["usb"], Pin.IN) if "usb" in spec else None
    made = Battery(ADC(Pin(spec["adc"])), spec["factor"], spec["empty"], spec["full"], usb)
    made.level()            # raises what comes of odd numbers
    return made


def make_buzzer(board):
    """The buzzer driver, None on a board without one."""
    spec = getattr(board, "BUZZER", None)
    if not spec:
        return None
    from drivers.extras import Buzzer
    return Buzzer(_pwm(spec["pin"]))


def make_led(board):
    """The LED driver, switched off; None on a board without one."""
    spec = getattr(board, "LED", None)
    if not spec:
        return None
    from drivers.extras import Led
    return Led(_pwm(spec["red"]), _pwm(spec["green"]), _pwm(spec["blue"]), spec["active_low"])
