"""`crupier export`: the command and its files."""

import json
import os
import stat
import subprocess
import sys

import pytest

from crupier import cli
from crupier.scores.export.file import write
from tests.host_tools import scores
from tests.host_tools.scores import refused


@pytest.mark.parametrize("args", [
    (), ("--records", "x", "--bom"), ("--records", "x", "--separator", ";"),
    ("--json",), ("--csv", "x", "--me", "A"),
    ("--csv", "x", "--player", "A=B")])
def test_options_that_make_no_sense(capsys, args):
    error, code = refused(capsys, "export", *args)
    assert code == 2 and "--" in error


def test_a_separator_that_is_none(capsys):
    with pytest.raises(SystemExit) as ended:
        cli.main(["export", "--csv", "x", "--separator", "|"])
    assert ended.value.code == 2 and "tab" in capsys.readouterr().err


@pytest.mark.parametrize("pair", ["Ana", "=Ana", "Ana="])
def test_a_pair_is_two_names(capsys, pair):
    with pytest.raises(SystemExit) as ended:
        cli.main(["export", "--bgstats", "x", "--player", pair])
    assert ended.value.code == 2
    assert f"{pair!r} is not like" in capsys.readouterr().err


def test_for_programs(tmp_path, sample_library, capsys):
    file = str(tmp_path / "a.csv")
    assert cli.main(["export", "--csv", file, "--json", "--library", str(sample_library)]) == 0
    assert json.loads(capsys.readouterr().out) == {"files": {file: 10}}


