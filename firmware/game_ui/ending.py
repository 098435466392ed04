"""Parts of the screens at the end of a game: a guard against early keys, and sealing."""

from time import ticks_diff, ticks_ms

from micropython import const

_GUARD_MS = const(1000)
_SEAL_S = const(20)


class KeyGuard:
    """Rejects keys for a second after a screen has opened by itself: an OK may be meant for the
    screen before.
    """

    def __init__(self):
        self._began = ticks_ms()

    def accepts(self):
        """True once a second has passed."""
        # Negative: the difference of ticks has wrapped after days.
        return not 0 <= ticks_diff(ticks_ms(), self._began) <= _GUARD_MS


class Seals:
    """Seals the result once, when a button leaves the screen. A mix-in before Screen."""

    def seal(self):
        """Seals the game. False if the record cannot be saved."""
        return not self.app.session.game or self.app.session.seal()

    def show_code(self):
        """Seals the game and opens its QR code; after that the result is that of a past game."""
        if self.seal():
            self.app.push("screens.code.Code", self.app.session.head)


class SealsLater(Seals):
    """The same, or after _SEAL_S: tick() calls count_down() once a second."""

    seconds = _SEAL_S           # until the result is sealed; 0: it is sealed, or cannot be

    def count_down(self):
        self.seconds -= 1
        if not self.seconds:
            self.seal()

    def seal(self):
        self.seconds = 0
        return super().seal()
