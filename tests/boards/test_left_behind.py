"""What random keys found left on the display: each case with the keys that left it there."""

import pytest

from pictures import pads, samples
from tests.boards.hands import Hands

_TABLE = pads.the_game(1)
_ROUND = [100008, 101010, 102002, 103000, 110000, 111000, 112000, 113001, 120001, 121002, 122000,
          123001]               # to be accepted
_SOLO = samples.solo(1, "K7Q2MX", "expert", True)
_THOUGHT_MS = 2500


def _named(head, *names):
    return samples.journal({**head, "names": list(names)}, [])


# Board, language, what is in progress, and keys.
CASES = {
    "letters that hang down": ("pico_ssd1306", "es", samples.journal(_TABLE, []), ("NEXT",)),
    "a flame": ("pico_ssd1306", "en", samples.journal(_SOLO, []), ("BACK", "DOWN", "OK")),
    "the end of a level": ("picosystem", "en", samples.journal(_SOLO, []), ("BACK", "DOWN", "OK")),
    "an accent": ("pico_ssd1306", "es", _named(pads.any_game(1), "Ana", "Ñam", "Óscar",
                                               "Íñigo"), ("LEFT", "RIGHT", "LEFT")),
    "wide letters": ("pico_display", "es", _named(pads.galloneta(1), "W" * 12, "Ñ" * 12),
                     ("OK", "DOWN", "DOWN", "OK", "OK", "OK", "OK")),
    "a line about a name": ("waveshare_lcd13", "en", _named(
        pads.martes13(1, 3), "Ana", "Luis", "W" * 12), ("OK", "LEFT", "LEFT")),
    "a name and a hand": ("picosystem", "es", _named(pads.martes13(1, 3), "Ñ" * 12, "Ana",
                                                     "Luis"), ("DOWN", "OK", "OK", "OK", "OK")),
    "parentheses side by side": ("waveshare_oled13", "en", samples.journal(
        pads.martes13(1, 3), _ROUND), (*["NEXT"] * 11, "OK", "NEXT", "OK")),
}


@pytest.mark.parametrize("case", CASES)
def test_nothing_stays_on_the_display(tmp_path, micropython, case):
    board_id, language, game, keys = CASES[case]
    with Hands(tmp_path, board_id, {**samples.settings(language=language), **game}) as hands:
        before = hands.frame()
        hands.press(*keys)
        hands.board.run(_THOUGHT_MS)
        assert hands.frame() != before and not hands.complaints()
