"""Files and folders that somebody has put where the board, or Crupier on it, wants others."""

import pytest

from crupier import cli, terminal
from crupier.device import running
from crupier.device.repl import Device
from crupier.errors import DEVICE_ERROR, ERROR, INTEGRITY, Trouble
from crupier.install import backups, board_state, installed_checks
from crupier.install.session import Session
from crupier.sim.virtual import files
from tests.host_tools.board_tools import eventually
from tests.host_tools.flash_lab import crupier, new_version
from tests.host_tools.pull_lab import segments, texts
from tests.host_tools.test_doctor import doctor, found, quick_link

_ = crupier, doctor, found, quick_link     # fixtures
NOTES = {f"/data/records/{name}": b"mine\n" for name in ("note.txt", "nl\nx", "000001~")}


def with_folder(there, path):
    """The board with an empty folder there."""
    def make(image_file):
        with files.mounted(image_file) as fs:
            if path in files.paths(fs):
                fs.remove(path)
            fs.makedirs(path)

    there.restart_with(make)
    return there


def test_a_module_that_is_cut_off_is_not_run(bench, quick_link):
    """MicroPython would read it for ever."""
    files = new_version()
    path = "/crupier/pack.mpy"
    there = bench({**files, path: files[path][:900], "/main.py": b""})
    eventually(lambda: b">>>" in there.board.log)
    known = board_state.read(there.board.port, terminal.bar)
    assert known.display is None and installed_checks.incomplete(known)


def test_settings_that_cannot_be_written(bench, crupier):
    there = with_folder(bench(new_version()), "/data/settings")
    there.runs()
    said = crupier("names", "Ana", "--port", there.board.port, code=DEVICE_ERROR)
    assert "cannot use one of its files" in said and "`crupier doctor` looks at them" in said


def test_a_pull_does_not_say_what_it_has_not_seen(bench, crupier, tmp_path, quick_link):
    there = bench(new_version(), {"/data": b"mine"})
    said = crupier("pull", "--port", there.board.port, "--library", tmp_path / "games.sqlite")
    assert "now it is" not in said and "`crupier doctor` says why" in said


def test_lines_that_no_pull_can_bring(bench, doctor, crupier, tmp_path):
    """Power has failed in the last one; of another the checksum is wrong."""
    good = segments(texts(2))["/data/records/000001"]
    there = bench(new_version(), {"/data/records/000001": good + b"{spoiled} *00000000\n{half"})
    there.runs()
    told = doctor(there.board.port)["damaged_data"]
    assert told["serious"] and "Run `crupier pull`" in told["todo"]
    there.runs()
    crupier("pull", "--port", there.board.port, "--library", tmp_path / "games.sqlite",
            code=INTEGRITY)
    told = doctor(there.board.port)["damaged_data"]
    assert not told["serious"] and told["todo"].startswith("Nothing: a PC has all that can be")


def test_a_torn_line_alone(found):
    told = found(new_version(), {"/data/records/000001": b"{half"})["damaged_data"]
    assert not told["serious"] and "(1 line)" in told["what"]


def test_other_files_are_no_games(bench, doctor, crupier, tmp_path):
    there = bench(new_version(), segments(texts(3)), NOTES)
    there.runs()
    crupier("pull", "--port", there.board.port, "--library", tmp_path / "games.sqlite")
    assert " 3 records are on the board" in crupier("doctor", "--port", there.board.port)
    there.runs()
    said = crupier("backup", tmp_path / "scores.zip", "--port", there.board.port)
    assert "It holds 3 games, those in progress and the settings." in said
    assert backups.read(tmp_path / "scores.zip").files.items() >= NOTES.items()


def test_a_name_of_two_lines(bench, capsys, quick_link):
    there = bench(new_version(), {"/data/game/a\nb": b"? *00000000\n"}, {"/main.py": b""})
    assert cli.main(["doctor", "--port", there.board.port]) == ERROR
    assert "/data/game/a b (1 line).\n  Why it matters" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["binascii", "hashlib"])
def test_a_module_in_place_of_one_that_the_pc_asks_for(bench, name):
    """As `mip` puts there. What was said was that the board has no MicroPython."""
    with Device(bench({f"/lib/{name}/__init__.py": b"x = 1\n"}).board.port) as device:
        assert device.about()["version"] >= (1, 27, 0)
        assert f"/lib/{name}/__init__.py" in Session(device).survey("/lib")


# ---- virtual boards

def test_a_virtual_board_whose_program_has_ended(doctor, monkeypatch, bench, tmp_path):
    def deaf(port, meter):
        raise Trouble("it does not answer.", DEVICE_ERROR)

    port = bench().board.port
    monkeypatch.setattr(running, "folder", lambda: tmp_path)
    announcement = running.Announcement(port, "a board")
    monkeypatch.setattr(board_state, "read", deaf)
    told = doctor(port)["no_answer"]
    assert "Press Power or Reset" in told["todo"] and "BOOTSEL" not in told["todo"]
    assert "page of `crupier play`" in running.wake(port, "unplug it")
    assert running.wake("another", "unplug it") == "unplug it"
    announcement.end()
