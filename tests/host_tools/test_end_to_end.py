"""From an empty board to the report: flash, play, pull, look, export, by the commands."""

import json
import os
import subprocess
import sys
import time
import venv
from pathlib import Path

import pytest

from host_tools.virtual import VirtualBoard
from tests import eyes, pilot

ROOT = Path(__file__).parent.parent.parent
_PATIENCE_S = 10.0


class Hands:
    """A live board, pressed as a person does."""

    def __init__(self, board: VirtualBoard):
        self.board = board

    def frame(self):
        return self.board.frame()

    def press(self, key: str) -> None:
        before = self.frame().tobytes()
        self.board.press(key, 40)
        self.wait_until(lambda: self.frame().tobytes() != before)
        time.sleep(0.04)

    def wait_until(self, condition) -> None:
        deadline = time.monotonic() + _PATIENCE_S
        while not condition() and time.monotonic() < deadline:
            time.sleep(0.005)


def whole_way(tmp_path: Path, crupier: list[str], cwd: Path) -> None:
    """crupier: how the command is called."""
    library = str(tmp_path / "library.sqlite")
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data"), "LANG": "C.UTF-8"}
    env.pop("PYTHONPATH", None)

    def run(*words: str) -> str:
        done = subprocess.run([*crupier, *words], capture_output=True, text=True, env=env,
                              cwd=cwd, check=False)
        assert done.returncode == 0, f"{words}: {done.stdout}\n{done.stderr}"
        return done.stdout

    with VirtualBoard(tmp_path / "empty.img") as board:
        run("flash", "--port", board.port, "--board", "pico_ssd1306")
        hands = Hands(board)
        hands.wait_until(lambda: eyes.title(hands.frame()) == "Idioma/Language")
        for key in "OK OK DOWN DOWN DOWN OK UP UP UP OK".split():
            hands.press(key)
        actions = pilot.play(hands, pilot.choose_badly)
        hands.press("OK")
        run("pull", "--port", board.port, "--library", library)
        again = run("pull", "--port", board.port, "--library", library)
    assert "no new games" in again
    game, = json.loads(run("games", "--library", library, "--json"))["games"]
    left = game["result"]["left"]
    assert str(left) in run("games", "--library", library)
    assert left == 98 - sum(action > 0 for action in actions)
    assert run("show", "1", "--library", library)
    assert run("stats", "--library", library)
    page = tmp_path / "report.html"
    run("report", "-o", str(page), "--library", library)
    assert "<svg" in page.read_text(encoding="utf-8")
    for kind in ("csv", "json", "bgstats"):
        run("export", f"--{kind}", str(tmp_path / f"games.{kind}"), "--library", library)
        assert (tmp_path / f"games.{kind}").stat().st_size
    other = str(tmp_path / "other.sqlite")
    run("import", str(tmp_path / "games.json"), "--library", other)
    back, = json.loads(run("games", "--library", other, "--json"))["games"]
    assert back["result"] == game["result"]


def test_whole_way_in_the_checkout(tmp_path):
    whole_way(tmp_path, [sys.executable, "-m", "host_tools.cli"], ROOT)


@pytest.mark.long
def test_whole_way_with_an_installed_wheel(tmp_path):
    """In an empty virtual environment, outside the checkout."""
    subprocess.run([sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", tmp_path,
                    ROOT], check=True)
    wheel, = tmp_path.glob("*.whl")
    venv.create(tmp_path / "venv", with_pip=True)
    programs = tmp_path / "venv" / "bin"
    subprocess.run([programs / "pip", "install", "--quiet", wheel], check=True)
    whole_way(tmp_path, [str(programs / "crupier")], tmp_path)
