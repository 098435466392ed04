"""What changes on a table leaves nothing behind: it looks as if it were painted anew."""

import pytest

from crupier.pictures import demo, screens
from crupier.pictures.scenes import scenes
from crupier.sim.virtual import VirtualBoard

_KEYS = "RIGHT", "UP", "RIGHT", "DOWN", "LEFT", "LEFT", "LEFT", "UP"


@pytest.mark.parametrize("size", ["128x64", "64x128"])
@pytest.mark.parametrize("name", ["line_long", "piles_martes", "piles_six"])
def test_as_if_painted_anew(tmp_path, size, name):
    """The menu covers the table and goes again."""
    scene = next(each for each in scenes(size) if each.name == name)
    flash = tmp_path / "flash.img"
    flash.write_bytes(screens._installed(screens.SIZES[size]))
    board = VirtualBoard(flash, screens.SIZES[size], live=False, clock=scene.clock)
    board.description["KEYS"] += screens._missing_keys(board.description)
    board.write_files({**demo.settings(language="en", **scene.settings), **scene.files})
    with board:
        board.run(1500)
        press(board, *scene.keys.split())
        for key in _KEYS:
            press(board, key)
            table = board.frame()
            press(board, "BACK")
            assert board.frame() != table
            press(board, "BACK")
            assert board.frame() == table, key


def press(board: VirtualBoard, *keys: str) -> None:
    for key in keys:
        board.press(key)
        board.run(60)
