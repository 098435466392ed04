"""The advisor says the same on CPython and in MicroPython, in Python and as machine code."""

import json
from random import Random

import pytest

from engine.games import create
from engine.the_game.notation import END_TURN
from engine.the_game.options import LEVELS
from tests import portable
from tests.engine.advice import at, think
from tests.engine.positions import nearest_first

FEW, MANY = 24, 2000


def some_position(number):
    """(head, actions) of a game in progress."""
    random = Random(number)
    players = 1 if number % 3 else 2 + number % 4
    head = {"game": "the_game", "players": players, "seed": f"advice {number}",
            "options": {"level": LEVELS[number % 7 % 3], "fire": number % 5 == 0}}
    game, turns = create(head), random.randrange(45)
    before = game.clone()
    while turns and not game.is_terminal():
        before = game.clone()
        action = nearest_first(game)[0]
        game.apply_action(action)
        turns -= action == END_TURN
    return head, (before if game.is_terminal() else game).history()


def agree(micropython, positions):
    text = "".join(json.dumps(position) + "\n" for position in positions)
    answers = portable.run(micropython, "tests.engine.advice", text=text)
    for position, line in zip(positions, answers, strict=True):
        game = at(*position)
        here = think(game)
        assert json.loads(line) == [here, here], position
        for action in here[0]:
            game.apply_action(action)


def test_all_twins_agree(micropython):
    agree(micropython, [some_position(number) for number in range(FEW)])


@pytest.mark.long
def test_all_twins_agree_on_many_positions(micropython):
    for first in range(0, MANY, 200):
        agree(micropython, [some_position(number) for number in range(first, first + 200)])
