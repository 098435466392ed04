"""The `crupier` command: help, exit codes, and errors as one sentence."""

import os
import re
import subprocess
import sys
import types

import pytest

from crupier import cli
from crupier.errors import INTEGRITY, Trouble
from crupier.play.server import listen
from crupier.sim.virtual.lock import ImageLock


def crupier(*args, **env):
    """Runs the command without a terminal; checks that no error is a traceback."""
    run = subprocess.run([sys.executable, "-m", "crupier.cli", *args], capture_output=True,
                         text=True, stdin=subprocess.DEVNULL, timeout=60,
                         env={**os.environ, **env})
    assert "Traceback" not in run.stderr
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
    assert run.stdout == ""
    assert re.fullmatch(r"crupier: .+\.\n", run.stderr), run.stderr
    return run.stderr


def test_help_lists_every_command_with_examples():
    run = crupier("--help")
    assert run.returncode == 0
    assert "examples:" in run.stdout
    for name, _, help_line in cli.COMMANDS:
        assert re.search(rf"^    {name} +{help_line}$", run.stdout, re.MULTILINE)


@pytest.mark.parametrize("name", [name for name, _, _ in cli.COMMANDS])
def test_every_command_has_help_with_examples(parsed, name):
    code, said = parsed(name, "--help")
    assert code == 0
    assert f"examples:\n  crupier {name}" in said.out


def test_version():
    assert re.fullmatch(r"crupier \S.*\n", crupier("--version").stdout)


@pytest.mark.parametrize("args", [
    (), ("shuffle",), ("play", "--http-port", "cheese"), ("play", "--http-port", "65536"),
    ("play", "--term"), ("play", "extra"), ("play", "--board", "abacus")])
def test_wrong_usage_is_exit_code_2(parsed, args):
    code, said = parsed(*args)
    assert code == 2
    assert said.out == "" and "usage: crupier" in said.err


def test_options_that_contradict_each_other():
    run = crupier("play", "--terminal", "--no-open")
    assert run.returncode == 2
    assert "--terminal" in one_sentence(run)


def test_terminal_without_a_terminal():
    run = crupier("play", "--terminal")
    assert run.returncode == 1
    assert "play in the browser" in one_sentence(run)


def test_a_port_that_is_taken(tmp_path):
    with listen(0) as taken:
        number = str(taken.getsockname()[1])
        run = crupier("play", "--no-open", "--data", str(tmp_path), "--http-port", number)
    assert run.returncode == 4
    assert number in run.stderr and "--http-port" in one_sentence(run)
    assert list(tmp_path.iterdir()) == []


def test_no_interpreter(tmp_path):
    run = crupier("play", "--no-open", "--data", str(tmp_path), MICROPYTHON="/nowhere/micropython")
    assert run.returncode == 1
    assert "MICROPYTHON" in one_sentence(run)


def test_a_board_that_runs_already(tmp_path):
    with ImageLock(tmp_path / "pico_ssd1306.img"):
        run = crupier("play", "--no-open", "--data", str(tmp_path))
    assert run.returncode == 4
    assert "--data" in one_sentence(run)


def test_a_flash_image_that_is_something_else(tmp_path):
    (tmp_path / "pico_ssd1306.img").write_bytes(b"not a file system" * 1000)
    before = (tmp_path / "pico_ssd1306.img").read_bytes()
    run = crupier("play", "--no-open", "--data", str(tmp_path))
    assert run.returncode == 6
    assert "--data" in one_sentence(run)
    assert (tmp_path / "pico_ssd1306.img").read_bytes().startswith(before)


def test_a_folder_that_cannot_be_made(tmp_path):
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


def test_ctrl_c_is_no_traceback(monkeypatch, capsys):
    assert main_with(monkeypatch, raiser(KeyboardInterrupt())) == 1
    assert capsys.readouterr().err == "crupier: interrupted.\n"
