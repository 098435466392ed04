"""`time` of the board: board time instead of the PC's."""

import time as _real
from time import ticks_add, ticks_diff  # noqa: F401

from vm.clock import clock
from vm.rtc import rtc_us


def ticks_ms():
    return clock.look() // 1000


def ticks_us():
    return clock.look()


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
