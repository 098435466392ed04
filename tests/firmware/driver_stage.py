"""What the tests of the drivers share: boards whose main.py is a small program."""

import shutil
from functools import cache

import pytest

from crupier.build import boards, payload
from crupier.sim.virtual import image
from crupier.sim.virtual.board import VirtualBoard

BOARDS = payload.board_ids()
DISPLAYS = {board: boards.read(payload.board_file(board).read_text())["DISPLAY"]
            for board in BOARDS}
COLOUR = [board for board in BOARDS if DISPLAYS[board]["driver"] in boards.LCDS]
MONO = [board for board in BOARDS if board not in COLOUR]

_PROGRAM = """
import pack
pack.mount()
import board, hardware, time
display = hardware.make_display(board.DISPLAY)
def fill(x, y, w, h, role):
    display.fb.rect(x, y, w, h, display.palette[role], True)
    display.touch(x, y, w, h)
def clear(role):
    fill(0, 0, display.width, display.height, role)
def at(ms):
    "A stepped board has one clock."
    time.sleep_ms(ms - time.ticks_ms())
"""


@pytest.fixture(scope="session")
def installed(tmp_path_factory):
    """installed(board) -> image of a flash with the product."""
    @cache
    def make(board):
        path = tmp_path_factory.mktemp(board) / "flash.img"
        image.install(path, board)
        return path
    return make


@pytest.fixture
def stage(tmp_path, micropython, installed):
    """stage(board, program): a stepped board under power that runs it, with `display` made. spec:
    DISPLAY, if it has another one.
    """
    made = []

    def make(name, program, spec=None):
        path = tmp_path / "flash.img"
        shutil.copy(installed(name), path)
        board = VirtualBoard(path, name, live=False)
        if spec:
            board.description["DISPLAY"] = spec
            program = _PROGRAM.replace("board.DISPLAY", repr(spec)) + program
        else:
            program = _PROGRAM + program
        board.write_file("/main.py", program)
        board.start()
        made.append(board)
        return board

    yield make
    for board in made:
        log = board.log
        board.stop()
        assert b"Traceback" not in log, log
