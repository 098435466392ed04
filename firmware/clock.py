"""Date and time. The RTC of a Pico starts at 2021-01-01, so an earlier date than 2026 means "not
set".
"""

import time

from machine import RTC
from micropython import const

from storage import files

_FIRST_YEAR = const(2026)       # an earlier date means that nobody has set the clock
_FIRST, _LAST = const(1_767_225_600), const(4_102_444_800)      # 2026-01-01, 2100-01-01


class Clock:
    """Local date and time, and the time since power-on."""

    def __init__(self, path):
        """path: file of the boot counter."""
        self._path = path
        self._boots = None
        self._started = time.time()     # shifted when the clock is set; not in ticks, which wrap

    def today(self):
        """(year, month, day), or None while the clock is not set."""
        date = time.localtime()[:3]
        return date if date[0] >= _FIRST_YEAR else None

    def iso(self):
        """Today as YYYY-MM-DD, or None."""
        date = self.today()
        return date and "%04d-%02d-%02d" % date

    @staticmethod
    def date(stamp):
        """The day of a stamp() as YYYY-MM-DD; "" if the clock was not set then."""
        seconds = stamp.get("clock")
        if type(seconds) is not int or not 0 < seconds < _LAST:
            return ""
        return "%04d-%02d-%02d" % time.gmtime(seconds)[:3]

    def set_date(self, year, month, day):
        """Sets the date and leaves the time of day."""
        self._change((year, month, day, 0) + time.localtime()[3:6] + (0,))

    def now(self):
        """Local time in seconds since 1970, or None while the clock is not set."""
        return int(time.time()) if self.today() else None

    def set(self, seconds):
        """Sets date and time, in seconds as now() gives. Raises ValueError outside 2026...2099."""
        if not _FIRST <= seconds < _LAST:
            raise ValueError("no such time")
        date = time.gmtime(seconds)
        self._change(date[:3] + (0,) + date[3:6] + (0,))

    def _change(self, fields):
        before = time.time()
        RTC().datetime(fields)
        self._started += time.time() - before

    def boots(self):
        """Number of this boot, from 1. The first call increments the counter on the flash."""
        if self._boots is None:
            self._boots = files.count(self._path)
        return self._boots

    def stamp(self):
        """The `time` field of a record: {"clock": seconds as now()}, or {"boot": boot number,
        "up": uptime in s}.
        """
        now = self.now()
        if now is not None:
            return {"clock": now}
        return {"boot": self.boots(),
                "up": int(time.time() - self._started)}
