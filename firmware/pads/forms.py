"""Input of the score pads: options in the form of a new match, and kinds of columns in that of a
round.
"""

from ui.canvas import FG


class Option:
    """An option with a few values; the first one is the default.

    label: key of a text. words: keys of texts by value, for values that need one. depends: does
    the default depend on the number of players?
    """

    depends = False

    def __init__(self, name, label, values, words=None):
        self.name = name
        self.label = label
        self.values = values
        self._words = words or {}

    def choices(self, _players):
        """The values in the order in which keys go through them."""
        return sorted(self.values) if type(self.values[0]) is int else self.values

    def default(self, _players):
        return self.values[0]

    def step(self, value, by, players):
        """The value that follows (by 1) or precedes (by -1)."""
        choices = self.choices(players)
        return choices[(choices.index(value) + by) % len(choices)]

    def value_text(self, value, text, _names):
        """The text of a value."""
        if value in self._words:
            return text(self._words[value])
        if type(value) is bool:
            return text("value.yes" if value else "value.no")
        return text("value." + value) if isinstance(value, str) else str(value)


class Seat(Option):
    """An option whose value is a seat."""

    depends = True

    def __init__(self, name, label, default):
        """default: the default seat, counted from the end if negative."""
        super().__init__(name, label, None)
        self._default = default

    def choices(self, players):
        return list(range(players))

    def default(self, players):
        return self._default % players

    def value_text(self, value, _text, names):
        return names[value]


_COUNT_BACK = "DOWN", "HELD"    # keys that count down


class Count:
    """A column of small numbers, counted up and down; a step beyond the limits empties the cell
    (None). In an empty cell counting up begins with 1, NEXT held down with the limit, DOWN with 0;
    NEXT too where the cell may stay empty.
    """

    stops = 1
    first = 0                   # stop at which the cursor comes to a cell
    icons = None
    hints = False

    def __init__(self, heading=None, role=FG, optional=False):
        self.heading = heading
        self.role = role
        self.optional = optional

    def on(self, stop, _two_keys):
        """The stop to which OK goes from another one of the cell; None: to the next cell."""
        return stop + 1 if stop + 1 < self.stops else None

    def step(self, value, key, _stop, limit, repeats=0):
        """repeats: how often the key has been repeated while it is held down."""
        if value is None:
            if key == "HELD":
                return limit
            return int(key == "UP" or (key == "NEXT" and not self.optional))
        value += -1 if key in _COUNT_BACK else 1
        if 0 <= value <= limit:
            return value
        return min(max(0, value), limit) if repeats else None       # held down, it stops there

    def chars(self, limit):
        return len(str(limit))

    def value_text(self, value, _text, _names):
        return str(value)


class Number(Count):
    """A column of large numbers: the cursor stops at the tens, then at the ones."""

    stops = 2

    def step(self, value, key, stop, limit, repeats=0):
        if value is None:
            return limit if key == "HELD" else (1 if stop else 10) if key == "UP" else 0
        by = -1 if key in _COUNT_BACK else 1
        if stop:
            base = value // 10 * 10
            ones, at = min(10, limit - base + 1), value - base + by
            return value if repeats and not 0 <= at < ones else base + at % ones
        tens = value // 10 + by
        if 0 <= tens <= limit // 10:
            return min(10 * tens + value % 10, limit)
        return value if repeats else None

    def wide(self, limit):
        return self.chars(limit) - 1, 1

    def parts(self, value):
        return (None, None) if value is None else map(str, divmod(value, 10))


class Choice(Count):
    """A column of a few words that keys go through in a ring. words: keys of texts, one per value.
    """

    hints = True

    def __init__(self, words, icons=None, optional=False):
        super().__init__(None, FG, optional)
        self._words = words
        self.icons = icons

    def step(self, value, key, _stop, limit, _repeats=0):
        values = list(range(limit + 1)) + ([None] if self.optional else [])
        if value is None and not self.optional:
            return limit if key in _COUNT_BACK else 0
        at = values.index(value) + (-1 if key in _COUNT_BACK else 1)
        return values[at % len(values)]

    def chars(self, limit):
        return 12

    def value_text(self, value, text, names):
        return text(self._words[value])
