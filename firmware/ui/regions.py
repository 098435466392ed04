"""The regions of a screen; a region is painted again only when what it shows has changed."""


class Regions:
    """One painter per region: painter(canvas, state). A state is any comparable value."""

    def __init__(self, painters):
        self._painters = painters
        self.forget()

    def forget(self):
        """The glass has been wiped: every region has to be painted."""
        self._shown = [None] * len(self._painters)

    def shown(self, i):
        """The state of region i that is on the glass."""
        return self._shown[i]

    def stale(self, i):
        """Region i has been painted over: it has to be painted again."""
        self._shown[i] = False  # no state is that

    def paint(self, canvas, states):
        """Paints the regions whose state differs from the one on the glass."""
        shown = self._shown
        for i, state in enumerate(states):
            if state != shown[i]:
                self._painters[i](canvas, state)
                shown[i] = state
