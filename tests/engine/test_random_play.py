"""Random games of every game there is, the same on CPython and in MicroPython."""

import json

import pytest

from engine.games import GAMES
from tests import portable
from tests.engine import random_play

FEW, MANY = 20, 2000    # games per game and number of players
RARE = 36               # before two players of Take That have ended in every way
CONFIGURATIONS = [(name, players) for name in random_play.MODULES
                  for players in random_play.module(name).PLAYERS]
each_configuration = pytest.mark.parametrize(("name", "players"), CONFIGURATIONS)


def agree(micropython, name, players, numbers, part=1):
    """How these games ended; all of them hold what they must here, and one in `part` there."""
    here = [random_play.play(name, players, number) for number in numbers]
    both = numbers[:len(numbers) // part]
    lines = portable.run(micropython, "tests.engine.random_play", name, str(players),
                         str(both[0]), str(len(both)))
    for number, mine, line in zip(both, here[:len(both)], lines, strict=True):
        assert list(mine) == json.loads(line), f"game {number}"
    return {how for _, how in here}


def follow(name, players, numbers):
    """How many mirrors went like their games."""
    return sum(random_play.follow(name, players, number) for number in numbers)


def test_every_game_that_is_dealt_is_in_the_table():
    assert {name for name in GAMES if not name.endswith("_table")} == set(random_play.MODULES)


@each_configuration
def test_random_games_hold_every_invariant_and_agree(micropython, name, players):
    ends = agree(micropython, name, players, range(RARE if name == "take_that" else FEW), part=4)
    assert ends >= set(random_play.module(name).ENDS)


@each_configuration
def test_mirrored_games_go_alike(name, players):
    assert follow(name, players, range(FEW // 2))


@pytest.mark.long
@each_configuration
def test_2000_random_games_hold_every_invariant_and_agree(micropython, name, players):
    ends = agree(micropython, name, players, range(MANY))
    assert ends >= set(random_play.module(name).ENDS)


@pytest.mark.long
@each_configuration
def test_2000_mirrored_games_go_alike(name, players):
    assert follow(name, players, range(MANY)) >= MANY // 3
