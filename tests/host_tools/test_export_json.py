"""`crupier export --json` and `import`: all comes back, and damage does not."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crupier import cli
from crupier.engine.games import GAMES
from crupier.errors import Trouble
from crupier.install import backups
from crupier.scores.export.dump import dump, entries, load
from crupier.scores.library import Library
from tests.host_tools import kinds, scores
from tests.host_tools.scores import refused


def test_all_comes_back(tmp_path, sample_library, export, capsys):
    data, target = export("--records"), tmp_path / "again.sqlite"
    (tmp_path / "games.json").write_bytes(data)
    command = ["import", str(tmp_path / "games.json"), "--library", str(target), "--json"]
    assert cli.main(command) == 0
    assert json.loads(capsys.readouterr().out) == {"new": 10, "known": 0, "conflict": 0,
                                                    "left_out": 0}
    assert scores.played(target) == scores.played(sample_library)
    assert cli.main(command) == 0
    assert json.loads(capsys.readouterr().out) == {"new": 0, "known": 10, "conflict": 0,
                                                    "left_out": 0}
    assert scores.played(target) == scores.played(sample_library)
    assert export("--records", library=target) == data


def test_an_import_looks_again_at_what_an_older_version_could_not_verify(tmp_path, monkeypatch):
    with Library(tmp_path / "library.sqlite") as library:
        with monkeypatch.context() as older:
            older.delitem(GAMES, "the_game")
            scores.add(library, scores.record(1))
        data = file_of(library)
        assert load(library, entries(data, "file")[0])["known"] == 1
        assert library.games()[0].verified and len(list(library.summaries())) == 1


def file_of(library):
    return b"".join(dump(library.games(), library.count()))


@given(records=st.lists(st.text(max_size=60) | st.sampled_from(scores.sample()), unique=True,
                        max_size=8),
       times=st.lists(st.datetimes(), min_size=8, max_size=8))
def test_any_library_comes_back(tmp_path_factory, records, times):
    folder = tmp_path_factory.mktemp("round_trip")
    with Library(folder / "one.sqlite") as one, Library(folder / "two.sqlite") as two:
        for text, when in zip(records, times, strict=False):
            scores.add(one, text, when.isoformat(timespec="seconds"))
        data = file_of(one)
        assert load(two, entries(data, "file")[0])["known"] == 0
        assert two.games() == one.games() and list(two.selection()) == list(one.selection())
        assert file_of(two) == data


def test_two_games_with_one_number_are_both_kept(tmp_path, capsys):
    mine = scores.library(tmp_path / "mine.sqlite", [scores.record(1, "S1")])
    theirs = scores.library(tmp_path / "theirs.sqlite", [scores.record(1, "S2")])
    with Library(theirs) as library:
        (tmp_path / "file").write_bytes(file_of(library))
    assert cli.main(["import", str(tmp_path / "file"), "--library", str(mine)]) == 0
    assert capsys.readouterr().out == (
        "1 new, 0 known already.\n"
        "Of the new, 1 game has the number of another game of the same board: both are kept.\n")
    assert [game.seed for game in scores.played(mine)] == ["S1", "S2"]


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    """A file of two short games."""
    path = tmp_path_factory.mktemp("small") / "library.sqlite"
    scores.library(path, [scores.record(seq, cut=3) for seq in (1, 2)])
    with Library(path) as library:
        return file_of(library)


def test_no_changed_byte_goes_unnoticed(small):
    """Every byte replaced: either the file is refused, or it says the same as before."""
    sound = entries(small, "file")
    assert len(sound[0]) == 2 and not sound[1]
    for at in range(len(small)):
        for new in {b"0", b"1", b'"', b" ", bytes([small[at] ^ 0x20]), b"\xff"} - {small[at:at+1]}:
            try:
                assert entries(small[:at] + new + small[at + 1:], "file") == sound, (at, new)
            except Trouble:
                pass


def test_no_missing_end_goes_unnoticed(small):
    for end in range(len(small.rstrip())):
        with pytest.raises(Trouble):
            entries(small[:end], "file")


@pytest.mark.parametrize("spaced", [
    lambda file: file, lambda file: file.replace(b"\n", b"\r\n"),
    lambda file: json.dumps(json.loads(file), indent=4).encode(),
    lambda file: json.dumps(json.loads(file), separators=(",", ":")).encode()])
def test_what_is_left_of_a_file_that_was_cut_off(small, spaced):
    both, file = entries(small, "file")[0], spaced(small).rstrip()
    for end in range(len(file)):
        try:
            games, lost = entries(file[:end], "file", salvage=True)
        except Trouble:         # not even its beginning is there
            assert b"[" not in file[:end]
        else:
            assert games in ([], both[:1], both) and lost == 2 - len(games)
    assert entries(file[:-20], "file", salvage=True) == (both[:1], 1)
    assert entries(file[:file.rindex(b"}")], "file", salvage=True) == (both, 0)


def test_games_that_come_while_the_file_is_written(tmp_path, monkeypatch, capsys):
    """There was one more than the file said, and import refused it."""
    path = scores.library(tmp_path / "library.sqlite")

    def slow(games, count):
        with Library(path) as other:
            assert scores.add(other, scores.record(50)) == "new"
        return dump(games, count)

    monkeypatch.setattr("crupier.scores.export.dump.dump", slow)
    file = tmp_path / "games.json"
    assert cli.main(["export", "--records", str(file), "--library", str(path)]) == 0
    games, lost = entries(file.read_bytes(), "file")
    assert f"{len(games)} games." in capsys.readouterr().out and not lost
    with Library(path) as library:
        assert len(library.selection()) == len(games) + 1


def test_thousands(tmp_path, export, capsys, monkeypatch):
    file = tmp_path / "games.json"
    file.write_bytes(export("--records"))
    monkeypatch.setattr("crupier.scores.export.dump.load", lambda *_: {
        "new": 1200, "known": 3000, "conflict": 0})
    assert cli.main(["import", str(file), "--library", str(tmp_path / "target.sqlite")]) == 0
    assert capsys.readouterr().out == "1,200 new, 3,000 known already.\n"


def test_damage_imports_nothing_unless_asked_to(tmp_path, export, capsys):
    damaged = tmp_path / "damaged.json"
    damaged.write_bytes(export("--records").replace(b"S194", b"S195"))
    target = tmp_path / "target.sqlite"
    error, code = refused(capsys, "import", str(damaged), "--library", str(target))
    assert code == 6 and "number 3" in error and "--salvage" in error
    assert not target.exists()
    assert cli.main(["import", str(damaged), "--library", str(target), "--salvage"]) == 0
    assert capsys.readouterr().out == (
        "9 new, 0 known already.\n1 game of the file is damaged or missing, and left out.\n")
    assert "S194" not in [game.seed for game in scores.played(target)]


def without(document, key):
    return {name: value for name, value in document.items() if name != key}


@pytest.mark.parametrize("change, sentence, code", [
    (lambda file: {**file, "games": file["games"][1:]}, "should have 1 game more", 6),
    (lambda file: {**file, "games": file["games"] * 2}, "should have 10 games fewer", 6),
    (lambda file: {**file, "games": [*file["games"][:-1], 7]}, "changed", 6),
    (lambda file: without(file, "games"), "no list of games", 6),
    (lambda file: without(file, "count"), "no list of games", 6),
    (lambda file: {**file, "version": 2}, "update", 1),
    (lambda file: without(file, "format"), "not a file of `crupier export --records`", 1),
    (lambda file: file["games"], "not a file of `crupier export --records`", 1),
])
def test_a_file_that_is_something_else(tmp_path, export, capsys, change, sentence, code):
    (tmp_path / "file").write_text(json.dumps(change(json.loads(export("--records")))))
    error, exit_code = refused(capsys, "import", str(tmp_path / "file"), "--library",
                               str(tmp_path / "target.sqlite"))
    assert sentence in error and exit_code == code
    assert not (tmp_path / "target.sqlite").exists()


def test_a_file_that_is_not_there(tmp_path, capsys):
    assert "cannot read" in refused(capsys, "import", str(tmp_path / "missing"))[0]


def test_a_library_or_a_table_is_no_file_to_import(sample_library, tmp_path, export, capsys):
    """Another copy of the file would not help."""
    error, code = refused(capsys, "import", str(sample_library))
    assert code == 1 and f"`crupier export --records FILE --library {sample_library}`" in error
    (tmp_path / "table.csv").write_bytes(export("--csv"))
    error, code = refused(capsys, "import", str(tmp_path / "table.csv"))
    assert code == 1 and "is not a file of `crupier export --records`" in error
    (tmp_path / "zeros").write_bytes(bytes(100))        # as a PC without power leaves a file
    error, code = refused(capsys, "import", str(tmp_path / "zeros"))
    assert code == 6 and "Take another copy" in error

def test_games_of_every_kind_come_back(tmp_path, every_kind, export, capsys):
    data = export("--records", library=every_kind)
    (tmp_path / "games.json").write_bytes(data)
    target = tmp_path / "again.sqlite"
    assert cli.main(["import", str(tmp_path / "games.json"), "--library", str(target)]) == 0
    assert [game.row.text for game in scores.played(target)] == kinds.every()
    assert scores.played(target) == scores.played(every_kind)


def test_a_backup_is_no_file_to_import(tmp_path, capsys):
    path = tmp_path / "backup.zip"
    backups.write(path, backups.Backup("e661", "now", {}))
    error, code = refused(capsys, "import", str(path))
    assert code == 1 and f"`crupier restore {path}` puts it on a board" in error
