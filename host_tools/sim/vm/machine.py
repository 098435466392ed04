"""`machine` of the board. A higher clock makes nothing quicker here; one that an RP2040 is not
certified for is refused.
"""

import binascii

from vm import wire
from vm.bus import I2C, SPI, spi_register  # noqa: F401
from vm.channel import channel
from vm.config import config
from vm.pins import Pin, pin_number, take  # noqa: F401
from vm.time import RTC  # noqa: F401

_ADC_PINS = (26, 27, 28, 29)
_VREG, _VSEL, _V1_15 = 0x4006_4000, 0xF0, 0xC0      # RP2040 datasheet 2.10
_PLAIN, _MOST = 133_000_000, 200_000_000            # Hz at 1.10 V, and at 1.15 V
_USB = 48_000_000
_CRYSTAL_KHZ = 12_000                               # datasheet 2.18, as pico-sdk goes about it
_VCO, _DIVIDERS = range(63, 134), range(1, 8)

_hertz = config.get("hertz", 125_000_000)
_vreg = 0x10C1 if _hertz > _PLAIN else 0x10B1       # 1.15 V, or 1.10 V, which it has reached
_running = []       # timers


class PWM:
    def __init__(self, pin, freq=0, duty_u16=0):
        self._pin = pin_number(pin)
        self._freq = freq
        self._duty = duty_u16
        take(self._pin)
        self._send()

    def freq(self, hertz=None):
        if hertz is None:
            return self._freq
        self._freq = hertz
        self._send()

    def duty_u16(self, duty=None):
        if duty is None:
            return self._duty
        self._duty = duty
        self._send()

    def deinit(self):
        self._duty = 0
        self._send()

    def _send(self):
        channel.post(wire.PWM, self._pin | self._duty << 8 | self._freq << 24)


class ADC:
    """Channel 0..4 or pin 26..29; 4 is the temperature sensor."""

    def __init__(self, pin):
        number = pin if pin in range(5) else pin_number(pin) - _ADC_PINS[0]
        if number not in range(5):
            raise ValueError("Pin doesn't have ADC capabilities")
        self._channel = number

    def read_u16(self):
        return channel.ask(wire.ADC, self._channel).value


def unique_id():
    return binascii.unhexlify(config["device_id"])


def reset_cause():
    return config["cause"]


def soft_reset():
    raise SystemExit


def reset():
    _leave(wire.RESET)


def bootloader(timeout=0):
    _leave(wire.BOOTLOADER)


def _leave(how):
    channel.tell(how)
    while True:
        channel.receive()   # until the PC takes the power away


# Clock and core voltage

def freq(hertz=None, peripheral=_USB):
    global _hertz
    if hertz is None:
        return _hertz
    if not any(_CRYSTAL_KHZ * times == hertz // 1000 * one * two
               for times in _VCO for one in _DIVIDERS for two in _DIVIDERS):
        raise ValueError("cannot change frequency")
    if peripheral not in (_USB, hertz):
        raise ValueError("peripheral freq must be 48_000_000 or the same as the MCU freq")
    _check(hertz, _vreg)
    _hertz = hertz


def _check(hertz, vreg):
    if hertz > (_PLAIN if vreg & _VSEL < _V1_15 else _MOST):
        raise RuntimeError("the virtual chip has too low a voltage for %d Hz" % hertz)


class _Registers:
    """There is none but VREG, and the status of SPI."""

    def __getitem__(self, address):
        status = spi_register(address)
        if status is not None:
            return status
        _only(address)
        return _vreg

    def __setitem__(self, address, value):
        global _vreg
        _only(address)
        _check(_hertz, value)
        _vreg = value


def _only(address):
    if address != _VREG:
        raise RuntimeError("the virtual chip has no register 0x%08X" % address)


mem32 = _Registers()


# Timers

class Timer:
    """Every callback runs between two steps of the program, a hard one, too."""

    ONE_SHOT, PERIODIC = 0, 1

    def __init__(self, number=-1, **options):
        if number != -1:
            raise ValueError("Timer doesn't exist")
        if options:
            self.init(**options)

    def init(self, *, mode=PERIODIC, period=-1, freq=None, tick_hz=1000, callback=None,
             hard=False):
        self.deinit()
        self._us = int(1_000_000 / freq) if freq else period * 1_000_000 // tick_hz
        self._repeats = mode == Timer.PERIODIC
        self._callback = callback
        self.due = channel.us() + self._us
        _running.append(self)
        _next()

    def deinit(self):
        if self in _running:
            _running.remove(self)
            _next()

    def fire(self):
        if self._repeats:
            # What the clock has jumped over does not come later.
            self.due += max(1, (channel.us() - self.due) // self._us + 1) * self._us
        else:
            _running.remove(self)
        if self._callback:
            self._callback(self)


def _next():
    """When the clock has to look here again."""
    channel.due = min([timer.due for timer in _running], default=channel.NEVER)


def _fire():
    now = channel.us()
    channel.due = channel.NEVER     # a callback that waits does not come here again
    for timer in list(_running):
        if timer.due <= now:
            timer.fire()
    _next()


channel.on_due = _fire
