"""`crupier flash` where something else was before: another program, half an update."""

from crupier.install import archive
from tests.host_tools import flash_lab
from tests.host_tools.flash_lab import BOARD, NEW, crupier, flash, product

_ = crupier     # a fixture


def test_another_program_gives_way_and_is_kept(bench, monkeypatch):
    """It is just starting, and so misses the first Ctrl-C."""
    monkeypatch.setattr("crupier.device.repl._ENTER_S", 0.5)
    main = b"import time\nwhile True:\n    print('blink')\n    time.sleep(1)\n"
    there = bench({"/main.py": main, "/boot.py": b"x = 1\n", "/lib/theirs.py": b"y = 2\n"})
    done = flash(there.board.port, BOARD)
    kept = archive.read(done.backup).files
    assert kept == {"/main.py": main, "/boot.py": b"x = 1\n"}
    assert there.runs() == NEW
    found = there.contents()
    assert found.pop("/lib/theirs.py") == b"y = 2\n"
    assert product(found) == flash_lab.new_version()


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
