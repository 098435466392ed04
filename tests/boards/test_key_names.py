"""What a board says names no key that the board lacks."""

import pytest

from crupier.sim.virtual import files
from crupier.sim.virtual.board import VirtualBoard
from pictures import pads, samples
from tests import flash_image

_HELP = 7                       # stop on the home screen
_PAD = samples.journal(pads.martes13(1, 3), [])


@pytest.fixture
def make_board(tmp_path, micropython):
    def make(board_id, game=()):
        image = tmp_path / f"{board_id}.img"
        flash_image.install(image, board_id)
        for path, data in {**samples.settings(language="en"), **dict(game)}.items():
            files.write(image, path, data)
        return VirtualBoard(image, board_id, live=False, clock=None, spoken=True)

    return make


def press(board, *keys):
    for key in keys:
        board.press(key)
        board.run(400)


def names_next(board) -> bool:
    return "NEXT" in dict(board.description["KEYS"])


@pytest.mark.parametrize("board_id", ["pico_display", "feather_oled", "waveshare_oled13"])
def test_lessons_and_pads_name_keys_that_there_are(make_board, board_id):
    with make_board(board_id) as board:
        onward, other = ("NEXT", "↓") if names_next(board) else ("↓", "NEXT")
        move = "NEXT" if names_next(board) else "DOWN"
        board.run(1_500)
        press(board, *[move] * _HELP, "OK", "OK", "OK")
        assert onward in board.text and other not in board.text
    with make_board(board_id, _PAD) as board:
        board.run(1_500)
        press(board, "OK")
        assert onward in board.text and other not in board.text
