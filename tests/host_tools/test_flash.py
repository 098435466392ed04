"""`crupier flash` on a virtual board: what arrives, what stays, and what it says."""

import _thread
import json
import os
import threading
import tty
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from crupier import cli
from crupier.build import manifest, payload
from crupier.build.compile import compile_module
from crupier.device import find
from crupier.errors import DEVICE_ERROR, ERROR, USAGE, Trouble
from crupier.install import backups
from tests.firmware.test_golden import GOLDEN
from tests.host_tools import flash_lab
from tests.host_tools.board_tools import eventually
from tests.host_tools.flash_lab import (
    BOARD,
    NEW,
    OLD,
    Cable,
    Watch,
    crupier,
    data,
    flash,
    packed,
    product,
    uncounted,
)
from tests.host_tools.posing import posing

_ = crupier     # a fixture
ROOT = Path(__file__).parents[2]


def test_first_install_on_an_empty_board(bench, crupier):
    empty = bench()
    printed = crupier("flash", "--port", empty.board.port, "--board", BOARD)
    count = len(flash_lab.new_version())
    assert f"{BOARD}: {count} files sent (" in printed and "0 removed, 0 unchanged" in printed
    assert f"The board runs Crupier {NEW} on MicroPython 1." in printed
    golden = Image.open(GOLDEN / "128x64" / "es" / "language.png").convert("L")
    eventually(lambda: not ImageChops.difference(empty.board.frame(), golden).getbbox())
    assert product(empty.contents()) == flash_lab.new_version()


def test_only_what_changed_is_sent(bench):
    """One line of one module: the pack with it, and the manifest."""
    clock = compile_module("clock.py", (ROOT / "firmware/clock.py").read_bytes() + b"_X = 1\n")
    there = bench(packed(NEW, {"/clock.mpy": clock}), flash_lab.scores())
    done = flash(there.board.port)
    assert set(done.plan.send) == {payload.PACK, manifest.PATH} and not done.plan.remove
    assert there.runs() == NEW
    found = there.contents()
    assert product(found) == flash_lab.new_version() and data(found) == flash_lab.scores()


@pytest.mark.parametrize("spoiled", [
    lambda pack: pack.replace(b"Galloneta", b"Gallonet\xe1"), lambda pack: pack[:-1],
    lambda pack: b"", lambda pack: b"not a pack"])
def test_a_damaged_pack_is_sent_anew(bench, spoiled):
    whole = flash_lab.new_version()[payload.PACK]
    there = bench(flash_lab.new_version(), {payload.PACK: spoiled(whole)}, flash_lab.scores())
    done = flash(there.board.port)
    assert done.plan.size == len(whole) and there.runs() == NEW
    found = there.contents()
    assert product(found) == flash_lab.new_version() and data(found) == flash_lab.scores()


def test_a_pack_without_its_manifest_is_of_no_use(bench):
    """Copied by hand."""
    there = bench(flash_lab.old_version(), {payload.PACK: flash_lab.new_version()[payload.PACK]})
    done = flash(there.board.port)
    assert payload.PACK not in done.plan.send and there.runs() == NEW
    assert product(there.contents()) == flash_lab.new_version()


def test_update_replaces_and_removes_and_keeps_the_scores(bench):
    there = bench(flash_lab.old_version(), flash_lab.scores(), {"/mine.txt": b"my own file"})
    assert there.runs() == OLD
    done = flash(there.board.port)
    assert there.runs() == NEW
    found = there.contents()
    assert found.pop("/mine.txt") == b"my own file"
    assert product(found) == flash_lab.new_version()
    assert data(found) == flash_lab.scores()
    assert done.before.version == OLD
    assert "/crupier/older" in done.plan.remove     # an empty folder could hide a module
    kept = backups.read(done.backup)
    assert data(kept.files) == flash_lab.scores() and kept.device == done.about["id"]


def test_nothing_to_do(bench, crupier):
    there = bench(flash_lab.new_version(), flash_lab.scores())
    assert there.runs() == NEW
    before = there.board.stats["flash_programs"]
    facts = json.loads(crupier("flash", "--port", there.board.port, "--json"))
    assert facts["sent"] == facts["removed"] == [] and facts["running"] == NEW
    assert facts["unchanged"] == len(flash_lab.new_version()) and facts["backup"] is None
    # The boot counter of the restart, and nothing else.
    assert there.board.stats["flash_programs"] - before < 10
    assert "backed up" not in crupier("flash", "--port", there.board.port, "--dry-run")


def test_dry_run_changes_nothing(bench, crupier):
    there = bench(flash_lab.old_version(), flash_lab.scores(),
                  {"/crupier.new/crupier/rest.mpy": b"of an interrupted update"})
    before = there.contents()
    there.board.power_on()
    printed = crupier("flash", "--port", there.board.port, "--dry-run")
    assert "  remove  /crupier/ui/old.py\n" in printed and "files to send" in printed
    assert "what the board has kept would be backed up, unless a backup has all" in printed
    size = len(flash_lab.new_version()[payload.PACK])
    assert f"  send    {payload.PACK} ({size:,} bytes)\n" in printed
    assert f"  send    /boot.py ({len(flash_lab.new_version()['/boot.py']):,} bytes)\n" in printed
    assert uncounted(there.contents()) == uncounted(before)
    assert not backups.folder("e6614c311b7e6f2d").exists()


