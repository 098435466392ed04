"""Parts of the screens at the end of a game: a guard against early keys, and delayed sealing."""

from time import ticks_diff, ticks_ms

from micropython import const

_GUARD_MS = const(1000)
_READ_MS = const(1500)
_SEAL_S = const(20)


class KeyGuard:
    """Rejects keys for a second after a screen has opened by itself: an OK may be meant for the
    screen before. A result is read for longer: another OK would deal.
    """

    def __init__(self, result=False):
        self._began, self._lasts = ticks_ms(), _READ_MS if result else _GUARD_MS

    def accepts(self):
        """True once that has passed."""
        # Negative: the difference of ticks has wrapped after days.
        return not 0 <= ticks_diff(ticks_ms(), self._began) <= self._lasts


class SealsLater:
    """Seals the result once: when a button leaves the screen, or after _SEAL_S. A mix-in before
    Screen, whose tick() calls count_down() once a second.
    """

    seconds = _SEAL_S           # until the result is sealed; 0: it is sealed, or cannot be

    def count_down(self):
        self.seconds -= 1
        if not self.seconds:
            self.seal()

    def seal(self):
        """Seals the game. False if the record cannot be saved."""
        self.seconds = 0
        return not self.app.session.game or self.app.session.seal()
