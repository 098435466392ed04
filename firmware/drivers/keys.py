"""Push buttons: debounced, with a long press of OK and repeat of the arrows."""

from time import ticks_add, ticks_diff

from micropython import const

_SETTLE_MS = const(15)          # contacts of small push buttons bounce for less than 10 ms
_LONG_MS = const(600)
_REPEAT_AFTER_MS = const(450)
_REPEAT_EVERY_MS = const(110)

# What a key that is held down says again and again.
_REPEATING = {"UP": "UP", "DOWN": "DOWN", "LEFT": "LEFT", "RIGHT": "RIGHT", "NEXT": "HELD"}
_LONG = {"OK": "BACK"}          # a board with two keys has no BACK


class Key:
    """One button; its interrupt remembers a press that falls between two scans."""

    def __init__(self, name, pin, pressed_level):
        self.name = name
        self._pin = pin
        self._level = pressed_level
        self._latched = False
        self._down = False
        self._changed = 0       # when the state last changed, ms
        self._fires = 0         # when the next long press or repeat is due, ms
        self._spent = False     # this press has already said what it means
        pin.irq(self._latch, pin.IRQ_RISING if pressed_level else pin.IRQ_FALLING)

    def _latch(self, _pin):
        self._latched = True

    def scan(self, now):
        """Name of the logical key that this button says at now (ticks, ms), or None."""
        since = ticks_diff(now, self._changed)
        if 0 <= since < _SETTLE_MS:     # below 0: the last time is more than six days ago
            self._latched = False
            return None
        down = self._pin.value() == self._level or (self._latched and not self._down)
        self._latched = False
        if down != self._down:
            self._down = down
            self._changed = now
            return self._pressed(now) if down else self._released()
        if down and not self._spent and ticks_diff(now, self._fires) >= 0:
            return self._held(now)
        return None

    def _pressed(self, now):
        self._spent = False
        if self.name in _LONG:
            self._fires = ticks_add(now, _LONG_MS)
            return None         # short or long? Only the release or the time can tell.
        self._fires = ticks_add(now, _REPEAT_AFTER_MS)
        self._spent = self.name not in _REPEATING
        return self.name

    def _released(self):
        return self.name if self.name in _LONG and not self._spent else None

    def _held(self, now):
        if self.name in _LONG:
            self._spent = True
            return _LONG[self.name]
        self._fires = ticks_add(now, _REPEAT_EVERY_MS)
        return _REPEATING[self.name]


class Keys:
    """All buttons of a board."""

    def __init__(self, keys):
        self._keys = keys

    def scan(self, now):
        """The first logical key pressed at now, or None. Call it every few milliseconds."""
        said = None
        for key in self._keys:
            said = key.scan(now) or said
        return said

    def has(self, name):
        """True if the board has a button for this logical key."""
        return any(key.name == name for key in self._keys)
