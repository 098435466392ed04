"""How points that may be below 0 are keyed in; see games/pads/columns.py."""

from engine.any_game.options import MINUS
from games.pads.columns import Number

# Hundreds as NEXT counts them: the minus is near. ~0 is -0, ~2 is -200.
_ROUND = 0, ~0, 1, 2, 3, 4, 5, 6, ~1, ~2


class Points(Number):
    """The cursor stops at the sign with the hundreds, at the tens, at the ones."""

    stops = 3

    def step(self, value, key, stop, limit):
        if value is None and stop:
            return (10 if stop == 1 else 1) if key == "UP" else 0
        by = -1 if key == "DOWN" else 1
        size = (value or 0) % MINUS
        hundreds = size // 100 if (value or 0) < MINUS else ~(size // 100)
        if stop:
            unit = 10 if stop == 1 else 1
            digit = size // unit % 10
            size += ((digit + by) % 10 - digit) * unit
        else:
            hundreds = (hundreds + by if key != "NEXT" else
                        _ROUND[(_ROUND.index(hundreds) + 1) % len(_ROUND)])
            if hundreds not in _ROUND:
                return None
            size = size % 100 + 100 * (hundreds if hundreds >= 0 else ~hundreds)
        return min(limit, size if hundreds >= 0 else MINUS + size)

    def chars(self, limit):
        return 4

    def wide(self, _limit):
        return 2, 1, 1

    def parts(self, value):
        if value is None:
            return "", None, None
        size = value % MINUS
        head = "-" * (value >= MINUS) + str(size // 100 or "")
        return head or "+", str(size // 10 % 10), str(size % 10)

    def said(self, value, _text, _names):
        return str(value if value < MINUS else MINUS - value)
