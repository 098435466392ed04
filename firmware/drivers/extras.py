"""What a board may have besides a display and keys: an RGB light, a buzzer, a battery."""

from time import ticks_add, ticks_diff

from micropython import const

_DUTY = const(16_384)           # a quarter: loud enough

_FULL_SCALE_MV = const(3300)
_LEVELS = const(4)
_STEP = const(8)                # parts of a level
_STICKY = const(5)              # parts the cell is off before another level is said; 4 = no more
_READINGS = const(8)            # of which the mean counts: the converter is noisy


class Led:
    """Light on three PWM pins; dark until told otherwise.

    red, green, blue: PWM of the pins. active_low: it shines while they are low.
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
    """Short tones on a piezo; nothing waits for them. pwm: of the pin, on a slice of its own."""

    def __init__(self, pwm):
        self._pwm = pwm
        self._notes = ()
        self._next = 0          # note after the one that sounds
        self._until = None      # ticks of the end of the one that sounds, ms
        pwm.duty_u16(0)

    def play(self, notes, now):
        """notes: (Hz, ms) one after another, 0 Hz is a rest. Ends what was playing before."""
        self._notes = notes
        self._next = 0
        self._until = now
        self.tick(now)

    def tick(self, now):
        """Goes on to the next note, or ends the tone, when it is time. Call it often."""
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

    adc: ADC that sees the cell divided by factor. empty, full: millivolts of the cell.

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
        """0...4. A cell between two levels does not make it flicker."""
        parts = (self.millivolts() - self._empty) * _LEVELS * _STEP // self._span
        if self._level is None or abs(parts - self._level * _STEP) > _STICKY:
            self._level = min(max((parts + _STEP // 2) // _STEP, 0), _LEVELS)
        return self._level

    def powered(self):
        """True while USB brings power, and charges; None where no pin tells."""
        return self._usb and bool(self._usb.value())
