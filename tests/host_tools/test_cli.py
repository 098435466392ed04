"""The `crupier` command: help, exit codes, and errors as one sentence."""

import errno
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import types
import venv
from pathlib import Path

import pytest

from crupier import cli
from crupier.errors import ERROR, INTEGRITY, Trouble
from crupier.play.rack import Rack
from crupier.play.server import listen
from crupier.sim.virtual.lock import ImageLock


@pytest.fixture
def crupier(capsys, monkeypatch):
    """crupier(*args, **environment) -> what became of the command, without a terminal."""
    def run(*args, **env):
        for name, value in env.items():
            monkeypatch.setenv(name, value)
        code = cli.main(list(args))
        return types.SimpleNamespace(returncode=code, **capsys.readouterr()._asdict())
    return run


@pytest.fixture
def parsed(capsys):
    """parsed(*args) -> (exit code, what it printed) of a command that ends while it is read."""
    def run(*args):
        with pytest.raises(SystemExit) as ended:
            cli.main(list(args))
        return ended.value.code, capsys.readouterr()
    return run


def one_sentence(run):
    out, err = (run.out, run.err) if hasattr(run, "err") else (run.stdout, run.stderr)
    assert out == ""
    assert re.fullmatch(r"crupier: .+\.\n", err), err
    return err


def test_a_command_waits_for_no_other():
    asked = subprocess.run([sys.executable, "-c", "import sys\nfrom crupier import cli\n"
                            "cli.build_parser(['games', '--last', '3'])\n"
                            "print([at for _, at, _ in cli.COMMANDS if at in sys.modules])"],
                           capture_output=True, text=True, check=True)
    assert asked.stdout == "['crupier.commands.games']\n"


@pytest.mark.parametrize("library, extra, command", [
    ("numpy", "simulate", "simulate --deals 1 --jobs 1"),
    ("numba", "simulate", "simulate --deals 1 --jobs 1"),
    ("distributed", "dask", "simulate --deals 60 --policy greedy --dask tcp://127.0.0.1:1")])
def test_a_library_that_only_an_extra_brings(library, extra, command):
    run = subprocess.run([sys.executable, "-c", "import sys\n"
                          f"sys.modules[{library!r}] = None\n"
                          "from crupier import cli\n"
                          f"sys.exit(cli.main({command.split()!r}))"],
                         capture_output=True, text=True, timeout=60)
    assert run.returncode == ERROR
    assert run.stderr == (f"crupier: this needs {library}, which comes with an extra. In a "
                          f"checkout of Crupier: pip install '.[{extra}]'\n")


def test_nobody_reads_the_rest():
    """`crupier boards | head -0`"""
    reader, writer = os.pipe()
    os.close(reader)
    run = subprocess.run([sys.executable, "-m", "crupier.cli", "boards"], stdout=writer,
                         stderr=subprocess.PIPE, text=True)
    os.close(writer)
    assert (run.returncode, run.stderr) == (1, "")


def test_help_lists_every_command_with_examples(parsed):
    code, said = parsed("--help")
    assert code == 0
    assert "examples:" in said.out
    for name, _, help_line in cli.COMMANDS:
        assert re.search(rf"^    {name} +{help_line}$", said.out, re.MULTILINE)


@pytest.mark.parametrize("name", [name for name, _, _ in cli.COMMANDS])
def test_every_command_has_help_with_examples(parsed, name):
    code, said = parsed(name, "--help")
    assert code == 0
    assert f"examples:\n  crupier {name}" in said.out


def test_version(parsed):
    assert re.fullmatch(r"crupier \S.*\n", parsed("--version")[1].out)


@pytest.mark.parametrize("args", [
    (), ("shuffle",), ("play", "--http-port", "cheese"), ("play", "--http-port", "65536"),
    ("play", "--term"), ("play", "extra"), ("play", "--board", "abacus"), ("play", "--seats", "1"),
    ("play", "--lan", "home"), ("play", "--lan", "0.0.0.0"),
    ("play", "--lan", "224.0.0.1"), ("play", "--lan", "255.255.255.255"),
    ("simulate", "--jobs", "0"), ("simulate", "--deals", "-1"), ("simulate", "--players", "0"),
    ("analyze", "--jobs", "9" * 5000)])
