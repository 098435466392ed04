"""Clock and core voltage of the RP2040.

RP2040 datasheet 2.10 (VREG): 1.10 V after a reset, with which 133 MHz are certified. pico-sdk
2.1.1, hardware/clocks.h: 200 MHz at 1.15 V.
"""

import sys
from time import sleep_ms

from micropython import const

_LEAST, _PLAIN, _MOST = const(125_000_000), const(133_000_000), const(200_000_000)  # Hz
_VREG, _VSEL, _V1_15 = const(0x4006_4000), const(0xF0), const(0xC0)


def set_clock(hertz, machine):
    """Sets the processor clock to hertz. Another chip keeps its clock, and the console says so.

    Clock and voltage stay when the program ends: lowering the voltage at a high clock hangs the
    chip, so nothing here lowers it. machine: the module. Raises ValueError.
    """
    if type(hertz) is not int or not _LEAST <= hertz <= _MOST:
        raise ValueError("CLOCK %r is not from %d to %d" % (hertz, _LEAST, _MOST))
    chip = sys.implementation._machine
    if sys.platform == "rp2" and not chip.endswith("RP2040"):
        print("CLOCK is for an RP2040. %s keeps its own clock." % chip)
    elif machine.freq() != hertz:
        if hertz > _PLAIN:
            _raise_voltage(machine.mem32)
        machine.freq(hertz)


def _raise_voltage(mem32):
    now = mem32[_VREG]
    if now & _VSEL < _V1_15:
        mem32[_VREG] = now & ~_VSEL | _V1_15
        sleep_ms(1)         # until the voltage is there, as pico-sdk does
