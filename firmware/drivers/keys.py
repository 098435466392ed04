"""Push buttons: debounced, with a long press of OK and repeat of the arrows."""

from time import ticks_add, ticks_diff, ticks_ms

from micropython import const

_LONG_MS = const(600)
_REPEAT_AFTER_MS = const(450)
_REPEAT_EVERY_MS = const(110)

# Logical key that a button reports repeatedly while it is held down.
_REPEATING = {"UP": "UP", "DOWN": "DOWN", "LEFT": "LEFT", "RIGHT": "RIGHT", "NEXT": "HELD"}
_LONG = {"OK": "BACK"}          # a board with two keys has no BACK
_SIGNS = {"UP": "↑", "DOWN": "↓", "LEFT": "←", "RIGHT": "→"}     # printed unless a board says more


class Key:
    """One push button.

    Its interrupt counts how often the contact closes after it has settled: every press counts,
    however late scan() comes, and bounces do not. settle: ms without an edge after which it has
    settled.
    """

    count = 0       # presses of all buttons so far
    stirred = True  # may any button have something to report?

    def __init__(self, name, pin, pressed_level, settle):
        self.name = name
        self._settle = settle
        self._pin = pin
        self._level = pressed_level
        # Is the contact closed? Has a scan seen that? Has it been reported? A button that is
        # held since before the start reports nothing.
        self._closed = self._down = self._spent = pin.value() == pressed_level
        self._moved = ticks_add(ticks_ms(), -settle)      # ticks of the last edge, ms
        self._presses = self._seen = 0      # presses counted, presses handled
        self._order = self._last = 0    # numbers among all presses: of the first one that is
                                        # still to be reported, 0 without one; of the last one
        self._since = 0         # when a scan last saw a press, ms
        self._fires = 0         # when the next long press or repeat is due, ms
        self.repeats = 0        # of what it reports, since it was pressed
        self.awake = True       # may this one?
        pin.irq(self._edge, pin.IRQ_RISING | pin.IRQ_FALLING)

    def _edge(self, pin):
        now = ticks_ms()
        # Below 0: the last edge is more than six days ago.
        if not self._closed and not 0 <= ticks_diff(now, self._moved) < self._settle:
            Key.count = self._last = Key.count + 1
            self._order = self._order or self._last
            self._presses += 1
        self._closed = pin.value() == self._level
        self._moved = now
        self.awake = Key.stirred = True

    def scan(self, now):
        """The logical key that this button reports at time now (ticks, ms), or None."""
        self.awake = False      # first: the interrupt may come at any moment
        said = self._say(now)
        if self._seen == self._presses and not self._owes():
            self._order = 0
        elif said:
            self._order = self._last
        if self._down or self._closed or self._seen != self._presses:
            self.awake = Key.stirred = True
        return said

    def order(self):
        """The number of the press that this button reports next, 0 without one, or if how long it
        is held decides.
        """
        held = self._closed and self._seen == self._presses
        return 0 if held else self._order

    def _owes(self):
        """Is a press to be reported at its release?"""
        return self._down and not self._spent and self.name in _LONG

    def _say(self, now):
        if (self._pin.value() == self._level) != self._closed:
            self._edge(self._pin)       # the interrupt has not run yet
        if self._seen != self._presses:
            self._seen += 1
            return self._again(now)
        if not self._down:      # closed for long: pressed again right after a release
            rests = not 0 <= ticks_diff(now, self._moved) < self._settle
            return self._pressed(now) if self._closed and rests else None
        if 0 <= ticks_diff(now, self._since) < self._settle:
            return None
        if not self._closed:
            return self._released()
        if not self._spent and ticks_diff(now, self._fires) >= 0:
            return self._held(now)
        return None

    def _again(self, now):
        """The contact has closed again; if the button was down, its release came in between."""
        before = self._released() if self._down else None
        return self._pressed(now) or before

    def _pressed(self, now):
        self._down, self._since = True, now
        self._spent, self.repeats = False, 0
        if self.name in _LONG:
            self._fires = ticks_add(now, _LONG_MS)
            return None         # short or long? Only the release or the time can tell.
        self._fires = ticks_add(now, _REPEAT_AFTER_MS)
        self._spent = self.name not in _REPEATING
        return self.name

    def _released(self):
        self._down, self.repeats = False, 0
        return self.name if self.name in _LONG and not self._spent else None

    def _held(self, now):
        if self.name in _LONG:
            self._spent = True
            return _LONG[self.name]
        self._fires = ticks_add(now, _REPEAT_EVERY_MS)
        self.repeats += 1
        return _REPEATING[self.name]


class Keys:
    """All buttons of a board. labels: (logical key, what is printed on it) where that differs."""

    def __init__(self, keys, labels=()):
        self._keys = keys
        self._turn = 0
        self.labels = {key.name: _SIGNS.get(key.name, key.name) for key in keys}
        self.labels.update(labels)

    def scan(self, now):
        """The logical key pressed by time now, or None; further ones follow in the next calls, in
        the order in which they were pressed. Call it every few milliseconds.
        """
        self._turn = (self._turn + 1) % len(self._keys)
        key = self._keys[self._turn]
        if not Key.stirred:
            return key.scan(now)        # in case its interrupt was lost
        key.awake, Key.stirred = True, False
        return self._first(now)

    def _first(self, now):
        """What the button reports that was pressed first, or None."""
        first = 0
        for key in self._keys:
            order = key.awake and key.order()
            if order and not 0 < first < order:
                first = order
        if first:
            Key.stirred = True      # others may wait behind it
        for key in self._keys:
            if key.awake and not 0 < first < key.order():
                said = key.scan(now)
                if said:
                    return said
        return None

    def busy(self):
        """True if a button may be down, or may have an event to report. Valid after scan()."""
        return any([key.awake for key in self._keys])

    def repeats(self):
        """How often the button that is held down has repeated its key; 0 without one."""
        return max([key.repeats for key in self._keys])

    def has(self, name):
        """True if the board has a button for this logical key."""
        return any(key.name == name for key in self._keys)