def test_wrong_usage_is_exit_code_2(parsed, args):
    code, said = parsed(*args)
    assert code == 2
    assert said.out == "" and "usage: crupier" in said.err


def test_a_port_that_is_none_is_said_in_plain_words(parsed):
    for number in ("cheese", "65536", "-1", ""):
        error = parsed("play", "--http-port", number)[1].err
        assert "a number from 0 to 65535" in error or "expected one argument" in error
        assert "_port" not in error


@pytest.mark.parametrize("command", ["show", "analyze"])
@pytest.mark.parametrize("number", ["1e3", "twelve", "", "9" * 5000])
def test_what_is_no_number_of_a_game_is_said_in_plain_words(parsed, command, number):
    code, said = parsed(command, number)
    assert code == 2
    assert "is not a game number; `crupier games` lists them" in said.err


def test_options_that_contradict_each_other(crupier):
    run = crupier("play", "--terminal", "--no-open")
    assert run.returncode == 2
    assert "--terminal" in one_sentence(run)


def test_terminal_without_a_terminal(crupier):
    run = crupier("play", "--terminal")
    assert run.returncode == 1
    assert "play in the browser" in one_sentence(run)


def test_a_port_that_is_taken(crupier, tmp_path):
    with listen(0) as taken:
        number = str(taken.getsockname()[1])
        run = crupier("play", "--no-open", "--data", str(tmp_path), "--http-port", number)
    assert run.returncode == 4
    assert number in run.err and "--http-port" in one_sentence(run)
    assert list(tmp_path.iterdir()) == []


def test_no_interpreter(crupier, tmp_path):
    run = crupier("play", "--no-open", "--data", str(tmp_path), MICROPYTHON="/nowhere/micropython")
    assert run.returncode == 1
    assert "MICROPYTHON" in one_sentence(run)


@pytest.mark.parametrize("script, why", [
    ("exit 1", "the interpreter ended, status 1."),
    ("echo No option -X >&2; exit 2", "the interpreter ended, status 2 (No option -X)."),
    ("kill -9 $$", "the interpreter ended, status -9.")])
def test_an_interpreter_that_is_none(crupier, tmp_path, script, why):
    """The page was opened, and nothing was said here."""
    program = tmp_path / "program"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    run = crupier("play", "--no-open", "--data", str(tmp_path), "--http-port", "0",
                  MICROPYTHON=str(program))
    assert run.returncode == 1
    assert f"the board has stopped at once: {why} MICROPYTHON names {program};" in (
        one_sentence(run))
    with ImageLock(tmp_path / "picosystem.img"):
        pass


def test_a_board_that_runs_already(crupier, tmp_path):
    with ImageLock(tmp_path / "picosystem.img"):
        run = crupier("play", "--no-open", "--data", str(tmp_path))
    assert run.returncode == 4
    assert "--data" in one_sentence(run)


def test_a_flash_image_that_is_something_else(crupier, tmp_path):
    (tmp_path / "picosystem.img").write_bytes(b"not a file system" * 1000)
    before = (tmp_path / "picosystem.img").read_bytes()
    run = crupier("play", "--no-open", "--data", str(tmp_path))
    assert run.returncode == 6
    assert "--data" in one_sentence(run)
    assert (tmp_path / "picosystem.img").read_bytes().startswith(before)


def test_a_full_disk(tmp_path, monkeypatch):
    def full(path, data):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(Trouble, match=r"\(No space left on device\); make room, .*--data"):
        Rack(tmp_path).start("pico_ssd1306")
    assert {path.suffix for path in tmp_path.iterdir()} <= {".lock", ".id"}


def test_a_folder_that_cannot_be_made(crupier, tmp_path):
    (tmp_path / "file").touch()
    run = crupier("play", "--no-open", "--data", str(tmp_path / "file" / "folder"))
    assert run.returncode == 1
    assert "--data" in one_sentence(run)


# ---- what a command may do

