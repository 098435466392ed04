"""The advisor is legal, blind to what is hidden, and the same on both interpreters and as machine
code.
"""

import json

import pytest

from tests import portable
from tests.engine.advice import at, think
from tests.engine.advice_positions import some_position
from tests.engine.bot_play import elsewhere

FEW, MANY = 24, 10_000


def agree(micropython, positions):
    text = "".join(json.dumps(position) + "\n" for position in positions)
    answers, differed = portable.run(micropython, "tests.engine.advice", text=text), 0
    for position, line in zip(positions, answers, strict=True):
        game = at(*position)
        seat, twin = game.current_player(), elsewhere(game, game.current_player(), line)
        differed += twin.state() != game.state()
        assert twin.observation(seat) == game.observation(seat)     # all that it is told
        here = think(game)
        assert json.loads(line) == [here, here], position
        for action in here[0]:
            game.apply_action(action)
    assert differed > len(positions) // 2


def test_all_twins_agree(micropython):
    agree(micropython, [some_position(number) for number in range(FEW)])


@pytest.mark.long
def test_all_twins_agree_on_many_positions(micropython):
    for first in range(0, MANY, 200):
        agree(micropython, [some_position(number) for number in range(first, first + 200)])
