"""The Game, Take That and Galloneta at the table: whole matches by keys, from home to record."""

import pytest

from crupier.engine.records import replay, verify
from pictures import pads, samples
from tests import eyes
from tests.firmware.console import Console
from tests.firmware.hands import choose, key_in, needed, set_value, texts

MATCHES = [
    pytest.param(pads.the_game(1, players=3), id="the_game"),
    pytest.param(pads.the_game(1, players=5, level="expert", fire=True, rounds=3),
                 id="the_game-fire"),
    pytest.param(pads.take_that(1, players=2), id="take_that"),
    pytest.param(pads.take_that(1, players=4, mode="totals"), id="take_that-points"),
    pytest.param(pads.galloneta(1, rounds=4), id="galloneta"),
]
SHELF = {"the_game_table": "The Game", "take_that_table": "Take That",
         "galloneta_table": "Galloneta"}


def begin(console: Console, head: dict, say: dict) -> None:
    """From the home screen to the first screen of this match; its players are remembered."""
    choose(console, SHELF[head["game"]])
    options = head["options"]
    choose(console, say["row.way_table"])
    if head["game"] == "the_game_table":
        set_value(console, say["label.level"], say["value." + options["level"]])
        set_value(console, say["label.fire"], say["value.yes" if options["fire"] else "value.no"])
    set_value(console, say["label.rounds"], str(options["rounds"]))
    if options.get("mode") == "totals":
        set_value(console, say["label.pad"], say["value.points"])
    choose(console, say["row.begin"])


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("head", MATCHES)
def test_match_by_keys(tmp_path, language, head):
    say = texts(language, head["game"])
    with Console(tmp_path, samples.settings(language=language, names=head["names"])) as console:
        begin(console, head, say)
        for each in range(1, head["options"]["rounds"] + 1):
            console.press("OK")
            key_in(console, head, needed(head, each))
            console.press("OK", "BACK")         # accepted; past its result, or the podium
        shown = eyes.totals(console.frame())
        console.press("OK", "RIGHT", "OK")      # the podium, home
        (sealed, actions), = console.records()
    verify(sealed, actions)
    assert {key: sealed[key] for key in ("game", "players", "options", "names")} == {
        key: head[key] for key in ("game", "players", "options", "names")}
    game = replay(sealed, actions)
    assert [needed(head, each) for each in range(1, game.rounds + 1)] == [
        [row[:len(needed(head, 1)[0])] for row in game.rows(each)]
        for each in range(1, game.rounds + 1)]
    half = head["game"] == "galloneta_table"
    assert shown == [points(total, half) for total in game.totals()]


def points(total: int, half: bool) -> str:
    return f"{total / 2:g}" if half else str(total)


@pytest.mark.parametrize("head", MATCHES)
def test_any_round_can_be_corrected(tmp_path, head):
    """The first game changes after all have been entered; what follows from it changes, too."""
    rounds = head["options"]["rounds"]
    actions = pads.played(head, rounds)
    before = replay(head, actions).rows(1)
    with Console(tmp_path, samples.journal(head, actions)) as console:
        console.press(*["UP"] * rounds, "OK", "RIGHT", "OK")    # from the totals to its result
        correct_first_cell(console, head)
        console.press("RIGHT", "OK")                            # from the podium, home
        (sealed, actions), = console.records()
    verify(sealed, actions)
    after = replay(sealed, actions).rows(1)
    assert after != before
    assert [row[1:] for row in after] == [row[1:] for row in before]


def correct_first_cell(console: Console, head: dict) -> None:
    """One value on or back, and accepted again."""
    if head["game"] == "the_game_table":
        console.press("OK", "NEXT", "OK")       # the ones
    elif head["game"] == "take_that_table":
        console.press("OK", "NEXT", "NEXT", "OK")       # plus cards come in pairs
    else:
        console.press("NEXT", "OK")             # the other one started
    console.press("OK")
