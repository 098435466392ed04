"""Files of backups: written whole, and read with suspicion."""

import errno
import json
import zipfile

import pytest

from crupier.errors import ERROR, INTEGRITY, Trouble
from crupier.install import backups
from crupier.install.backups import Backup
from tests.host_tools.flash_lab import own_folders

_ = own_folders     # a fixture

DEVICE = "e6614c311b7e6f2d"


def test_disk_full(tmp_path, monkeypatch):
    def full(*args):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(backups.os, "replace", full)
    with pytest.raises(Trouble, match="No space left on device"):
        backups.write(tmp_path / "x.zip", Backup(DEVICE, "now", {"/data/a": b"1"}))
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_leaves_nothing(tmp_path, monkeypatch):
    def ctrl_c(*args):
        raise KeyboardInterrupt

    monkeypatch.setattr(backups.zipfile.ZipFile, "writestr", ctrl_c)
    with pytest.raises(KeyboardInterrupt):
        backups.write(tmp_path / "x.zip", Backup(DEVICE, "now", {"/data/a": b"1"}))
    assert list(tmp_path.iterdir()) == []


def test_twins_have_backups_of_their_own(own_folders):
    for board, made in (("", "1"), ("pico", "2"), ("system", "3")):
        backups.write(backups.new_path("1234", board), Backup("1234", made, {}, board))
    found = {board: backups.latest("1234", board)[1].made for board in ("", "pico", "feather")}
    assert found == {"": "3", "pico": "2", "feather": "1"}


def test_a_backup_that_a_file_manager_has_packed_again(tmp_path):
    """In a folder, with what a Mac puts beside it."""
    whole = Backup(DEVICE, "now", {"/data/a": b"1", "/data/records/000001": b"2\n"})
    backups.write(tmp_path / "x.zip", whole)
    with zipfile.ZipFile(tmp_path / "x.zip") as plain:
        content = {name: plain.read(name) for name in plain.namelist()}
    with zipfile.ZipFile(tmp_path / "again.zip", "w") as again:
        again.writestr("__MACOSX/scores/manifest.json", b"no JSON")
        for name, data in content.items():
            again.writestr(f"__MACOSX/scores/._{name}", b"\0\5\x16\7")
            again.writestr(f"scores/{name}", data)
    assert backups.read(tmp_path / "again.zip") == whole


@pytest.mark.parametrize("data", [b"", b"When;Game;Players\n"])
def test_what_is_no_zip_file_is_no_damage(tmp_path, data):
    (tmp_path / "x.zip").write_bytes(data)
    with pytest.raises(Trouble, match="no backup of a board") as told:
        backups.read(tmp_path / "x.zip")
    assert told.value.exit_code == ERROR


@pytest.mark.parametrize("spoil", [
    lambda data: b"PK", lambda data: data[:-30],
    lambda data: data.replace(b"ABCDEFGH", b"ABCDEFGX", 1)])
def test_damaged_backups_are_refused(tmp_path, spoil):
    path = tmp_path / "x.zip"
    # Stored, so that the content can be found in it.
    with zipfile.ZipFile(path, "w") as opened:
        opened.writestr("manifest.json", json.dumps({
            "format": 1, "device": "e1", "board": "", "made": "now", "files": {"/data/a": {
                "bytes": 8, "sha256": backups.hashlib.sha256(b"ABCDEFGH").hexdigest()}}}))
        opened.writestr("data/a", b"ABCDEFGH")
    assert backups.read(path).files == {"/data/a": b"ABCDEFGH"}
    path.write_bytes(spoil(path.read_bytes()))
    with pytest.raises(Trouble, match="not an intact crupier backup") as told:
        backups.read(path)
    assert told.value.exit_code == INTEGRITY


def test_backups_that_are_none(tmp_path):
    for about in ({}, {"format": 1},
                  {"format": 1, "device": "e1", "made": "", "files": {"/a": {}}},
                  {"format": 1, "device": "e1", "made": "", "files": {"/data/../boot.py": {
                      "sha256": backups.hashlib.sha256(b"").hexdigest()}}}):
        path = tmp_path / "x.zip"
        with zipfile.ZipFile(path, "w") as opened:
            opened.writestr("manifest.json", json.dumps(about))
            opened.writestr("data/../boot.py", b"")
        with pytest.raises(Trouble, match="not an intact crupier backup"):
            backups.read(path)
    with zipfile.ZipFile(path, "w") as opened:
        opened.writestr("manifest.json", json.dumps({"format": 2}))
    with pytest.raises(Trouble, match="later crupier"):
        backups.read(path)


def zipped(path, files, **about):
    """A backup with these files, each as (name in the manifest, content)."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as opened:
        opened.writestr("manifest.json", json.dumps({
            "format": 1, "device": "e1", "made": "now", **about, "files": {
                name: {"sha256": backups.hashlib.sha256(content).hexdigest()}
                for name, content in files}}))
        for name, content in {name.lstrip("/"): content for name, content in files}.items():
            opened.writestr(name, content)
    return path


def no_backup(path):
    with pytest.raises(Trouble, match="not an intact crupier backup") as told:
        backups.read(path)
    assert told.value.exit_code == INTEGRITY
    return str(told.value)


@pytest.mark.parametrize("device", ["../../x", "", "E6", "a" * 33, None, ["e1"], "e1\x1b[31m"])
def test_an_id_that_is_none(tmp_path, device):
    assert "\x1b" not in no_backup(zipped(tmp_path / "x.zip", [], device=device))


def test_deep_json(tmp_path):
    with zipfile.ZipFile(tmp_path / "x.zip", "w") as opened:
        opened.writestr("manifest.json", "[" * 100_000)
    no_backup(tmp_path / "x.zip")


@pytest.mark.parametrize("begin, todo", [
    (b"SQLite format 3\0" + bytes(80), "`crupier games --library {}`"),
    (b'{"format":"crupier-games"}', "`crupier import {}`")])
def test_games_without_a_board_are_no_backup(tmp_path, begin, todo):
    """A library, and an export: what they are for."""
    path = tmp_path / "games"
    path.write_bytes(begin)
    with pytest.raises(Trouble, match=todo.format(path)):
        backups.read(path)
