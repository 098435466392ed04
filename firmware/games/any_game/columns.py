"""Input of points that may be negative; see pads/forms.py."""

from engine.any_game.options import LEAST, MINUS, MOST, cell_of, points
from pads.forms import Number

_MOST, _LEAST = MOST // 100, ~(-LEAST // 100)   # hundreds; ~0 is -0, ~2 is -200


class Points(Number):
    """A column of points. The cursor stops at the sign with the hundreds, at the tens, at the
    ones.
    """

    stops = 3

    def step(self, value, key, stop, limit):
        if value is None and stop:
            return (10 if stop == 1 else 1) if key == "UP" else 0
        by = 1 if key in ("UP", "NEXT") else -1
        minus, size = _split(value or 0)
        if stop:
            unit = 10 if stop == 1 else 1
            digit = size // unit % 10
            return cell_of(size + ((digit + by) % 10 - digit) * unit, minus)
        hundreds = ~(size // 100) if minus else size // 100
        if key != "NEXT":
            hundreds += by
        elif hundreds >= _LEAST and ~hundreds >= _LEAST:    # 0, -0, 100, -100: the minus is near
            hundreds = ~hundreds + minus
        else:
            hundreds = (hundreds + 1) * (hundreds < _MOST)
        if not _LEAST <= hundreds <= _MOST:
            return None
        return cell_of(size % 100 + 100 * (~hundreds if hundreds < 0 else hundreds), hundreds < 0)

    def chars(self, limit):
        return 4

    def wide(self, _limit):
        return 2, 1, 1

    def parts(self, value):
        if value is None:
            return "+", None, None
        minus, size = _split(value)
        head = "-" * minus + str(size // 100 or "")
        return head or "+", str(size // 10 % 10), str(size % 10)

    def value_text(self, value, _text, _names):
        return str(points(value))


def _split(cell):
    """(is the value negative?, its absolute value)"""
    worth = points(cell)
    return worth < 0 or cell == MINUS, abs(worth)
