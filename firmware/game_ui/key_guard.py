"""A guard of screens that open by themselves: an OK meant for the last screen is not theirs."""

from time import ticks_diff, ticks_ms

from micropython import const

_GUARD_MS = const(1000)


class KeyGuard:
    """Accepts no key for the first second."""

    def __init__(self):
        self._began = ticks_ms()

    def accepts(self):
        # Below 0: a week has passed.
        return not 0 <= ticks_diff(ticks_ms(), self._began) <= _GUARD_MS
