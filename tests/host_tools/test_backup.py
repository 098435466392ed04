"""`crupier backup` on a virtual board."""

import json
import zipfile

import pytest

from crupier.build import manifest, payload
from crupier.engine.lines import seal
from crupier.engine.records import dumps
from crupier.errors import ERROR
from crupier.install import backups, plan
from tests.host_tools import flash_lab
from tests.host_tools.flash_lab import BOARD, NEW, Cable, crupier, data, new_version

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
    backup = backups.read(target)
    assert backup.device == DEVICE and data(backup.files) == kept(there)
    assert there.runs() == NEW
    # A person can look into it.
    with zipfile.ZipFile(target) as opened:
        assert opened.read("data/records/000003") == WORN
        assert json.loads(opened.read("manifest.json"))["files"]["/data/settings"]["bytes"] > 10


def test_backups_of_its_own(there, crupier):
    first = crupier("backup", "--port", there.board.port).split()
    assert first[4:8] == ["It", "holds", "42", "games,"] and first[3].endswith(f"_{BOARD}.zip.")
    again = json.loads(crupier("backup", "--port", there.board.port, "--json"))
    assert again["new"] is False        # nothing has changed but the number of boots
    said = [again["file"]]
    assert first[3] == said[0] + "."
    there.restart_with(lambda image: flash_lab.prepare(image, {"/data/names": b"Ana"}))
    third = json.loads(crupier("backup", "--port", there.board.port, "--json"))["file"]
    assert third != said[0]
    assert backups.latest(DEVICE)[0] == flash_lab.Path(third)
    assert backups.read(flash_lab.Path(said[0])).files.keys() < backups.read(
        flash_lab.Path(third)).files.keys()


def test_only_what_is_new_crosses_the_cable(there, crupier, tmp_path):
    with Cable(there.board) as first:
        crupier("backup", "--port", first.port)
    with Cable(there.board) as second:
        crupier("backup", tmp_path / "again.zip", "--port", second.port)
    assert second.passed < first.passed - len(WORN)
    assert data(backups.read(tmp_path / "again.zip").files) == kept(there)


def test_a_board_with_nothing(bench, crupier):
    empty = bench()
    assert "nothing to be kept" in crupier("backup", "--port", empty.board.port)
    assert backups.latest(DEVICE) is None
    path = backups.folder(DEVICE) / "mine.zip"
    said = crupier("backup", path, "--port", empty.board.port)
    assert "The board has kept nothing yet, so the backup is empty." in said


def test_games_that_have_left_the_board_are_told_of(bench, crupier):
    """After `flash --free` the backup of a board with 1,000 games held 23, without a word."""
    sums = {backups.SUMS: seal(dumps([1, 2, 2, 0])).encode()}
    there = bench(new_version(), flash_lab.scores(), sums)
    assert there.runs() == NEW
    said = crupier("backup", "--port", there.board.port)
    assert "2 games that had left the board are not in it: the library has them." in said


EDITED = payload.board_file(BOARD).read_bytes() + b"# my wiring\n"


@pytest.mark.parametrize("layer", [{}, flash_lab.scores()])
def test_a_board_py_that_was_edited_is_in_it(bench, crupier, tmp_path, layer):
    """It was not; that of an installation comes from there again."""
    there = bench(new_version(), {plan.BOARD: EDITED}, layer)
    first, second = tmp_path / "first.zip", tmp_path / "second.zip"
    for path in ([first], []):
        said = crupier("backup", *path, "--port", there.board.port)
        assert "and the board.py that was edited on the board.\n" in said
    for backup in (backups.read(first), backups.latest(DEVICE)[1]):
        assert flash_lab.uncounted(backup.files) == {plan.BOARD: EDITED, **layer}
    there.restart_with(lambda image: flash_lab.prepare(image, new_version()))
    assert "board.py" not in crupier("backup", second, "--port", there.board.port)
    assert flash_lab.uncounted(backups.read(second).files) == layer


def test_a_board_py_is_kept_with_the_kind_of_its_board(bench, crupier, tmp_path):
    """A backup of a board whose manifest was damaged does not have it, and was good enough."""
    there = bench(new_version(), {plan.BOARD: EDITED, manifest.PATH: b"?"}, flash_lab.scores())
    crupier("backup", "--port", there.board.port)
    assert backups.latest(DEVICE)[1].board == ""
    there.restart_with(lambda image: flash_lab.prepare(
        image, {manifest.PATH: new_version()[manifest.PATH]}))
    for new in (True, False):
        said = json.loads(crupier("backup", "--port", there.board.port, "--json"))
        assert said["new"] is new
    assert backups.latest(DEVICE)[1].board == BOARD
    there.restart_with(lambda image: flash_lab.prepare(image, new_version()))
    path = backups.latest(DEVICE)[0]
    assert "is on the board again" in crupier("restore", path, "--board-py", "--port",
                                              there.board.port)
    assert there.contents()[plan.BOARD] == EDITED


def test_no_board_py_was_edited_because_the_manifest_is_damaged(bench, crupier):
    there = bench(new_version(), {manifest.PATH: b"junk\n"}, flash_lab.scores())
    assert "board.py" not in crupier("backup", "--port", there.board.port)
    there.restart_with(lambda image: flash_lab.prepare(image, {plan.BOARD: EDITED}))
    assert "board.py that was edited" in crupier("backup", "--port", there.board.port)


def test_no_file_is_overwritten(there, crupier, tmp_path):
    target = tmp_path / "scores.zip"
    target.write_bytes(b"mine")
    assert "exists" in crupier("backup", target, "--port", there.board.port, code=ERROR)
    assert target.read_bytes() == b"mine"
