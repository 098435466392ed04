"""The advisor compiled for the PC says what a board says."""

import random

import pytest

from crupier.advice.player import Farsighted, Player
from crupier.engine.the_game.game import TheGame
from tests.engine.advice import at, think
from tests.engine.advice_positions import some_position

pytestmark = pytest.mark.compiled

FEW, MANY = 40, 2000


@pytest.fixture(scope="module")
def player():
    return Player()


def agree(player, numbers):
    for number in numbers:
        game = at(*some_position(number))
        seen = game.observation(game.current_player())
        assert player.plan(seen) == think(game)[0], number


def test_the_same_turns(player):
    agree(player, range(FEW))


@pytest.mark.long
def test_the_same_turns_in_many_positions(player):
    agree(player, range(FEW, MANY))


def test_the_same_game(player):
    game = TheGame(1, "deal")
    while not game.is_terminal():
        for action in player.plan(game.observation(0)):
            game.apply_action(action)
    assert game.left() == 0


@pytest.mark.long
def test_look_ahead_plays_legally_and_better_than_most():
    player, left = Farsighted(6, 6), []
    for number in range(5):
        game = TheGame(1, f"far {number}", fire=number == 4)
        while not game.is_terminal():
            for action in player.plan(game.observation(0)):
                game.apply_action(action)
        left.append(game.left())
    assert sum(left) / len(left) < 15


@pytest.mark.long
def test_look_ahead_knows_nothing_of_what_is_hidden():
    player, moves = Farsighted(3, 2), random.Random(1)
    game = TheGame(1, "hidden")
    while not game.is_terminal():
        plan = player.plan(game.observation(0))
        other = game.clone()
        moves.shuffle(other.draw)
        assert player.plan(other.observation(0)) == plan
        for action in plan:
            game.apply_action(action)
