"""Charge of a lithium cell, from its voltage."""

from micropython import const

_FULL_SCALE_MV = const(3300)
_LEVELS = const(4)
_STEP = const(8)                # parts of a level
_STICKY = const(5)              # parts the cell is off before another level is said; 4 = no more
_READINGS = const(8)            # of which the mean counts: the converter is noisy


class Battery:
    """adc: ADC that sees the cell divided by factor. empty, full: millivolts of the cell.

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
