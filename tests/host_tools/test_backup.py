"""`crupier backup` and `crupier restore` on a virtual board."""

import errno
import json
import zipfile

import pytest

from crupier.build import manifest, payload
from crupier.engine.lines import seal
from crupier.errors import DEVICE_ERROR, ERROR, INTEGRITY, USAGE, Trouble
from crupier.install import archive
from crupier.install.archive import Backup
from crupier.sim.virtual.flash import ERASED, SIZE
from tests.host_tools import flash_lab, pull_lab
from tests.host_tools.flash_lab import NEW, Cable, crupier, data, new_version, product

_ = crupier     # a fixture

DEVICE = "e6614c311b7e6f2d"
WORN = bytes(range(256)) * 40           # more than one line, and every byte


@pytest.fixture
def there(bench):
    made = bench(new_version(), flash_lab.scores(), {"/data/records/000003": WORN})
    assert made.runs() == NEW
    return made


def kept(there) -> dict[str, bytes]:
    return flash_lab.scores() | {"/data/records/000003": WORN}


def test_everything_is_in_it(there, crupier, tmp_path):
    target = tmp_path / "scores.zip"
    assert str(target) in crupier("backup", target, "--port", there.board.port)
    backup = archive.read(target)
    assert backup.device == DEVICE and data(backup.files) == kept(there)
    assert there.runs() == NEW
    # A person can look into it.
    with zipfile.ZipFile(target) as opened:
        assert opened.read("data/records/000003") == WORN
        assert json.loads(opened.read("manifest.json"))["files"]["/data/settings"]["bytes"] > 10


def test_backups_of_its_own(there, crupier):
    said = [json.loads(crupier("backup", "--port", there.board.port, "--json"))["file"]
            for _ in range(2)]
    assert said[0] == said[1]           # nothing has changed but the number of boots
    there.restart_with(lambda image: flash_lab.prepare(image, {"/data/names": b"Ana"}))
    third = json.loads(crupier("backup", "--port", there.board.port, "--json"))["file"]
    assert third != said[0]
    assert archive.latest(DEVICE)[0] == flash_lab.Path(third)
    assert archive.read(flash_lab.Path(said[0])).files.keys() < archive.read(
        flash_lab.Path(third)).files.keys()


def test_only_what_is_new_crosses_the_cable(there, crupier, tmp_path):
    with Cable(there.board) as first:
        crupier("backup", "--port", first.port)
    with Cable(there.board) as second:
        crupier("backup", tmp_path / "again.zip", "--port", second.port)
    assert second.passed < first.passed - len(WORN)
    assert data(archive.read(tmp_path / "again.zip").files) == kept(there)


def test_a_board_with_nothing(bench, crupier):
    empty = bench()
    assert "nothing to be kept" in crupier("backup", "--port", empty.board.port)
    assert archive.latest(DEVICE) is None


def test_no_file_is_overwritten(there, crupier, tmp_path):
    target = tmp_path / "scores.zip"
    target.write_bytes(b"mine")
    assert "exists" in crupier("backup", target, "--port", there.board.port, code=ERROR)
    assert target.read_bytes() == b"mine"


def test_disk_full(tmp_path, monkeypatch):
    def full(*args):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(archive.os, "replace", full)
    with pytest.raises(Trouble, match="No space left on device"):
        archive.write(tmp_path / "x.zip", Backup(DEVICE, "now", {"/data/a": b"1"}))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("spoil", [
    lambda data: b"", lambda data: b"PK", lambda data: data[:-30],
    lambda data: data.replace(b"ABCDEFGH", b"ABCDEFGX", 1)])
def test_damaged_backups_are_refused(tmp_path, spoil):
    path = tmp_path / "x.zip"
    # Stored, so that the content can be found in it.
    with zipfile.ZipFile(path, "w") as opened:
        opened.writestr("manifest.json", json.dumps({
            "format": 1, "device": "e1", "made": "now", "files": {"/data/a": {
                "bytes": 8, "sha256": archive.hashlib.sha256(b"ABCDEFGH").hexdigest()}}}))
        opened.writestr("data/a", b"ABCDEFGH")
    assert archive.read(path).files == {"/data/a": b"ABCDEFGH"}
    path.write_bytes(spoil(path.read_bytes()))
    with pytest.raises(Trouble, match="no undamaged backup") as told:
        archive.read(path)
    assert told.value.exit_code == INTEGRITY


def test_backups_that_are_none(tmp_path):
    for about in ({}, {"format": 1},
                  {"format": 1, "device": "e1", "made": "", "files": {"/a": {}}},
                  {"format": 1, "device": "e1", "made": "", "files": {"/data/../boot.py": {
                      "sha256": archive.hashlib.sha256(b"").hexdigest()}}}):
        path = tmp_path / "x.zip"
        with zipfile.ZipFile(path, "w") as opened:
            opened.writestr("manifest.json", json.dumps(about))
            opened.writestr("data/../boot.py", b"")
        with pytest.raises(Trouble, match="no undamaged backup"):
            archive.read(path)
    with zipfile.ZipFile(path, "w") as opened:
        opened.writestr("manifest.json", json.dumps({"format": 2}))
    with pytest.raises(Trouble, match="later crupier"):
        archive.read(path)


