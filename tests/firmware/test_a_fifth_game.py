"""A game from outside joins by its own files and a line in each table: it is begun, entered,
refused, corrected, sealed, and found in the history, by keys."""

import shutil

import pytest

from crupier.build import payload
from crupier.engine.records import replay, verify
from crupier.pictures import demo
from tests import eyes
from tests.firmware import toy_game
from tests.firmware.console import Console
from tests.firmware.hands import choose, count, last_line, message, set_value
from tests.pure import FIRMWARE

NAMES = ["Ana", "Beto", "Cruz"]


@pytest.fixture
def known(monkeypatch):
    """The PC knows the rules, too."""
    toy_game.join_rules(monkeypatch)


@pytest.fixture
def built(tmp_path, monkeypatch):
    """What goes on a board comes from sources to which the game was added."""
    root = tmp_path / "sources"
    for folder in ("boards", "engine", "firmware"):
        shutil.copytree(FIRMWARE.parent / folder, root / folder,
                        ignore=shutil.ignore_patterns("__pycache__"))
    toy_game.add_to(root)
    monkeypatch.setattr(payload, "source_root", lambda: root)


def headings(frame):
    """What stands above the right half of a sheet, wherever its letters begin."""
    y, width, half = eyes.round_at.HEAD_Y, eyes.SMALL.width, frame.width // 2
    band = frame.crop((half, y, frame.width, y + eyes.SMALL.height))
    inked = band.getbbox()
    assert inked[2] - inked[0] <= width, "more than one letter"
    reads = [eyes.SMALL.read(frame, x, y, 1).strip("\0 ") for x in range(half, frame.width)]
    return [letter for letter in reads if letter]


def test_a_fifth_game_is_played_by_keys(tmp_path, built, known):
    with Console(tmp_path, demo.settings(language="en", names=NAMES)) as console:
        console.press(*["RIGHT"] * 4)                   # three places beside it are empty
        assert eyes.home(console.frame()) == "Galloneta"
        console.press(*["LEFT"] * 4)
        choose(console, "Pebbles")
        assert eyes.title(console.frame()) == "Pebbles"
        set_value(console, "Rounds", "2")
        choose(console, "Start")
        console.press("OK")
        assert headings(console.frame()) == ["o"]       # and no "pts" across it
        console.press(*count(1), *count(5), *count(7))
        assert last_line(console.frame()) == "1 pebble too many"
        console.press("OK")
        assert message(console.frame()) == "1 pebble too many. There are only 12."
        console.press("OK", "DOWN", "OK", "OK")         # Cruz, who has most, has one less
        console.press("BACK")                           # its result
        assert eyes.totals(console.frame()) == ["1", "5", "6"]
        console.restart()                               # it is there again, and the match, too
        console.press("OK")
        console.press(*count(1) * 3, "OK", "BACK")
        assert eyes.totals(console.frame()) == ["2", "6", "7"]
        console.press("OK", "RIGHT", "OK")              # the podium, home
        choose(console, "Rules")
        choose(console, "Pebbles")
        assert eyes.title(console.frame()) == "The aim"
        console.press("BACK", "BACK")
        choose(console, "History", "Pebbles")
        assert [row.split() for row in eyes.rows(console.frame())][:3] == [
            ["Cruz", "1/1", "7.0"], ["Ana", "0/1", "2.0"], ["Beto", "0/1", "6.0"]]
        console.press("BACK")
        choose(console, "Last games")
        assert eyes.rows(console.frame())[0] == "Pebbles Cruz"
        console.press("OK")
        assert eyes.totals(console.frame()) == ["2", "6", "7"]
        (head, actions), = console.records()
    verify(head, actions)
    assert (head["game"], head["names"]) == (toy_game.NAME, NAMES)
    assert replay(head, actions).totals() == [2, 6, 7]
