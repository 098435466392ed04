"""`crupier flash` on a board without much room: what it asks for is what it takes."""

import contextlib
import itertools
import re
import sys

import pytest

from crupier import cli
from crupier.commands import flash_steps
from crupier.device import find
from crupier.device.port import gone, mpremote_command
from crupier.device.repl import Device
from crupier.engine.lines import seal
from crupier.errors import ERROR, Trouble
from crupier.install import backups, plan, room
from crupier.install.session import Session
from crupier.scores.library import Library
from crupier.sim.virtual import files
from crupier.sim.virtual.board import DEVICE_ID
from tests.campaign.flash import read
from tests.host_tools import flash_lab
from tests.host_tools.flash_lab import (
    BLOCKS,
    NEW,
    crupier,
    data,
    flash,
    new_version,
    old_version,
    product,
)
from tests.host_tools.pty_session import PtySession
from tests.host_tools.test_doctor import doctor

_ = crupier, doctor     # fixtures

MANY = 1200         # records: too many for an update
SHOWN = 20          # of the last games, which stay; _LAST in firmware/storage/history.py
SOME = 200          # too many beside a large file of somebody else ...
MISSING = 8         # ... and so many blocks less than an update takes


def needed() -> int:
    """Blocks of an update."""
    return flash_lab.update_from(old_version()).blocks


def with_room(there, left: int) -> None:
    """Fills the flash up to so many blocks."""
    there.restart_with(lambda image: flash_lab.fill(image, left=left))
    with files.mounted(there.board.image) as fs:
        assert BLOCKS - fs.used_block_count in (left, left - 1)


def test_as_much_as_it_asks_for_is_enough(bench):
    there = bench(old_version(), flash_lab.scores())
    with_room(there, needed() + 1)
    flash(there.board.port)
    found = there.contents()
    assert found.pop("/big") and product(found) == new_version()
    assert data(found) == flash_lab.scores() and there.runs() == NEW


def test_it_asks_for_no_more_than_a_little_in_reserve(bench, monkeypatch):
    there = bench(old_version(), flash_lab.scores())
    with_room(there, needed() - plan._SPARE - 1)
    monkeypatch.setattr(plan.Plan, "blocks", 0)
    with pytest.raises(Trouble, match="full; nothing was changed"):
        flash(there.board.port)
    found = there.contents()
    assert {path: found[path] for path in old_version()} == old_version()
    assert not any(path.startswith(plan.STAGE) for path in found)


def test_a_little_less_is_refused(bench):
    there = bench(old_version(), flash_lab.scores())
    with_room(there, needed() - 1)
    before = flash_lab.uncounted(there.contents())
    there.board.power_on()
    with pytest.raises(Trouble) as told:
        flash(there.board.port)
    assert told.value.exit_code == ERROR
    assert f"takes {4 * needed()} KB and" in str(told.value)
    command = re.search("`(.* -m mpremote .*)` makes", str(told.value))[1]
    assert f"connect {there.board.port} fs rm :/big" in command and "pull" not in str(told.value)
    said = flash(there.board.port, dry_run=True)
    assert "too full" in str(said.full) and said.plan.send
    assert flash_lab.uncounted(there.contents()) == before


@pytest.mark.long
def test_advice_about_many_records_is_true(bench, capsys, tmp_path):
    """Old games go, then there is room, and the numbers go on."""
    there = bench(old_version(), flash_lab.many_scores(MANY))
    last = there.runs() and find.hello(there.board.port)[0]["last"]
    assert cli.main(["flash", "--port", there.board.port, "--dry-run"]) == ERROR
    dry = capsys.readouterr()
    assert "  send    /crupier/crupier.romfs (" in dry.out
    assert "`crupier flash --free` saves all games on this PC" in dry.err
    with Device(there.board.port) as device:
        sizes = Session(device).sizes()
        oldest = room.oldest(sizes, needed() - free(device))
        assert 0 < len(oldest) < len(flash_lab.many_scores(MANY)) * 3 / 4
    library = tmp_path / "library.sqlite"
    assert cli.main(["flash", "--free", "--port", there.board.port,
                     "--library", str(library)]) == 0
    said, asides = capsys.readouterr()
    assert "untouched" not in said
    assert f"Saved: {MANY:,} of the {MANY:,} games that are on the board now are in" in asides
    backup, held = backups.latest(DEVICE_ID)
    assert f"Backup of what the board had: {backup}." in said and held.games == MANY
    with Library(library) as kept:
        assert kept.count() == MANY
    assert there.runs() == NEW
    assert find.hello(there.board.port)[0]["last"] == last == MANY
    found = there.contents()
    assert product(found) == new_version()
    left = [path for path in found if path.startswith("/data/records/")]
    kept = int(re.search(r"keeps the last (\d+)", asides)[1])
    assert kept == sum(found[path].count(b"\n") for path in left) >= SHOWN
    assert len(left) <= room.LAST and not set(left) & set(oldest)