def zipped(path, files, **about):
    """A backup with these files, each as (name in the manifest, content)."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as opened:
        opened.writestr("manifest.json", json.dumps({
            "format": 1, "device": "e1", "made": "now", **about, "files": {
                name: {"sha256": archive.hashlib.sha256(content).hexdigest()}
                for name, content in files}}))
        for name, content in {name.lstrip("/"): content for name, content in files}.items():
            opened.writestr(name, content)
    return path


def no_backup(path):
    with pytest.raises(Trouble, match="no undamaged backup") as told:
        archive.read(path)
    assert told.value.exit_code == INTEGRITY
    return str(told.value)


def test_a_zip_bomb_is_refused_before_it_is_unpacked(tmp_path, monkeypatch):
    bomb = zipped(tmp_path / "bomb.zip", [("/data/a", bytes(archive._MOST))])
    monkeypatch.setattr(archive.zipfile.ZipFile, "open", None)
    assert "more than a board can" in no_backup(bomb)


def test_a_zip_bomb_that_says_less_than_it_holds(tmp_path):
    path = zipped(tmp_path / "liar.zip", [("/data/a", bytes(100_000))])
    size = (100_000).to_bytes(4, "little")
    path.write_bytes(path.read_bytes().replace(size, (10).to_bytes(4, "little")))
    no_backup(path)


def test_one_file_under_many_names(tmp_path):
    content = bytes(1000)
    no_backup(zipped(tmp_path / "x.zip", [("/" * n + "data/a", content) for n in range(1, 9)]))


@pytest.mark.parametrize("device", ["../../x", "", "E6", "a" * 33, None, ["e1"], "e1\x1b[31m"])
def test_an_id_that_is_none(tmp_path, device):
    assert "\x1b" not in no_backup(zipped(tmp_path / "x.zip", [], device=device))


def test_deep_json(tmp_path):
    with zipfile.ZipFile(tmp_path / "x.zip", "w") as opened:
        opened.writestr("manifest.json", "[" * 100_000)
    no_backup(tmp_path / "x.zip")


# ---- restore

def test_files_with_odd_names(there, crupier, tmp_path):
    """With spaces they come back; what no line can hold is refused, and no stage is left."""
    odd = {"/data/my notes 1.txt": b"mine", "/data/ñ": b"\x00"}
    path = tmp_path / "odd.zip"
    archive.write(path, Backup(DEVICE, "now", odd))
    crupier("restore", path, "--port", there.board.port)
    assert data(there.contents()) == kept(there) | odd
    unseen = {"/data/a\nb": b"", "/data/c": b""}
    archive.write(tmp_path / "line.zip", Backup(DEVICE, "now", unseen))
    there.board.power_on()
    error = crupier("restore", tmp_path / "line.zip", "--port", there.board.port, code=ERROR)
    assert "/data/a b has a name" in error
    assert data(there.contents()) == kept(there) | odd


def test_no_stage_is_left_by_a_file_that_the_board_refuses(there, crupier, tmp_path):
    path = tmp_path / "long.zip"
    archive.write(path, Backup(DEVICE, "now", {
        "/data/a": bytes(5000), "/data/" + "x" * 300: b""}))      # littlefs: 255
    crupier("restore", path, "--port", there.board.port, code=DEVICE_ERROR)
    found = there.contents()
    assert data(found) == kept(there) and not any("crupier.new" in path for path in found)


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
    assert "/data/records/000003" in error and "--yes" in error and "000004" not in error
    assert data(there.contents()) == kept(there) | other

    there.board.power_on()
    said = json.loads(crupier("restore", backup, "--yes", "--port", there.board.port, "--json"))
    assert said["replaced"] == said["restored"] == ["/data/records/000003"]
    before = archive.read(flash_lab.Path(said["before"]))
    assert before.files["/data/records/000003"] == b"other"
    assert data(there.contents()) == kept(there) | {"/data/records/000004": b"newer"}


def test_a_damaged_record_and_an_older_backup(there, crupier, tmp_path):
    """As the doctor advises: of five records the backup has three, and one is damaged since."""
    lines = [seal(pull_lab.text(seq)).encode() for seq in range(4, 9)]
    path, older = "/data/records/000004", tmp_path / "older.zip"
    archive.write(older, Backup(DEVICE, "now", {path: b"".join(lines[:3])}))
    damaged = [lines[0], lines[1].replace(b"seq", b"sex"), *lines[2:]]
    there.restart_with(lambda image: flash_lab.prepare(image, {path: b"".join(damaged)}))
    said = json.loads(crupier("restore", older, "--port", there.board.port, "--json"))
    assert said["restored"] == [path] and said["replaced"] == []
    assert there.contents()[path] == b"".join(lines)


def test_a_backup_that_is_there_already(there, crupier, backup):
    assert "all of this backup already" in crupier(
        "restore", backup, "--port", there.board.port)
    assert data(there.contents()) == kept(there)


def test_the_boot_counter_never_goes_back(there, crupier, backup):
    boots = archive.read(backup).files["/data/boots"]
    assert there.runs() == NEW and there.contents()["/data/boots"] != boots
    there.board.power_on()
    crupier("restore", backup, "--yes", "--port", there.board.port)
    assert there.contents()["/data/boots"] != boots


def test_records_of_another_board(there, crupier, backup, tmp_path):
    other = tmp_path / "other.zip"
    archive.write(other, Backup("1234", "now", archive.read(backup).files))
    assert "1234" in crupier("restore", other, "--port", there.board.port, code=USAGE)
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
    assert archive.read(target).files["/data/settings.tmp"] == b"half"
    there.restart_with(formatted)
    crupier("restore", target, "--port", there.board.port)
    assert data(there.contents()) == kept(there)


def test_paths_of_the_payload_and_of_the_backup_never_meet():
    assert not any(path.startswith(archive.DATA) for path in payload.device_files("pico_ssd1306"))
