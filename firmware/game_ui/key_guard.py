"""A screen that comes by itself does not take an OK that was meant for what came before."""

from time import ticks_diff, ticks_ms

from micropython import const

_DEAF_MS = const(1000)


class Deaf:
    """From now on, for a second."""

    def __init__(self):
        self._began = ticks_ms()

    def hears(self):
        # Below 0: a week has passed.
        return not 0 <= ticks_diff(ticks_ms(), self._began) <= _DEAF_MS
