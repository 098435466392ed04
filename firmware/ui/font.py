"""Bitmap fonts; host_tools/build/fonts/device.py describes what a board reads."""

try:
    from ui.native import draw_text
except (ImportError, SyntaxError, ValueError):      # no machine code for this processor
    from ui.plain import draw_text


def fitting(app, names, texts, room, height=999):
    """The first of these fonts in which all texts fit, or the last one."""
    for name in names:
        font = app.font(name)
        if font.cap <= height and max([font.width(text) for text in texts] + [0]) <= room:
            break
    return font


class Font:
    """height: rows of a line. above, cap: rows above a capital, and its own. gap: columns behind
    the last character that do not count. advance: columns of a digit.
    """

    def __init__(self, data, scale=1):
        """data: the font as it is on the flash. scale: pixels of a dot."""
        self.data = data
        self.scale = scale
        self.height, self.above, self.cap, self.gap = [scale * n for n in data[:4]]
        self.advance = self._length("0")

    def doubled(self):
        """The same font, twice as large."""
        return Font(self.data, 2 * self.scale)

    def _length(self, text):
        return draw_text(None, 0, 0, 0, self.scale, text, len(text), self.data)

    def width(self, text):
        """Pixels that text takes."""
        return max(0, self._length(text) - self.gap)

    def wrap(self, text, width, even=True):
        """Lines of at most width pixels; even: see there."""
        from ui.wrap import wrap
        return wrap(text, width + self.gap, self._length, even)
