"""`crupier restore` on a virtual board."""

import json

import pytest

from crupier.build import manifest, payload
from crupier.engine.lines import seal
from crupier.errors import DEVICE_ERROR, ERROR, USAGE
from crupier.install import backups, restore
from crupier.install.backups import Backup
from crupier.sim.virtual.flash import ERASED, SIZE
from tests.host_tools import flash_lab, pull_lab, test_backup
from tests.host_tools.flash_lab import NEW, Cable, crupier, data, new_version, product
from tests.host_tools.test_backup import DEVICE, kept

_ = crupier     # a fixture
there = test_backup.there


def test_files_with_odd_names(there, crupier, tmp_path):
    """With spaces they come back."""
    odd = {"/data/my notes 1.txt": b"mine", "/data/ñ": b"\x00"}
    path = tmp_path / "odd.zip"
    backups.write(path, Backup(DEVICE, "now", odd))
    crupier("restore", path, "--port", there.board.port)
    assert data(there.contents()) == kept(there) | odd


def test_no_stage_is_left_by_a_file_that_the_board_refuses(there, crupier, tmp_path):
    path = tmp_path / "long.zip"
    backups.write(path, Backup(DEVICE, "now", {
        "/data/a": bytes(5000), "/data/" + "x" * 300: b""}))      # littlefs: 255
    crupier("restore", path, "--port", there.board.port, code=DEVICE_ERROR)
    found = there.contents()
    assert data(found) == kept(there) and not any("crupier.new" in path for path in found)


def test_flash_ends_an_update_that_cannot_be_put_in_place(there, crupier):
    before = data(there.contents())
    there.board.write_files({"/crupier.new/data/records": b"a file", "/crupier.new/ready": b"\n",
                             "/data/records/000001": b""})
    there.board.power_on()
    crupier("flash", "--port", there.board.port)
    found = there.contents()
    assert not any("crupier.new" in path for path in found) and product(found)
    assert set(before) <= set(data(found))


def erase(image):
    image.write_bytes(ERASED * SIZE)


def formatted(image):
    """As after a new MicroPython and `crupier flash`."""
    erase(image)
    flash_lab.prepare(image, new_version())


@pytest.fixture
def backup(there, crupier, tmp_path):
    path = tmp_path / "scores.zip"
    crupier("backup", path, "--port", there.board.port)
    return path


def test_what_was_lost_comes_back(there, crupier, backup):
    there.restart_with(formatted)
    said = json.loads(crupier("restore", backup, "--port", there.board.port, "--json"))
    # The counter, too, if the start was stopped before it was there again.
    assert set(said["restored"]) - {"/data/boots"} == set(kept(there)) and said["replaced"] == []
    assert there.runs() == NEW
    found = there.contents()
    assert data(found) == kept(there) and product(found) == new_version()


def test_nothing_is_replaced_without_a_word(there, crupier, backup):
    other = {"/data/records/000003": b"other", "/data/records/000004": b"newer"}
    there.restart_with(lambda image: flash_lab.prepare(image, other))
    error = crupier("restore", backup, "--port", there.board.port, code=USAGE)
    assert "the board has its own records, and keeps that; repeat with --yes" in error
    assert data(there.contents()) == kept(there) | other

    there.board.power_on()
    said = json.loads(crupier("restore", backup, "--yes", "--port", there.board.port, "--json"))
    assert said["replaced"] == said["restored"] == ["/data/records/000003"]
    before = backups.read(flash_lab.Path(said["before"]))
    assert before.files["/data/records/000003"] == b"other"
    assert data(there.contents()) == kept(there) | {"/data/records/000004": b"newer"}


def test_two_games_in_progress_never_become_one(there, crupier, tmp_path):
    """A flash that was erased gives the same numbers again; a long game has several files."""
    parts = {f"/data/game/000009.{chunk:03}": b"%d" % chunk for chunk in range(3)}
    path, stem = tmp_path / "other.zip", "/data/game/000009."
    backups.write(path, Backup(DEVICE, "now", parts))

    def only_game(image):
        erase(image)
        flash_lab.prepare(image, new_version(), {stem + "000": b"mine", stem + "004": b"more"})

    there.restart_with(only_game)
    there.board.power_off()
    mine = data(there.contents())
    there.board.power_on()
    error = crupier("restore", path, "--port", there.board.port, code=USAGE)
    assert "has its own game in progress" in error and data(there.contents()) == mine
    there.board.power_on()
    crupier("restore", path, "--yes", "--port", there.board.port)
    after = data(there.contents())
    assert {name: after[name] for name in after if name.startswith(stem)} == parts


