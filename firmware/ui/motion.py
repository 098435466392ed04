"""A picture that travels over the display and leaves it as it was."""


class Travel:
    """draw(canvas, x, y) paints the picture of w x h; it goes from start to end in steps.

    For every frame: lift(), paint what has changed, lay().
    """

    def __init__(self, draw, w, h, start, end, steps):
        self._draw = draw
        self._w, self._h = w, h
        self._start, self._end, self._steps = start, end, steps
        self._at = 0
        self._below = None      # what the picture covers: (x, y, pixels)

    @property
    def arrived(self):
        return self._at >= self._steps

    def advance(self):
        self._at += 1

    def lift(self, canvas):
        """Takes the picture off the display."""
        if self._below:
            x, y, pixels = self._below
            canvas.paste(pixels, x, y, self._w, self._h)
            self._below = None

    def lay(self, canvas):
        """Puts the picture where it is now."""
        left = (self._steps - self._at) ** 2        # fast at first
        x, y = [b + (a - b) * left // self._steps ** 2
                for a, b in zip(self._start, self._end)]
        self._below = x, y, canvas.copy(x, y, self._w, self._h)
        self._draw(canvas, x, y)
