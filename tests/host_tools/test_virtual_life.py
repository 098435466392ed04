"""Power, resets, the interpreter and the life of the virtual board, by small programs."""

import errno
import gc
import os
import threading
from contextlib import suppress
from pathlib import Path

import pytest

from crupier.sim.virtual import interpreter_pool
from crupier.sim.virtual.board import BoardCrashed, BoardStuck
from crupier.sim.virtual.interpreter import InterpreterMissing
from crupier.sim.virtual.lock import ImageBusy
from tests.host_tools.board_tools import COUNTER, OLED

# Power and resets

def test_reset_keeps_the_picture_and_power_off_does_not(make_board):
    program = """
import machine
print("cause", machine.reset_cause())
if machine.reset_cause() == 1 and "i2c" not in globals():
    try:
        open("/drawn")
    except OSError:
        open("/drawn", "w").close()
        exec(DRAW)
        machine.reset()
"""
    with make_board(f"DRAW = {OLED + 'show(bytes([255]) * 1024)'!r}\n{program}") as board:
        board.run(10)
        assert board.log.count(b"cause") == 2
        assert b"cause 3" in board.log
        board.reset()
        board.run(10)
        assert board.log.rsplit(b"cause", 1)[1].startswith(b" 1")
        assert board.frame().getextrema() == (255, 255)
        board.power_off()
        assert board.frame().getextrema() == (0, 0) and not board.display_on
        board.power_on()
        board.run(10)
        assert board.frame().getextrema() == (0, 0)
        assert board.stats["boots"] == 4
        board.power_off()
        assert board.read_file("/drawn") == b""


def test_soft_reset_goes_on_in_time_with_fresh_modules(run_program):
    printed = run_program("""
import machine, sys, time
print(time.ticks_ms(), machine.reset_cause(), "marker" in sys.modules)
sys.modules["marker"] = None
time.sleep_ms(300)
sys.exit()
""", ms=700)
    lines = [line for line in printed.split("\n") if line]
    assert lines == ["0 1 False", "MPY: soft reboot", "300 1 False", "MPY: soft reboot",
                     "600 1 False"]


