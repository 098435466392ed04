"""From 1.0.0, as it was kept, to the present version, and back."""

import shlex
import subprocess

import pytest

from crupier.build import chips, payload
from crupier.device.port import mpremote_command
from crupier.install import backups, install
from crupier.sim.virtual.board import DEVICE_ID
from tests import kept_records
from tests.host_tools import flash_lab
from tests.host_tools.flash_lab import BOARD, NEW, crupier, data, flash, product

_ = crupier     # a fixture
MANY = 300
OWN = {"/notes.txt": b"my own file", "/lib/mine.py": b"x = 1\n"}
GAME = "/data/game/"


def test_hundreds_of_records_come_along(bench, crupier):
    """With settings, a game in progress and files of somebody else."""
    there = bench(flash_lab.kept_version(), flash_lab.many_scores(MANY), OWN)
    there.runs()
    printed = crupier("flash", "--port", there.board.port)
    assert f"The board runs Crupier {NEW}" in printed
    hello = flash_lab.find.hello(there.board.port)[0]
    assert hello["last"] == MANY and b"cannot go on" not in there.board.log
    found = there.contents()
    assert data(found) == flash_lab.many_scores(MANY)
    assert product(found) == {**flash_lab.new_version(), **OWN}
    kept = backups.latest(DEVICE_ID)[1]
    assert data(kept.files) == flash_lab.many_scores(MANY)


def test_an_edited_board_py_comes_along(bench):
    edited = payload.board_file(BOARD).read_bytes() + b"# my wiring\n"
    there = bench(flash_lab.kept_version(), {"/crupier/board.py": edited})
    assert flash(there.board.port).kept_board
    assert there.runs() == NEW and there.contents()["/crupier/board.py"] == edited


def test_a_game_goes_on_there_and_back_and_there_again(bench, monkeypatch):
    scores = kept_records.data("v1") | kept_records.journal("v1/the_game")
    kept, new = flash_lab.kept_version(), flash_lab.new_version()
    there = bench(kept, scores)
    before = goes_on(there, scores)
    for version in new, kept, new:
        there.runs()
        monkeypatch.setattr(install, "_payload", lambda *_, version=version: version)
        flash(there.board.port)
        assert product(there.contents()) == version
        before = goes_on(there, before)


def goes_on(there, before: dict[str, bytes]) -> dict[str, bytes]:
    """One more card -> what is on the flash then."""
    board = there.board
    there.runs()
    for key in ("OK", "OK", "RIGHT", "OK"):
        board.press(key, 60)
        board.run(400)
    found = there.contents()
    assert not any("damaged" in path or "crash" in path for path in found), sorted(found)
    assert all(found[path] == content for path, content in before.items()
               if path.startswith("/data/records/"))
    played = actions(found)
    assert played[:len(actions(before))] == actions(before) and len(played) > len(actions(before))
    assert b"cannot go on" not in board.log and b"Traceback" not in board.log
    return found


def actions(found: dict[str, bytes]) -> list[bytes]:
    """Lines of the game in progress."""
    return [line for path in sorted(found) if path.startswith(GAME)
            for line in found[path].splitlines(keepends=True)]


# ---- by hand, as docs/ has it for those who like mpremote better

def mpremote(port: str, *words: str) -> str:
    """As `crupier doctor` has it pasted."""
    return subprocess.run(shlex.split(mpremote_command(port, *words)),
                          check=True, capture_output=True, text=True, timeout=120).stdout


@pytest.mark.parametrize("before", [
    flash_lab.kept_version, pytest.param(None, marks=pytest.mark.long)])
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
