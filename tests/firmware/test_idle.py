"""Left alone at home, a board with power to spare plays by itself."""

import pytest

from crupier.sim.virtual.board import VirtualBoard
from pictures import samples
from tests import eyes, flash_image
from tests.firmware.console import Console
from tests.firmware.test_cramped import cramp

_ALONE_MS = 46_000
_CHOOSE_MS = 900                    # from an action to the choice of the next
_LONGEST_MS = 600_000
_USB = 2                            # pin of the PicoSystem, high while there is power
HEAD = samples.solo(1, "K7Q2MX")
GAME = samples.journal(HEAD, samples.play(HEAD, lambda game: len(game.history()) > 9).history())
TO_HOME = "BACK", "UP", "UP", "OK"
# The second game that is played again at a start finds no memory.
_FULL = b"""
from engine import records
replay, calls = records.replay, []

def cramped(*args):
    calls.append(args)
    if len(calls) == 2:
        raise MemoryError("full")
    return replay(*args)

records.replay = cramped
"""


def wait(board, ms: int):
    """What the display shows then."""
    board.advance(ms)
    board.run(250)
    return board.frame().tobytes()


def test_a_key_ends_it_and_all_is_as_it_was(tmp_path):
    with Console(tmp_path, GAME | samples.settings(language="es", demo=2)) as console:
        board = console.board
        console.press(*TO_HOME, "NEXT")
        home = console.frame().tobytes()
        wait(board, _ALONE_MS)
        assert eyes.table(console.frame()) and board.contrast < 10
        assert len({wait(board, _CHOOSE_MS) for _ in range(20)}) > 8
        console.press("OK")
        assert console.frame().tobytes() == home and board.contrast > 10
        console.press("NEXT")
        assert console.frame().tobytes() != home
        board.power_off()
        there = [path for path in board.list_files("/data") if "game" in path or "rec" in path]
        assert sorted(there) == sorted(GAME)
        assert all(board.read_file(path) == data for path, data in GAME.items())
        assert not board.log


def test_a_game_that_finds_no_memory_on_its_way_back_is_not_set_aside(tmp_path):
    """The board begins anew, and has it then."""
    with Console(tmp_path, GAME | samples.settings(language="es", demo=2)) as console:
        cramp(console, _FULL)
        console.press(*TO_HOME)
        wait(console.board, _ALONE_MS)
        console.press("OK")
        assert "MemoryError: full" in console.board.log.decode()
        console.boot()
        console.board.power_off()
        assert all(console.board.read_file(path) == data for path, data in GAME.items())
        assert not [path for path in console.board.list_files("/data") if "damaged" in path]


def test_one_game_follows_another(tmp_path):
    with Console(tmp_path, samples.settings(language="es", demo=2, blank_s=0)) as console:
        wait(console.board, _ALONE_MS)
        drawn = []                  # cards that are left in the draw pile
        for _ in range(450):
            console.board.advance(_CHOOSE_MS)
            console.board.run(20)
            table = eyes.table(console.frame())     # None while the picture is a row aside
            if table:
                drawn.append(table.draw)
                if drawn[-1] > drawn[0] - 20 and min(drawn) < 20:
                    break
        assert drawn[-1] > drawn[0] - 20 and min(drawn) < 20 and not console.board.log


def test_at_last_the_display_goes_dark(tmp_path):
    with Console(tmp_path, samples.settings(language="es", demo=2, dim_s=0)) as console:
        board = console.board
        home = console.frame().tobytes()
        assert wait(board, _ALONE_MS) != home and board.contrast < 10
        wait(board, _LONGEST_MS - _ALONE_MS - 10_000)
        assert board.display_on
        wait(board, 10_000)
        assert not board.display_on
        console.press("NEXT")
        assert console.frame().tobytes() == home and not board.log


@pytest.mark.parametrize("chosen", [0, 1])
def test_where_nothing_tells_of_batteries_it_must_be_asked_for(tmp_path, chosen):
    with Console(tmp_path, samples.settings(language="es", demo=chosen, dim_s=0)) as console:
        home = console.frame().tobytes()
        assert wait(console.board, _ALONE_MS) == home


def test_on_batteries_the_picosystem_rests(tmp_path):
    flash = tmp_path / "flash.img"
    flash_image.install(flash, "picosystem")
    board = VirtualBoard(flash, "picosystem", live=False, clock=None)   # it may be midnight
    board.write_files(samples.settings(language="es"))
    with board:
        board.run(1500)
        home = wait(board, _ALONE_MS)
        assert home == wait(board, 100)
        board.drive(_USB, 1)
        board.press("NEXT")
        home = wait(board, 0)
        shown = wait(board, _ALONE_MS)
        assert shown != home
        board.drive(_USB, 0)
        assert wait(board, 200) == home