def test_timers_strike_in_time_and_end(run_program):
    printed = run_program("""
import time
from machine import Timer
def tick(timer):
    print(time.ticks_ms(), end=" ")
every = Timer(-1, period=100, callback=tick, hard=True)
once = Timer(period=250, mode=Timer.ONE_SHOT, callback=lambda _: print("once", end=" "))
time.sleep_ms(450)
every.deinit()
time.sleep_ms(300)
print("end")
""", ms=1000)
    words = printed.split("end")[0].split()
    assert words[2] == "once"
    assert [int(word) // 10 for word in words if word != "once"] == [10, 20, 30, 40]


def test_an_edge_from_before_a_reset_strikes_nobody(make_board):
    program = """
from machine import Pin
pin = Pin(15, Pin.IN, Pin.PULL_UP)
pin.irq(lambda _: print("edge"), Pin.IRQ_FALLING)
import time
time.sleep_ms(50)
"""
    with make_board(program) as board:
        board.run(10)
        board.press("OK", 0)
        board.power_off()
        board.power_on()
        board.run(100)
        assert b"edge" not in board.log


def test_boot_and_main_share_their_globals(make_board):
    board = make_board("print(x, __name__)")
    board.write_file("/boot.py", "x = 7")
    with board:
        board.run(1)
        assert board.log.startswith(b"7 __main__\n")


def test_error_in_boot_does_not_keep_main_from_running(make_board):
    board = make_board("print('main')")
    board.write_file("/boot.py", "1/0")
    with board:
        board.run(1)
        assert board.log.startswith(
            b'Traceback (most recent call last):\r\n  File "boot.py", line 1, in <module>\r\n'
            b"ZeroDivisionError: divide by zero\r\nmain\n")


def test_traceback_shows_no_frame_of_the_virtual_board(run_program):
    printed = run_program("import machine\nmachine.I2C(0).writeto(9, b'')")
    assert printed.startswith('Traceback (most recent call last):\n  File "main.py", line 2, '
                              "in <module>\nOSError: [Errno 5] EIO\n")


def test_bootloader_waits_for_a_reset(make_board):
    with make_board("import machine\nmachine.bootloader()") as board:
        board.run(10)
        assert board.powered and not board.running
        board.run(1000)
        board.reset()
        board.run(10)
        assert board.stats["boots"] == 2


def test_run_without_power_returns(make_board):
    with make_board(COUNTER) as board:
        board.run(50)
        board.power_off()
        board.run(10_000)
        assert not board.powered
        board.power_on()
        board.run(50)
        assert board.log.split() == [b"0", b"0"]


# The interpreter

def test_heap_is_as_big_as_on_the_board(make_board):
    program = """
import gc
gc.collect()
print(gc.mem_free())
try:
    bytearray(484_000)
except MemoryError:
    print("no")
block = bytearray(470_000)
"""
    with make_board(program) as board:
        board.run(1)
        assert board.stats["heap_free"] == 2 * 241_776
        free, refused = board.log.split()[:2]
        assert refused == b"no"
        assert b"Traceback" not in board.log
        assert 241_776 - 1024 < int(free) < 241_776


def test_heap_can_be_smaller(make_board):
    with make_board("bytearray(210_000)", heap=100_000) as board:
        board.run(1)
        assert board.stats["heap_free"] == 200_000
        assert b"MemoryError" in board.log


def test_the_pc_cannot_be_reached_from_the_board(run_program):
    printed = run_program("""
import os, sys
print(hasattr(os, "system"), hasattr(os, "getenv"), os.listdir("/"), sys.path)
import machine
print(machine.unique_id().hex(), machine.freq())
""", device_id="0123456789abcdef")
    assert printed.startswith("False False ['main.py'] ['', '.frozen', '/lib']\n"
                              "0123456789abcdef 125000000\n")


def test_crash_of_the_interpreter_is_told(make_board):
    with make_board("print('here')\nimport uctypes\nprint(uctypes.bytes_at(8, 9))") as board:
        with pytest.raises(BoardCrashed, match="here"):
            board.run(10)
        assert board.powered and not board.running
        board.power_off()
        board.write_file("/main.py", "print('fine')")
        board.power_on()
        board.run(10)
        assert b"fine" in board.log


def test_program_without_an_end_is_told(make_board, monkeypatch):
    with make_board("print('busy')\nwhile True: pass") as board:
        with monkeypatch.context() as patch, pytest.raises(BoardStuck, match="busy"):
            patch.setattr("crupier.sim.virtual.board._PATIENCE", 1)
            board.run(10)
        board.reset()
        assert board.running


def test_error_in_a_callback_is_told(make_board):
    def look():
        raise ZeroDivisionError("in the test")

    with make_board(OLED + "import time\ntime.sleep(1)") as board:
        board.on_frame(look)
        with pytest.raises(BoardCrashed, match="in the test"):
            board.run(10)


def test_missing_interpreter_is_told_and_leaves_the_image_free(make_board, monkeypatch):
    board = make_board("print('fine')")
    with monkeypatch.context() as patch:
        patch.setenv("MICROPYTHON", "no-such-program")
        with pytest.raises(InterpreterMissing, match="no-such-program"):
            board.start()
    with board:
        board.run(1)
        assert b"fine" in board.log


# Order in the house

def test_two_boards_never_share_an_image(make_board):
    first, second = make_board(COUNTER), make_board()
    with first:
        with pytest.raises(ImageBusy, match=r"flash\.img"):
            second.start()
        with pytest.raises(ImageBusy):
            second.read_file("/main.py")
    with second:
        second.run(1)
        assert second.log == b"0 "


def open_files():
    gc.collect()                        # what earlier tests left behind closes now, not in between
    return len(os.listdir("/dev/fd"))


@pytest.mark.parametrize("place", [
    "os.pipe", "crupier.sim.virtual.flash._make", "crupier.sim.virtual.board.BoardClock",
    "os.openpty", "os.ttyname", "threading.Thread.start", "crupier.sim.virtual.hardware.Process"])
def test_a_start_that_fails_leaves_nothing_taken(make_board, monkeypatch, place):
    """It said of its own image that another board is running on it."""
    def full(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    board, files = make_board(), open_files()
    with monkeypatch.context() as patch:
        patch.setattr(place, full)
        with pytest.raises(OSError, match="No space left"):
            board.start()
    assert open_files() == files and not board.powered
    with board:
        board.run(1)


def test_stop_gives_everything_back(make_board):
    def children():
        found = set()
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):     # it has ended meanwhile
                parent = stat.read_text().rpartition(")")[2].split()[1]
                found |= {stat.parent.name} if int(parent) == os.getpid() else set()
        return found

    strangers = children()              # that other tests have started
    with make_board(COUNTER) as board:
        board.run(10)
    files, threads = open_files(), threading.active_count()
    for live in (True, False, True):
        with make_board(COUNTER, live=live) as board:
            board.power_off()
            board.power_on()
    assert open_files() <= files and threading.active_count() <= threads
    assert interpreter_pool.close() == 0
    assert children() <= strangers      # none is left, dead or alive


def test_callers_in_other_threads_are_not_left_waiting(make_board):
    ends = []

    def look(board):
        with pytest.raises(RuntimeError, match=r"start|stopped"):
            while True:
                board.frame()
        ends.append(True)

    for _ in range(5):
        board = make_board(COUNTER, image="one.img")
        board.start()
        threads = [threading.Thread(target=look, args=(board,)) for _ in range(4)]
        for thread in threads:
            thread.start()
        board.run(20)
        board.stop()
        for thread in threads:
            thread.join(30)
    assert len(ends) == 20


def test_a_long_path_is_no_trouble(make_board):
    with make_board(COUNTER, image="long " * 40 + "/" + "path" * 50) as board:
        board.run(10)
        assert board.log == b"0 "


def test_only_a_started_board_can_be_used(make_board):
    board = make_board()
    assert not board.powered and not board.running
    with pytest.raises(RuntimeError, match="not started"):
        board.key_down("OK")
    board.stop()
