"""All commands without what only a Unix has, and with streams that are not UTF-8."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from crupier import cli, terminal
from tests.host_tools import flash_lab
from tests.host_tools.uf2_lab import uf2_file

ROOT = Path(__file__).parents[2]


@pytest.fixture
def windows(tmp_path):
    """windows(*commands) -> [exit code, stdout, stderr] of each; all in one process."""
    def run(*commands):
        done = subprocess.run(
            [sys.executable, "-m", "tests.host_tools.as_on_windows"], cwd=ROOT, text=True,
            input=json.dumps([[str(word) for word in command] for command in commands]),
            capture_output=True, timeout=120)
        assert not done.returncode, done.stderr
        return json.loads(done.stdout)
    return run


def test_commands_about_scores_and_files(windows, sample_library, tmp_path):
    library = ["--library", sample_library]
    commands = [
        ["games", *library], ["games", *library, "--lang", "es"], ["stats", *library],
        ["show", "3", *library], ["report", "-o", tmp_path / "report.html", *library],
        ["export", "--csv", tmp_path / "x.csv", *library], ["analyze", *library, "--help"],
        ["simulate", "--policy", "random", "--deals", "3"],
        ["image", "--littlefs", "-o", tmp_path / "x.img", "--board", flash_lab.BOARD],
        ["image", "--uf2", uf2_file(tmp_path / "in.uf2"), "-o", tmp_path / "x.uf2",
         "--board", flash_lab.BOARD],
        ["image", "--folder", "-o", tmp_path / "files", "--board", flash_lab.BOARD],
        ["image", "--frozen", "-o", tmp_path / "frozen", "--board", flash_lab.BOARD],
        ["boards"]]
    for command, (code, _, error) in zip(commands, windows(*commands), strict=True):
        assert code == 0, (command, error)
    played, taken = windows(["play", "--terminal"], ["import", tmp_path / "none", *library])
    assert played[0] == 2 and "WSL" in played[2]
    assert taken[0] == 1 and "internal" not in taken[2]


def test_commands_about_a_board(windows, bench, tmp_path):
    there = bench(flash_lab.old_version(), flash_lab.scores())
    there.runs()
    port, backup = ["--port", there.board.port], tmp_path / "x.zip"
    commands = [["pull", *port, "--library", tmp_path / "x.sqlite"], ["time", *port],
                ["names", "Ana", "Íñigo", *port], ["backup", backup, *port], ["flash", *port],
                ["restore", backup, "--yes", *port], ["doctor", *port]]
    for command, (code, said, error) in zip(commands, windows(*commands), strict=True):
        assert code == 0, (command, error)
        assert command[0] != "names" or said == "Ana\nÍñigo\n"


@pytest.mark.parametrize("name", [name for name, _, _ in cli.COMMANDS])
def test_there_is_a_test_for_every_command(name):
    assert f'["{name}"' in Path(__file__).read_text(encoding="utf-8")


def test_what_a_stream_cannot_encode_is_written_plainer(monkeypatch):
    out = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(out, "cp1252"))
    terminal.tame_streams()
    print("✓ ñ – 李 → \ud800 ─▲", flush=True)
    assert out.getvalue().decode("cp1252") == "+ ñ – ? -> ? -^\n"
