"""`crupier flash --dry-run --free`: how many games would move, and that none does."""

import json
import os
import re

import pytest

from crupier import cli
from crupier.errors import Trouble
from crupier.install import archive, lending
from crupier.scores.lacking import lacking
from crupier.sim.virtual import DEVICE_ID
from tests.host_tools import flash_lab
from tests.host_tools.flash_lab import crupier, uncounted

_ = crupier     # a fixture


SOME = 400          # records: too many beside a large file of somebody else
LEFT = 100          # blocks that are free then


def test_what_would_happen_happens_then(bench, crupier, capsys, tmp_path):
    """It said only that there is no room, and failed."""
    there = bench(flash_lab.old_version(), flash_lab.many_scores(SOME))
    there.restart_with(lambda image: flash_lab.fill(image, left=LEFT))
    there.runs()
    before = uncounted(there.contents())
    there.runs()
    library = tmp_path / "library.sqlite"
    args = "flash", "--free", "--port", there.board.port, "--library", str(library)
    told = re.search("First ([0-9,]+) games would come to the library (.*), then ([0-9]+) games "
                     "would leave the board, which keeps the last ([0-9]+); its figures would go "
                     "on counting them.", crupier(*args, "--dry-run"))
    assert told.groups()[:2] == (str(SOME), str(library)) and SOME - 100 < int(told[3]) < SOME
    assert int(told[3]) + int(told[4]) == SOME
    assert not library.exists() and not archive.folder(DEVICE_ID).exists()
    assert uncounted(there.contents()) == before

    there.runs()
    crupier("pull", "--port", there.board.port, "--library", library)
    kept = library.read_bytes()
    assert f"All games of the board are in the library {library} already; {told[3]} games would " \
           "leave the board" in crupier(*args, "--dry-run")
    there.runs()
    facts = json.loads(crupier(*args, "--dry-run", "--json"))
    assert facts["free"] == {"library": str(library), "come": 0, "go": int(told[3]),
                             "stay": int(told[4])}
    assert library.read_bytes() == kept

    assert cli.main(list(args)) == 0
    assert (f"{told[3]} games have left the board, which keeps the last "
            f"{SOME - int(told[3])}: ") in capsys.readouterr().err


def test_a_library_that_is_none(tmp_path):
    """The first was a disk I/O error, the second damaged, and the third was well."""
    text, pipe, empty = (tmp_path / name for name in ("text", "pipe", "empty"))
    text.write_text("my diary\n" * 100)
    os.mkfifo(pipe)
    for path, said in ((tmp_path, "it is no file"), (text, "is no library of Crupier"),
                       (pipe, "it is no file")):
        with pytest.raises(Trouble, match=said):
            lacking(path, [])
    empty.touch()
    assert lacking(empty, ["one"]) == lacking(tmp_path / "none", ["one"]) == 1


def test_games_that_leave_are_counted_one_by_one():
    """Numbers have gaps after a restore, and lines are damaged: it kept the last -937."""
    segments = {path: content for path, content in flash_lab.many_scores(60).items()
                if archive.is_segment(path)}
    first, second, *more = sorted(segments)
    segments[first] = segments[first].replace(b"seq", b"sea", 1)
    del segments[second]
    went, stay = lending.leaving({**segments, "/data/settings": b"{}"}, 2)
    there = {path: content.count(b"\n") for path, content in segments.items()}
    assert len(went) == there[first] - 1 + there[more[0]]
    assert len(stay) == sum(there[path] for path in more[1:]) > 0


def test_what_the_board_keeps_at_hand():
    source = (flash_lab.ROOT / "firmware/storage/history.py").read_text()
    assert re.search(rf"^_LAST = {lending._LAST}$", source, re.MULTILINE)


def test_where_no_game_has_to_leave(bench, crupier):
    there = bench(flash_lab.old_version(), flash_lab.scores())
    said = crupier("flash", "--free", "--dry-run", "--port", there.board.port)
    assert "There is room for it: no game would leave the board." in said
