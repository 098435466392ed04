"""Arguments that nobody gives on purpose, each answered by a sentence."""

import argparse
import errno
import io
import os

import pytest

from crupier import cli
from crupier.commands import asked
from crupier.errors import ERROR, INTEGRITY, USAGE
from tests.host_tools import scores


def test_a_library_that_is_a_folder(crupier):
    assert "cannot be used" in crupier("games", library="/", code=ERROR)


def test_a_library_that_never_was_one(crupier, tmp_path):
    """It was said to be damaged."""
    (tmp_path / "env.sh").write_text("export A=1\n" * 100)
    said = crupier("stats", library=tmp_path / "env.sh", code=INTEGRITY)
    assert "env.sh is no library of Crupier" in said


@pytest.mark.parametrize("words", [
    ("import",), ("restore",), ("backup",), ("export", "--csv"), ("export", "--records"),
    ("export", "--bgstats"), ("report", "-o"), ("games", "--library"), ("pull", "--library"),
    ("simulate", "--keep"), ("doctor", "--report"), ("image", "--littlefs", "-o"),
    ("flash", "--uf2"), ("play", "--data")])
def test_a_file_without_a_name(capsys, words):
    """It was the folder "."."""
    with pytest.raises(SystemExit):
        cli.main([*words, ""])
    assert "'' is not a file name" in capsys.readouterr().err


@pytest.mark.parametrize("words", [
    ("simulate", "--seats"), ("simulate", "--against"), ("simulate", "--dask"), ("pull", "--port"),
    ("flash", "--port")])
def test_an_empty_name(capsys, words):
    """It was as if nobody had said it."""
    with pytest.raises(SystemExit):
        cli.main([*words, ""])
    assert "'' names nothing" in capsys.readouterr().err


@pytest.mark.parametrize("words", [
    ("backup",), ("image", "--littlefs", "-o"), ("restore",), ("doctor", "--report"),
    ("games", "--library"), ("simulate", "--keep")])
def test_what_cannot_stream(capsys, words):
    """A file of the name "-" was made, or missed."""
    with pytest.raises(SystemExit):
        cli.main([*words, "-"])
    assert "standard input and output cannot stand for this file" in capsys.readouterr().err


@pytest.mark.parametrize("typed, answer", [
    (" y \n", "y"), ("YES\r\n", "yes"), ("\n", ""), ("", None), ("y", "y")])
def test_what_is_typed(monkeypatch, typed, answer):
    for stream in "stdin", "stderr":
        monkeypatch.setattr(f"sys.{stream}", io.StringIO(typed))
        monkeypatch.setattr(f"sys.{stream}.isatty", lambda: True, raising=False)
    assert asked(argparse.Namespace(json=False), "Well?") == answer
    assert asked(argparse.Namespace(json=True), "Well?") is None


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_what_is_typed_is_no_text(monkeypatch, encoding):
    """An internal error. What is typed next counts."""
    ours, theirs = os.openpty()
    with open(ours, "wb", 0) as typed, open(theirs, encoding=encoding, errors="strict") as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
        for line, answer in ((b"\xff\xfe\n", None), (b"s\xc3\n", None), (b"y\n", "y")):
            typed.write(line)
            assert asked(argparse.Namespace(json=False), "Well?") == answer


def test_until_the_last_day_of_all(crupier, sample_library):
    assert crupier("games", "--until", "9999-12-31", library=sample_library) == crupier(
        "games", library=sample_library)


@pytest.mark.parametrize("device", ["%", "_", "!", "f_ff"])
def test_the_end_of_an_id_is_no_pattern(crupier, sample_library, device):
    assert "No game matches" in crupier("games", "--device", device, library=sample_library)


def test_an_analysis_of_a_game_that_is_not_there(crupier, sample_library):
    """The library was said to have no games."""
    assert "there is no game 99;" in crupier("analyze", "1", "99", library=sample_library,
                                             code=ERROR)


def test_the_report_of_a_self_test_replaces_no_library(capsys, sample_library):
    """And says so before the test, which takes minutes."""
    before = sample_library.read_bytes()
    assert cli.main(["doctor", "--selftest", "--report", str(sample_library)]) == USAGE
    assert "is a library of games" in capsys.readouterr().err
    assert sample_library.read_bytes() == before


@pytest.mark.parametrize("name, why", [
    (".", "(Is a directory)"), ("", "(Is a directory)"), ("none/ours.md", "there is no folder"),
    ("file/ours.md", "(Not a directory)")])
def test_where_no_report_of_a_self_test_can_be(capsys, tmp_path, monkeypatch, name, why):
    """It was said after the test."""
    (tmp_path / "file").touch()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("crupier.install.doctor.examine", None)
    assert cli.main(["doctor", "--selftest", "--report", name or str(tmp_path)]) == ERROR
    assert why in capsys.readouterr().err and [*tmp_path.iterdir()] == [tmp_path / "file"]


def test_a_self_test_in_a_folder_that_takes_no_report(capsys, tmp_path, monkeypatch):
    """Of somebody else. Its name is not known yet."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("crupier.install.doctor.examine", None)

    def refuse(**_):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr("tempfile.mkstemp", refuse)
    assert cli.main(["doctor", "--selftest"]) == ERROR
    assert "cannot write crupier-selftest.md (Permission denied)" in capsys.readouterr().err


def test_an_empty_library_has_nothing_to_analyse(crupier, tmp_path):
    empty = scores.library(tmp_path / "empty.sqlite", [])
    assert "No games yet" in crupier("analyze", library=empty, code=ERROR)
