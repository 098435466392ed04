"""The regions of a screen; a region is painted again only when what it shows has changed."""

from time import ticks_diff, ticks_ms


class Regions:
    """One painter per region: painter(canvas, state). A state is any comparable value."""

    def __init__(self, painters):
        self._painters = painters
        self.forget()

    def forget(self):
        """The display has been wiped: every region has to be painted."""
        self.state = [None] * len(self._painters)      # type: list

    def shown(self, i):
        """The state of region i that is on the display."""
        return self.state[i]

    def stale(self, i):
        """Region i has been painted over: it has to be painted again."""
        self.state[i] = False      # no state is that

    def paint(self, canvas, states, ms=None, first=0):
        """Paints the regions whose state differs from the one on the display; ms: as many as find
        time, one at least; first: this one before the others. True if that was all.
        """
        shown, begun, painted = self.state, ticks_ms(), False
        for i in (first,) + tuple(range(len(states))):
            state = states[i]
            if state != shown[i]:
                if painted and ms is not None and ticks_diff(ticks_ms(), begun) >= ms:
                    return False
                self._painters[i](canvas, state)
                shown[i] = state
                painted = True
        return True
