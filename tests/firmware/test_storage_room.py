"""Room on the flash: records that a PC keeps make way, and go on counting."""

from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crupier.engine.lines import seal
from crupier.engine.records import decode
from storage import files, room, sums
from storage.archive import Archive
from storage.history import GameStats, History, Tally
from tests import kept_records
from tests.firmware.disk import content
from tests.host_tools import kinds


@cache
def record(seq: int) -> tuple[dict, list[int]]:
    head, actions = decode(kinds.record(kinds.NAMES[seq % len(kinds.NAMES)], seq))
    return {**head, **({} if seq % 4 else {"hints": True})}, actions


class Flash:
    """The archive of a board in a folder, with its history, as after a start."""

    def __init__(self, folder: Path, acked: int = 0):
        self.folder = folder
        if acked:
            (folder / "ack").write_text(seal(str(acked)))
        self.archive = Archive(f"{folder}/records", f"{folder}/ack")
        self.history = History(self.archive.heads(), f"{folder}/sums")

    def evict(self, count: int) -> int:
        return room.evict_segments(self.archive, self.history, count)

    def seqs(self) -> list[int]:
        return [head["seq"] for head in self.archive.heads()]


def fill(folder: Path, games: int, acked: int = 0) -> Flash:
    """Records of all sorts, in segments of a few."""
    flash = Flash(folder)
    for seq in range(1, games + 1):
        found, actions = record(seq)
        flash.archive.append(found, actions)
    return Flash(folder, acked)


def figures(history: History) -> dict:
    """All that the screens can ask for, but the last games."""
    def values(counter):
        names = sorted({name for name in vars(counter) if name[0] != "_"} | {"recent"})
        return [getattr(counter, name, None) for name in names]

    return {
        "count": history.total_games,
        "kinds": {kind: values(one) for kind, one in history.kinds.items()},
        "players": {(game, name): values(one) for game, players in history.players.items()
                    for name, one in players.items()},
        "given_up": history.given_up,
    }


def test_the_oldest_go_and_the_figures_stay(tmp_path):
    before = figures(fill(tmp_path, 150).history)
    assert before["count"] == 150 and min(map(len, list(before.values())[1:])) > 1
    segments = content(tmp_path / "records")
    flash = Flash(tmp_path, acked=140)
    assert flash.evict(3) == 3
    left = content(tmp_path / "records")
    assert list(left) == list(segments)[3:]
    assert all(left[name] == segments[name] for name in left)
    for again in (flash, Flash(tmp_path)):
        assert figures(again.history) == before
    assert flash.evict(1000) > 0 and flash.evict(1000) == 0
    assert figures(flash.history) == figures(Flash(tmp_path).history) == before
    assert Flash(tmp_path).archive.next_seq() == 151


def test_the_last_games_and_those_that_no_pc_has_stay(tmp_path):
    fill(tmp_path, 150)
    for acked in (0, 1, 60, 61, 100, 150, 150):
        flash = Flash(tmp_path, acked)
        flash.evict(1000)
        seqs = flash.seqs()
        assert seqs == list(range(seqs[0], 151))
        assert seqs[0] <= min(acked + 1, 131)
        assert Flash(tmp_path).history.last() == seqs[:-21:-1]
    assert 110 < seqs[0]


@pytest.mark.parametrize("acked", [0, 1, 5, 20, 60])
def test_games_that_a_restore_has_put_beside_others(tmp_path, acked):
    """Their numbers overlap: those that no PC has went with others of lower numbers, also where no
    PC had any.
    """
    fill(tmp_path / "before", 60)
    fill(tmp_path / "own", 12)
    records = tmp_path / "board" / "records"
    records.mkdir(parents=True)
    for name, data in content(tmp_path / "before" / "records").items():
        (records / name).write_bytes(data)
    for name, data in content(tmp_path / "own" / "records").items():
        (records / f"{name}.1").write_bytes(data)
    flash = Flash(tmp_path / "board", acked)
    before, there = figures(flash.history), flash.seqs()
    gone = flash.evict(1000)
    left = Flash(tmp_path / "board")
    assert bool(gone) == (acked >= 20)
    assert sorted(left.seqs()) == sorted(there)[len(there) - len(left.seqs()):]
    assert all(seq <= acked for seq in sorted(there)[:len(there) - len(left.seqs())])
    assert figures(left.history) == before


@pytest.fixture
def full(tmp_path, monkeypatch):
    """150 games on a flash that has room for the sums once three segments are gone."""
    fill(tmp_path, 150)
    segments, save = len(content(tmp_path / "records")), sums.save

    def save_if_there_is_room(*args):
        if len(content(tmp_path / "records")) > segments - 3:
            raise OSError(28)
        save(*args)

    monkeypatch.setattr(sums, "save", save_if_there_is_room)
    return tmp_path


@pytest.mark.parametrize("count, gone", [(1, 3), (5, 5)])
def test_a_full_flash_and_no_room_for_the_sums(full, count, gone):
    before = figures(Flash(full).history)
    flash = Flash(full, acked=150)
    segments = len(flash.archive.names())
    assert flash.evict(count) == gone == segments - len(flash.archive.names())
    assert figures(Flash(full).history) == before


def test_nothing_goes_where_that_makes_no_room_for_the_sums(full):
    before = content(full / "records")
    second = list(before)[2]
    with pytest.raises(OSError):
        Flash(full, acked=int(second) - 1).evict(5)
    assert content(full / "records") == before


