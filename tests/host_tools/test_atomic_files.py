"""Files that take the place of others: what a killed program has left of them goes, no other."""

import os
import signal
import subprocess
import sys

import pytest

from crupier import atomic_files
from crupier.install import backups
from crupier.install.backups import Backup
from crupier.scores.export import file

_WRITER = """
import sys, time
from pathlib import Path
from crupier.scores.export.file import write

def chunks():
    yield b"half"
    print("writing", flush=True)
    time.sleep(600)

write(Path(sys.argv[1]), chunks())
"""


@pytest.fixture
def writer(tmp_path):
    """A program in the middle of writing games.csv."""
    with subprocess.Popen([sys.executable, "-c", _WRITER, str(tmp_path / "games.csv")],
                          stdout=subprocess.PIPE) as program:
        assert program.stdout.readline() == b"writing\n"
        yield program
        program.kill()


def backup(folder):
    backups.write(folder / "new.zip", Backup("e6614c311b7e6f2d", "now", {"/data/a": b"1"}))


def export(folder):
    file.write(folder / "new.zip", [b"new"])


@pytest.mark.parametrize("write", [backup, export])
def test_what_a_killed_program_has_left_goes(tmp_path, writer, write):
    left, = tmp_path.iterdir()
    write(tmp_path)
    assert left.exists()                # its writer lives
    (tmp_path / "new.zip").unlink()
    writer.send_signal(signal.SIGKILL)
    writer.wait()
    write(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["new.zip"]


def test_files_of_others_stay(tmp_path):
    for name in (".crupier-notes.txt", ".crupier-", "crupier-12345678", ".crupier-ABCDEFGH"):
        (tmp_path / name).touch()
    (tmp_path / ".crupier-folder__").mkdir()
    (tmp_path / ".crupier-elsewher").symlink_to(tmp_path / ".crupier-")
    before = set(tmp_path.iterdir())
    export(tmp_path)
    assert set(tmp_path.iterdir()) == before | {tmp_path / "new.zip"}


def test_swept_away_before_it_had_its_lock(tmp_path, monkeypatch):
    """Another program writes in the same folder at the same moment."""
    mkstemp, swept = atomic_files.tempfile.mkstemp, []

    def unlucky(**options):
        handle, path = mkstemp(**options)
        if not swept:
            os.unlink(path)
            swept.append(path)
        return handle, path

    monkeypatch.setattr(atomic_files.tempfile, "mkstemp", unlucky)
    export(tmp_path)
    assert swept and (tmp_path / "new.zip").read_bytes() == b"new"


def test_where_there_are_no_locks(tmp_path, monkeypatch):
    monkeypatch.setattr(atomic_files, "fcntl", None)
    (tmp_path / ".crupier-12345678").touch()
    export(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {".crupier-12345678", "new.zip"}
