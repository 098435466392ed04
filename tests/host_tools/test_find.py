"""Which port it is: named, in the environment, or the only board that answers."""

import json
import os
import signal
import subprocess
import sys
import tty
from pathlib import Path
from types import SimpleNamespace

import pytest

from crupier import cli
from crupier.device import find, running
from crupier.device.link import Link
from crupier.errors import NO_DEVICE, PORT_BUSY, USAGE, Trouble
from crupier.install import bootsel
from crupier.sim.virtual.board import DEVICE_ID
from tests.host_tools import pull_lab

PICO = (0x2E8A, 0x0005)
INFO = "UF2 Bootloader v3.0\r\nModel: Raspberry Pi RP2\r\nBoard-ID: {}\r\n"


@pytest.fixture(scope="module")
def board(tmp_path_factory, micropython):
    with pull_lab.playing(tmp_path_factory.mktemp("find")) as board:
        yield board


@pytest.fixture
def plugged(monkeypatch, tmp_path):
    """plugged((port, vid, pid), ...): what the system lists; no drive, nothing in CRUPIER_PORT."""
    monkeypatch.delenv(find.ENVIRONMENT, raising=False)
    monkeypatch.setattr(running, "folder", lambda: tmp_path / "running")
    monkeypatch.setattr(find, "drives", lambda: [])
    monkeypatch.setattr("crupier.device.link._TIMEOUT_S", 0.1)

    def plug(*ports):
        found = [SimpleNamespace(device=port, vid=vid, pid=pid, description="Board in FS mode")
                 for port, vid, pid in ports]
        monkeypatch.setattr(find.list_ports, "comports", lambda: found)

    plug()
    return plug


@pytest.fixture
def silent():
    """A port on which nobody answers."""
    far, near = os.openpty()
    tty.setraw(near)
    yield os.ttyname(near)
    os.close(far)
    os.close(near)


def refused(*args):
    with pytest.raises(Trouble) as caught:
        find.choose(*args)
    return caught.value.exit_code, str(caught.value)


def test_a_port_that_is_named_is_not_questioned(plugged, monkeypatch):
    monkeypatch.setenv(find.ENVIRONMENT, "/dev/environment")
    assert find.choose("/dev/option") == "/dev/option"
    assert find.choose() == "/dev/environment"


def test_the_only_board_that_answers(plugged, board, silent):
    plugged((silent, *PICO), (board.port, *PICO))
    assert find.choose() == board.port


def test_a_lone_board_that_does_not_answer(plugged, silent):
    plugged((silent, *PICO), ("/dev/modem", 0x12D1, 1), ("/dev/ttyS0", None, None))
    assert find.choose() == silent


def test_several_are_listed_and_never_guessed(plugged, board, silent):
    plugged((board.port, *PICO), ("/dev/null/2", *PICO), (silent, *PICO))
    assert find.choose() == board.port
    plugged(("/dev/null/2", *PICO), (silent, *PICO))
    code, sentence = refused()
    assert code == USAGE and "--port" in sentence
    assert "/dev/null/2" in sentence and silent in sentence


def test_a_mac_has_two_names_for_a_port(plugged, monkeypatch):
    monkeypatch.setattr(find, "hello", lambda port: (None, None))
    plugged(("/dev/cu.usbmodem1", *PICO))
    assert len(find.ports("/dev/tty.usbmodem1")) == 1


def test_two_boards_that_answer(plugged, board, tmp_path):
    with pull_lab.playing(tmp_path / "other", device="0102030405060708") as other:
        plugged((board.port, *PICO), (other.port, *PICO))
        code, sentence = refused()
    assert code == USAGE
    for word in (board.port, other.port, DEVICE_ID, "0102030405060708"):
        assert word in sentence


# ---- virtual boards that run

@pytest.fixture
def announced(plugged, board):
    """`crupier play` runs in another terminal."""
    announcement = running.Announcement(board.port, "Raspberry Pi Pico")
    yield announcement
    announcement.end()


def test_a_virtual_board_is_found(plugged, announced, board):
    plugged()
    assert find.choose() == find.choose(virtual="last") == board.port
    assert "a virtual pico_ssd1306" in find.describe(*find.ports())
    with pytest.raises(Trouble):
        find.choose(virtual="never")


def test_a_board_that_is_plugged_in_goes_first_where_crupier_may_not_run_yet(
        plugged, announced, board, silent):
    plugged((silent, *PICO))
    assert find.choose() == board.port
    assert find.choose(virtual="last") == find.choose(virtual="never") == silent


def test_a_virtual_board_that_has_ended_is_not_asked(plugged, board, tmp_path):
    """Its port may be another program's terminal by now."""
    plugged()
    announcement = running.Announcement(board.port, "Pico")
    os.close(announcement._fd)          # as by kill -9
    assert find.ports() == [] and not list((tmp_path / "running").iterdir())
    for text in ("", "[", "[1]", '{"port": 1}'):
        path = tmp_path / "running" / "board-x"
        path.write_text(text)
        with open(path) as held:
            running._lock(held.fileno())
            assert running.found() == []


def test_a_program_that_stands_still(tmp_path, monkeypatch):
    """Somebody has pressed Ctrl-Z to type the next command in the same terminal."""
    monkeypatch.setattr(running, "folder", lambda: tmp_path)
    code = ("from crupier.device import running\nfrom pathlib import Path\nimport sys, time\n"
            f"running.folder = lambda: Path({str(tmp_path)!r})\n"
            "running.Announcement('/dev/pts/1', 'x')\nprint()\ntime.sleep(60)")
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) as program:
        program.stdout.readline()
        assert "Power or Reset" in running.wake("/dev/pts/1", "unplug it")
        program.send_signal(signal.SIGSTOP)
        os.waitid(os.P_PID, program.pid, os.WSTOPPED | os.WNOWAIT)
        assert "type `fg`" in running.wake("/dev/pts/1", "unplug it")
        program.kill()


