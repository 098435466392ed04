"""The library: what it keeps, what it says about it, and files that are no good."""

import json
import sqlite3
import threading
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crupier.engine import games as engine_games
from crupier.engine.records import decode, dumps, encode
from crupier.errors import ERROR, INTEGRITY, Trouble
from crupier.scores import library as module
from crupier.scores.library import Library
from crupier.scores.record import Record
from crupier.sim.virtual.board import DEVICE_ID
from tests.host_tools import scores
from tests.host_tools.pull_lab import connect_with_room_for, text, texts

OTHER = "e6614c311b7effff"


@pytest.fixture
def library(tmp_path):
    with Library(tmp_path / "folder" / "library.sqlite") as library:
        yield library


@pytest.mark.parametrize("name", ["file:games.sqlite", ":memory:", "file::memory:?cache=shared"])
def test_a_file_is_a_file_whatever_its_name(tmp_path, monkeypatch, name):
    """Some builds of SQLite take such names for addresses, or for no file at all."""
    monkeypatch.chdir(tmp_path)
    with Library(Path(name)) as library:
        scores.add(library, scores.record(1))
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_a_record_is_kept_as_it_is_and_in_columns(library):
    record = scores.record(12, "S1", names=("Ana", "José"), players=2, clock=scores.NOON)
    assert scores.add(library, record, "2026-11-22T10:00:00") == "new"
    game = library.games(device=DEVICE_ID, seq=12)[-1]
    head, _ = decode(record)
    assert game.text == record
    assert (game.seq, game.game, game.players, game.level, game.fire, game.seed, game.names) == (
        12, "the_game", 2, "standard", False, "S1", ["Ana", "José"])
    assert (game.outcome, game.left, game.rating) == (
        head["result"]["result"], head["result"]["left"], head["result"]["rating"])
    assert game.played_at == "2026-11-21T12:00:00" and game.pulled_at == "2026-11-22T10:00:00"
    assert game.verified and game.problem is None and not game.newer


def test_nothing_is_kept_twice(library):
    for _ in range(3):
        added = {scores.add(library, record) for record in texts(5)}
    assert added == {"known"}
    assert [game.seq for game in library.games()] == [1, 2, 3, 4, 5]


def test_two_games_with_one_number_are_both_kept(library):
    first, second = scores.record(1, "S1"), scores.record(1, "S2")
    assert [scores.add(library, record) for record in (first, second, first, second)] == [
        "new", "conflict", "known", "known"]
    assert [game.text for game in library.games()] == [first, second]
    assert library.games(device=DEVICE_ID, seq=1)[-1].text == second


def test_the_same_number_of_two_boards(library):
    assert scores.add(library, text(1)) == scores.add(library, text(1, OTHER)) == "new"
    assert {each.device for each in library.games()} == {DEVICE_ID, OTHER}


def test_how_far_each_board_was_pulled(library):
    assert library.last_seq("a") == 0
    library.pulled("a", 7)
    library.pulled("b", 2)
    library.pulled("a", 3)          # its flash has been erased
    assert (library.last_seq("a"), library.last_seq("b")) == (3, 2)


def test_filters(library):
    for record in scores.sample():
        scores.add(library, record)
    assert {game.seed for game in library.games(level="expert")} == {"S1"}
    assert [game.seq for game in library.games(fire=True)] == [4]
    assert len(library.games(device=OTHER, verified=True)) == 1
    assert [game.text for game in library.games(game=None)] == [scores.DAMAGED]
    assert library.game(2).seq == 2 and library.game(99) is None


def test_a_wrong_result_is_marked(library):
    scores.add(library, scores.record(
        7, "S3", result={"result": "WIN", "left": 0, "rating": "win"}))
    game = library.games(device=DEVICE_ID, seq=7)[-1]
    assert not game.verified and not game.newer and "replayed result is" in game.problem


@pytest.mark.parametrize("record, reason", [
    (scores.UNKNOWN, "chess"), (encode({"v": 2, "device": "a", "seq": 1}, [1]), "schema is 2"),
    ('{"v":3,"device":"a","seq":1} what/ever', "schema is 3")])
def test_what_a_newer_crupier_knows_is_kept(library, record, reason):
    assert scores.add(library, record) == "new"
    game, = library.games()
    assert game.newer and reason in game.problem and game.text == record
    assert game.device and game.seq


def test_what_was_unknown_is_checked_again(library, monkeypatch):
    with monkeypatch.context() as older:
        older.delitem(engine_games.GAMES, "the_game")
        scores.add(library, text(1))
        game, = library.games()
        assert game.newer
        assert library.recheck() == 0
    scores.add(library, scores.UNKNOWN)
    assert library.recheck() == 1
    assert [game.verified for game in library.games()] == [True, False]
    assert library.games()[0].pulled_at == game.pulled_at


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-2**70, 2**70) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner,
                                                                max_size=3), max_leaves=5)
heads = st.fixed_dictionaries({}, optional={
    name: json_values | st.just(value) for name, value in decode(text(1))[0].items()})


