"""What other programs do to a library: tools for databases, servers that go away."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from crupier.errors import INTEGRITY, Trouble
from crupier.scores.library import Library
from tests.host_tools import scores

_GAMES = 40


@pytest.fixture
def path(tmp_path):
    """Another program has made it write ahead, so that some pages lie in a file beside it, and
    reads there while games come.
    """
    path = tmp_path / "library.sqlite"
    Library(path).close()
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA journal_mode = wal")
        other.execute("SELECT count(*) FROM games").fetchone()
        with Library(path) as library, library.transaction():
            for seq in range(_GAMES):
                scores.add(library, scores.record(seq + 1))
        yield path


def test_it_is_read_and_written_meanwhile_and_after(path):
    with Library(path) as library:
        assert library.count() == _GAMES


def test_what_a_program_that_was_killed_has_left(path, tmp_path):
    (tmp_path / "killed").mkdir()
    for part in tmp_path.glob("library.sqlite*"):
        shutil.copy(part, tmp_path / "killed" / part.name)
    with Library(tmp_path / "killed/library.sqlite") as library:
        assert library.count() == _GAMES


def test_a_library_that_may_only_be_read_says_what_to_do(tmp_path, monkeypatch):
    """Root may write anything, so SQLite asks."""
    path = tmp_path / "library.sqlite"
    Library(path).close()
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda path, **options: connect(
        f"file:{path}?mode=ro", uri=True, **options))
    with Library(path) as library, pytest.raises(Trouble, match="copy it and name the copy"):
        scores.add(library, scores.record(1))


def test_both_files_are_to_be_moved_away_where_it_is_damaged(tmp_path):
    path = tmp_path / "library.sqlite"
    with Library(path) as library:
        for seq in range(_GAMES):
            scores.add(library, scores.record(seq + 1))
    path.write_bytes(path.read_bytes()[:-4096])
    Path(f"{path}-journal").write_bytes(b"")
    with pytest.raises(Trouble, match=r"move it and library\.sqlite-journal away and") as caught:
        Library(path)
    assert caught.value.exit_code == INTEGRITY


def test_a_game_that_somebody_has_removed_counts_no_more(tmp_path):
    path = tmp_path / "library.sqlite"
    scores.library(path, [scores.record(seq + 1) for seq in range(3)])
    with closing(sqlite3.connect(path)) as other:
        other.execute("DELETE FROM games WHERE seq = 2")
        other.commit()
    with Library(path) as library:
        assert [row.figures.played for row in library.figures().levels()] == [2]
        assert scores.add(library, scores.record(2)) == "new"
        assert [row.figures.played for row in library.figures().levels()] == [3]
