"""`time` of the board: board time instead of the PC's."""

import time as _real

from micropython import const
from vm.clock import clock
from vm.config import config
from vm.rtc import rtc_us

# Ticks wrap as on a board, ms after 12.4 days; on 64 bits the interpreter's own never would.
_BITS, _HALF = const(0x3FFF_FFFF), const(0x2000_0000)
_first = config["ticks"]        # of ticks_ms() at a hard reset


def ticks_ms():
    return clock.look() // 1000 + _first & _BITS


def ticks_us():
    return clock.look() + 1000 * _first & _BITS


def ticks_add(ticks, delta):
    return ticks + delta & _BITS


def ticks_diff(end, start):
    return (end - start + _HALF & _BITS) - _HALF


ticks_cpu = ticks_us


def sleep_us(us):
    end = clock.us() + us
    while True:
        left = end - clock.us()
        if left <= 0:
            return
        clock.wait(left)


def sleep_ms(ms):
    sleep_us(ms * 1000)


def sleep(seconds):
    sleep_us(int(seconds * 1_000_000))


def time_ns():
    return rtc_us() * 1000


def time():
    return rtc_us() // 1_000_000


def gmtime(seconds=None):
    return _real.gmtime(time() if seconds is None else seconds)[:8]


localtime = gmtime      # as on rp2: there is no time zone


def mktime(fields):
    return int(_real.mktime(tuple(fields[:8]) + (0,)))
