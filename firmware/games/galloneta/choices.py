"""The form of a new game of Galloneta: who begins, and of both players the ace and its column."""

from engine.galloneta.cards import COLUMNS, SUITS
from engine.galloneta.options import ACE_COLUMNS, ACES
from pads.options import Option, Seat


class _First(Seat):
    """A player, or lots are drawn (GA-R1)."""

    depends = False

    def choices(self, players):
        return [None] + super().choices(players)

    def usual(self, _players):
        return None

    def said(self, value, text, names):
        return text("value.lots") if value is None else names[value]


class _Letter(Option):
    """One player's letter of an option that has one for each."""

    def __init__(self, name, values, label, seat, initials, word=None):
        super().__init__(name, label, values)
        self._seat, self._initials, self._word = seat, initials, word

    def step(self, value, by, _players):
        """The next letter that the other one allows."""
        initials, seat = self._initials, self._seat
        pair = list(value)
        while True:
            pair[seat] = initials[(initials.index(pair[seat]) + by) % len(initials)]
            if "".join(pair) in self.values:
                return "".join(pair)

    def said(self, value, text, _names):
        letter = value[self._seat]
        return text(self._word % self._initials.index(letter)) if self._word else letter


def options():
    options = [_First("first", "label.first", 0)]
    for seat in range(2):
        options += [
            _Letter("aces", ACES, "label.aces%d" % (seat + 1), seat, SUITS, "suit.%d"),
            _Letter("columns", ACE_COLUMNS, "label.column", seat, COLUMNS)]
    return options
