"""What the ends of games share: a result that is saved later, and keys that come too early."""

from time import ticks_diff, ticks_ms

from micropython import const

_GUARD_MS = const(1000)
_SEAL_S = const(20)


class KeyGuard:
    """Of a screen that opens by itself: accepts no key for a second. An OK may be meant for the
    screen before.
    """

    def __init__(self):
        self._began = ticks_ms()

    def accepts(self):
        # Below 0: a week has passed.
        return not 0 <= ticks_diff(ticks_ms(), self._began) <= _GUARD_MS


class SealsLater:
    """The result is saved once: when a button leads away, or after a while. A base before Screen,
    whose tick() is once a second count_down().
    """

    seconds = _SEAL_S           # until the result is saved by itself; 0: it is, or cannot be

    def count_down(self):
        self.seconds -= 1
        if not self.seconds:
            self.seal()

    def seal(self):
        """False if the result cannot be saved."""
        self.seconds = 0
        return not self.app.session.game or self.app.session.seal()
