"""Regions of a screen by name; a region is painted only when its state has changed."""

from time import ticks_diff, ticks_ms


class Regions:
    """Regions(("title", painter), ("row", painter, 5)), in the order in which they are painted.

    painter(canvas, state) paints a region; painter(canvas, state, i) one of several. A state is
    any comparable value; None is a wiped region, and False or 0 must not be used if the region can
    become stale.
    """

    def __init__(self, *regions):
        self._named = regions
        self._numbers = {}          # {name: range of numbers of its regions}
        self._names = bytearray()   # by number of a region, the index of its name
        for which, region in enumerate(regions):
            first = len(self._names)
            self._names.extend(bytes((which,)) * (region[2] if len(region) > 2 else 1))
            self._numbers[region[0]] = range(first, len(self._names))
        self.forget()

    def forget(self):
        """Must be called when the display has been wiped: all regions will be painted."""
        self._states = [None] * len(self._names)     # type: list
        self._shown = [None] * len(self._names)      # type: list

    def set(self, name, state, i=0):
        """Sets the state that a region is to show."""
        self._states[self._numbers[name][i]] = state

    def set_all(self, name, states):
        """Sets the states of all regions of a name; None for those beyond the list."""
        numbers = self._numbers[name]
        for i, number in enumerate(numbers):
            self._states[number] = states[i] if i < len(states) else None

    def shown(self, name, i=0):
        """The state of a region as it is on the display."""
        return self._shown[self._numbers[name][i]]

    def stale(self, *names):
        """Marks regions as painted over: they will be painted again."""
        for name in names:
            for number in self._numbers[name]:
                self._shown[number] = False     # differs from every state

    def pretend(self, name, state, i=0):
        """Sets the state that a region is taken to show now."""
        self._shown[self._numbers[name][i]] = state

    def paint(self, canvas, ms=None, first=None, i=0):
        """Paints the regions whose state differs from the one on the display. ms: time limit,
        after which the rest waits; at least one is painted. first, i: the region to paint
        before the others. True if all were painted.
        """
        begun, states, shown = ticks_ms(), self._states, self._shown
        painted = bool(first) and self._paint(canvas, self._numbers[first][i])
        for number, state in enumerate(states):
            if state != shown[number]:
                if painted and ms is not None and ticks_diff(ticks_ms(), begun) >= ms:
                    return False
                painted = self._paint(canvas, number)
        return True

    def _paint(self, canvas, number):
        """Paints a region if its state has changed; was it?"""
        state = self._states[number]
        if state == self._shown[number]:
            return False
        region = self._named[self._names[number]]
        if len(region) > 2:
            region[1](canvas, state, number - self._numbers[region[0]][0])
        else:
            region[1](canvas, state)
        self._shown[number] = state
        return True
