"""The games as environments, and how one is dealt: what all three libraries begin with."""

from crupier import engine
from crupier.engine import games
from crupier.research.environments.galloneta import Galloneta
from crupier.research.environments.martes13 import Martes13
from crupier.research.environments.spaces import Spaces
from crupier.research.environments.take_that import TakeThat
from crupier.research.environments.the_game import TheGame

SPACES: dict[str, type[Spaces]] = {
    each.NAME: each for each in (TheGame, Martes13, TakeThat, Galloneta)}
ENGINES = {"the_game": engine.TheGame, "martes13": engine.Martes13,
           "take_that": engine.TakeThat, "galloneta": engine.Galloneta}


def deal(game: str, players: int, seed: str, options: dict, deck: list | None = None):
    """A new game of the engine; a deck goes before the seed. Raises IllegalAction."""
    if deck is None:
        return games.create({"game": game, "players": players, "seed": seed, "options": options})
    return ENGINES[game](players, deck=deck, **options)
