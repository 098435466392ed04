"""Whatever hangs: the board starts again, says so, and goes on with the game."""

import os

import pytest

from pictures import samples
from tests import eyes
from tests.firmware.console import Console

HEAD = samples.solo(1, "K7Q2MX")
GAME = samples.journal(HEAD, samples.play(HEAD, lambda game: len(game.history()) > 20).history())
LIMIT_MS = 8_000                # of silence, before the board is reset
HANGS = """
from time import sleep_ms
from ui.menu import Menu, Row
class Help(Menu):
    def rows(self):
        {}
def how_to(app):
    return Help(app)
"""


def with_help(tmp_path, body: str) -> Console:
    """A board on which a screen does something else."""
    return Console(tmp_path, {**GAME, "/crupier/screens/help.py": HANGS.format(body).encode()})


def open_help(console: Console) -> None:
    console.press("BACK", "DOWN", "DOWN")
    console.board.press("OK")


def test_a_loop_without_end(tmp_path):
    with with_help(tmp_path, "while True: sleep_ms(10)") as console:
        before = eyes.table(console.frame())
        open_help(console)
        console.board.run(LIMIT_MS - 2000)
        assert console.board.stats["boots"] == 1
        console.board.run(4000)
        assert console.board.stats["boots"] == 2
        assert b"RuntimeError: nothing has moved for 8 s" in console.board.log
        assert not eyes.table(console.frame())              # the page that says so
        console.press("OK")
        assert eyes.table(console.frame()) == before
        console.board.power_off()
        assert b"\nRuntimeError" in console.board.read_file("/data/crash.txt")


def test_where_no_python_runs(tmp_path):
    """Interrupts come, but nothing that is scheduled while something scheduled hangs."""
    body = """from micropython import schedule
        def hang(_):
            while True: sleep_ms(10)
        schedule(hang, None)
        while True: sleep_ms(10)"""
    with with_help(tmp_path, body) as console:
        before = eyes.table(console.frame())
        open_help(console)
        console.board.run(LIMIT_MS + 2000)
        assert console.board.stats["boots"] == 1
        console.board.run(4000)
        assert console.board.stats["boots"] == 2
        assert eyes.table(console.frame()) == before


@pytest.mark.parametrize("body, rows", [
    ("sleep_ms(6500); return []", 0),
    ("from watchdog import feed\n"
     "        for _ in range(9): sleep_ms(3000); feed()\n"
     "        return []", 0)])
def test_what_takes_long_may_do_so(tmp_path, body, rows):
    with with_help(tmp_path, body.replace("[]", "[Row('x')]")) as console:
        open_help(console)
        console.board.run(30_000)
        assert b"nothing has moved" not in console.board.log


def test_nothing_happens_while_a_pc_has_the_board(tmp_path):
    with Console(tmp_path, GAME) as console:
        board = console.board
        board.run(60_000)
        port = os.open(board.port, os.O_RDWR | os.O_NOCTTY)
        try:
            os.write(port, b"\x03")
            while b">>> " not in board.log:
                board.run(100)
            for _ in range(120):
                board.run(1000)
        finally:
            os.close(port)
        assert board.stats["boots"] == 1


def test_a_dark_board_lives_on(tmp_path):
    with Console(tmp_path, GAME) as console:
        console.board.run(600_000)
        assert not console.board.display_on and console.board.stats["boots"] == 1
        assert not console.board.log