def main_with(monkeypatch, run):
    """cli.main with one command, `try`, that does run()."""
    module = types.SimpleNamespace(EXAMPLES="", add_arguments=lambda parser: None,
                                   run=lambda args: run())
    monkeypatch.setattr(cli, "COMMANDS", (("try", "module", "try it"),))
    monkeypatch.setattr(cli, "import_module", lambda name: module)
    return cli.main(["try"])


def raiser(error):
    def run():
        raise error
    return run


def test_a_command_that_works_is_0(monkeypatch):
    assert main_with(monkeypatch, lambda: None) == 0


def test_trouble_brings_its_exit_code(monkeypatch, capsys):
    damaged = Trouble("the record is damaged; pull again.", INTEGRITY)
    assert main_with(monkeypatch, raiser(damaged)) == 6
    assert capsys.readouterr().err == "crupier: the record is damaged; pull again.\n"


def test_a_bug_is_one_sentence_that_says_where(monkeypatch, capsys):
    assert main_with(monkeypatch, raiser(KeyError("king"))) == 1
    error = capsys.readouterr().err
    assert error.startswith("crupier: internal error: KeyError('king') in test_cli.py, line ")
    assert "report" in error and error.count("\n") == 1


def test_too_little_memory_is_no_bug(monkeypatch, capsys):
    assert main_with(monkeypatch, raiser(MemoryError())) == ERROR
    assert capsys.readouterr().err == "crupier: there is not enough memory for that.\n"


def test_what_the_system_refuses_is_no_bug(monkeypatch, capsys):
    refusal = OSError(errno.ENOSPC, "No space left on device", "/tmp/x\x1b[2J")
    assert main_with(monkeypatch, raiser(refusal)) == 1
    assert capsys.readouterr().err == (
        "crupier: the system refuses /tmp/x?[2J: No space left on device.\n")


def test_a_bug_says_no_more_than_a_line_holds(monkeypatch, capsys):
    """Once it was a whole table."""
    assert main_with(monkeypatch, raiser(ValueError("x" * 10_000 + "\n"))) == 1
    error = capsys.readouterr().err
    assert len(error) < 400 and error.count("\n") == 1


def test_ctrl_c_is_no_traceback(monkeypatch, capsys):
    assert main_with(monkeypatch, raiser(KeyboardInterrupt())) == 1
    assert capsys.readouterr().err == "crupier: interrupted.\n"


def test_a_terminal_that_knows_ascii_only():
    plainer = {"Ana 1½, Luis ½": "Ana 1.5, Luis .5", "José Ñandú ª": "Jose Nandu a",
               "¿Seguir? «sí» 3×4 ✓": 'Seguir? "si" 3x4 +', "王 🂡": "? ?"}
    run = subprocess.run(
        [sys.executable, "-c", "from crupier import terminal; terminal.tame_streams();"
         f"print(*{list(plainer)!r}, sep='\\n')"], capture_output=True, timeout=60,
        env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert run.stdout.decode("ascii").splitlines() == list(plainer.values())


SITE = Path(sysconfig.get_path("purelib"))


@pytest.mark.skipif(not list(SITE.glob("__editable__*crupier*")), reason="not installed with -e")
def test_a_folder_of_this_name_is_not_taken_for_the_package(tmp_path):
    """As a clone is, from the folder above; `make install` sees to it."""
    venv.create(tmp_path / "venv", symlinks=True)
    there, = tmp_path.glob("venv/lib/python*/site-packages")
    for file in SITE.glob("__editable__*crupier*"):
        shutil.copy(file, there)
    (tmp_path / "crupier").mkdir()

    def taken() -> str:
        return subprocess.run([tmp_path / "venv/bin/python", "-c", "import crupier; "
                               "print(crupier.__file__)"], cwd=tmp_path, capture_output=True,
                              text=True, timeout=60).stdout.strip()

    assert taken() == "None"        # the folder
    made = (Path(cli.__file__).parent.parent / "Makefile").read_text()
    (there / "crupier-first.pth").write_text(made.split("define FIRST\n")[1].split("endef")[0])
    assert Path(taken()).parent == Path(cli.__file__).parent
