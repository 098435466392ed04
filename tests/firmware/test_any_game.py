"""The pad of any game by keys: from home to the record, below 0, with two keys and with seven."""

import sys
from types import SimpleNamespace

from crupier.engine.any_game.options import EMPTY, LEAST, LIMIT, MOST, cell_of
from crupier.engine.records import replay, verify
from pictures import pads, samples
from tests import eyes
from tests.firmware.console import Console
from tests.firmware.hands import choose, last_line, set_value, texts
from tests.pure import load

SAY = texts("en", "any_game_table")
POINTS = [[25, -15, 1130], [7, 0, -403]]


def keys(points: int, up: str) -> list[str]:
    """For a cell without entry, with UP and DOWN or with NEXT alone."""
    hundreds, (tens, ones) = abs(points) // 100, divmod(abs(points) % 100, 10)
    late = up == "NEXT"         # in an empty cell its first press shows 0
    if late:                    # minus, 100, minus 100, 200 ... minus 400, 500, 600
        head = ["NEXT"] * (min(hundreds, 5) + hundreds + (points < 0))
    else:
        head = ["DOWN"] * (hundreds + 1) if points < 0 else ["UP"] * hundreds
    middle = [up] * (tens + (late and tens > 0 and not head))
    end = [up] * (ones + (late and not head and not middle))
    return [*head, "OK", *middle, "OK", *(end or ["DOWN"] * (not head and not middle)), "OK"]


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
                console.press(*keys(points, up))
            console.press("OK", "BACK")
        shown = eyes.totals(console.frame())
        console.press("BACK")
        choose(console, SAY["row.finish"])
        console.press("RIGHT", "OK")            # the podium, home
        assert eyes.home(console.frame()) == "Any game"
        (head, actions), = console.records()
    return head, actions, shown


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
        console.press("BACK")
        assert eyes.round_to_play(console.frame()) == 3
        console.press("OK", *["UP"] * 11, "OK", "OK", "OK", "BACK", "BACK")
        rows = eyes.rows(console.frame())
        assert SAY["row.finish"] not in rows            # a round is begun
        assert "Undo Ana: 1100" in [" ".join(row.split()) for row in rows]
        choose(console, "Undo")
        assert SAY["row.finish"] in eyes.rows(console.frame())
        console.press("BACK", "OK")
        assert last_line(console.frame()) == "↑↓ count, OK goes on"


def test_every_number_can_be_counted_to(monkeypatch):
    """From any other one, with each key; digits change nothing else."""
    for name in ("games", "pads", "pads.forms"):      # they need a display
        monkeypatch.setitem(sys.modules, name, SimpleNamespace(Number=object))
    points = load("games/any_game/columns").Points()

    def shown(value):
        return int(points.value_text(value, None, None))

    cells = [value for value in range(LIMIT + 1) if value != EMPTY]
    assert {shown(value) for value in cells} == {*range(LEAST, MOST + 1)}
    for key, by in (("UP", 1), ("NEXT", 1), ("DOWN", -1)):
        for value in cells:
            head, tens, ones = points.parts(value)
            for stop, digit in ((1, tens), (2, ones)):
                after = list(points.parts(points.step(value, key, stop, LIMIT)))
                expected = [head, tens, ones]
                expected[stop] = str((int(digit) + by) % 10)
                assert after == expected, (value, key, stop)
    for key, value, heads in (
            ("UP", cell_of(1225, False), [1325, 1425, None, 100]),
            ("UP", cell_of(125, True), [-25, 25, 125]),
            ("DOWN", 25, [-25, -125, -225]), ("DOWN", cell_of(425, True), [None, 0, -100]),
            ("NEXT", 25, [-25, 125, -125, 225]),
            ("NEXT", 425, [-425, 525, 625]),
            ("NEXT", cell_of(1425, False), [25, -25])):
        for expected in heads:
            value = points.step(value, key, 0, LIMIT)
            assert expected == (None if value is None else shown(value)), (key, expected)
