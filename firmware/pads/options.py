"""Options of a game, as rows of the form for a new match."""


class Option:
    """An option with a few values, the first of which is the usual one.

    label: key of a text. words: keys of texts by value, for those that do not speak for
    themselves. depends: does the usual value depend on the number of players?
    """

    depends = False

    def __init__(self, name, label, values, words=None):
        self.name = name
        self.label = label
        self.values = values
        self._words = words or {}

    def choices(self, _players):
        """The possible values, in the order in which keys go through them."""
        return sorted(self.values) if type(self.values[0]) is int else self.values

    def usual(self, _players):
        return self.values[0]

    def step(self, value, by, players):
        """The next value, or the one before."""
        choices = self.choices(players)
        return choices[(choices.index(value) + by) % len(choices)]

    def said(self, value, text, _names):
        """What the display shows."""
        if value in self._words:
            return text(self._words[value])
        if type(value) is bool:
            return text("value.yes" if value else "value.no")
        return text("value." + value) if isinstance(value, str) else str(value)


class Seat(Option):
    """An option that is a player."""

    depends = True

    def __init__(self, name, label, usual):
        """usual: the seat, from the end if negative."""
        super().__init__(name, label, None)
        self._usual = usual

    def choices(self, players):
        return list(range(players))

    def usual(self, players):
        return self._usual % players

    def said(self, value, _text, names):
        return names[value]
