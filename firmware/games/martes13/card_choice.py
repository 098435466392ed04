"""Choosing a card of Martes 13: a suit, then a value, or the pile for a Martes 13."""

from micropython import const

SUITS = const(4)                # cats, mirrors, ladders, Martes 13


def suit_of(play):
    """0 to 3; see engine/martes13/notation.py for the number of a play."""
    return play % 100 // 10 - 1


class CardChoice:
    """Stops only where cards are left.

    After each card the choice begins at the same place, so that fingers learn the way.
    """

    def __init__(self):
        self.suit = 0
        self.plays = ()         # of this suit, ascending by value, or by pile
        self.taken = False      # the suit is settled, and the value is being chosen
        self._at = 0
        self._all = ()

    @property
    def play(self):
        """The chosen play."""
        return self.plays[self._at]

    def look(self, plays):
        """The cards left have changed. plays: those still possible, at least one."""
        self._all = plays
        self._go(suit_of(plays[0]))

    def aim(self, play):
        """Chooses this play."""
        self._go(suit_of(play))
        self._at = self.plays.index(play)

    def offers(self, suit):
        """Are there cards of the suit left?"""
        return bool(self._of(suit))

    def move(self, by):
        """To the next suit with cards, on either side."""
        suit = self.suit
        while True:
            suit = (suit + by) % SUITS
            if self.offers(suit):
                break
        self._go(suit)

    def step(self, by):
        """To the next value or pile."""
        self._at = (self._at + by) % len(self.plays)

    def _go(self, suit):
        self.suit, self.plays, self.taken = suit, self._of(suit), False
        self._at = len(self.plays) // 2

    def _of(self, suit):
        return [play for play in self._all if suit_of(play) == suit]
