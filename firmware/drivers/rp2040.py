"""Clock and core voltage of the RP2040.

RP2040 datasheet 2.10 (VREG): 1.10 V after a reset, with which 133 MHz are certified. pico-sdk
2.1.1, hardware/clocks.h: 200 MHz at 1.15 V.
"""

import os
import sys
from time import sleep_ms

from micropython import const

_LEAST, _PLAIN, MOST = const(125_000_000), const(133_000_000), 200_000_000      # Hz
_VREG, _VSEL, _V1_15 = const(0x4006_4000), const(0xF0), const(0xC0)
_TRIAL = "/data/clock"      # exists from before the clock is changed until the first frame


def here():
    """Is this an RP2040? A virtual board stands for one."""
    return sys.platform != "rp2" or sys.implementation._machine.endswith("RP2040")


def set_clock(hertz, machine):
    """Sets the processor clock to hertz. Where the last start did not reach its first frame, the
    clock stays as it is, and the console says so.

    Clock and voltage stay when the program ends: lowering the voltage at a high clock hangs the
    chip, so nothing here lowers it. machine: the module. Raises ValueError.
    """
    if type(hertz) is not int or not _LEAST <= hertz <= MOST:
        raise ValueError("CLOCK %r is not from %d to %d" % (hertz, _LEAST, MOST))
    now = machine.freq()
    if now == hertz:
        return
    if not _try():
        print("The last start, at %d MHz, did not reach its first frame. This one keeps %d MHz."
              % (hertz // 1_000_000, now // 1_000_000))
        return
    if hertz > _PLAIN:
        _raise_voltage(machine.mem32)
    try:
        machine.freq(hertz)
    except ValueError:          # the chip cannot make it, which is no fault of the last start
        passed()
        raise


def passed():
    """The first frame is shown: the next start may set the clock, too."""
    try:
        os.remove(_TRIAL)
    except OSError:
        pass


def _try():
    """Begins the trial of a clock; False if the last one has not ended. On a full flash there is
    none.
    """
    try:
        os.stat(_TRIAL)
        return False
    except OSError:
        pass
    for _ in range(2):
        try:
            open(_TRIAL, "w").close()
            break
        except OSError:         # at the first start ever
            try:
                os.mkdir("/data")
            except OSError:
                break
    return True


def _raise_voltage(mem32):
    now = mem32[_VREG]
    if now & _VSEL < _V1_15:
        mem32[_VREG] = now & ~_VSEL | _V1_15
        sleep_ms(1)         # until the voltage is there, as pico-sdk does
