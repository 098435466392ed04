"""Characters of a terminal, which knows no key-up, as presses of the board's keys."""

from collections import deque

# A small letter is a short press, its capital a long one.
KEYS = {
    b"\x1b[A": "UP", b"\x1b[B": "DOWN", b"\x1b[C": "RIGHT", b"\x1b[D": "LEFT",
    b"\x1bOA": "UP", b"\x1bOB": "DOWN", b"\x1bOC": "RIGHT", b"\x1bOD": "LEFT",
    b"\r": "OK", b"\n": "OK", b" ": "OK", b"o": "OK",
    b"\x1b": "BACK", b"\x7f": "BACK", b"\x08": "BACK", b"b": "BACK",
    b"\t": "NEXT", b"n": "NEXT",
}
LONG_KEYS = {b"O": "OK", b"B": "BACK", b"N": "NEXT"}

# Seconds. Autorepeat sends a character every 30 to 92 ms: within _TAP a key counts as held.
_TAP = 0.11
_LONG = 0.9
_SHORTEST = 0.04    # what the board's debouncing is sure to see
_PAUSE = 0.03


class KeyInjector:
    """Presses one key after the other; the time in seconds comes in from outside."""

    def __init__(self, board):
        self.board = board
        self._waiting: deque = deque()      # (key, typed, shortest, full time down)
        self._key = self._typed = None
        self._earliest = self._until = self._free = 0

    def tap(self, key, now, typed):
        """A short press of a key; the same `typed` again and again holds it."""
        if (key, typed) == (self._key, self._typed) and not self._waiting:
            self._until = max(self._until, now + _TAP)
        else:
            self._waiting.append((key, typed, _SHORTEST, _TAP))

    def hold(self, key):
        self._waiting.append((key, None, _LONG, _LONG))

    def step(self, now):
        """Does what is due; returns the seconds until there is more to do, None for never."""
        if self._key and now >= self._up_at():
            self.board.key_up(self._key)
            self._key, self._free = None, now + _PAUSE
        if not self._key and self._waiting and now >= self._free:
            self._key, self._typed, shortest, full = self._waiting.popleft()
            self._earliest, self._until = now + shortest, now + full
            self.board.key_down(self._key)
        if self._key:
            return self._up_at() - now
        return self._free - now if self._waiting else None

    def _up_at(self):
        return self._earliest if self._waiting else self._until