def test_a_damaged_record_and_an_older_backup(there, crupier, tmp_path):
    """As the doctor advises: of five records the backup has three, and one is damaged since."""
    lines = [seal(pull_lab.text(seq)).encode() for seq in range(4, 9)]
    path, older = "/data/records/000004", tmp_path / "older.zip"
    backups.write(older, Backup(DEVICE, "now", {
        path: b"".join(lines[:3]), "/data/settings": b"older", "/data/ack": b"older",
        "/data/game/older": b"over since", "/data/crash.txt": b"mended since"}))
    damaged = [lines[0], lines[1].replace(b"seq", b"sex"), *lines[2:]]
    there.restart_with(lambda image: flash_lab.prepare(image, {path: b"".join(damaged)}))
    said = json.loads(crupier("restore", older, "--port", there.board.port, "--json"))
    assert (said["restored"], said["replaced"]) == ([path], [])
    assert said["left"] == ["/data/settings"]
    assert data(there.contents()) == kept(there) | {path: b"".join(lines)}


def test_a_backup_that_is_there_already(there, crupier, backup):
    assert "all of this backup already" in crupier(
        "restore", backup, "--port", there.board.port)
    assert data(there.contents()) == kept(there)


def test_the_boot_counter_never_goes_back(there, crupier, backup):
    boots = backups.read(backup).files["/data/boots"]
    assert there.runs() == NEW and there.contents()["/data/boots"] != boots
    there.board.power_on()
    crupier("restore", backup, "--yes", "--port", there.board.port)
    assert there.contents()["/data/boots"] != boots


def test_records_of_another_board(there, crupier, backup, tmp_path):
    other = tmp_path / "other.zip"
    backups.write(other, Backup("1234", "now", backups.read(backup).files))
    assert "1234" in crupier("restore", other, "--port", there.board.port, code=USAGE)
    twin = tmp_path / "twin.zip"
    backups.write(twin, Backup(DEVICE, "now", {"/data/x": b""}, "picosystem"))
    assert "is of a picosystem, this is a pico_ssd1306" in crupier(
        "restore", twin, "--port", there.board.port, code=USAGE)
    crupier("restore", other, "--yes", "--port", there.board.port)


def test_board_without_the_product(there, crupier, backup):
    there.restart_with(erase)
    error = crupier("restore", backup, "--port", there.board.port, code=ERROR)
    assert "crupier flash" in error
    assert manifest.PATH not in there.contents()


def test_restore_that_is_cut_off_has_not_happened_or_happened(there, crupier, backup):
    there.restart_with(formatted)
    empty = there.board.image.with_name("empty.img")
    there.board.power_off()
    flash_lab.shutil.copyfile(there.board.image, empty)
    there.board.power_on()
    with Cable(there.board) as whole:
        crupier("restore", backup, "--port", whole.port)
    ends = []
    for point in range(1, 13):
        there.restart_with(lambda image: flash_lab.shutil.copyfile(empty, image))
        with Cable(there.board, cut=whole.passed * point // 12) as cable:
            flash_lab.cli.main(["restore", str(backup), "--port", cable.port])
        assert there.runs() == NEW
        ends.append(data(there.contents()))
    assert ends[0] == {} and ends[-1] == kept(there)
    assert all(end in (ends[0], ends[-1]) for end in ends)


def test_what_was_being_written_when_the_power_went(there, crupier, tmp_path):
    """It is kept, but neither a reason for a backup nor put back."""
    first = json.loads(crupier("backup", "--port", there.board.port, "--json"))["file"]
    there.restart_with(lambda image: flash_lab.prepare(image, {"/data/settings.tmp": b"half"}))
    assert json.loads(crupier("backup", "--port", there.board.port, "--json"))["file"] == first
    target = tmp_path / "scores.zip"
    crupier("backup", target, "--port", there.board.port)
    assert backups.read(target).files["/data/settings.tmp"] == b"half"
    there.restart_with(formatted)
    crupier("restore", target, "--port", there.board.port)
    assert data(there.contents()) == kept(there)


def test_paths_of_the_payload_and_of_the_backup_never_meet():
    assert not any(path.startswith(backups.DATA) for path in payload.device_files("pico_ssd1306"))


@pytest.mark.parametrize("path", ["/data/ack", "/data/sums"])
def test_what_a_board_says_of_its_records_stays_beside_them(path):
    """With the ack of other records it would let go of some that no PC has."""
    assert restore._lost(path, b"", {}, played=False, replace=False)
    assert not restore._lost(path, b"", {}, played=True, replace=True)
    assert not restore._lost(path, b"", {path: (1, b"")}, played=False, replace=True)
