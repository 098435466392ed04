"""`machine` of the board."""

import binascii

from vm import pll, wire
from vm.bus import I2C, SPI  # noqa: F401
from vm.channel import channel
from vm.clock import clock
from vm.config import config
from vm.pins import Pin, pin_number, take  # noqa: F401
from vm.rtc import RTC  # noqa: F401
from vm.time import sleep_ms
from vm.timer import Timer  # noqa: F401

PWRON_RESET = 1
WDT_RESET = 3
_ADC_PINS = (26, 27, 28, 29)

freq, mem32 = pll.freq, pll.mem32


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


def idle():
    clock.wait(1000)


def lightsleep(ms=None):
    if ms is None:
        clock.wait(None)
    else:
        sleep_ms(ms)


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
