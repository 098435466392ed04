"""Trains the board's net of the advisor of The Game from nothing:

    python -m crupier.research.training.train mine.f32

Turns are chosen by the quantised net (quantise.py), as a board would choose. First come games of
the standard level, then of all levels. The net also learns which of the best turns to prefer, from
what the next turn can make of each, with the same cards to come.
"""

import numpy as np

from crupier.advice import compiled
from crupier.engine.the_game.options import LEVELS
from crupier.research.training import quantise
from crupier.research.training.trainer import Stage, Trainer, command, falling

_RATE, _LATER_RATE = 1e-3, 5e-4         # of learning; with all levels
_SIMPLE, _RARELY = 0.07, 0.2            # shares of the games: see stage()
_RARELY_COMPARED, _COMPARED = 0.1, 0.5  # shares of turns whose best ones are compared
_INNER_SUM = 7.9        # greatest sum of absolute weights in the second layer
_HEADS_MOST = 31        # greatest weight of a head
MIXED = 0, 1, 0, 2, 0   # levels of games that follow each other


class Small(Trainer):
    """Of a board's net, which plays the games itself."""

    layout, size = quantise.LAYOUT, quantise.SIZE
    begun = quantise.KEPT + 9           # those of the other levels come later
    ranges = 0.09, 0.6, 0.4

    def arrays(self, flat):
        return quantise.arrays(flat)

    def games(self) -> int:
        return self.settings["games"] + self.settings["all levels"]

    def stage(self, game: int) -> Stage:
        """The first games are played by a simple rule, which the net learns to judge; then by the
        net. Comparing turns takes six times as long: at first that is rare. In the end the rate
        goes down to 0, and once more in the games of all levels.
        """
        part = game / self.settings["games"]
        if part == 1:
            self._spread()
        if part >= 1:
            part = (game - self.settings["games"]) / self.settings["all levels"]
            return Stage(MIXED, False, _COMPARED, _LATER_RATE * falling(part))
        compared = 0.0 if part < _SIMPLE else _RARELY_COMPARED if part < _RARELY else _COMPARED
        return Stage((0,), part < _SIMPLE, compared, _RATE * falling(part))

    def players(self) -> list[compiled.Net]:
        board = quantise.quantised(self.flat)
        return [compiled.parse(board, level) for level in LEVELS]

    def bound(self) -> None:
        """Makes the upper layers fit a board's integers."""
        net = self.arrays(self.flat)
        net.inner[:] /= np.maximum(1, np.abs(net.inner).sum(1, keepdims=True) / _INNER_SUM)
        np.clip(net.heads, -_HEADS_MOST, _HEADS_MOST, out=net.heads)
        np.clip(net.heads_bias, -_HEADS_MOST, _HEADS_MOST, out=net.heads_bias)

    def _spread(self) -> None:
        """Gives all levels what the first one has."""
        for flat in (self.flat, self.average):
            kept = self.arrays(flat).rows[quantise.KEPT:].reshape(len(LEVELS), 9, -1)
            kept[1:] = kept[0]


if __name__ == "__main__":
    command(__doc__, Small, games=160_000, all_levels=120_000, seed=1)
