"""A game from outside joins by its own files and lines in at most ten others: it is dealt, played
with a device at the table, and scored on its pad, by keys."""

import shutil

import pytest

from crupier.build import payload
from crupier.engine.records import replay, verify
from pictures import samples
from tests import eyes
from tests.firmware import toy_game
from tests.firmware.console import Console
from tests.firmware.hands import choose, count, last_line, message, set_value
from tests.pure import FIRMWARE

ROOT = FIRMWARE.parent
NAMES = ["Ana", "Beto", "Cruz"]
_DEVICE_MS = 6_000              # it thinks, and what it has done is read


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


def test_it_touches_at_most_ten_files_of_others(tmp_path):
    """Its own files are in folders of its own, or bear its name."""
    before = {}
    for file in toy_game.LINES:
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        before[file] = (ROOT / file).read_text(encoding="utf-8")
        (tmp_path / file).write_text(before[file], encoding="utf-8")
    for file in toy_game.OWN:
        (tmp_path / file).parent.parent.mkdir(parents=True, exist_ok=True)
    toy_game.add_to(tmp_path)
    there = {file.relative_to(tmp_path).as_posix(): file.read_text(encoding="utf-8")
             for file in tmp_path.rglob("*") if file.is_file()}
    changed = [file for file, text in there.items() if before.get(file) != text]
    others = [file for file in changed if "pebbles" not in file]
    assert set(others) == toy_game.LINES.keys() and len(others) <= 10
    assert not [file for file in toy_game.OWN if (ROOT / file).exists()]


def test_it_is_dealt_with_a_device_at_the_table(tmp_path, built, known):
    """A person against the device: the form, the pause, a restart, the result, the history."""
    with Console(tmp_path, samples.settings(language="en", names=["Ana"])) as console:
        choose(console, "Pebbles")
        assert eyes.rows(console.frame())[2:] == ["Seat 1 Ana", "Seat 2 Kibot, normal",
                                                  "Begins Ana"]
        choose(console, "Start")
        console.press("BACK")
        assert eyes.rows(console.frame())[1] == "How to play"      # nothing to see again yet
        choose(console, "Save and leave")
        console.restart()
        for _ in range(3):
            console.press("OK")                         # the game again, or a pebble
            if not _:
                console.press("OK")
            console.board.run(_DEVICE_MS)               # which the device answers
        console.press("RIGHT", "OK")                    # the podium, home
        assert eyes.named(console.frame(), "Pebbles")
        choose(console, "History", "Pebbles")
        assert {row.split()[0] for row in eyes.rows(console.frame())[:2]} == {"normal", "Ana"}
        (head, actions), = console.records()
    verify(head, actions)
    assert (head["game"], head["devices"]) == (toy_game.DEALT, [None, "normal"])
    assert len(head["result"]["points"]) == 2 and len(actions) == 6


def test_its_pad_is_played_by_keys(tmp_path, built, known):
    with Console(tmp_path, samples.settings(language="en", names=NAMES)) as console:
        console.press(*["RIGHT"] * 4)                   # three places beside it are empty
        assert eyes.home(console.frame()) == "Galloneta"
        console.press(*["LEFT"] * 4)
        choose(console, "Pebbles", "Real cards")
        assert eyes.title(console.frame()) == "Pebbles, score"
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
        choose(console, "Pebbles, score")
        assert eyes.title(console.frame()) == "The aim"
        console.press("BACK", "BACK")
        choose(console, "History", "Pebbles, score")
        assert [row.split() for row in eyes.rows(console.frame())][:3] == [
            ["Cruz", "1/1", "7.0"], ["Beto", "0/1", "6.0"], ["Ana", "0/1", "2.0"]]
        console.press("BACK")
        choose(console, "Last games")
        assert eyes.rows(console.frame())[0] == "Pebbles Cruz"
        console.press("OK", "OK")
        assert eyes.totals(console.frame()) == ["2", "6", "7"]
        (head, actions), = console.records()
    verify(head, actions)
    assert (head["game"], head["names"]) == (toy_game.NAME, NAMES)
    assert replay(head, actions).totals() == [2, 6, 7]
