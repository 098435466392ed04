"""A board that stays on for weeks: ticks_ms() wraps after 12.4 days, and half of that compares."""

import pytest

from crupier.engine.lines import unseal
from crupier.engine.records import loads
from crupier.sim.virtual.board import VirtualBoard
from pictures import samples
from tests import eyes
from tests.firmware.console import Console

DAY_MS = 24 * 3_600_000
PERIOD_MS = 1 << 30
HEAD = samples.solo(1, "K7Q2MX")
GAME = samples.journal(HEAD, samples.play(HEAD, lambda game: len(game.history()) > 9).history())
DIM_S, BLANK_S = 2, 4
AT_A_TABLE = 3                          # times as long as on a menu
LIGHT = samples.settings(language="en", dim_s=DIM_S, blank_s=BLANK_S)
AGES = [3 * DAY_MS, 7 * DAY_MS, 12 * DAY_MS, 14 * DAY_MS, 20 * DAY_MS, 30 * DAY_MS]


@pytest.fixture(params=AGES, ids=lambda ms: f"{ms // DAY_MS} days")
def old(tmp_path, request):
    """A board that nobody has touched for so long."""
    with Console(tmp_path, GAME | LIGHT, clock=None) as console:
        console.board.run(AT_A_TABLE * BLANK_S * 1000 + 1000)
        assert not console.board.display_on
        age(console, request.param)
        yield console


def age(console: Console, ms: int) -> None:
    """A board that lives on looks at its clock more often than once a day."""
    for _ in range(ms // DAY_MS):
        console.board.advance(DAY_MS)
        console.board.run(500)


def test_every_key_still_counts(old):
    """The first one wakes."""
    assert not old.board.display_on
    old.press("NEXT")
    assert old.board.display_on and eyes.table(old.frame())
    seen = []
    for key in ("RIGHT", "LEFT", "BACK", "DOWN", "UP", "OK"):
        before = old.frame().tobytes()
        old.press(key)
        seen.append(old.frame().tobytes() != before)
    assert all(seen)
    assert eyes.table(old.frame())
    old.board.run(AT_A_TABLE * DIM_S * 1000 + 1000)
    assert old.board.contrast < 160
    old.board.run(AT_A_TABLE * (BLANK_S - DIM_S) * 1000)
    assert not old.board.display_on
    assert not old.board.log and old.board.stats["boots"] == 1


def test_the_time_of_a_game_is_right(old):
    board, up = old.board, old.board._hardware.clock.now // 1_000_000
    old.press("NEXT", "BACK", "UP", "OK", "DOWN", "OK", "OK", "OK")      # gives up; the same deal
    board.power_off()
    path, = [path for path in board.list_files("/data/game") if "000002" in path]
    stamp = loads(unseal(board.read_file(path).splitlines(keepends=True)[0]))["time"]
    assert stamp["boot"] == 1 and abs(stamp["up"] - up) < 10


@pytest.mark.parametrize("ticks", [PERIOD_MS - 3000, PERIOD_MS // 2 - 3000])
def test_the_wrap_is_passed_while_keys_are_pressed(tmp_path, ticks):
    frames = []
    for first in (0, ticks):
        with Console(tmp_path / str(first), clock=None, ticks=first) as console:
            for _ in range(8):
                console.press("DOWN", "OK")
                console.hold("OK")
                console.press("BACK")
                frames.append(console.frame().tobytes())
            assert not console.board.log
    assert frames[:8] == frames[8:]


def test_the_page_of_a_crash_waits_as_long_as_it_takes(tmp_path):
    crash = {"/data/crash.txt": b"ValueError: x\n", "/data/crashes": b"1 *83dcefb7\n"}
    with Console(tmp_path, {**GAME, **crash}) as console:
        page = console.frame().tobytes()
        age(console, 7 * DAY_MS)
        console.press("OK")
        console.board.run(3000)
        assert console.frame().tobytes() != page and eyes.table(console.frame())


def test_the_virtual_board_wraps_as_a_real_one(tmp_path):
    program = """
import time
for _ in range(3):
    print(time.ticks_ms(), time.ticks_diff(time.ticks_ms(), time.ticks_add(time.ticks_ms(), -50)))
    time.sleep_ms(1000)
print(time.ticks_diff(5, (1 << 30) - 5), time.ticks_diff(1 << 29, 0), time.ticks_add(0, -1))
"""
    board = VirtualBoard(tmp_path / "flash.img", live=False, clock=None, ticks=PERIOD_MS - 1500)
    board.write_file("/main.py", program)
    with board:
        board.run(2500)
        board.advance(DAY_MS)
        board.run(2000)
        lines = board.log.decode().splitlines()
    assert [line.split() for line in lines[:3]] == [
        [str(PERIOD_MS - 1500), "50"], [str(PERIOD_MS - 500), "50"], ["500", "50"]]
    assert lines[3].split() == ["10", str(-(1 << 29)), str(PERIOD_MS - 1)]
