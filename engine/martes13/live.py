"""A round of Martes 13 that people play with their own cards, followed card by card."""

from ..errors import require
from ..scorepad.actions import GAME, join
from .cards import MARTES, copies, hand_sizes, name
from .piles import Piles, plays_of, split, target


def play_in(number, action):
    """The action of a match that tells of a play: 180144 is a Martes 13 on the cats in round 1."""
    return join(number, GAME, 0, action)


class LiveRound:
    """Hands are unknown here: the seat to move follows from the deal, the rest lies open."""

    def __init__(self, players, starter):
        self.players = players
        self.starter = starter
        self.table = Piles(players)
        self._plays = []
        self._taken = []    # by each of these plays
        self._left = bytearray([copies(card) for card in range(MARTES + 1)])
        self._due = sum(hand_sizes(players))

    def is_over(self):
        """Have all the cards been played that were dealt?"""
        return len(self._plays) == self._due

    def seat(self):
        """The seat to move, None when the round is over.

        Nobody is ever skipped: those with one card more come first.
        """
        return None if self.is_over() else self._seat_of(len(self._plays))

    def last(self):
        """(seat, play, cards taken) of the last play, None before the first."""
        if not self._plays:
            return None
        return self._seat_of(len(self._plays) - 1), self._plays[-1], self._taken[-1]

    def hand_sizes(self):
        """Cards left, by seat."""
        sizes = [0] * self.players
        for place, dealt in enumerate(hand_sizes(self.players)):
            played = (len(self._plays) + self.players - 1 - place) // self.players
            sizes[(self.starter + place) % self.players] = dealt - played
        return sizes

    def legal_plays(self):
        """Ascending, as in the card game; anybody could hold any card that is left."""
        if self.is_over():
            return []
        return [play for card, left in enumerate(self._left) if left
                for play in plays_of(card)]

    def preview(self, play):
        """(total this play makes, cards its player takes); raises as play() does."""
        return self.table.preview(*self._check(play))

    def play(self, play):
        """E_ROUND_OVER, E_ALL_PLAYED (no such card is left), and what target() raises."""
        card, pile = self._check(play)
        self._taken.append(self.table.put(card, pile, self.seat()))
        self._plays.append(play)
        self._left[card] -= 1

    def take_back(self):
        """The inverse of the last play()."""
        seat, play, taken = self.last()
        self._plays.pop()
        self._taken.pop()
        self._left[self.table.take_back(target(*split(play)), seat, taken)] += 1

    def view(self):
        """What lies open, by the keys of the card game's observation: current_player, hand_sizes,
        piles, totals, captured; and left: copies of each card that nobody has played, by name.
        """
        seen = self.table.view()
        seen["current_player"], seen["hand_sizes"] = self.seat(), self.hand_sizes()
        seen["left"] = {name(card): left for card, left in enumerate(self._left) if copies(card)}
        return seen

    def state(self):
        return self.starter, self.table.state(), tuple(self._plays), tuple(self._taken)

    def _seat_of(self, at):
        return (self.starter + at) % self.players

    def _check(self, play):
        card, pile = split(play)
        require(not self.is_over(), "E_ROUND_OVER")
        require(self._left[card], "E_ALL_PLAYED")
        return card, target(card, pile)
