"""The regions of a screen by name; one is painted again only when what it shows has changed."""

from time import ticks_diff, ticks_ms


class Regions:
    """Regions(("title", painter), ("row", painter, 5)), in the order in which they are painted.

    painter(canvas, state) paints a region; where there are several, painter(canvas, state, i). A
    state is any comparable value, but not False or 0 where it can become stale; that of a display
    that has been wiped is None.
    """

    def __init__(self, *regions):
        self._named = regions
        self._numbers = {}          # of the regions with a name
        self._names = bytearray()   # by number: which of them
        for which, region in enumerate(regions):
            first = len(self._names)
            self._names.extend(bytes((which,)) * (region[2] if len(region) > 2 else 1))
            self._numbers[region[0]] = range(first, len(self._names))
        self.forget()

    def forget(self):
        """The display has been wiped: every region has to be painted."""
        self._states = [None] * len(self._names)     # type: list
        self._shown = [None] * len(self._names)      # type: list

    def set(self, name, state, i=0):
        """What a region is to show."""
        self._states[self._numbers[name][i]] = state

    def set_all(self, name, states):
        """What several regions are to show; those for which there is no state: None."""
        numbers = self._numbers[name]
        for i, number in enumerate(numbers):
            self._states[number] = states[i] if i < len(states) else None

    def shown(self, name, i=0):
        """The state of a region that is on the display."""
        return self._shown[self._numbers[name][i]]

    def stale(self, *names):
        """These regions have been painted over: they have to be painted again."""
        for name in names:
            for number in self._numbers[name]:
                self._shown[number] = False     # no state is that

    def pretend(self, name, state, i=0):
        """What is on the display in a region, as far as its painter is to know."""
        self._shown[self._numbers[name][i]] = state

    def paint(self, canvas, ms=None, first=None, i=0):
        """Paints the regions whose state differs from the one on the display; ms: as many as find
        time, one at least; first, i: this one before the others. True if that was all.
        """
        states, shown, begun, painted = self._states, self._shown, ticks_ms(), False
        order = range(len(states))
        if first:
            order = (self._numbers[first][i],) + tuple(order)
        for number in order:
            state = states[number]
            if state != shown[number]:
                if painted and ms is not None and ticks_diff(ticks_ms(), begun) >= ms:
                    return False
                region = self._named[self._names[number]]
                if len(region) > 2:
                    region[1](canvas, state, number - self._numbers[region[0]][0])
                else:
                    region[1](canvas, state)
                shown[number] = state
                painted = True
        return True
