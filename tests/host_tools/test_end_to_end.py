"""From an empty board to the report: flash, play, pull, look, export, by the commands."""

import json
import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from crupier.sim.virtual.board import VirtualBoard
from tests import eyes, pilot

ROOT = Path(__file__).parent.parent.parent
_BOOT_MS, _PRESS_MS = 1500, 40


class Hands(pilot.Device):
    """A board in stepped time, which no press is too quick for."""

    def __init__(self, board: VirtualBoard):
        self.board = board
        self.frame = board.frame
        board.run(_BOOT_MS)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.board.press(key, _PRESS_MS)
            self.board.run(_PRESS_MS)


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

    flash = tmp_path / "empty.img"
    with VirtualBoard(flash) as board:
        run("flash", "--port", board.port, "--board", "pico_ssd1306")
    with VirtualBoard(flash, live=False) as board:
        hands = Hands(board)
        assert eyes.title(hands.frame()) == "Idioma/Language"
        hands.press("OK")
        pilot.deal(hands)
        actions = pilot.play(hands, pilot.choose_badly)
        hands.press("BACK")
    with VirtualBoard(flash) as board:
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
    for kind in ("csv", "records", "bgstats"):
        run("export", f"--{kind}", str(tmp_path / f"games.{kind}"), "--library", library)
        assert (tmp_path / f"games.{kind}").stat().st_size
    other = str(tmp_path / "other.sqlite")
    run("import", str(tmp_path / "games.records"), "--library", other)
    back, = json.loads(run("games", "--library", other, "--json"))["games"]
    assert back["result"] == game["result"]


def test_whole_way_in_the_checkout(tmp_path):
    whole_way(tmp_path, [sys.executable, "-m", "crupier.cli"], ROOT)


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
