"""What changes on a table leaves nothing behind: it looks as if it were painted anew."""

import pytest

from crupier.engine.take_that.notation import TAKE
from crupier.sim.virtual.board import VirtualBoard
from pictures import samples, screens
from pictures.scenes import scenes
from tests.pure import layout

_KEYS = "RIGHT", "UP", "RIGHT", "DOWN", "LEFT", "LEFT", "LEFT", "UP"


@pytest.mark.parametrize("size", ["128x64", "64x128"])
@pytest.mark.parametrize("name", ["line_long", "piles_martes", "piles_six"])
def test_as_if_painted_anew(tmp_path, size, name):
    """The menu covers the table and goes again."""
    scene = next(each for each in scenes(size) if each.name == name)
    flash = tmp_path / "flash.img"
    flash.write_bytes(screens.installed(screens.SIZES[size]))
    board = VirtualBoard(flash, screens.SIZES[size], live=False, clock=scene.clock)
    board.description["KEYS"] += screens.missing_keys(board.description)
    board.write_files({**samples.settings(language="en", **scene.settings), **scene.files})
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


def test_a_line_that_has_been_taken(tmp_path):
    """Between two turns, at the step that takes it, the back is whole where the line was."""
    head = samples.head(1, "take_that_match", 3, "T4K3", dealer=2,
                        advanced=False, rounds=2)
    actions = samples.at_random(head)
    taken = actions.index(TAKE) + 1
    x, y, w, h = layout("w240h240", "take_that").PASS_LINE

    def line_of(actions, *keys):
        flash = tmp_path / "flash.img"
        flash.write_bytes(screens.installed("picosystem"))
        board = VirtualBoard(flash, "picosystem", live=False)
        board.write_files({**samples.settings(language="en"), **samples.journal(head, actions)})
        with board:
            board.run(1500)
            press(board, *keys)
            return board.frame().crop((x, y, x + w, y + h))

    no_line = line_of([])
    assert line_of(actions[:taken + 1]) != no_line
    assert line_of(actions[:taken + 1], "RIGHT") != no_line
    assert line_of(actions[:taken + 1], "RIGHT", "RIGHT") == no_line


def press(board: VirtualBoard, *keys: str) -> None:
    for key in keys:
        board.press(key)
        board.run(60)
