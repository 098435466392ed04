"""Another program at the port of a board: it is named, and what was stopped starts again."""

import subprocess
import sys
import threading
import time

import pytest

from crupier import terminal
from crupier.cli import main
from crupier.device import find, others
from crupier.device.link import Link
from crupier.device.others import Probed, amiss, done_again
from crupier.device.repl import Device
from crupier.errors import INTEGRITY, NO_DEVICE, PORT_BUSY, Trouble
from crupier.install import backups
from tests.host_tools import pull_lab
from tests.host_tools.board_tools import eventually
from tests.host_tools.flash_lab import Cable, Watch

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells who has a port")

READER = """
import os, sys
port = os.open(sys.argv[1], os.O_RDWR | os.O_NOCTTY)
print("open", flush=True)
while True:
    os.read(port, 4096)
"""
# As ModemManager does it, but for ever.
PROBE = """
import os, sys, time
port = os.open(sys.argv[1], os.O_RDWR | os.O_NOCTTY)
print("open", flush=True)
while True:
    for probe in b"AT\\r", b"AT+GCAP\\r", b"\\x7e\\x00\\x78\\xf0\\x7e":
        os.write(port, probe)
        time.sleep(0.05)
"""


@pytest.fixture(scope="module")
def board(tmp_path_factory, micropython):
    folder = tmp_path_factory.mktemp("others")
    with pull_lab.playing(folder, pull_lab.segments(pull_lab.texts(3))) as board:
        yield board


class Other:
    """`with Other(PROGRAM, port):` it has the port open."""

    def __init__(self, program, port):
        self._run = subprocess.Popen([sys.executable, "-c", program, port], text=True,
                                     stdout=subprocess.PIPE)
        assert self._run.stdout.readline() == "open\n"
        self.pid = self._run.pid

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._run.kill()
        self._run.wait()
        self._run.stdout.close()


@pytest.mark.parametrize("program", (READER, PROBE))
def test_it_is_named_and_the_game_goes_on(board, capsys, program):
    with Other(program, board.port) as other:
        for command in ("pull", "names", "doctor", "backup", "time"):
            assert main([command, "--port", board.port]) == PORT_BUSY
            assert f"(process {other.pid})" in "".join(capsys.readouterr())
        said, = (each for each in find.ports(board.port) if each.port == board.port)
        assert f"(process {other.pid})" in find.describe(said)
    eventually(lambda: find.hello(board.port)[0])


@pytest.mark.parametrize("stage", (b"raw REPL", b"tell("))
def test_it_comes_in_the_middle(board, stage, tmp_path):
    """It takes away what the board says; the command says who, and the game starts again."""
    came = []

    def take(passing):
        if not came:
            came.append(Other(READER, cable.port))
        return passing

    try:
        with Cable(board, spoil=Watch(stage, take, down=stage == b"tell(")) as cable:
            with pytest.raises(Trouble) as caught:
                backups.back_up(cable.port, tmp_path / "kept.zip", terminal.bar)
            assert caught.value.exit_code == PORT_BUSY, caught.value
            assert f"(process {came[0].pid})" in str(caught.value)
    finally:
        for other in came:
            other.__exit__()
    eventually(lambda: find.hello(board.port)[0])


def test_one_that_leaves_is_waited_for(board, monkeypatch):
    """ModemManager looks at new ports for some seconds."""
    monkeypatch.setattr(others, "_PROBES", {name for name in map(others._name, others._processes())
                                            if name.startswith("python")})
    with Other(READER, board.port) as other:
        end = threading.Timer(1.0, other.__exit__)
        end.start()
        begun = time.monotonic()
        with Link(board.port) as link:
            assert link.hello() and time.monotonic() - begun > 0.8
        end.join()


def test_a_probe_that_nobody_sees(board, monkeypatch, tmp_path):
    """Of the files that a program of root has open only root knows."""
    damaged = Trouble("damaged.", INTEGRITY)
    assert amiss(board.port, damaged) is damaged
    monkeypatch.setattr(others, "_name", lambda _: "ModemManager")
    monkeypatch.setattr(others, "_WAITS_S", (0, 0))
    found = amiss(board.port, damaged)
    assert isinstance(found, Probed) and found.exit_code == INTEGRITY
    assert "ModemManager" in str(found) and "wait" in str(found)
    monkeypatch.setattr(others, "_NEW_S", 0.0)
    assert amiss(board.port, damaged) is damaged, "a port that is long known is left alone"
    tries = iter((found, found, None))

    @done_again
    def work(value):
        if trouble := next(tries):
            raise trouble
        return value

    assert work(7) == 7
    tries = iter((found, found, found))
    with pytest.raises(Probed):
        work(7)


def test_the_game_starts_again_when_the_raw_repl_does_not_come(board):
    """The command has stopped it, and then got no answer."""
    with Cable(board, spoil=Watch(b"raw REPL", lambda passing: b"", down=False)
               ) as cable, pytest.raises(Trouble) as caught:
        Device(cable.port).__enter__()
    assert caught.value.exit_code != NO_DEVICE
    eventually(lambda: find.hello(board.port)[0])
