"""Trains the large net of look-ahead from nothing, in games that the board's net plays:

    python -m crupier.research.training.large mine.f16

It only learns what a position is worth: look-ahead compares the few turns that the board's net
likes best.
"""

from crupier.advice import compiled
from crupier.advice import large as net
from crupier.engine.the_game.options import LEVELS
from crupier.research.training.quantise import Layout
from crupier.research.training.train import MIXED
from crupier.research.training.trainer import Stage, Trainer, command, falling

_RATE = 1e-3            # of learning


class Large(Trainer):
    """Of a net that a board's net plays for."""

    layout = Layout(net.TOPS, net.NEAR, net.FEW, net.KEPT, net.REACH, 0, 0, 0)
    size, begun = net.SIZE, net.KEPT + 9 * len(LEVELS)
    ranges = 0.09, 0.3, 0.3
    typecode = "<f2"

    def arrays(self, flat):
        return net.arrays(flat)

    def games(self) -> int:
        return self.settings["games"]

    def stage(self, game: int) -> Stage:
        return Stage(MIXED, False, 0.0, _RATE * falling(game / self.settings["games"]))

    def players(self) -> list[compiled.Net]:
        return [compiled.board(level) for level in LEVELS]

    def bound(self) -> None:
        pass        # they are floats


if __name__ == "__main__":
    command(__doc__, Large, games=400_000, seed=1)
