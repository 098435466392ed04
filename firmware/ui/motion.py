"""A picture that travels over the glass and leaves it as it was."""


class Travel:
    """draw(canvas, x, y) paints the picture of w x h; it goes from start to end in steps.

    For every frame: lift(), paint what has changed, lay(). In the first frame the picture has not
    left yet, and needs neither.
    """

    def __init__(self, draw, w, h, start, end, steps):
        self._draw = draw
        self._w, self._h = w, h
        self._start, self._end, self._steps = start, end, steps
        self._at = 0
        self._below = None      # what the picture covers: (x, y, pixels)

    @property
    def started(self):
        return self._at > 0

    @property
    def arrived(self):
        return self._at >= self._steps

    def advance(self):
        self._at += 1

    def arrive(self):
        """Skips the rest of the way."""
        self._at = self._steps

    def lift(self, canvas):
        """Takes the picture off the glass."""
        if self._below:
            x, y, pixels = self._below
            canvas.paste(pixels, x, y, self._w, self._h)
            self._below = None

    def lay(self, canvas):
        """Puts the picture where it is now."""
        x, y = [a + (b - a) * self._at // self._steps
                for a, b in zip(self._start, self._end)]
        self._below = x, y, canvas.copy(x, y, self._w, self._h)
        self._draw(canvas, x, y)