@pytest.fixture
def full(bench):
    """A board with records and a large file, which leave no room for an update."""
    there = bench(old_version(), flash_lab.many_scores(SOME))
    with_room(there, needed() - MISSING)
    there.runs()
    return there


def require_nothing_lost(there, library) -> None:
    """Its figures count what has left the board, too."""
    assert there.runs() == NEW
    with Library(library) as kept:
        assert kept.count() == SOME
    found, before = there.contents(), flash_lab.many_scores(SOME)
    assert found.pop("/big") and product(found) == new_version()
    left = {path for path in found if path.startswith("/data/records/")}
    assert 0 < len(left) <= room.LAST
    assert all(found[path] == content for path, content in before.items()
               if path in left or not path.startswith("/data/records/"))
    assert read(there.board.image).games == SOME


def test_old_games_make_room_for_an_update(full, capsys, tmp_path):
    """As it is advised; the numbers go on."""
    port, library = full.board.port, tmp_path / "library.sqlite"
    assert cli.main(["flash", "--port", port, "--dry-run"]) == ERROR
    assert "`crupier flash --free` saves all games on this PC" in capsys.readouterr().err
    assert cli.main(["flash", "--free", "--port", port, "--library", str(library)]) == 0
    asides = capsys.readouterr().err
    assert f"Saved: {SOME} of the {SOME} games that are on the board now are in" in asides
    require_nothing_lost(full, library)
    full.runs()
    assert find.hello(port)[0]["last"] == SOME


@pytest.mark.parametrize("step", [pytest.param(1, marks=pytest.mark.long), 3])
def test_power_fails_while_old_games_leave_the_board(bench, step):
    """In flash operations all over it."""
    count, done = 60, False
    there = bench(old_version(), flash_lab.many_scores(count),
                  {"/data/ack": seal(str(count)).encode()})
    for operation in itertools.count(1, step):
        there.again()
        there.runs()
        there.board.cut_after(operation)
        with flash_lab.Cable(there.board) as cable:
            with contextlib.suppress(Trouble):
                done = room.evict(cable.port) > 0
        there.board.power_off()
        left = read(there.board.image)
        assert left.games == count and max(left.records) == count
        if done:
            break
    assert operation > 4 and 20 <= len(left.records) < count


def test_a_dry_run_says_what_would_leave(full, crupier, tmp_path):
    before = flash_lab.uncounted(full.contents())
    full.runs()
    library = tmp_path / "library.sqlite"
    said = crupier("flash", "--free", "--dry-run", "--port", full.board.port, "--library", library)
    assert "all games would come to the library first" in said
    assert not library.exists() and not backups.folder(DEVICE_ID).exists()
    assert flash_lab.uncounted(full.contents()) == before


def test_where_no_game_has_to_leave(bench, crupier):
    there = bench(old_version(), flash_lab.scores())
    said = crupier("flash", "--free", "--dry-run", "--port", there.board.port)
    assert "There is room for it: no game would leave the board." in said


def test_games_that_leave_are_counted_one_by_one():
    """Numbers have gaps after a restore, and lines are damaged: it kept the last -937."""
    segments = {path: content for path, content in flash_lab.many_scores(60).items()
                if backups.is_segment(path)}
    first, second, *more = sorted(segments)
    segments[first] = segments[first].replace(b"seq", b"sea", 1)
    del segments[second]
    files = {**segments, "/data/settings": b"{}"}
    went, every = room.records(files, 2), room.records(files)
    there = {path: content.count(b"\n") for path, content in segments.items()}
    assert len(went) == there[first] - 1 + there[more[0]]
    assert len(every) - len(went) == sum(there[path] for path in more[1:]) > 0