@pytest.mark.parametrize("count", [1, 3])
def test_what_was_cut_between_the_sums_and_the_records_counts_once(tmp_path, count):
    """Also if less room is wanted the next time."""
    before = figures(fill(tmp_path, 150).history)
    segments = content(tmp_path / "records")
    Flash(tmp_path, acked=150).evict(3)
    for name, data in list(segments.items())[1:3]:      # the power went after the first
        (tmp_path / "records" / name).write_bytes(data)
    assert figures(Flash(tmp_path).history) == before
    flash = Flash(tmp_path)
    assert flash.evict(count) == count
    assert figures(flash.history) == figures(Flash(tmp_path).history) == before


@settings(max_examples=20, deadline=None)
@given(st.integers(30, 120), st.lists(st.tuples(st.integers(0, 120), st.integers(1, 4)),
                                      max_size=4))
def test_any_order_of_games_and_acks(tmp_path_factory, games, steps):
    folder = tmp_path_factory.mktemp("flash")
    before = figures(fill(folder, games).history)
    acked = 0
    for seq, count in steps:
        acked = max(acked, min(seq, games))
        Flash(folder, acked).evict(count)
        assert figures(Flash(folder).history) == before
    seqs = Flash(folder).seqs()
    assert seqs == list(range(seqs[0], games + 1)) and seqs[0] <= acked + 1


def test_a_game_that_ends_meanwhile_counts(tmp_path):
    flash = fill(tmp_path, 60)
    Flash(tmp_path, acked=60).evict(100)
    found, actions = record(61)
    flash = Flash(tmp_path)
    flash.history.catch_up()
    flash.archive.append(found, actions)
    flash.history.on_record_added()
    assert flash.history.total_games == Flash(tmp_path).history.total_games == 61
    assert flash.history.last()[0] == 61
    assert next(flash.history.heads(flash.archive, 1)) == found
    assert list(flash.history.heads(flash.archive)) == list(flash.archive.heads())[:-21:-1]


def test_sums_are_the_same_bytes_each_time(tmp_path):
    fill(tmp_path, 90)
    Flash(tmp_path, acked=90).evict(2)
    path = tmp_path / "sums"
    data = path.read_bytes()
    again = History((), str(path))
    again.catch_up()
    sums.save(str(path), again, sums.load(str(path), History(), GameStats, Tally))
    assert path.read_bytes() == data
    assert {*sums._KIND, "_recent", "_known"} == set(vars(GameStats()))
    assert set(sums._PLAYER) == set(vars(Tally()))


def test_records_of_another_version_do_not_count(tmp_path):
    flash = Flash(tmp_path)
    for seq in range(1, 200):
        found, actions = record(seq)
        flash.archive.append(dict(found, v=2) if seq % 3 == 0 else found, actions)
    before = figures(Flash(tmp_path, acked=150).history)
    assert before["count"] == 133
    flash = Flash(tmp_path)
    assert flash.evict(5) == 5
    assert figures(flash.history) == figures(Flash(tmp_path).history) == before


def test_records_of_every_version(tmp_path):
    for version in kept_records.VERSIONS:
        folder = tmp_path / version
        (folder / "records").mkdir(parents=True)
        for path, data in kept_records.data(version).items():
            if path.startswith("/data/records/"):
                (folder / "records" / path.rpartition("/")[2]).write_bytes(data)
        before = figures(Flash(folder).history)
        assert Flash(folder, acked=47).evict(100) > 1
        assert figures(Flash(folder).history) == before


# ---- what the board says about it

class Disk:
    """os of a board with so many free blocks, of 352."""

    def __init__(self, free, folders={}):  # noqa: B006
        self.free = free
        self.folders = folders

    def statvfs(self, _path):
        return (4096, 4096, 352, self.free, self.free, 0, 0, 0, 0, 255)

    def ilistdir(self, path):
        found = [(f"f{n}", 0x4000, 0) for n in range(self.folders.get(path, 0))]
        return [*found, ("file", 0x8000, 0, 5)]

    def remove(self, path):
        Path(path).unlink()
        self.free += 1


@pytest.mark.parametrize("free, acked, expected", [
    (71, 0, (True, None, 0)), (70, 0, (True, None, 0)), (69, 0, (True, "page.filling", 81)),
    (69, 250, (True, None, 0)), (60, 250, (True, None, 0)), (49, 0, (True, "page.filling", 87)),
    (32, 0, (True, None, 91)),          # so few records: others have filled it
    (31, 0, (False, "page.full", 92)), (31, 1, (False, "page.full", 92)),
    (0, 0, (False, "page.stuffed", 100)), (2 ** 32 - 3, 0, (False, "page.stuffed", 100))])
def test_a_new_game(tmp_path, monkeypatch, free, acked, expected):
    flash = fill(tmp_path, 250, acked)
    segments = len(flash.archive.names())
    assert 24 + room._LAST < segments < 30 + room._LAST
    monkeypatch.setattr(room, "os", Disk(free))
    assert room.prepare(flash.archive, flash.history) == expected
    assert (flash.seqs()[0] > 1) == (acked > 1)
    if acked == 250:
        assert segments - len(flash.archive.names()) == 70 - free + room._MORE


def test_littlefs_counts_folders_twice(monkeypatch):
    monkeypatch.setattr(room, "os", Disk(10, {"//": 2, "/f0": 3, "/f1": 0, "/f0/f2": 1}))
    assert room.free_blocks() == 10 + 2 * 6
    monkeypatch.setattr(room, "os", Disk(2 ** 32 - 5, {"//": 2}))
    assert room.free_blocks() == 0


def test_the_sums_are_lines_that_can_be_checked(tmp_path):
    fill(tmp_path, 90)
    Flash(tmp_path, acked=90).evict(2)
    first, *rest = (tmp_path / "sums").read_bytes().splitlines(keepends=True)
    found = [files.loads(files.unseal(line)) for line in rest]
    assert files.loads(files.unseal(first))[::3] == [1, len(rest)]
    assert {row[0] for row in found} == {"kind", "player", "given_up"}
