"""A board that has shown a bit of everything restarts at home, and one without memory anywhere."""

import os
import tty
from contextlib import contextmanager

import pytest

from crupier.engine.lines import seal
from crupier.sim.virtual import files
from crupier.sim.virtual.board import VirtualBoard
from pictures import pads, samples
from tests import eyes, flash_image

_START_MS, _LEFT_MS, _SETTLE_MS = 1_500, 1_100, 500   # firmware/app.py waits a bit less
_REBOOT = b"soft reboot"
_GAME = samples.solo(1, "K7Q2MX")
# Goes before the start, lest a test needs hundreds of keys: the history or the rules do.
_SOON = """
import memory
import sys
_SHOWN = {"screens.help", "screens.history"}
memory.Memory.worn = property(lambda self: not _SHOWN.isdisjoint(sys.modules))
"""
_FULL = """
from storage.settings import Settings
def save(self):
    raise OSError(28)
Settings.save = save
"""


@pytest.fixture
def make_board(tmp_path, micropython):
    """make_board(board, more="", **settings): with a game in progress, soon worn. more: goes
    before the start, too.
    """
    def make(board_id, more="", **settings):
        image = tmp_path / "flash.img"
        flash_image.install(image, board_id)
        game = samples.journal(_GAME, samples.play(_GAME, lambda game: game.history()).history())
        files.write(image, {**samples.settings(language="en", **settings), **game})
        flash_image.import_first(image, "soon", (_SOON + more).encode())
        return VirtualBoard(image, board_id, live=False, clock=1_800_000_000)

    return make


def press(board, *keys):
    for key in keys:
        board.press(key)
        board.run(300)


def cards(board):
    """The picture of the table without what is said below."""
    return board.frame().crop((0, 0, 240, 180)).tobytes()


def go_home(board):
    press(board, "BACK", "UP", "UP", "OK")


def look_at_history(board):
    press(board, "DOWN", "DOWN", "RIGHT", "OK", "BACK")


def test_at_home(make_board):
    with make_board("picosystem") as board:
        board.run(_START_MS)
        table = cards(board)
        go_home(board)
        look_at_history(board)
        assert not board.log.count(_REBOOT)         # quick keys
        home = board.frame().tobytes()
        board.run(_LEFT_MS)
        assert board.log.count(_REBOOT) == 1
        board.run(_START_MS)
        assert board.frame().tobytes() == home
        press(board, "UP", "UP", "OK", "OK")
        assert cards(board) == table
        board.power_off()
        assert "/data/home" not in board.list_files("/data")


def test_the_next_power_on_is_at_the_table(make_board):
    with make_board("picosystem") as board:
        board.run(_START_MS)
        table = cards(board)
        go_home(board)
        look_at_history(board)
        board.run(_LEFT_MS + _START_MS)
        assert board.log.count(_REBOOT) == 1
        board.reset()
        board.run(_START_MS)
        assert cards(board) == table


@pytest.mark.parametrize("ms, told", [(700, 0), (1_500, 1)])
def test_a_short_key_at_that_moment_is_no_safe_mode(make_board, ms, told):
    """OK is the key that keeps Crupier from starting when the power comes on, if it is held."""
    with make_board("picosystem") as board:
        board.power_off()
        board.key_down("OK")
        board.power_on()
        board.run(ms)
        board.key_up("OK")
        board.run(_START_MS)
        assert board.log.count(b"Safe mode") == told


@pytest.mark.parametrize("left", [seal("0"), seal("[]"), seal("[99,true]"), "damaged"])
def test_no_start_fails_at_what_the_last_one_has_left(make_board, left):
    with make_board("picosystem") as board:
        board.power_off()
        board.write_file("/data/restart", left)
        board.power_on()
        board.run(_START_MS)
        assert board.frame().getcolors() and b"Traceback" not in board.log


_FAILS = """
from screens.settings import Settings
def rows(self):
    raise MemoryError
Settings.rows = rows
"""


@pytest.mark.parametrize("players", [1, 3])
def test_without_memory_the_game_goes_on(make_board, players):
    """Wherever that is; people at a table get no hand of another one to see."""
    with make_board("pico_ssd1306", _FAILS) as board:
        board.power_off()
        if players > 1:
            head = samples.head(2, "take_that_match", players, "K7Q2MX", dealer=players - 1,
                                advanced=False, rounds=2)
            board.write_files(samples.journal(head, []))
        board.power_on()
        board.run(12_000)           # from now on it is no crash
        before = board.frame().tobytes()
        if players > 1:
            press(board, "OK")      # the hand
            assert board.frame().tobytes() != before
        press(board, "BACK", "UP", "UP", "UP", "OK")     # the settings
        board.run(_START_MS)
        assert board.log.count(_REBOOT) == 1 and b"MemoryError" in board.log
        assert board.frame().tobytes() == before


@contextmanager
def line_to(board):
    """What a PC writes to."""
    line = os.open(board.port, os.O_RDWR | os.O_NOCTTY)
    tty.setraw(line)
    yield line
    os.close(line)


def test_a_pc_that_has_gone_is_not_waited_for(make_board):
    """It may have been a PC's modem manager; while it still may ask, nothing restarts."""
    with make_board("picosystem") as board, line_to(board) as line:
        board.run(_START_MS)
        go_home(board)
        os.write(line, b"AT\r")
        look_at_history(board)
        board.run(5_000)
        assert not board.log.count(_REBOOT)
        board.run(8_000)
        assert board.log.count(_REBOOT) == 1


def test_a_dark_display_stays_dark(make_board):
    """The PC has kept the board from restarting until then."""
    with make_board("picosystem", blank_s=30) as board, line_to(board) as line:
        board.run(_START_MS)
        go_home(board)
        os.write(line, b"AT\r")
        look_at_history(board)
        while board.display_on:
            os.write(line, b"\r")
            board.run(5_000)
        board.run(20_000)
        assert not board.display_on and not board.log.count(_REBOOT)
        press(board, "OK")
        board.run(_LEFT_MS)
        assert board.log.count(_REBOOT) == 1


def test_a_game_that_waits_goes_on_waiting(make_board):
    """Where no game is played, none is after the start."""
    with make_board("picosystem") as board:
        board.power_off()
        head = pads.martes13(0, 4)
        board.write_files(samples.journal(head, pads.played(head, 1)))
        board.power_on()
        board.run(_START_MS)
        press(board, "BACK", "UP", "OK", "DOWN", "OK")      # the game of the table is given up
        press(board, "LEFT")        # home is on its tile
        look_at_history(board)
        home = board.frame().tobytes()
        board.run(_LEFT_MS + _START_MS)
        assert board.log.count(_REBOOT) == 1
        assert board.frame().tobytes() == home


def test_settings_that_a_full_flash_has_no_room_for_stay(make_board):
    with make_board("pico_ssd1306", _FULL) as board:
        board.run(_START_MS)
        press(board, *"BACK DOWN DOWN DOWN OK BACK DOWN OK DOWN OK".split())     # the coach
        press(board, "OK", "UP", "UP", "UP", "UP", "UP", "UP", "OK")
        assert eyes.home(board.frame())
        board.run(5 * _LEFT_MS)
        assert not board.log.count(_REBOOT) and b"Traceback" not in board.log
