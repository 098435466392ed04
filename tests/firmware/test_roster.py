"""The list of players on the board, while a PC replaces it."""

from binascii import b2a_base64

import pytest

from crupier.engine.any_game.pad import end
from crupier.engine.lines import seal
from crupier.engine.records import dumps
from pictures import pads, samples
from tests import eyes, typist
from tests.firmware.console import Console
from tests.firmware.hands import choose, message, texts
from tests.link_session import Cable


@pytest.fixture
def ana(tmp_path):
    """What can be done with Ana is on the display."""
    with Console(tmp_path, samples.settings(language="en", names=["Ana", "Beto"]),
                 language="en") as console:
        choose(console, "Settings", "Players", "Ana")
        yield console


def replace(console: Console, *names: str) -> None:
    """`crupier names`, at the other end of the cable."""
    part = b2a_base64(dumps(list(names)).encode(), newline=False).decode()
    with Cable(console.board) as cable:
        assert cable.talk(("\n" + seal(f"@1 names 0 {part}")).encode()).startswith(b"=1 ")


def alive(console: Console) -> None:
    assert b"Traceback" not in console.board.log
    assert eyes.title(console.frame()) == "Players"


@pytest.mark.parametrize("row", range(3))
def test_who_is_off_the_list_meanwhile_is_left_alone(ana, row):
    ana.press(*["DOWN"] * row)
    replace(ana, "Zoe")
    ana.press("RIGHT")
    alive(ana)
    assert eyes.rows(ana.frame())[0] == "Zoe"


def test_a_player_is_removed_only_after_a_question(ana):
    choose(ana, "Remove")
    assert eyes.title(ana.frame()) == "Sure?"
    ana.press("OK")                     # Think again
    assert eyes.title(ana.frame()) == "Ana"
    choose(ana, "Remove")
    ana.press("DOWN", "OK")
    alive(ana)
    assert eyes.rows(ana.frame())[:2] == ["Beto", "New player"]


def test_who_is_removed_by_both_is_gone(ana):
    choose(ana, "Remove")
    replace(ana, "Zoe")
    ana.press("DOWN", "OK")
    alive(ana)
    assert eyes.rows(ana.frame())[0] == "Zoe"


def test_a_name_that_is_typed_meanwhile_is_kept(ana):
    ana.press("OK")                     # Rename
    replace(ana, "Zoe")
    ana.press("OK")                     # Ana, as it is
    alive(ana)
    assert eyes.rows(ana.frame())[:2] == ["Ana", "Zoe"]


def type_name(console: Console, name: str) -> None:
    letters = texts("en", "martes13_table")
    console.press(*typist.keys(name, eyes.basic.GRID_COLUMNS, ["UP", "DOWN", "LEFT", "RIGHT"],
                               False, letters["letters.first"], letters["letters.rest"], 4, True))


def test_who_has_just_been_typed_is_on_the_list(ana):
    ana.press("BACK")
    choose(ana, "New player")
    type_name(ana, "Eva")
    assert eyes.rows(ana.frame())[:4] == ["Eva", "Ana", "Beto", "New player"]


@pytest.mark.parametrize("played", [True, False])
def test_who_has_played_is_renamed_after_a_question_since_results_keep_the_name(tmp_path, played):
    head = pads.any_game(1, 2, "highest")
    files = samples.record(head, [*pads.entries(1, [(3,), (5,)]), end(1)]) if played else {}
    with Console(tmp_path, files, language="en", names=["Ana", "Beto"]) as console:
        choose(console, "Settings", "Players", "Ana", "Rename")
        console.press("OK")                     # the same name
        assert eyes.title(console.frame()) == "Players"
        choose(console, "Ana", "Rename")
        console.press(*["BACK"] * 3)
        type_name(console, "Eva")
        if played:
            assert message(console.frame()) == "Results so far stay with Ana."
            console.press("OK")                 # think again
            assert eyes.title(console.frame()) == "Ana"
            choose(console, "Rename")
            console.press(*["BACK"] * 3)
            type_name(console, "Eva")
            console.press("DOWN", "OK")
        assert eyes.rows(console.frame())[:2] == ["Eva", "Beto"]
