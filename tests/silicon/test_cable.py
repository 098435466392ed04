"""The PC's commands and the chip, over the emulated USB cable: installing, pulling, mpremote."""

import json
import sys

import pytest

from crupier.scores.library import Library
from pictures import samples, screens
from silicon import SiliconBoard
from tests.silicon.console import BOARDS, BOOT_MS
from tests.silicon.test_home import same

# The wheel on PyPI runs a busy chip fourteen times slower than silicon, and more where the PC is
# busy with other things: the patience of the commands is measured by a clock that is as slow.
SLOW = """
import sys, time
clock = time.monotonic
time.monotonic = staticmethod(lambda: clock() / 50)
from crupier.cli import main
sys.exit(main())
"""
CRUPIER = sys.executable, "-c", SLOW


@pytest.fixture(autouse=True)
def own_folders(tmp_path, monkeypatch):
    """Nothing of this PC's user is read or written."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def test_install_on_a_blank_chip(tmp_path, uf2):
    """MicroPython and nothing else, then `crupier flash`: it starts and asks for the language."""
    with SiliconBoard(tmp_path / "flash.img", "pico_ssd1306", uf2) as board:
        board.wait(lambda: board.usb.connected)
        board.serve(*CRUPIER, "flash", "--port", board.port, "--board", "pico_ssd1306")
        board.run(BOOT_MS)
        assert same(board.frame(), screens.LANGUAGES[0], "language"), board.log.decode()
        again = board.serve(*CRUPIER, "flash", "--port", board.port, "--board", "pico_ssd1306",
                            "--json")
        board.power_off()
        board.power_on()
        board.run(BOOT_MS)
        assert same(board.frame(), screens.LANGUAGES[0], "language"), board.log.decode()
    assert not json.loads(again[again.index("{"):])["sent"]


@pytest.mark.parametrize("name", BOARDS)
def test_scores_are_pulled_while_the_game_goes_on(make_board, tmp_path, name):
    heads = [samples.solo(seq, f"PULL{seq}") for seq in (1, 2, 3)]
    going_on = samples.journal(samples.solo(4, "PULL4"), [])
    with make_board(name, {**samples.archive(heads), **going_on}, language="en") as board:
        board.run(BOOT_MS)
        before = board.frame()
        board.serve(*CRUPIER, "pull", "--port", board.port)
        board.run(BOOT_MS)
        assert before.getbbox() and board.frame() == before
    with Library(tmp_path / "data" / "crupier" / "library.sqlite") as library:
        games = library.games()
    assert sorted(game.seq for game in games) == [1, 2, 3]
    assert all(game.verified for game in games)


def test_mpremote_takes_over(make_board):
    with make_board(language="en") as board:
        board.run(BOOT_MS)
        printed = board.serve(sys.executable, "-m", "mpremote", "connect", board.port,
                              "exec", "import os; print(os.listdir('/'))")
    assert "main.py" in printed
