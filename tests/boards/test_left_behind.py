"""What random keys found left on the glass: each case with the keys that left it there."""

import pytest

from crupier.pictures import demo, demo_tables
from tests.boards.hands import Hands

_TABLE = demo_tables.the_game(1)
_SOLO = demo.new_head(1, "K7Q2MX", "expert", True)
_THOUGHT_MS = 2500
# Board, language, what is in progress, and keys.
CASES = {
    "letters that hang down": ("pico_ssd1306", "es", demo.journal(_TABLE, []), ("NEXT",)),
    "a flame": ("pico_ssd1306", "en", demo.journal(_SOLO, []), ("BACK", "OK")),
    "the end of a level": ("picosystem", "en", demo.journal(_SOLO, []), ("BACK", "OK")),
}


@pytest.mark.parametrize("case", CASES)
def test_nothing_stays_on_the_glass(tmp_path, micropython, case):
    board_id, language, game, keys = CASES[case]
    with Hands(tmp_path, board_id, {**demo.settings(language=language), **game}) as hands:
        before = hands.frame()
        hands.press(*keys)
        hands.board.run(_THOUGHT_MS)
        assert hands.frame() != before and not hands.complaints()