def test_a_second_backup_is_made_only_when_scores_have_changed(bench):
    there = bench(flash_lab.old_version(), flash_lab.scores())
    first = flash(there.board.port).backup
    there.board.power_off()
    there.board.write_file("/crupier/pack.mpy", b"")
    there.board.power_on()
    assert flash(there.board.port).backup == first
    there.board.power_off()
    there.board.write_file("/crupier/pack.mpy", b"")
    there.board.write_file("/data/settings", b"")
    there.board.power_on()
    second = flash(there.board.port).backup
    assert second != first and backups.read(second).files["/data/settings"] == b""


# ---- which board

def test_an_unknown_board(bench, crupier):
    there = bench()
    for args, word in ((), "choose"), (("--board", "abacus"), "abacus"):
        error = crupier("flash", "--port", there.board.port, *args, code=USAGE)
        assert word in error and BOARD in error


def test_a_wrong_name_stops_no_game(crupier, monkeypatch):
    monkeypatch.setattr(find, "choose", None)
    monkeypatch.setattr(find, "drives", None)
    assert "abacus" in crupier("flash", "--board", "abacus", code=USAGE)


# ---- what cannot be done

def test_success_is_that_the_new_version_answers(bench, crupier, monkeypatch):
    """Here a key is held, so it does not start."""
    monkeypatch.setattr(flash_lab.install, "_START_S", 0.3)
    monkeypatch.setattr("crupier.device.link._TIMEOUT_S", 0.1)
    there = bench(flash_lab.old_version())
    assert there.runs() == OLD
    there.board.key_down("OK")
    error = crupier("flash", "--port", there.board.port, code=DEVICE_ERROR)
    assert "Crupier does not answer; `crupier doctor` says why." in error
    there.board.key_up("OK")
    there.board.reset()
    assert there.runs() == NEW


def test_flash_full(bench, crupier):
    there = bench(flash_lab.old_version(), flash_lab.scores())
    there.restart_with(lambda image: flash_lab.fill(image, left=45))
    before = there.contents()
    there.board.power_on()
    error = crupier("flash", "--port", there.board.port, code=ERROR)
    assert "too full" in error and "KB are free" in error
    after = there.contents()
    assert product(after) == product(before) and data(after) == data(before)
    assert there.runs() == OLD


def test_flash_that_turns_out_to_be_full(bench, monkeypatch):
    """Its free blocks were counted wrong: the error comes from the board itself."""
    there = bench(flash_lab.old_version(), flash_lab.scores())
    there.restart_with(lambda image: flash_lab.fill(image, left=45))
    before = there.contents()
    there.board.power_on()
    monkeypatch.setattr(flash_lab.install.plan.Plan, "blocks", 0)
    with pytest.raises(Trouble, match="full; nothing was changed"):
        flash(there.board.port)
    after = there.contents()
    assert {path: after[path] for path in uncounted(before)} == uncounted(before)
    assert not any(path.startswith("/crupier.new") for path in after)


def test_bytecode_of_another_version(bench, crupier):
    there = bench({"/boot.py": posing(mpy=0x1305)})
    eventually(lambda: b">>>" in there.board.log)
    error = crupier("flash", "--port", there.board.port, "--board", BOARD, code=ERROR)
    assert "bytecode of version 5" in error and "update MicroPython or crupier" in error
    assert manifest.PATH not in there.contents()


def test_micropython_that_is_too_old(bench, crupier):
    there = bench({"/boot.py": posing(version=(1, 19, 1))})
    eventually(lambda: b">>>" in there.board.log)
    error = crupier("flash", "--port", there.board.port, code=ERROR)
    assert "1.19.1" in error and "1.27 or newer" in error and "--uf2" in error
    assert manifest.PATH not in there.contents()


def test_another_python(bench, crupier):
    there = bench({"/boot.py": b"import sys\nsys.modules['machine'] = 0\n"})
    eventually(lambda: b">>>" in there.board.log)
    error = crupier("flash", "--port", there.board.port, code=ERROR)
    assert "not MicroPython for such a board" in error


def test_a_port_with_something_else_behind_it(crupier, monkeypatch):
    monkeypatch.setattr("crupier.device.repl._ENTER_S", 0.2)
    master, slave = os.openpty()
    tty.setraw(slave)
    stop = threading.Event()

    def chatter():
        while not stop.wait(0.01):
            os.write(master, b"\x00\xff$GPGGA,1*00\r\n")

    thread = threading.Thread(target=chatter)
    thread.start()
    try:
        error = crupier("flash", "--port", os.ttyname(slave), code=DEVICE_ERROR)
    finally:
        stop.set()
        thread.join()
        os.close(master)
        os.close(slave)
    assert "does not answer as MicroPython does" in error


def test_no_such_port(crupier):
    assert "no port /dev/nowhere" in crupier("flash", "--port", "/dev/nowhere", code=3)


def test_ctrl_c(bench, capsys, interruptible):
    """In the middle of the transfer: one sentence, and the board goes on as before."""
    there = bench(flash_lab.old_version(), flash_lab.scores())

    def interrupt(passing):
        _thread.interrupt_main()
        return passing

    spoil = Watch(flash_lab.sent(), interrupt, down=True)
    with Cable(there.board, spoil=spoil) as cable:
        assert cli.main(["flash", "--port", cable.port]) == ERROR
    assert spoil.seen == 1
    assert "interrupted" in capsys.readouterr().err
    assert there.runs() == OLD
    found = there.contents()
    assert product(found) == flash_lab.old_version() and data(found) == flash_lab.scores()
