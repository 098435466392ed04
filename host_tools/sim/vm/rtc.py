"""The real-time clock. The PC keeps it, so that it outlives a soft reset."""

import time

from vm import wire
from vm.channel import channel
from vm.clock import clock
from vm.config import config

_base = config["wall"]      # Unix time in us at board time 0


def rtc_us():
    """Unix time in us."""
    return _base + clock.look()


def set_rtc_us(us):
    global _base
    _base = us - clock.us()
    channel.ask(wire.RTC, _base)


class RTC:
    """machine.RTC"""

    def datetime(self, fields=None):
        """(year, month, day, weekday, hours, minutes, seconds, subseconds); Monday is 0"""
        if fields is None:
            us = rtc_us()
            year, month, day, hour, minute, second, weekday = time.gmtime(us // 1_000_000)[:7]
            return year, month, day, weekday, hour, minute, second, 0
        year, month, day, _, hour, minute, second = fields[:7]
        seconds = time.mktime((year, month, day, hour, minute, second, 0, 0, 0))
        set_rtc_us(int(seconds) * 1_000_000)
