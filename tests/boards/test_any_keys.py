"""Whatever keys are pressed, in whatever order and pace: frames are complete, nothing fails."""

import random

import pytest

from tests.boards import each_board
from tests.boards.hands import Hands

_KEYS = 60                      # between two looks at the console
_REST_MS = 3000


def play_about(hands: Hands, chance: random.Random, keys: int) -> None:
    """Keys at random; now and then a rest, or the power goes off and on."""
    others = sorted(hands.keys - {"OK", "BACK"})
    for _ in range(keys):
        hands.pace = chance.choice((20, 20, 40, 120))
        kind = chance.random()
        hands.press("BACK" if kind < 0.07 else "OK" if kind < 0.4 else chance.choice(others))
        if chance.random() < 0.01:
            hands.board.run(_REST_MS)
        if chance.random() < 0.002:
            hands.restart()


@pytest.mark.parametrize("board_id", each_board())
@pytest.mark.parametrize("seed, looks", [
    (14, 3), *[pytest.param(seed, 50, marks=pytest.mark.long) for seed in range(1, 6)]])
def test_any_keys(tmp_path, micropython, board_id, seed, looks):
    chance = random.Random(f"{board_id} {seed}")
    with Hands(tmp_path, board_id) as hands:
        for _ in range(looks):
            play_about(hands, chance, _KEYS)
            assert not hands.complaints() and hands.board.running
