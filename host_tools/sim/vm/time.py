"""`time` of the board, on board time. The PC keeps the real-time clock over a soft reset."""

import time as _real

from micropython import const
from vm import wire
from vm.channel import channel
from vm.clock import clock
from vm.config import config

# Ticks wrap as on a board, ms after 12.4 days; on 64 bits the interpreter's own never would.
_BITS, _HALF = const(0x3FFF_FFFF), const(0x2000_0000)
_first = config["ticks"]        # of ticks_ms() at a hard reset
_base = config["wall"]          # Unix time in us at board time 0


def ticks_ms():
    return clock.look() // 1000 + _first & _BITS


def ticks_us():
    return clock.look() + 1000 * _first & _BITS


def ticks_add(ticks, delta):
    return ticks + delta & _BITS


def ticks_diff(end, start):
    return (end - start + _HALF & _BITS) - _HALF


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
    return (_base + clock.look()) * 1000


def time():
    return time_ns() // 1_000_000_000


def gmtime(seconds=None):
    return _real.gmtime(time() if seconds is None else seconds)[:8]


localtime = gmtime      # as on rp2: there is no time zone


def mktime(fields):
    return int(_real.mktime(tuple(fields[:8]) + (0,)))


class RTC:
    def datetime(self, fields=None):
        """(year, month, day, weekday, hours, minutes, seconds, subseconds); Monday is 0"""
        global _base
        if fields is None:
            year, month, day, hour, minute, second, weekday = gmtime()[:7]
            return year, month, day, weekday, hour, minute, second, 0
        year, month, day, _, hour, minute, second = fields[:7]
        seconds = _real.mktime((year, month, day, hour, minute, second, 0, 0, 0))
        _base = int(seconds) * 1_000_000 - clock.us()
        channel.ask(wire.RTC, _base)