@given(heads, st.lists(st.integers(-5, 500), max_size=5))
def test_no_head_is_too_strange(head, actions):
    row = Record(dumps(head) + " " + ",".join(map(str, actions))).columns()
    row["names"] = dumps(row["names"])
    assert row["verified"] == (row["problem"] is None)
    db = sqlite3.connect(":memory:")
    assert db.execute("SELECT ?" + ", ?" * (len(row) - 1), tuple(row.values())).fetchone()
    db.close()


@given(st.text(max_size=60))
def test_no_text_is_too_strange(record):
    row = Record(record).columns()
    assert not row["verified"] and row["problem"] and row["text"] == record


def test_deep_nesting_is_only_a_bad_record():
    assert Record("[" * 100_000 + " 1").problem


# ---- what can go wrong with the file


def test_an_interrupted_transaction_leaves_nothing(library):
    scores.add(library, text(1))
    with pytest.raises(KeyboardInterrupt), library.transaction():
        scores.add(library, text(2))
        library.pulled("a", 2)
        raise KeyboardInterrupt
    assert [game.seq for game in library.games()] == [1]
    assert library.last_seq("a") == 0


def test_a_disk_without_room(tmp_path, monkeypatch):
    path = tmp_path / "library.sqlite"
    with Library(path) as library:
        scores.add(library, text(1))
    monkeypatch.setattr(module.sqlite3, "connect", connect_with_room_for(10))
    with Library(path) as library:
        with pytest.raises(Trouble) as caught, library.transaction():
            for record in texts(60):
                scores.add(library, record)
        assert caught.value.exit_code == ERROR
        assert "full" in str(caught.value) and "scores are safe" in str(caught.value)
        assert [game.seq for game in library.games()] == [1]
    monkeypatch.undo()
    with Library(path) as library, library.transaction():
        for record in texts(60):
            scores.add(library, record)
        assert len(library.games()) == 60


def full(path):
    with Library(path) as library, library.transaction():
        for record in texts(60):
            scores.add(library, record)
    return path.read_bytes()


def damage(path, what):
    good = full(path)
    middle = len(good) // 2 // 4096 * 4096
    path.write_bytes({
        "other": b"no database at all" * 300,
        "short": good[:middle + 100],
        "page": good[:middle] + bytes(range(256)) * 16 + good[middle + 4096:],
        "head": b"?" * 20 + good[20:],
    }[what])


@pytest.mark.parametrize("what", ["other", "short", "page", "head"])
def test_a_damaged_file_is_left_as_it_is(tmp_path, what):
    path = tmp_path / "library.sqlite"
    damage(path, what)
    before = path.read_bytes()
    with pytest.raises(Trouble) as caught:
        Library(path)
    assert caught.value.exit_code == INTEGRITY
    assert str(path) in str(caught.value) and "pull again" in str(caught.value)
    assert path.read_bytes() == before


def test_an_empty_file_becomes_a_library(tmp_path):
    (tmp_path / "library.sqlite").touch()
    with Library(tmp_path / "library.sqlite") as library:
        assert library.games() == []


def test_a_library_of_a_newer_crupier(tmp_path):
    path = tmp_path / "library.sqlite"
    Library(path).close()
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version = 3")
    db.close()
    with pytest.raises(Trouble, match="newer crupier"):
        Library(path)


def test_a_database_of_another_program(tmp_path):
    path = tmp_path / "photos.sqlite"
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE photos (id)")
    db.commit()
    db.close()
    before = path.read_bytes()
    with pytest.raises(Trouble, match="another program"):
        Library(path)
    assert path.read_bytes() == before


def test_a_place_where_no_file_can_be(tmp_path):
    (tmp_path / "file").touch()
    for path in (tmp_path / "file" / "library.sqlite", tmp_path):
        with pytest.raises(Trouble) as caught:
            Library(path)
        assert caught.value.exit_code == ERROR and str(path) in str(caught.value)


def test_two_programs_at_once(tmp_path):
    """Both add the same records; each record is there once."""
    path = tmp_path / "library.sqlite"
    failures = []

    def add():
        try:
            with Library(path) as library:
                for record in texts(12):
                    scores.add(library, record)
        except Exception as error:
            failures.append(error)

    threads = [threading.Thread(target=add) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    with Library(path) as library:
        assert sorted(game.seq for game in library.games()) == list(range(1, 13))


def test_names_are_json_in_the_file(tmp_path):
    """For people who look with other tools."""
    with Library(tmp_path / "library.sqlite") as library:
        scores.add(library, scores.record(1, "S2", players=2, names=("Ana", "Íñigo")))
    row, = sqlite3.connect(tmp_path / "library.sqlite").execute("SELECT names FROM games")
    assert json.loads(row[0]) == ["Ana", "Íñigo"]


def test_a_view_of_the_owner_is_no_harm(tmp_path):
    path = scores.library(tmp_path / "library.sqlite", [scores.record(1)])
    db = sqlite3.connect(path)
    db.execute("CREATE VIEW best AS SELECT * FROM games")
    db.close()
    with Library(path) as library:
        assert len(library.games()) == 1
