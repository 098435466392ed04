"""Where interpreters come from, and where they go."""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from crupier.sim.virtual import interpreter_pool
from crupier.sim.virtual.board import VirtualBoard
from tests.host_tools.board_tools import COUNTER, eventually

pytest.importorskip("micropython_run", reason="a MicroPython of another kind is in use")
FOREVER = "while True: pass"


@pytest.fixture(autouse=True)
def nothing_is_left():
    interpreter_pool.close()
    yield
    assert interpreter_pool.close() == 0


@pytest.fixture
def start(tmp_path):
    """start(program, *numbers) -> interpreter; what it prints goes into /out of the folder."""
    folder = os.path.dirname(sys.modules["micropython_run"].__file__)
    children = []

    def start(source):
        with open(os.devnull) as stdin, open(tmp_path / "out", "wb") as stdout:
            fds = [stdin.fileno(), stdout.fileno(), stdin.fileno(), stdin.fileno()]
            children.append(interpreter_pool.Child(folder, ["-c", source], *fds))
        return children[-1]

    yield start
    for child in children:
        child.kill()
        child.wait()


def alive(pid):
    """Does it run? What has ended stays in the list of processes where the first process of a
    container does not wait for it.
    """
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except ProcessLookupError:
        return False
    except FileNotFoundError:       # ended just now, or no Linux
        return not os.path.isdir("/proc/self")
    return state != "Z"


def test_it_runs_and_ends(start, tmp_path):
    assert start("import sys; print(sys.argv[1:]); sys.exit(3)").wait() == 3
    assert (tmp_path / "out").read_text().count("'") == 4       # two file descriptors


def test_it_can_be_killed_and_that_is_told(start):
    child = start(FOREVER)
    child.kill()
    assert child.wait() == child.wait() == -signal.SIGKILL
    assert not alive(child.pid)
    child.kill()        # does nothing any more


def test_many_live_side_by_side(start):
    children = [start(FOREVER) for _ in range(5)]
    assert len({child.pid for child in children}) == 5
    children[2].kill()
    children[2].wait()
    assert [alive(child.pid) for child in children] == [True, True, False, True, True]


def test_close_ends_those_that_are_left(start):
    running = start(FOREVER)
    ended = start("pass")
    ended.wait()
    assert interpreter_pool.close() == 1
    eventually(lambda: not alive(running.pid))
    running._status = 0     # nobody can wait for it any more
    assert start("pass").wait() == 0


@pytest.mark.parametrize("end", ["os._exit(0)", "os.kill(os.getpid(), signal.SIGKILL)", "pass"])
def test_no_board_outlives_its_program(tmp_path, end):
    script = f"""
import os, signal, sys
from pathlib import Path
from crupier.sim.virtual.board import VirtualBoard
board = VirtualBoard(Path({str(tmp_path / "flash.img")!r}))
board.write_file("/main.py", {FOREVER!r})
board.start()
print(board._hardware._process._interpreter.pid, flush=True)
{end}
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True,
                          timeout=120)
    assert done.stderr == ""
    eventually(lambda: not alive(int(done.stdout)))


@pytest.mark.parametrize("accident", ["killed", "emptied"])
def test_a_board_starts_again_whatever_happened_to_its_server(tmp_path, accident):
    """The server is killed for want of memory, or its folder goes as the system empties /tmp."""
    board = VirtualBoard(tmp_path / "flash.img", live=False)
    board.write_file("/main.py", COUNTER)
    with board:
        board.run(1)
        if accident == "killed":
            interpreter_pool.servers[-1].process.kill()
            interpreter_pool.servers[-1].process.wait()
        else:
            shutil.rmtree(interpreter_pool.program())
        board.power_off()
        board.power_on()
        board.run(1)
        assert board.log.endswith(b"0 ")
    assert len(interpreter_pool.servers) == 2


def test_boards_are_forks_of_one_process(tmp_path):
    parents = set()
    for n in range(2):
        board = VirtualBoard(tmp_path / f"{n}.img", live=False)
        board.write_file("/main.py", COUNTER)
        with board:
            board.run(1)
            assert board.log == b"0 "
            parents.add(interpreter_pool.servers[-1].process.pid)
    assert len(parents) == 1
