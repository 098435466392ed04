"""Drivers of the parts beside display and keys: RGB LED, buzzer, battery."""

from time import ticks_add, ticks_diff

from micropython import const

_DUTY = const(16_384)           # a quarter: loud enough

_FULL_SCALE_MV = const(3300)
_LEVELS = const(4)
_STEP = const(8)                # parts that a level is divided into
_STICKY = const(5)              # hysteresis: parts beyond which the level changes
_READINGS = const(8)            # averaged: the converter is noisy


class Led:
    """An RGB LED on three PWM pins, dark until show() is called.

    red, green, blue: PWM of the pins. active_low: the LED shines while its pins are low.
    """

    def __init__(self, red, green, blue, active_low):
        self._pins = red, green, blue
        self._dark = 65_535 if active_low else 0
        self.show(0)

    def show(self, rgb):
        """Colour 0xRRGGBB; 0 is dark."""
        for pin, bits in zip(self._pins, (16, 8, 0)):
            # The eye sees the square root of the light.
            pin.duty_u16(abs(self._dark - (rgb >> bits & 0xFF) ** 2))


class Buzzer:
    """Short tones on a piezo; play() returns at once. pwm: of the pin, on a PWM slice of its own.
    """

    def __init__(self, pwm):
        self._pwm = pwm
        self._notes = ()
        self._next = 0          # note after the one that sounds
        self._until = None      # ticks of the end of the one that sounds, ms
        pwm.duty_u16(0)

    def play(self, notes, now):
        """Starts a tune and ends the one before. notes: (Hz, ms) pairs; 0 Hz is a rest."""
        self._notes = notes
        self._next = 0
        self._until = now
        self.tick(now)

    def tick(self, now):
        """Starts the next note, or ends the last, when it is due. Call it every few milliseconds.
        """
        if self._until is None or ticks_diff(now, self._until) < 0:
            return
        if self._next == len(self._notes):
            self._until = None
            self._pwm.duty_u16(0)
            return
        hertz, ms = self._notes[self._next]
        self._next += 1
        self._until = ticks_add(now, ms)
        if hertz:
            self._pwm.freq(hertz)
        self._pwm.duty_u16(_DUTY if hertz else 0)


class Battery:
    """Charge of a lithium cell, from its voltage.

    adc: ADC that sees the cell's voltage divided by factor. empty, full: millivolts of the cell.

    usb: input that is high while USB brings power, or None.
    """

    def __init__(self, adc, factor, empty, full, usb=None):
        self._adc = adc
        self._factor = factor
        self._empty = empty
        self._span = full - empty
        self._usb = usb
        self._level = None

    def millivolts(self):
        total = 0
        for _ in range(_READINGS):
            total += self._adc.read_u16()
        return total // _READINGS * _FULL_SCALE_MV // 65_535 * self._factor

    def level(self):
        """Charge 0...4, with hysteresis: a voltage between two levels does not make it flicker."""
        parts = (self.millivolts() - self._empty) * _LEVELS * _STEP // self._span
        if self._level is None or abs(parts - self._level * _STEP) > _STICKY:
            self._level = min(max((parts + _STEP // 2) // _STEP, 0), _LEVELS)
        return self._level

    def powered(self):
        """True while USB brings power, and so charges the cell; None if the board has no pin for
        that.
        """
        return self._usb and bool(self._usb.value())
