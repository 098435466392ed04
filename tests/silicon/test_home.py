"""The chip shows what the virtual board shows, so its golden frames hold for the chip, too."""

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from pictures import screens
from tests.silicon.console import BOOT_MS

GOLDEN = Path(__file__).parent.parent / "golden"


def same(frame: Image.Image, language: str, scene: str) -> bool:
    """Is it the golden frame of a scene?"""
    folder = f"{frame.width}x{frame.height}"
    wanted = Image.open(GOLDEN / folder / language / (scene + ".png")).convert(frame.mode)
    return ImageChops.difference(frame, wanted).getbbox() is None


@pytest.mark.parametrize("language", screens.LANGUAGES)
def test_home_screen_is_the_golden_frame(make_board, language):
    with make_board(language=language) as board:
        board.run(BOOT_MS)
        assert same(board.frame(), language, "home"), board.log.decode()


def test_first_boot_asks_for_the_language(make_board):
    with make_board(language="") as board:
        board.run(BOOT_MS)
        assert same(board.frame(), screens.LANGUAGES[0], "language"), board.log.decode()


@pytest.mark.parametrize("name", ["picosystem", "waveshare_lcd13", "pico_display"])
def test_the_table_of_names_has_grown_while_memory_is_whole(make_board, name):
    """It wants 9 KB in one piece: the seventh is for 1,280 names; see _grow_names in start.py."""
    with make_board(name, language="en") as board:
        board.run(BOOT_MS)
        board.usb.type(b"\x03")
        board.run(1_000)
        board.usb.type(b"import micropython; micropython.qstr_info()\r\n")
        board.run(500)
        assert b"n_pool=7," in board.log, board.log.decode()
