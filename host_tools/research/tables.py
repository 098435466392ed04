"""Which games there are for research, and the lists that all three libraries begin with."""

from crupier.engine import games
from crupier.research.galloneta import Galloneta
from crupier.research.martes13 import Martes13
from crupier.research.spaces import Spaces
from crupier.research.take_that import TakeThat
from crupier.research.the_game import TheGame

SPACES: dict[str, type[Spaces]] = {
    each.NAME: each for each in (TheGame, Martes13, TakeThat, Galloneta)}


def deal(game: str, players: int, seed: str, options: dict):
    """A new game of the engine. Raises IllegalAction."""
    return games.create({"game": game, "players": players, "seed": seed, "options": options})
