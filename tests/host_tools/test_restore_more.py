"""What `crupier restore` does with a board.py, and what it says of games in progress."""

import contextlib
import json
import os
import re

import pytest

from crupier.build import manifest, payload
from crupier.device import transport
from crupier.errors import ERROR, NO_DEVICE, USAGE
from crupier.install import backups
from crupier.install.backups import Backup
from crupier.install.plan import BOARD as FILE
from tests.host_tools import flash_lab, test_backup, test_restore
from tests.host_tools.flash_lab import BOARD, NEW, crupier, data, new_version, uncounted
from tests.host_tools.test_backup import DEVICE, EDITED, kept

_ = crupier     # a fixture
there = test_backup.there
GAME = "/data/game/000009.000"      # the board has one with the number 3


@pytest.fixture
def backup(there, crupier, tmp_path):
    """make(files, board) -> a backup with these."""
    def make(files, board=BOARD):
        path = tmp_path / f"{len(list(tmp_path.glob('*.zip')))}.zip"
        backups.write(path, Backup(DEVICE, "now", files, board))
        return path
    return make


# ---- board.py

def test_an_edited_board_py_comes_back_when_it_is_asked_for(there, crupier, tmp_path):
    """It was in no backup."""
    there.restart_with(lambda image: flash_lab.prepare(image, {FILE: EDITED}))
    path = tmp_path / "mine.zip"
    crupier("backup", path, "--port", there.board.port)
    there.restart_with(test_restore.formatted)
    said = crupier("restore", path, "--port", there.board.port)
    assert "The backup has another board.py, which was edited on the board; --board-py" in said
    found = there.contents()
    assert data(found) == kept(there) and found[FILE] == new_version()[FILE]
    there.board.power_on()
    said = crupier("restore", path, "--board-py", "--port", there.board.port)
    assert "Put back: 1 file, 1 in place of the board's own" in said
    assert "The board.py of the backup is on the board again" in said
    assert there.runs() == NEW
    found = there.contents()
    assert data(found) == kept(there) and found[FILE] == EDITED
    there.board.power_on()
    assert "The board has the board.py of the backup already." in crupier(
        "restore", path, "--board-py", "--port", there.board.port)


def test_what_it_replaces_is_backed_up(there, crupier, backup):
    mine = EDITED + b"# and more\n"
    there.restart_with(lambda image: flash_lab.prepare(image, {FILE: mine}))
    said = json.loads(crupier("restore", backup({FILE: EDITED}), "--board-py", "--json",
                              "--port", there.board.port))
    assert said["restored"] == said["replaced"] == [FILE] and said["board_py"] == "restored"
    before = backups.read(flash_lab.Path(said["before"])).files
    assert uncounted(before) == kept(there) | {FILE: mine}
    assert there.contents()[FILE] == EDITED


def test_yes_alone_leaves_it(there, crupier, backup):
    path = backup({FILE: EDITED, "/data/settings": b"others"})
    said = crupier("restore", path, "--yes", "--port", there.board.port)
    assert "Put back: 1 file, 1 in place of the board's own (settings and names);" in said
    assert "--board-py puts it back, too" in said
    assert there.contents()[FILE] == new_version()[FILE]


def test_no_board_gets_one_for_other_hardware(there, crupier, backup):
    other = payload.board_file("picosystem").read_bytes()
    said = crupier("restore", backup({FILE: other}, "picosystem"), "--yes", "--board-py",
                   "--port", there.board.port)
    assert "a board.py for another kind of board (picosystem), which is not put back" in said
    spoiled = backup({FILE: EDITED.replace(b"sda=4", b"sda=3"), "/data/x": b""})
    error = crupier("restore", spoiled, "--board-py", "--port", there.board.port, code=ERROR)
    assert "the board.py of the backup cannot be right: GP3 cannot be sda" in error
    found = there.contents()
    assert found[FILE] == new_version()[FILE] and data(found) == kept(there)


OTHERS = payload.board_file("picosystem").read_bytes()
OWN = EDITED.replace(b'ID = "pico_ssd1306"', b'ID = "my_pico"')


@pytest.mark.parametrize("mine, becomes", [
    (EDITED, "restored"), (OWN, "restored"), (OTHERS, "other board")])
def test_a_backup_that_does_not_say_of_which_kind(there, crupier, backup, mine, becomes):
    """Its board.py was called one for another kind of board, whatever it was."""
    path = backup({FILE: mine}, "")
    assert ("--board-py puts it back" in crupier("restore", path, "--port", there.board.port)
            ) is (becomes == "restored")
    there.board.power_on()
    said = json.loads(crupier("restore", path, "--board-py", "--json", "--port",
                              there.board.port))
    assert said["board_py"] == becomes
    assert there.contents()[FILE] == (mine if said["restored"] else new_version()[FILE])


def test_a_board_that_does_not_say_of_which_kind_it_is(there, crupier, backup):
    there.restart_with(lambda image: flash_lab.prepare(image, {manifest.PATH: b"?"}))
    said = crupier("restore", backup({FILE: EDITED}), "--board-py", "--port", there.board.port)
    assert "This board does not say of which kind it is" in said and "another kind" not in said
    assert "run `crupier flash --board ID`, then repeat" in said
    assert there.contents()[FILE] == new_version()[FILE]


