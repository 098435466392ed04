"""From 0.1.0 with its 146 files to a version in a pack, and back."""

import re
import shlex
import subprocess

import pytest

from crupier.build import chips, payload
from crupier.device import by_hand
from crupier.install import archive, install
from tests.host_tools import flash_lab
from tests.host_tools.flash_lab import BOARD, NEW, crupier, data, flash, product

_ = crupier     # a fixture
_MANY = 380         # with 400 the pack of today does not fit beside the 146 files
OWN = {"/notes.txt": b"my own file", "/lib/mine.py": b"x = 1\n"}


def test_hundreds_of_records_come_along(bench, crupier):
    """With settings, a game in progress and files of somebody else."""
    there = bench(flash_lab.previous_version(), flash_lab.many_scores(_MANY), OWN)
    there.runs()
    printed = crupier("flash", "--port", there.board.port)
    assert re.match(rf"{BOARD}: \d files sent .* 153 removed, \d unchanged", printed)
    assert f"The board runs Crupier {NEW}" in printed
    hello = flash_lab.find.hello(there.board.port)[0]
    assert hello["last"] == _MANY and b"cannot go on" not in there.board.log
    found = there.contents()
    assert data(found) == flash_lab.many_scores(_MANY)
    assert product(found) == {**flash_lab.new_version(), **OWN}
    kept = archive.latest("e6614c311b7e6f2d")[1]
    assert data(kept.files) == flash_lab.many_scores(_MANY)


def test_a_dry_run_fits_the_terminal(bench, crupier):
    """Of 150 files of the version before, their number; and a backup is made once."""
    there = bench(flash_lab.previous_version(), flash_lab.many_scores(3),
                  {"/crupier/mine/own.py": b"x = 1"})
    there.runs()
    printed = crupier("flash", "--port", there.board.port, "--dry-run")
    assert "  remove  154 files and folders in /crupier" in printed
    assert "  remove  /crupier/mine/own.py" in printed
    assert len(printed.splitlines()) < 14
    path = re.search("backup in (.*[.]zip)", crupier("backup", "--port", there.board.port)
                     + crupier("flash", "--port", there.board.port))[1]
    assert path == str(archive.latest("e6614c311b7e6f2d")[0])


def test_an_edited_board_py_comes_along(bench):
    edited = payload.board_file(BOARD).read_bytes() + b"# my wiring\n"
    there = bench(flash_lab.previous_version(), {"/crupier/board.py": edited})
    assert flash(there.board.port).kept_board
    assert there.runs() == NEW and there.contents()["/crupier/board.py"] == edited


def test_back_to_files_and_forth_again(bench, monkeypatch):
    """An older tool brings its own files; the pack goes, and the scores stay."""
    there = bench(flash_lab.new_version(), flash_lab.many_scores(300))
    with monkeypatch.context() as older:
        older.setattr(install, "_payload", lambda *_: flash_lab.previous_version())
        done = flash(there.board.port)
    assert {payload.PACK, "/crupier/pack.mpy"} <= set(done.plan.remove)
    there.runs()
    found = there.contents()
    assert product(found) == flash_lab.previous_version()
    assert data(found) == flash_lab.many_scores(300)
    there.board.power_on()
    flash(there.board.port)
    assert there.runs() == NEW
    found = there.contents()
    assert product(found) == flash_lab.new_version()
    assert data(found) == flash_lab.many_scores(300)


# ---- by hand, as docs/ has it for those who like mpremote better

def mpremote(port: str, *words: str) -> str:
    """As `crupier doctor` has it pasted."""
    return subprocess.run(shlex.split(by_hand.mpremote(port, *words)),
                          check=True, capture_output=True, text=True, timeout=120).stdout


@pytest.mark.parametrize("before", [None, flash_lab.previous_version, flash_lab.old_version])
def test_copied_with_mpremote(bench, crupier, tmp_path, monkeypatch, before):
    """The folder is for a Pico, so this board pretends to have its processor."""
    monkeypatch.setattr(chips, "processor", lambda *_: chips.RP2040.processor)
    there = bench(*([before(), flash_lab.scores()] if before else []))
    folder = tmp_path / "crupier-files"
    crupier("image", "--folder", "--board", BOARD, "-o", folder)
    if before:
        mpremote(there.board.port, "fs", "rm", "-r", ":/crupier")
    mpremote(there.board.port, "fs", "cp", "-r", f"{folder}/boot.py", f"{folder}/main.py",
             f"{folder}/crupier", ":")
    mpremote(there.board.port, "reset")
    assert flash_lab.eventually(lambda: flash_lab.find.hello(there.board.port)[0])
    found = there.contents()
    assert product(found) == payload.device_files(BOARD)
    assert data(found) == (flash_lab.scores() if before else {})
    there.board.power_on()
    assert not flash(there.board.port).plan     # for the tool, too, it is installed
