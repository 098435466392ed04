"""Input of points that may be negative; see pads/forms.py."""

from engine.any_game.options import LEAST, MOST, cell_of, points
from pads.forms import Number

_SLOW, _QUICK = 8, 24           # repeats of a key that is held down, until it counts by 10, by 100


class Points(Number):
    """A column of points, counted with carry. The cursor begins at the ones; before them are the
    tens and the hundreds with the sign. With two keys OK goes from one to the next.
    """

    stops = 3
    first = 2

    def on(self, stop, two_keys):
        return stop - 1 if two_keys and stop else None

    def step(self, value, key, stop, _limit, repeats=0):
        by = 1 if key in ("UP", "NEXT") else -1
        size = min(100, 10 ** (2 - stop + (repeats > _SLOW) + (repeats > _QUICK)))
        worth = 0 if value is None else points(value)
        if repeats > _SLOW:     # to the next multiple
            worth -= by * (by * worth % size)
        worth = min(max(worth + by * size, LEAST), MOST)
        return cell_of(abs(worth), worth < 0)

    def chars(self, limit):
        return 4

    def wide(self, _limit):
        return 2, 1, 1

    def parts(self, value):
        if value is None:
            return "", "", None
        worth = points(value)
        size, minus = abs(worth), "-" * (worth < 0)
        if size < 10:
            return "", minus, str(size)
        return minus + str(size // 100 or ""), str(size // 10 % 10), str(size % 10)

    def value_text(self, value, _text, _names):
        return str(points(value))
