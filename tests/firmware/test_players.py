"""The page of a player: from what the newest records say."""

import pytest

from crupier.engine.any_game.pad import end
from crupier.engine.scorepad.actions import override
from pictures import pads, samples
from tests import eyes
from tests.firmware.console import Console
from tests.firmware.hands import choose, find
from tests.host_tools import flash_lab


def rows(console: Console) -> list[str]:
    return [" ".join(row.split()) for row in eyes.rows(console.frame())]


@pytest.fixture
def console(tmp_path):
    """Ana and Beto at any game, three times, and with Cruz at Martes 13: one with a hint, one with
    a round against the rules.
    """
    files = {}
    for seq, points in enumerate(((25, 5), (5, 25), (0, 40)), 1):
        head = pads.any_game(seq, 2, "highest")
        files |= samples.record(head, [*pads.entries(1, [(each,) for each in points]), end(1)])
    for seq in (4, 5):
        head = {**pads.martes13(seq, 3), **({"hints": True} if seq == 5 else {})}
        files |= samples.record(head, pads.played(head, 4))
    head = pads.martes13(6, 3, 1)
    files |= samples.record(head, [*pads.entries(1, [(0, 0, 0, 0)] * 3)[:-1], override(1)])
    with Console(tmp_path, files, language="en", names=["Ana", "Beto"]) as console:
        choose(console, "History")
        yield console


def test_history_has_players_and_what_was_played(console):
    shown = rows(console)
    assert shown[:4] == ["Last games", "Ana 1/4", "Beto 2/4", "Cruz 1/1"]
    console.press("UP")
    assert rows(console)[-2:] == ["Martes 13, score", "Any game"]


def test_a_page_leads_on(console):
    choose(console, "Beto")
    assert eyes.title(console.frame()) == "Beto"
    shown = rows(console)
    assert shown[0] == "Won 2/4" and shown[2] == "Streak 1 not won"
    find(console, "Ana")
    assert "Ana 3-1" in rows(console) or "Ana 2-2" in rows(console)
    console.press("OK")
    assert eyes.title(console.frame()) == "Ana"
    find(console, "Any game")
    assert "Any game 1/3" in rows(console)
    console.press("OK")
    assert eyes.title(console.frame()) != "Ana"
    console.press("BACK", "BACK", "BACK")
    assert eyes.title(console.frame()) == "History: won"


def test_every_row_of_a_page_leads_on(console):
    """Cruz has no name in the settings: there is nothing to change."""
    choose(console, "Cruz")
    for _ in range(3):
        page = console.frame()
        console.press("OK")
        assert console.frame() != page
        assert [shown.partition(" ")[0] for shown in rows(console) if shown] == ["Martes"]
        console.press("BACK", "DOWN")


def test_a_page_says_what_counts_apart(console):
    """Or a win with a hint would be nowhere, although the end has told it."""
    choose(console, "Cruz")
    find(console, "With hints")
    assert {"With hints 1/1", "Against the rules 1/1"} <= set(rows(console))
    assert eyes.title(console.frame()) == "Cruz: won"


def test_a_board_that_has_been_in_use_for_long(tmp_path):
    """Records of every kind, also of single games of what is a match now: the page crashed."""
    with Console(tmp_path, flash_lab.records_of_every_kind(100), language="en") as console:
        console.board.run(3000)
        choose(console, "History", "Ana")
        assert eyes.title(console.frame()) == "Ana"
        console.press("DOWN", "DOWN", "DOWN")
        console.board.run(3000)     # in which it reads the others
        assert eyes.chosen_row(console.frame()) == 3
        console.press("UP", "UP", "UP")
        assert int(rows(console)[0].split("/")[1]) == 31    # of the newest 60 records
        choose(console, "The Game")
        assert eyes.title(console.frame()) != "Ana"
        assert b"Traceback" not in console.board.log


def test_who_played_with_hints_leads_to_these_games(console):
    """A page leaves those games out; and those against the rules."""
    find(console, "Martes 13, score")
    console.press("OK")
    for kind, first in (("With hints", "Cruz 1/1 19.0"), ("Against the rules", "Ana 1/1 0.0")):
        choose(console, kind)
        assert rows(console)[0] == first
        choose(console, "Cruz")
        assert [shown.partition(" ")[0] for shown in rows(console) if shown] == ["Martes"] * 3
        console.press("BACK", "BACK")


def test_a_list_has_only_what_was_played(tmp_path):
    """A kind that has a list alone is shown at once; what was given up leads to the games."""
    files, head = {}, pads.take_that(1, 2)
    files |= samples.record({**head, "hints": True}, pads.played(head, 2))
    files |= samples.record({**pads.take_that(2, 2), "devices": [None, "hard"]},
                            pads.played(head, 1))
    with Console(tmp_path, files, language="en", names=["Ana", "Beto"]) as console:
        choose(console, "History", "Take That, score")
        shown = [row for row in rows(console) if row]
        assert eyes.title(console.frame()).startswith("With hints: won")
        assert [row.split()[0] for row in shown] == ["Ana", "Beto", "Given"]
        choose(console, "Given up")
        assert [row.split()[-2:] for row in rows(console) if row] == [["given", "up"]]