def test_who_is_cut_off_meanwhile_hears_where_the_games_are(bench, tmp_path, monkeypatch):
    there = bench(new_version(), flash_lab.many_scores(30))
    there.runs()

    def cut_off(port):
        raise gone(port)
    monkeypatch.setattr(room, "evict", cut_off)
    with pytest.raises(Trouble, match=r"is gone; .* Nothing is lost: all games are in the lib"):
        flash_steps.make_room(there.board.port, tmp_path / "library.sqlite")


def test_a_terminal_asks(full, own_folders, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(own_folders / "user_data"))
    library = own_folders / "library.sqlite"
    command = [sys.executable, "-m", "crupier", "flash", "--port", full.board.port,
               "--library", str(library)]
    with PtySession(command) as asked:
        asked.wait_for_text("Make room, and update? [Y/n]")
        asked.send("n\n")
        assert asked.wait_for_end() == ERROR
        assert "nothing was changed: the board keeps its games" in asked.text()
        assert asked.text().count("too full") == 1 and not library.exists()
    with PtySession(command) as asked:
        asked.wait_for_text("Make room, and update? [Y/n]")
        asked.send("\n")
        assert asked.wait_for_end() == 0, asked.text()
        assert f"Saved: {SOME} of the {SOME} games that are on the" in asked.text()
    require_nothing_lost(full, library)


def test_games_of_a_board_whose_place_it_took_are_saved_too(bench, tmp_path, capsys):
    """They bear the id of the other one."""
    there = bench(new_version(), flash_lab.many_scores(30, "e6614c311b7eabcd"))
    there.runs()
    _, freed = flash_steps.make_room(there.board.port, tmp_path / "library.sqlite")
    assert freed["come"] >= freed["go"] > 0 and freed["stay"] > 0
    assert "Saved: 30 of the 30 games that are on the board now are in" in capsys.readouterr().err


def free(device: Device) -> int:
    return Session(device).ask("free()")[0]


# ---- what `crupier doctor` says

def test_flash_full(bench, doctor):
    there = bench(new_version(), flash_lab.scores())
    there.restart_with(lambda image: flash_lab.fill(image, left=20))
    there.runs()
    findings = doctor(there.board.port)
    full = findings["full"]
    command = mpremote_command(there.board.port, "fs", "rm", ":/big")
    assert command in full["todo"] and "pull" not in full["todo"]
    assert full["serious"] and "no_update" not in findings      # up to date it is already


def test_flash_full_before_an_update(bench, doctor):
    there = bench(old_version(), flash_lab.many_scores(MANY))
    findings = doctor(there.board.port)
    update = findings["no_update"]
    assert "outdated" not in findings       # or the advice is what has just been refused
    assert update["serious"] and "Run `crupier flash --free`" in update["todo"]


@pytest.mark.parametrize("mine", [b"", b"# mine\n"])
def test_doctor_and_flash_have_the_same_numbers(full, doctor, mine):
    """Doctor counted what is on the board already, and not what has to be removed."""
    layer = {plan.BOARD: new_version()[plan.BOARD] + mine} if mine else {}
    full.restart_with(lambda image: flash_lab.prepare(image, layer))
    numbers = re.findall(r"(\d+) KB", doctor(full.board.port)["no_update"]["what"])
    assert numbers == re.findall(r"(\d+) KB", str(flash(full.board.port, dry_run=True).full.why))


MOUNTED = """
import vfs
class Other:
    def mount(self, readonly, mkfs): pass
    def umount(self): pass
    def stat(self, path): return (0x4000 if path in ("", "/", "/a") else 0x8000,) + 9 * (0,)
    def ilistdir(self, path):
        return iter([("a", 0x4000, 0)] if path in ("", "/") else [("file", 0x8000, 0)])
vfs.mount(Other(), "/rom")
"""


def test_another_file_system_is_none_of_the_flash(bench):
    """Its folders were counted as free blocks, its files as those of the flash."""
    there = bench(new_version())
    there.runs()
    with Device(there.board.port) as device:
        session = Session(device)
        before = session.free(), session.sizes()
        session.run(MOUNTED)
        assert session.ask("os.listdir('/rom')", str) == ["a"]
        assert (session.free(), session.sizes()) == before