def test_a_backup_without_one(there, crupier, backup):
    assert "The backup has no board.py that was edited." in crupier(
        "restore", backup({"/data/x": b""}), "--board-py", "--port", there.board.port)


# ---- more than there is room for

def test_a_backup_of_a_board_with_a_larger_flash(there, crupier, backup):
    """To erase the board was the advice, which makes no room for it either."""
    error = crupier("restore", backup({"/data/x": bytes(2_000_000)}), "--port", there.board.port,
                    code=ERROR)
    assert "the flash of the board is too full: the backup takes 19" in error
    assert "take another backup, or a board with a larger flash" in error and "image" not in error
    most = int(re.search(r"Not even an empty one has more than (\d+) KB for it", error)[1])
    assert 600 < most < 1408


def test_a_backup_that_an_empty_board_has_room_for(there, crupier, backup):
    there.restart_with(lambda image: flash_lab.fill(image, left=20))
    error = crupier("restore", backup({"/data/x": bytes(500_000)}), "--port", there.board.port,
                    code=ERROR)
    assert "the backup takes" in error and "fs rm :/big` makes" in error


# ---- games in progress

def said(crupier, there, path, *args) -> str:
    there.board.power_on()
    return crupier("restore", path, *args, "--port", there.board.port).splitlines()[1]


def test_what_becomes_of_a_game_in_progress(there, crupier, backup):
    """It was not said."""
    mine = {path: content for path, content in kept(there).items() if "/game/" in path}
    stem = min(mine).rpartition(".")[0]
    assert said(crupier, there, backup({"/data/x": b""})) == (
        "The game in progress on the board stays.")
    other = backup({GAME: b"other"})
    assert "has all of this" in crupier("restore", other, "--port", there.board.port)
    assert said(crupier, there, other) == (
        "The game in progress on the board stays; what the backup has in progress is not put back "
        "without --yes.")
    assert said(crupier, there, other, "--yes") == (
        "The game in progress of the backup is on the board again, beside what was in progress "
        "there.")
    assert said(crupier, there, backup({"/data/y": b""})) == (
        "The 2 games in progress on the board stay.")
    twin = backup({stem + ".000": b"other"})
    there.board.power_on()
    assert "has its own game in progress, and keeps that; repeat with --yes" in crupier(
        "restore", twin, "--port", there.board.port, code=USAGE)
    assert said(crupier, there, twin, "--yes").startswith(
        "The game in progress on the board has been replaced by the backup's; what was there is "
        "in /")
    assert data(there.contents())[stem + ".000"] == b"other"


def test_a_restore_that_is_repeated_finds_all_records_there(there, crupier, backup):
    """It was told to be a wrong command, because the board keeps its own settings."""
    files = {path: content for path, content in kept(there).items()
             if path.startswith("/data/records/")}
    mine = backup({**files, "/data/settings": b"others"})
    for _ in range(2):
        there.board.power_on()
        told = crupier("restore", mine, "--port", there.board.port)
        assert "has all records of this backup already" in told


def test_a_game_on_a_board_that_has_none(there, crupier, backup):
    def ended(image):
        test_restore.formatted(image)
        flash_lab.prepare(image, {"/data/records/000003": test_backup.WORN})

    there.restart_with(ended)
    path = backup({GAME: b"begun", "/data/x": b""})
    assert said(crupier, there, path) == (
        "The game in progress of the backup is not put back: the board has been used since; "
        "--yes overrides that.")
    assert said(crupier, there, path, "--yes") == (
        "The game in progress of the backup is on the board again.")
    there.restart_with(test_restore.formatted)
    assert crupier("restore", backup({"/data/z": b""}), "--port",
                   there.board.port).count("\n") == 1


# ---- no power any more

@pytest.mark.parametrize("part", [0.3, 0.6, 0.96])
def test_a_board_without_power_is_noticed(there, crupier, tmp_path, monkeypatch, part):
    """Where the port stays, nothing comes from it."""
    monkeypatch.setattr(transport, "_BEAT_S", 2.0)
    path = tmp_path / "scores.zip"
    crupier("backup", path, "--port", there.board.port)

    def operations(board):
        return board.stats["flash_programs"] + board.stats["flash_erases"]

    there.restart_with(test_restore.formatted)
    there.runs()
    before = operations(there.board)
    crupier("restore", path, "--port", there.board.port)
    count = operations(there.board) - before
    there.restart_with(test_restore.formatted)
    there.runs()
    there.board.cut_after(round(count * part))
    error = crupier("restore", path, "--port", there.board.port, code=NO_DEVICE)
    assert not there.board.powered
    assert "is gone; plug it in again and repeat the command." in error
    there.board.power_on()
    assert there.runs() == NEW and data(there.contents()) in ({}, kept(there))


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="a disk that is always full")
def test_all_that_cannot_be_said_on_stderr(there, crupier, backup, monkeypatch):
    """Records were put back, and nothing was said."""
    path = backup(dict(kept(there), **{GAME: b"other"}))
    full = open("/dev/full", "w", buffering=1)
    with contextlib.suppress(OSError), full, monkeypatch.context() as here:
        here.setattr("sys.stderr", full)
        assert "Put back" in crupier("restore", path, "--yes", "--port", there.board.port)
        assert "No problems found" in crupier("doctor", "--port", there.board.port)
