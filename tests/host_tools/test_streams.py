"""The `crupier` command where stdin, stdout or stderr cannot be used."""

import os
import subprocess
import sys

import pytest

from tests.host_tools import scores
from tests.host_tools.test_cli import one_sentence


def redirected(where, *args, limit="", **changes):
    """The command in a shell, with this behind it."""
    return subprocess.run(["sh", "-c", f'{limit}"$0" -m crupier.cli "$@" {where}',
                           sys.executable, *args],
                          capture_output=True, text=True, timeout=60,
                          env={name: value for name, value in os.environ.items()
                               if name != "PYTHONUNBUFFERED"} | changes)


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="a disk that is always full")
@pytest.mark.parametrize("command", ["--help", "--version"])
def test_help_on_a_full_disk_that_is_not_buffered(command):
    """It was well without a word."""
    run = redirected("> /dev/full", command, PYTHONUNBUFFERED="1")
    assert run.returncode == 1 and "No space left on device" in one_sentence(run)


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="a disk that is always full")
@pytest.mark.parametrize("command", ["boards", "--help"])
def test_stdout_on_a_full_disk(command):
    run = redirected("> /dev/full", command)
    assert run.returncode == 1
    assert one_sentence(run) == ("crupier: the output cannot be written (No space left on "
                                 "device).\n")


@pytest.mark.parametrize("command", [("play", "--help"), ("games", "--all")])
def test_a_file_on_a_full_disk(tmp_path, command):
    """What is left to be written when that is tried again may have room."""
    library = scores.library(tmp_path / "library.sqlite", map(scores.record, range(1, 200)))
    options = ["--library", library] if command[0] == "games" else []
    run = redirected(f"> {tmp_path / 'out'}", *command, *map(str, options), limit="ulimit -f 1; ")
    assert run.returncode == 1
    assert one_sentence(run) == "crupier: the output cannot be written (File too large).\n"


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="a disk that is always full")
def test_stderr_on_a_full_disk(sample_library, tmp_path):
    """What could not be said there, that games were left out, ended the command."""
    plays = tmp_path / "plays.bgsplay"
    for where, said in (("", "Left out: "), ("2> /dev/full", "")):
        run = redirected(where, "export", "--bgstats", str(plays), "--library",
                         str(sample_library))
        assert (run.returncode, run.stderr[:10]) == (0, said) and str(plays) in run.stdout
    assert redirected("2> /dev/full", "show", "no").returncode == 2


def test_stdout_that_is_closed():
    run = redirected(">&-", "boards", "--json")
    assert (run.returncode, run.stderr) == (0, "")


def test_what_was_to_be_written_to_a_closed_stdout(sample_library):
    """It was said to be there."""
    for command in ("export", "--csv"), ("report", "--output"):
        run = redirected(">&-", *command, "-", "--library", str(sample_library))
        assert run.returncode == 2 and "standard output is closed" in one_sentence(run)
    run = redirected("> /dev/null", "export", "--csv", "-", "--library", str(sample_library))
    assert run.returncode == 0


def test_stdin_that_is_closed(sample_library):
    run = redirected("<&-", "show", "1", "--library", str(sample_library))
    assert (run.returncode, run.stderr) == (0, "") and "The Game" in run.stdout
    run = redirected("<&-", "play", "--terminal")
    assert run.returncode == 1 and "needs a terminal" in one_sentence(run)


@pytest.mark.parametrize("args", [("export", "--csv"), ("export", "--records"),
                                  ("export", "--bgstats"), ("report", "--output")])
def test_a_file_that_is_stdout(tmp_path, sample_library, args):
    """A file "-" was written."""
    library = "--library", str(sample_library)
    named = redirected("", *args, str(tmp_path / "named"), *library)
    piped = redirected(f"| cat > {tmp_path / 'piped'}", *args, "-", *library)
    assert (tmp_path / "piped").read_text().replace(str(tmp_path), "") == (
        (tmp_path / "named").read_text().replace(str(tmp_path), ""))
    said = named.stdout.replace(str(tmp_path / "named"), "-") + named.stderr
    assert (piped.stdout, piped.stderr) == ("", said)
    assert redirected("| true", *args, "-", *library).stderr in ("", said)


@pytest.mark.parametrize("args, said", [
    (("--csv", "-", "--json"), "--json and a file - both want standard output"),
    (("--csv", "-", "--records", "-"), "is named twice"),
    (("--csv", "/dev/stdout", "--json"), "--json and a file - both want"),
    (("--csv", "/dev/stdout", "--records", "-"), "is named twice")])
def test_two_that_want_stdout(sample_library, args, said):
    run = redirected("", "export", *args, "--library", str(sample_library))
    assert (run.returncode, run.stdout) == (2, "") and said in run.stderr


@pytest.mark.parametrize("args", [
    ("image", "--littlefs", "--board", "pico_ssd1306", "-o"), ("backup",), ("doctor", "--report")])
def test_a_file_that_cannot_be_stdout(tmp_path, args):
    """What the command said came behind the image in the same file."""
    run = redirected(f"> {tmp_path / 'out'}", *args, "/dev/stdout")
    assert run.returncode == 2 and not (tmp_path / "out").read_bytes()
    assert "standard input and output cannot stand for this file" in run.stderr


@pytest.mark.skipif(not os.path.exists("/dev/stdout"), reason="no /dev/stdout here")
@pytest.mark.parametrize("args", [("export", "--csv"), ("report", "--output")])
def test_what_is_said_of_a_file_that_is_stdout(tmp_path, sample_library, args):
    """It came behind the table, or the page, in the same file."""
    said, library = {}, ("--library", str(sample_library))
    for name in "-", "/dev/stdout":
        run = redirected(f"> {tmp_path / 'out'}", *args, name, *library)
        said[name] = run.stderr, (tmp_path / "out").read_bytes()
        assert (run.returncode == 0 and "-: 10" in run.stderr) or args[0] == "report"
    assert said["-"] == said["/dev/stdout"]