def test_all_at_once(tmp_path, sample_library, capsys):
    files = [tmp_path / name for name in ("a.csv", "a.json", "a.bgsplay")]
    assert cli.main(["export", "--csv", str(files[0]), "--records", str(files[1]), "--bgstats",
                     str(files[2]), "--library", str(sample_library)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{files[0]}: 10 games.", f"{files[1]}: 10 games.", f"{files[2]}: 6 games."]
    assert all(file.stat().st_size for file in files)


@pytest.mark.parametrize("args", [
    ("export", "--csv"), ("export", "--records"), ("report", "-o"),
    ("image", "--littlefs", "--board", "picosystem", "-o"), ("backup",),
    ("simulate", "--deals", "1", "--policy", "sequence", "--keep")])
def test_a_library_is_not_replaced(tmp_path, sample_library, capsys, args):
    before = sample_library.read_bytes()
    (tmp_path / "link").symlink_to(sample_library)
    reads = args[0] in ("export", "report")
    library = ("--library", str(sample_library)) if reads else ()
    for file in (sample_library, tmp_path / "link"):
        error, code = refused(capsys, *args, str(file), *library)
        assert code == 2 and f"{file} is a library of games" in error
    assert sample_library.read_bytes() == before


def test_one_file_for_two(tmp_path, sample_library, capsys):
    one, same = tmp_path / "a", tmp_path / "x/../a"
    (tmp_path / "x").mkdir()
    error, code = refused(capsys, "export", "--csv", str(one), "--records", str(same),
                          "--library", str(sample_library))
    assert code == 2 and "named twice" in error and not one.exists()


def test_standard_output_for_two(sample_library, capsys):
    """Under another name, too."""
    error, code = refused(capsys, "export", "--csv", "-", "--records", "/dev/stdout",
                          "--library", str(sample_library))
    assert code == 2 and "standard output is named twice" in error


def test_a_report_about_nothing_replaces_none(tmp_path, sample_library, capsys):
    old = tmp_path / "report.html"
    old.write_text("last week")
    error, code = refused(capsys, "report", "-o", str(old), "--with", "Nobody", "--library",
                          str(sample_library))
    assert code == 1 and "nothing was written. No game matches." in error
    assert old.read_text() == "last week"


def test_an_empty_library_replaces_no_file(tmp_path, capsys):
    old = tmp_path / "backup.json"
    old.write_text("last week")
    empty = scores.library(tmp_path / "empty.sqlite", [])
    error, code = refused(capsys, "export", "--records", str(old), "--library", str(empty))
    assert code == 1 and "nothing was written. No games yet." in error
    assert old.read_text() == "last week"


@pytest.mark.parametrize("second", ["gone/b.json", "."])
def test_one_that_cannot_be_written_leaves_all(tmp_path, sample_library, capsys, second):
    old = tmp_path / "a.csv"
    old.write_text("last week")
    error, code = refused(capsys, "export", "--csv", str(old), "--records",
                          str(tmp_path / second), "--library", str(sample_library))
    assert code == 1 and "cannot write" in error and old.read_text() == "last week"
    assert sorted(tmp_path.iterdir()) == [old, sample_library]


def test_a_full_disk_leaves_the_old_file(tmp_path, sample_library, capsys, monkeypatch):
    old = tmp_path / "backup.json"
    old.write_text("last week")

    def full(_):
        raise OSError(28, "No space left on device")
    monkeypatch.setattr("os.fsync", full)
    error, code = refused(capsys, "export", "--records", str(old), "--library",
                          str(sample_library))
    assert code == 1 and "No space left on device" in error
    assert old.read_text() == "last week"
    assert sorted(tmp_path.iterdir()) == [old, sample_library]


def test_what_is_no_file_stays_what_it_is(tmp_path):
    """As /dev/stdout; a link leads to the file that is replaced."""
    pipe, link, there = tmp_path / "pipe", tmp_path / "link", tmp_path / "there"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write(pipe, [b"some", b"thing"])
    assert os.read(reader, 100) == b"something" and pipe.is_fifo()
    os.close(reader)
    there.write_bytes(b"before")
    link.symlink_to(there)
    write(link, [b"after"])
    assert link.is_symlink() and there.read_bytes() == b"after"
    assert sorted(tmp_path.iterdir()) == [link, pipe, there]


@pytest.mark.skipif(not os.path.exists("/dev/fd"), reason="no /dev/fd here")
@pytest.mark.parametrize("command, file, where", [
    ("export --csv", "/dev/stdout", ">>"), ("export --csv", "/dev/stdout", ">"),
    ("export --records", "/dev/fd/3", "3>>")])
def test_what_the_shell_has_opened_stays(tmp_path, sample_library, command, file, where):
    """What stood in the file was lost. What is said of a table on stdout goes to stderr."""
    log, fd = tmp_path / "log", where.rstrip(">") or "1"
    log.write_text("before\n")
    run = subprocess.run(
        ["sh", "-c", f'{{ echo first >&{fd}; "$0" -m crupier.cli {command} {file} '
         f'--library "$1"; echo last >&{fd}; }} {where} log',
         sys.executable, str(sample_library)],
        cwd=tmp_path, stderr=subprocess.PIPE, timeout=60)
    said = "-: 10 games.\n" if file == "/dev/stdout" else ""
    assert run.stderr.decode() == said
    text = log.read_text()
    assert text.startswith("before\nfirst\n" if ">>" in where else "first\n")
    assert text.endswith("last\n") and len(text) > 1000
    assert {*tmp_path.iterdir()} == {log, sample_library}


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="a disk that is always full")
def test_what_could_be_there_in_part(sample_library, capsys):
    error, code = refused(capsys, "export", "--csv", "/dev/full", "--library", str(sample_library))
    assert code == 1 and "cannot write all of /dev/full (No space left on device)." in error


def test_what_is_open_and_no_longer_there(sample_library, capsys):
    """A number that nobody has opened."""
    error, code = refused(capsys, "export", "--csv", "/dev/fd/4321", "--library",
                          str(sample_library))
    assert code == 1 and "cannot write /dev/fd/4321" in error


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o666])
def test_a_private_file_stays_private(tmp_path, mode):
    file = tmp_path / "games.csv"
    file.write_text("old")
    file.chmod(mode)
    write(file, [b"new"])
    assert file.read_bytes() == b"new" and stat.S_IMODE(file.stat().st_mode) == mode


def test_a_folder_that_is_not_there(tmp_path, sample_library, capsys):
    error, code = refused(capsys, "export", "--csv", str(tmp_path / "no" / "a.csv"), "--library",
                          str(sample_library))
    assert code == 1 and f"there is no folder {tmp_path / 'no'}." in error and "room" not in error
    (tmp_path / "link.csv").symlink_to(tmp_path / "gone" / "a.csv")
    error, code = refused(capsys, "export", "--csv", str(tmp_path / "link.csv"), "--library",
                          str(sample_library))
    assert code == 1 and f"there is no folder {tmp_path / 'gone'}." in error
