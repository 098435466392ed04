"""Games of all kinds for the tests of crupier.research."""

import pytest

from crupier.research.environments.games import SPACES, deal
from tests.engine import random_play

EVERY = [(name, players) for name, spaces in SPACES.items()
         for players in range(spaces.PLAYERS[0], spaces.PLAYERS[1] + 1)]
every = pytest.mark.parametrize("name, players", EVERY)


def stages(name: str, players: int, number: int):
    """(game before an action, the action), of a random game."""
    head, dice = random_play.beginning(name, players, number)
    game = deal(name, players, head["seed"], head["options"])
    for action in random_play.events(game, dice, random_play.module(name)):
        if action in game.legal_actions():
            yield game, action
            game.apply_action(action)
    yield game, None
