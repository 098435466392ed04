"""`crupier flash` where something else was before: a program, half an update, a newer version."""

import re
from pathlib import Path

import pytest

from crupier.build import payload
from crupier.build.compile import compile_module
from crupier.install import backups, plan, room
from crupier.sim.virtual import files, image
from tests.host_tools import flash_lab
from tests.host_tools.board_tools import eventually
from tests.host_tools.flash_lab import BOARD, NEW, crupier, flash, product
from tests.host_tools.test_doctor import doctor

_ = crupier, doctor     # fixtures
STAGED = plan.STAGE + payload.PACK


def test_another_program_gives_way_and_is_kept(bench, monkeypatch):
    """It is just starting, and so misses the first Ctrl-C."""
    monkeypatch.setattr("crupier.device.repl._ENTER_S", 0.5)
    main = b"import time\nwhile True:\n    print('blink')\n    time.sleep(1)\n"
    there = bench({"/main.py": main, "/boot.py": b"x = 1\n", "/lib/theirs.py": b"y = 2\n"})
    done = flash(there.board.port, BOARD)
    kept = backups.read(done.backup).files
    assert kept == {"/main.py": main, "/boot.py": b"x = 1\n"}
    assert there.runs() == NEW
    found = there.contents()
    assert found.pop("/lib/theirs.py") == b"y = 2\n"
    assert product(found) == flash_lab.new_version()


def test_a_program_that_has_filled_the_memory_leaves_it(bench, crupier):
    """The board reported a MemoryError."""
    main = (b"kept = []\ntry:\n while 1: kept.append(bytearray(500))\n"
            b"except MemoryError: print('full')\n")
    there = bench({"/main.py": main})
    eventually(lambda: b"full" in there.board.log)
    crupier("flash", "--port", there.board.port, "--board", BOARD)
    assert there.runs() == NEW


def test_what_somebody_tries_out_is_named_and_kept(bench, crupier):
    """It went without a word, and no backup had it."""
    own = {"/crupier/tried/out.py": b"MINE = 1\n", "/crupier/mine.py": b"MINE = 2\n"}
    there = bench(flash_lab.new_version(), own)
    there.runs()
    said = crupier("flash", "--port", there.board.port)
    assert ("/crupier/mine.py, /crupier/tried/out.py were not Crupier's: the backup has them."
            in said)
    kept = re.search(r"backup in (\S+)\.$", said, re.M)[1]
    assert backups.read(Path(kept)).files.items() >= own.items()
    assert there.runs() == NEW and product(there.contents()) == flash_lab.new_version()


def test_rests_of_an_interrupted_update_do_not_get_in(bench):
    rests = {"/crupier.new/crupier/rest.mpy": b"half", "/crupier.new/crupier/app.mpy": b"half",
             "/crupier.new/app/empty": b""}
    there = bench(flash_lab.old_version(), rests)
    flash(there.board.port)
    assert product(there.contents()) == flash_lab.new_version()


def test_a_complete_update_is_put_in_place_before_another_one(bench):
    """As a foreign boot.py would leave it: complete, but nobody has switched."""
    staged = {"/crupier.new" + path: content for path, content in flash_lab.new_version().items()}
    there = bench({"/boot.py": b"", "/main.py": b"", **staged, "/crupier.new/ready": b""})
    done = flash(there.board.port)
    assert not done.plan
    assert product(there.contents()) == flash_lab.new_version()


def test_a_newer_version_is_replaced_by_nobodys_advice(bench, doctor, crupier):
    version = compile_module("version.py", b'VERSION = "9.10.0"')
    there = bench(flash_lab.packed("9.10.0", {"/version.mpy": version}))
    there.runs()
    found = doctor(there.board.port)
    assert set(found) == {"newer"}
    assert "9.10.0" in found["newer"]["what"] and "flash" not in found["newer"]["todo"]
    for way in (("--dry-run",), ()):
        there.runs()
        printed = crupier("flash", "--port", there.board.port, *way)
        assert "Crupier 9.10.0, which is newer: to go back to it," in printed
        assert "Games in progress that only the newer one knows are set aside" in printed
    assert there.runs() == NEW


def test_an_update_that_was_cut_off_late_is_in_nobodys_way(bench, doctor):
    """Doctor and the dry run advised to erase the board: what `crupier flash` clears was full."""
    there = bench(flash_lab.old_version(), flash_lab.many_scores(60),
                  {STAGED: flash_lab.new_version()[payload.PACK]})
    there.runs()
    assert set(doctor(there.board.port)) == {"interrupted", "outdated"}
    there.runs()
    assert not flash(there.board.port, dry_run=True).full
    assert STAGED in there.contents()
    there.runs()
    flash(there.board.port)
    assert product(there.contents()) == flash_lab.new_version()


def test_what_does_not_fit_without_the_rest_either(bench, doctor):
    """The numbers are those of `crupier flash`, which has cleared it."""
    there = bench(flash_lab.old_version(), flash_lab.many_scores(),
                  {STAGED: flash_lab.new_version()[payload.PACK][:90_000]})
    there.runs()
    said = [doctor(there.board.port)["no_update"]["what"],
            str(flash(there.board.port, dry_run=True).full.why)]
    with pytest.raises(room.TooFull) as told:
        flash(there.board.port)
    said.append(told.value.why)
    assert STAGED not in there.contents()
    assert len({tuple(re.findall(r"(\d+) KB", each)) for each in said}) == 1


@pytest.mark.parametrize("rest", [{}, {plan.READY: b""}])
def test_a_virtual_board_that_is_renewed_drops_an_incomplete_update(tmp_path, rest):
    """It took up room, and doctor said that the version before it runs."""
    path = flash_lab.prepare(tmp_path / "flash.img", {STAGED: b"half", **rest})
    assert (STAGED in image.install(path, BOARD)) != bool(rest)
    with files.mounted(path) as fs:
        assert (plan.STAGE[1:] in fs.listdir("/")) == bool(rest)
