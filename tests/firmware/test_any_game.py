"""The pad of any game by keys: from home to the record, below 0, with two keys and with seven."""

import json
import sys
from types import SimpleNamespace

import pytest

from crupier.engine.any_game.options import EMPTY, LEAST, LIMIT, MOST, cell_of
from crupier.engine.any_game.options import points as points_of
from crupier.engine.any_game.pad import end
from crupier.engine.records import replay, verify
from pictures import pads, samples
from tests import eyes
from tests.firmware.console import Console, on_flash, sealed
from tests.firmware.hands import choose, last_line, set_value, texts
from tests.pure import load

SAY = texts("en", "any_game_table")
POINTS = [[25, -15, 1130], [7, 0, -403]]


def keys(points: int, up: str) -> list[str]:
    """For a cell without entry: the ones, the tens, the hundreds. Two keys do not count down."""
    digits = [abs(points) // unit % 10 for unit in (1, 10, 100)]
    digits[2] += 10 * (abs(points) // 1000)
    if up == "NEXT":
        return [key for digit in digits for key in [*["NEXT"] * digit, "OK"]]
    by = ["DOWN" if points < 0 else "UP"]
    ones, tens, hundreds = (by * digit for digit in digits)
    return [*ones, "LEFT", *tens, "LEFT", *hundreds, "OK"]


def play(tmp_path, up: str):
    """(the sealed record, its actions, what the sheet has shown)"""
    names = ["Ana", "Beto", "Cruz"]
    with Console(tmp_path, samples.settings(language="en", names=names)) as console:
        choose(console, "Any game")
        set_value(console, SAY["label.mode"], SAY["value.lowest"])
        choose(console, "Start")
        for row in POINTS:
            console.press("OK")
            for points in row:
                if points < 0 and up == "NEXT":
                    below(console, -points)
                else:
                    console.press(*keys(points, up))
            console.press("OK", "BACK")
        shown = eyes.totals(console.frame())
        console.press("BACK")
        choose(console, SAY["row.finish"])
        console.press("RIGHT", "OK")            # the podium, home
        assert eyes.home(console.frame()) == "Any game"
        (head, actions), = console.records()
    return head, actions, shown


def below(console: Console, points: int) -> None:
    """Minus 15, or minus 403, with two keys: NEXT held down."""
    for digit in (points % 10, points // 10 % 10, points // 100):
        if digit:
            console.board.press("NEXT", 395 + 110 * (digit + 3 * (digit > 1)))
            console.board.run(40)
        console.press("OK")


def check(head, actions, shown):
    verify(head, actions)
    assert head["result"] == {"result": "FINISHED", "totals": [32, -15, 727], "winners": [1],
                              "overridden": []}
    assert head["options"] == {"mode": "lowest", "dealer": 2}
    game = replay(head, actions)
    assert [game.score(number)["points"] for number in (1, 2)] == POINTS
    assert shown == ["32", "-15", "727"]


def test_a_match_with_seven_keys(tmp_path):
    check(*play(tmp_path, "UP"))


def test_a_match_with_two_keys(tmp_path):
    check(*play(tmp_path, "NEXT"))


def test_the_match_goes_on_after_an_undo(tmp_path):
    head = pads.any_game(1, 3)
    with Console(tmp_path, samples.journal(head, pads.finished(head, 2)),
                 language="en") as console:
        assert eyes.totals(console.frame()) == ["155", "-10", "45"]
        console.press("BACK")
        choose(console, "Undo")
        assert eyes.title(console.frame()) == "Sure?"
        console.press("OK")                             # thought better of
        assert eyes.rows(console.frame())
        choose(console, "Undo")
        console.press("DOWN", "OK")
        console.press("BACK")
        assert eyes.round_to_play(console.frame()) == 3
        console.press("OK", "LEFT", "LEFT", *["UP"] * 11, "OK", "BACK", "BACK")
        rows = eyes.rows(console.frame())
        assert SAY["row.finish"] not in rows            # a round is begun
        assert "Undo Ana: 1100" in [" ".join(row.split()) for row in rows]
        choose(console, "Undo")
        assert SAY["row.finish"] in eyes.rows(console.frame())
        console.press("BACK", "OK")
        assert last_line(console.frame()) == "↑↓ count, ← tens"


def test_every_number_can_be_counted_to(monkeypatch):
    """With carry, from any other one; a key that is held down counts by tens, then by hundreds."""
    for name in ("games", "pads", "pads.forms"):      # they need a display
        monkeypatch.setitem(sys.modules, name, SimpleNamespace(Number=object))
    points = load("games/any_game/columns").Points()

    def shown(value):
        return int(points.value_text(value, None, None))

    cells = [value for value in range(LIMIT + 1) if value != EMPTY]
    assert {shown(value) for value in cells} == {*range(LEAST, MOST + 1)}
    for key, by in (("UP", 1), ("NEXT", 1), ("DOWN", -1), ("HELD", -1)):
        for value in [None, *cells]:
            worth = 0 if value is None else shown(value)
            for stop, unit in ((2, 1), (1, 10), (0, 100)):
                after = shown(points.step(value, key, stop, LIMIT))
                assert after == min(max(worth + by * unit, LEAST), MOST), (key, value, stop)
    for worth, key, repeats, expected in (
            (9, "UP", 9, 10), (10, "UP", 10, 20), (17, "UP", 9, 20), (-15, "UP", 9, -10),
            (230, "UP", 25, 300), (-9, "DOWN", 9, -10), (-10, "HELD", 10, -20),
            (1450, "UP", 30, 1499), (3, "DOWN", 9, 0)):
        value = cell_of(abs(worth), worth < 0)
        assert shown(points.step(value, key, 2, LIMIT, repeats)) == expected
    assert points.parts(cell_of(5, True)) == ("", "-", "5")
    assert points.parts(cell_of(415, True)) == ("-4", "1", "5")


def test_a_key_held_down_counts_faster(tmp_path):
    head = pads.any_game(1)
    with Console(tmp_path, samples.journal(head, []), language="en") as console:
        console.press("OK")
        console.board.press("UP", 450 + 110 * 12)
        console.press("OK")
        game = on_flash(console, head)
    assert points_of(game.cell(1, 0, 0)) in (30, 40, 50)


def test_a_target_ends_the_match_and_a_correction_lets_it_go_on(tmp_path):
    head = pads.any_game(1, 2, "highest", title="Brisca", target=100)
    actions = pads.entries(1, [(60,), (20,)]) + pads.entries(2, [(25,), (70,)])
    with Console(tmp_path, samples.journal(head, actions[:-1]), language="en") as console:
        console.press("OK", "BACK")                     # accepts 85 to 90
        console.press("OK")                             # the third round
        console.press("LEFT", *["UP"] * 2, "OK", "OK")  # 20 more for Ana: 105
        console.press("OK", "OK")                       # 0 for Beto
        assert eyes.title(console.frame()) != "Round 4"
        game = on_flash(console, head)
        assert (game.is_terminal(), game.totals(), game.rounds) == (True, [105, 90], 3)
        console.board.power_on()
        console.boot()
        console.press("UP", "OK", "RIGHT", "OK")        # the result of the last round, change it
        console.press("LEFT", "DOWN", "OK", "OK")       # 95: no end
        game = on_flash(console, head)
        assert (game.is_terminal(), game.totals(), game.rounds) == (False, [95, 90], 4)


def test_a_power_cut_between_the_last_round_and_the_end(tmp_path):
    head = pads.any_game(1, 2, "highest", last=1)
    actions = pads.entries(1, [(60,), (20,)])
    with Console(tmp_path, samples.journal(head, actions), language="en") as console:
        assert on_flash(console, head).is_terminal()
        console.board.power_on()
        console.boot()
        console.press("BACK")
        choose(console, "Undo")                         # the end, and the round with it
        console.press("DOWN", "OK")
        game = on_flash(console, head)
    assert game.history() == actions[:-1]


def test_what_was_agreed_is_in_the_record_and_remembered(tmp_path):
    """A target of 0 is none, and one of 100,000 cannot be."""
    agreed = {"title": "Brisca", "target": 50, "last": 3}
    with Console(tmp_path, samples.settings(language="en", names=["Ana", "Beto"], options={
            "any_game_table": {**agreed, "last": 3}})) as console:
        choose(console, "Any game")
        set_value(console, SAY["label.target"], "100")
        choose(console, "Start")
        console.press("OK", *["UP"] * 3, "OK", "OK", "OK", "BACK")
        console.press("BACK")
        choose(console, SAY["row.finish"])
        console.board.run(3000)
        console.press("OK")                             # again
        console.board.run(500)
        (head, _), = console.records()
        journal, = [json.loads(sealed(console.board.read_file(path))[0])
                    for path in console.board.list_files("/data/game") if path.endswith(".000")]
    assert "tally" not in head and journal["tally"] == [1, 0]
    assert [each["options"]["dealer"] for each in (head, journal)] == [1, 0]
    for each in (head, journal):
        assert {name: each.get(name) for name in agreed} == {**agreed, "target": 100}


@pytest.mark.parametrize("by_menu", [False, True])
@pytest.mark.parametrize("players, first, tally", [
    ("2", "Ana", [1, 0]), ("2", "Beto", [0, 1]), ("3", "Ana", None)])
def test_the_tally_goes_on_for_the_same_people_by_way_of_home(tmp_path, players, first, tally,
                                                              by_menu):
    """They may change seats, and leave the match from its podium or by its menu."""
    head = pads.any_game(1, 2, "highest")
    files = samples.journal(head, [*pads.entries(1, [(25,), (5,)]), end(1)])
    with Console(tmp_path, files, language="en", names=[*head["names"], "Cruz"]) as console:
        if by_menu:
            console.press("BACK")
            choose(console, "Save and leave")
        else:
            console.press("OK", "RIGHT")
            console.board.run(1500)
            console.press("OK")                         # the podium, home
        choose(console, "Any game")
        set_value(console, "Players", players)
        if first != "Ana":
            choose(console, "Seat 1", first)
        choose(console, "Start")
        console.board.run(500)
        console.board.power_off()
        begun, = [json.loads(sealed(console.board.read_file(path))[0])
                  for path in console.board.list_files("/data/game") if path.endswith(".000")]
    assert begun["names"][0] == first
    assert begun.get("tally") == tally


def test_name_and_target_are_typed(tmp_path):
    """Both crashed, over the title of the screen where they are typed."""
    with Console(tmp_path, samples.settings(language="en")) as console:
        for row in SAY["label.game"], SAY["label.target"]:
            choose(console, "Any game", row)
            assert eyes.title(console.frame()) == row
            assert b"Traceback" not in console.board.log
            console.restart()
