"""The library's file: checked now and then, and quick with what it knows."""

import sqlite3
import threading
from datetime import date, timedelta

import pytest

from crupier.errors import INTEGRITY, Trouble
from crupier.scores import derived, schema
from crupier.scores.filters import ALL
from crupier.scores.library import Library
from crupier.scores.record import Record
from tests.host_tools import scores


def underived(path, texts):
    """A library that has lost what follows from its games."""
    scores.library(path, texts)
    with sqlite3.connect(path) as db:
        db.execute("DROP TABLE played")
    db.close()
    return path


def rows_of(path, table):
    db = sqlite3.connect(path)
    found = db.execute(f"SELECT * FROM {table}").fetchall()
    db.close()
    return found


def test_power_fails_while_what_follows_from_the_games_is_made(tmp_path, monkeypatch):
    """What is there stays usable, and the next start does the rest."""
    path = underived(tmp_path / "library.sqlite", scores.sample())
    place, placed = derived.place, []

    def failing(db, row):
        placed.append(row)
        if len(placed) == 4:
            raise KeyboardInterrupt
        return place(db, row)

    monkeypatch.setattr(derived, "place", failing)
    with pytest.raises(KeyboardInterrupt):
        Library(path)
    monkeypatch.undo()
    with Library(path) as library:
        assert library.count() == len(library.games()) == len(scores.sample())


def test_a_version_that_counts_in_another_way_counts_again(tmp_path, monkeypatch):
    path = scores.library(tmp_path / "library.sqlite")
    with Library(path) as library:
        before = library.figures().levels()
    monkeypatch.setattr(derived, "summary_version", lambda: "another")
    monkeypatch.setattr(derived, "summary_text", lambda row: None)
    with Library(path) as library:
        assert library.figures().levels() == []
    monkeypatch.undo()
    with Library(path) as library:
        assert library.figures().levels() == before


# ---- checks of the file

@pytest.fixture
def checks(monkeypatch):
    """Paths of the libraries whose pages were all looked at."""
    seen, connect = [], sqlite3.connect

    def watched(path, **options):
        db = connect(path, **options)
        db.set_trace_callback(lambda query: "quick_check" in query and seen.append(path))
        return db

    monkeypatch.setattr("crupier.scores.library.sqlite3.connect", watched)
    return seen


def note(path, day):
    with sqlite3.connect(path) as db:
        schema.write_note(db, "checked", day.isoformat())
    db.close()


def test_all_pages_are_checked_once_a_week(tmp_path, checks):
    path = scores.library(tmp_path / "library.sqlite")
    del checks[:]
    for _ in range(3):
        Library(path).close()
    assert checks == []
    for day in (date.today() - timedelta(days=8), date.today() + timedelta(days=3)):
        note(path, day)
        Library(path).close()
        Library(path).close()
        assert len(checks) == 1
        del checks[:]


def test_a_file_that_ends_too_early_is_noticed_at_once(tmp_path):
    path = scores.library(tmp_path / "library.sqlite")
    path.write_bytes(path.read_bytes()[:-4096])
    with pytest.raises(Trouble) as caught:
        Library(path)
    assert caught.value.exit_code == INTEGRITY


def test_a_library_that_nobody_may_write_can_be_read(tmp_path):
    path = scores.library(tmp_path / "library.sqlite")
    note(path, date.today() - timedelta(days=8))
    db = sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None)
    schema.prepare(db, path)
    assert list(derived.summaries(db, ALL))
    db.close()


# ---- records that are here already

def test_what_is_known_is_not_replayed(tmp_path, monkeypatch):
    path = scores.library(tmp_path / "library.sqlite")
    monkeypatch.setattr("crupier.scores.record.verify", None)
    with Library(path) as library:
        assert {scores.add(library, text) for text in scores.sample()} == {"known"}
        assert all(map(library.holds, map(Record, scores.sample())))


def test_a_number_that_no_library_has(crupier):
    for number in (2**63, 10**30, 0):
        assert "there is no game" in crupier("show", str(number), code=1)


def test_two_programs_make_what_follows_from_the_games(tmp_path):
    path, counts = underived(tmp_path / "library.sqlite", scores.sample()), []

    def look():
        with Library(path) as library:
            counts.append((library.count(), len(library.figures().levels())))

    threads = [threading.Thread(target=look) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert counts == [(10, 4)] * 3


# ---- damage in what follows from the records

def spoil(path, statement):
    db = sqlite3.connect(path, isolation_level=None)
    db.execute(statement)
    db.close()


@pytest.mark.parametrize("damage", [
    "DELETE FROM notes", "DROP TABLE played", "DROP TABLE notes", "DROP INDEX played_by_id",
    "ALTER TABLE played RENAME COLUMN names TO nomes"])
def test_what_follows_from_the_records_is_made_anew(tmp_path, crupier, damage):
    path = scores.library(tmp_path / "library.sqlite")
    sound = scores.library(tmp_path / "sound.sqlite", [*scores.sample(), scores.record(50)])
    spoil(path, damage)
    with Library(path) as library:
        assert scores.add(library, scores.record(50), scores.PULLED) == "new"
    spoil(path, damage)
    stats = [crupier("stats", "--lang", "en", "--library", str(file)) for file in (path, sound)]
    assert stats[0] == stats[1]
    assert rows_of(path, "games") == rows_of(sound, "games")


# ---- two programs

def test_nothing_is_locked_while_games_are_shown(tmp_path):
    """A pager keeps `crupier games` waiting, and `crupier pull` has games to add."""
    path = scores.library(tmp_path / "library.sqlite")
    with Library(path) as reading, Library(path) as writing:
        shown = iter(reading.selection())
        first = next(shown)
        writing._db.execute("PRAGMA busy_timeout = 0")
        assert scores.add(writing, scores.record(50)) == "new"
        assert [first, *shown] == list(reading.selection())[:-1]


def test_a_library_that_another_program_uses(tmp_path):
    path = scores.library(tmp_path / "library.sqlite")
    with Library(path) as one, Library(path) as other:
        other._db.execute("PRAGMA busy_timeout = 0")
        with one.transaction(), pytest.raises(Trouble, match="is in use: another crupier"):
            scores.add(other, scores.record(50))
