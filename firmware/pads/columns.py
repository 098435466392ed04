"""How a cell of a sheet is keyed in, by kind of column.

Every kind has
  heading, role           an Icon, a short text or None, and its colour role
  stops                   places in a cell where the cursor stops, from the left
  optional                may the cell stay empty?
  step(value, key, stop, limit)   what UP, DOWN, NEXT or HELD makes of a value; None is no entry
  chars(limit)            characters that it takes
  wide(limit), parts(value)       with several stops: those of each, and what stands there or None
  said(value, text, names)        what the display shows; names are the players'
  icons                   (Icon, colour role) per value, or None
  hints                   is the usual value shown before it is entered?
"""

from ui.canvas import FG

_COUNT_BACK = "DOWN", "HELD"    # keys


class Count:
    """A small number, counted up. In an empty cell UP begins with 1, NEXT held down with the
    limit, the other keys with 0.
    """

    stops = 1
    icons = None
    hints = False

    def __init__(self, heading=None, role=FG, optional=False):
        self.heading = heading
        self.role = role
        self.optional = optional

    def step(self, value, key, _stop, limit):
        if value is None:
            return limit if key == "HELD" else int(key == "UP")
        value += -1 if key in _COUNT_BACK else 1
        return value if 0 <= value <= limit else None

    def chars(self, limit):
        return len(str(limit))

    def said(self, value, _text, _names):
        return str(value)


class Number(Count):
    """A large number: the cursor stops at the tens, then at the ones."""

    stops = 2

    def step(self, value, key, stop, limit):
        if value is None:
            return limit if key == "HELD" else (1 if stop else 10) if key == "UP" else 0
        by = -1 if key in _COUNT_BACK else 1
        if stop:
            base = value // 10 * 10
            ones = min(10, limit - base + 1)
            return base + (value - base + by) % ones
        tens = value // 10 + by
        return min(10 * tens + value % 10, limit) if 0 <= tens <= limit // 10 else None

    def wide(self, limit):
        return self.chars(limit) - 1, 1

    def parts(self, value):
        return (None, None) if value is None else map(str, divmod(value, 10))


class Choice(Count):
    """One of a few words, round and round; `words` are keys of texts, one per value."""

    hints = True

    def __init__(self, words, icons=None, optional=False):
        super().__init__(None, FG, optional)
        self._words = words
        self.icons = icons

    def step(self, value, key, _stop, limit):
        values = list(range(limit + 1)) + ([None] if self.optional else [])
        if value is None and not self.optional:
            return limit if key in _COUNT_BACK else 0
        at = values.index(value) + (-1 if key in _COUNT_BACK else 1)
        return values[at % len(values)]

    def chars(self, limit):
        return 12

    def said(self, value, text, names):
        return text(self._words[value])