def test_a_folder_that_cannot_be_written_is_no_trouble(monkeypatch, tmp_path):
    (tmp_path / "file").touch()
    monkeypatch.setattr(running, "folder", lambda: tmp_path / "file" / "running")
    running.Announcement("/dev/pts/1", "x").end()
    assert running.found() == []


def test_a_port_that_the_environment_names(announced, board, monkeypatch, tmp_path, capsys):
    """`crupier boards` shows the board, and every other command said that it is not there."""
    port = str(tmp_path / "ttyACM0")
    monkeypatch.setenv(find.ENVIRONMENT, port)
    assert cli.main(["pull", "--library", str(tmp_path / "library.sqlite")]) == NO_DEVICE
    assert f"there is no port {port} (named by CRUPIER_PORT)" in capsys.readouterr().err
    assert cli.main(["doctor"]) == NO_DEVICE
    said = capsys.readouterr().out
    assert "(named by CRUPIER_PORT)" in said and board.port in said


def test_nothing_plugged_in(plugged):
    code, sentence = refused()
    assert code == NO_DEVICE and "carries data" in sentence


def test_a_board_in_bootsel(plugged, monkeypatch, tmp_path):
    monkeypatch.setattr(find, "drives", lambda: [tmp_path])
    code, sentence = refused()
    assert code == NO_DEVICE and "BOOTSEL" in sentence and "crupier flash" in sentence


def test_what_is_said_about_each_port(plugged, board, silent):
    plugged((silent, *PICO), (board.port, 0x239A, 0x80F2))
    with Link(board.port):
        busy = {found.port: found for found in find.ports()}[board.port]
    assert busy.hello is None and "in use" in busy.trouble
    said = {found.port: found for found in find.ports()}
    assert said[silent].hello is said[silent].trouble is None
    assert said[board.port].hello["device"] == DEVICE_ID
    assert said[board.port].usb == "239A:80F2"
    assert "is not running" in find.describe(said[silent])


def test_drives_in_bootsel(tmp_path):
    for name, board_id in (("RPI-RP2", "RPI-RP2"), ("RP2350", "RP2350"), ("camera", None)):
        (tmp_path / name).mkdir()
        if board_id:
            (tmp_path / name / "INFO_UF2.TXT").write_text(INFO.format(board_id))
    (tmp_path / "gone").symlink_to(tmp_path / "nowhere")
    assert find.drives(sorted(tmp_path.iterdir())) == [tmp_path / "RP2350", tmp_path / "RPI-RP2"]
    assert find.drive_name(tmp_path / "RP2350") == "RP2350"
    assert find.drive_name(tmp_path / "camera") is None


def test_drives_of_this_computer():
    assert all((drive / "INFO_UF2.TXT").is_file() for drive in find.drives())


def crupier(capsys, *args):
    code = cli.main(list(args))
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_boards_for_people_and_for_programs(plugged, board, silent, capsys, monkeypatch, tmp_path):
    plugged((silent, *PICO), (board.port, *PICO))
    monkeypatch.setattr(find, "drives", lambda: [tmp_path])
    code, out, _ = crupier(capsys, "boards")
    assert code == 0
    assert f"  {board.port} is pico_ssd1306 {DEVICE_ID}, Crupier " in out
    assert f"  {tmp_path} is a board in BOOTSEL" in out
    assert "Raspberry Pi Pico + SSD1306 128x64" in out
    assert "Raspberry Pi Pico 2 W    RPI_PICO2 or RPI_PICO2_W (untried)" in out
    code, out, err = crupier(capsys, "boards", "--json")
    facts = json.loads(out)
    assert code == 0 and err == ""
    assert [found["port"] for found in facts["ports"]] == sorted([silent, board.port])
    assert facts["bootsel"] == [str(tmp_path)] and "pico_ssd1306" in facts["boards"]
    assert facts["picos"][1]["micropython"] == ["RPI_PICO"]


def test_boards_shows_the_port_that_the_environment_names(plugged, board, capsys, monkeypatch,
                                                          tmp_path):
    """Every other command took that port, and this one did not know of it."""
    plugged((board.port, *PICO))
    monkeypatch.setenv("CRUPIER_PORT", "/dev/nowhere")
    out = crupier(capsys, "boards")[1]
    assert "  CRUPIER_PORT names /dev/nowhere: there is no port /dev/nowhere\n" in out
    bootsel.require_one(Path("/RPI-RP2"), "/dev/nowhere")     # that of a board to come
    link = tmp_path / "by-id"
    link.symlink_to(board.port)         # the board was listed twice
    for port in (board.port, link):
        monkeypatch.setenv("CRUPIER_PORT", str(port))
        assert crupier(capsys, "boards")[1].count(DEVICE_ID) == 1


def test_boards_without_any(plugged, capsys):
    code, out, _ = crupier(capsys, "boards")
    assert code == 0 and "nothing that looks like a board" in out


@pytest.mark.parametrize("command", ["pull", "time", "names"])
def test_commands_that_need_a_board(plugged, board, capsys, tmp_path, command):
    options = ["--library", str(tmp_path / "library.sqlite")] if command == "pull" else []
    code, out, err = crupier(capsys, command, *options)
    assert code == NO_DEVICE and out == "" and "no board found" in err
    code, out, err = crupier(capsys, command, "--port", "/dev/nowhere", *options)
    assert code == NO_DEVICE and "crupier boards" in err
    with Link(board.port):
        code, out, err = crupier(capsys, command, "--port", board.port, *options)
    assert code == PORT_BUSY and out == "" and "Thonny" in err
