import signal

import pytest

from crupier.sim.virtual.board import VirtualBoard
from tests.host_tools.browser import chromium, served  # noqa: F401 (a fixture)
from tests.host_tools.demo_site import root  # noqa: F401 (a fixture)
from tests.host_tools.fake_board import FakeBoard, FakeRack
from tests.host_tools.flash_lab import bench, own_folders  # noqa: F401 (fixtures)
from tests.host_tools.kinds import every_kind, games  # noqa: F401 (fixtures)
from tests.host_tools.scores import crupier, export, sample_library  # noqa: F401 (fixtures)


@pytest.fixture
def make_board(tmp_path, micropython):
    """make_board(main="", image="flash.img", **options): a stepped board, not yet started."""
    boards = []

    def make(main="", image="flash.img", **options):
        board = VirtualBoard(tmp_path / image, **{"live": False, "clock": None, **options})
        boards.append(board)
        if main:
            board.write_file("/main.py", main)
        return board

    yield make
    for board in boards:
        board.stop()


@pytest.fixture
def run_program(make_board):
    """run_program(main, ms, **options) -> what it printed up to there on a stepped board."""

    def run(main, ms=1000, **options):
        with make_board(main, **options) as board:
            board.run(ms)
            return board.log.decode().replace("\r\n", "\n")

    return run


@pytest.fixture
def board():
    """What the page takes for a board of the usual kind. Nothing is done to it unnoticed."""
    board = FakeBoard()
    yield board
    assert board.done == []


@pytest.fixture
def url(board):
    """The page of that board."""
    with served(FakeRack(board)) as url:
        yield url


@pytest.fixture
def interruptible():
    """Ctrl-C is heeded, even where the tests run in the background of a shell."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
