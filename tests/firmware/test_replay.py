"""A past solo game on the display, card by card; and figures of all of them."""

import pytest

from crupier.engine.games import create
from crupier.engine.records import outcome, replay
from crupier.engine.the_game.notation import END_TURN
from pictures import samples
from storage.history import History
from tests import eyes
from tests.firmware.console import Console
from tests.firmware.hands import choose, find
from tests.firmware.sizes import SIZES
from tests.firmware.test_strings import CODES, text_of
from tests.firmware.test_table_texts import pixels
from tests.pure import layout

AT = layout("w128h64", "replay")


def tops(frame) -> list[int]:
    """The numbers of the four piles."""
    x, y, w, h = AT.PILES
    found = []
    for i in range(4):
        left, top = x + i * AT.STEP, y + (h - 5 - 11 + 1) // 2 + (5 if i < 2 else 0)
        shown, = eyes.numbers(frame, "XS", top, left + 1, left + w - 1, True)
        found.append(int(shown))
    return found


def test_a_past_game_is_shown_card_by_card_and_dealt_again_by_a_row_only(tmp_path):
    head = samples.solo(1, "K7Q2MX")
    actions = samples.play(head).history()
    with Console(tmp_path, samples.record(head, actions)) as console:
        choose(console, "Historial", "Últimas")
        console.press("OK", "OK")
        assert tops(console.frame()) == list(replay(head, actions).tops())
        game = create(head)
        for action in [None, *actions[:20]]:            # past the end it begins anew
            console.press("NEXT")
            if action is not None:
                game.apply_action(action)
            assert tops(console.frame()) == list(game.tops())
        console.press("LEFT", "UP")
        assert tops(console.frame()) == list(replay(head, actions[:18]).tops())
        console.press("OK", "OK")                       # from the beginning
        assert tops(console.frame()) == [1, 1, 100, 100]
        console.press("BACK")
        console.press("OK")                             # nothing has been dealt
        assert tops(console.frame()) == list(replay(head, actions).tops())
        console.press("OK", "DOWN", "DOWN", "OK")
        dealt = eyes.table(console.frame())
        assert dealt.hand == create(head).observation(0)["hand"]


@pytest.mark.parametrize("turns", [0, 1])
def test_the_worst_turn_is_offered_only_if_there_was_one(tmp_path, turns):
    head, at = samples.solo(1, "K7Q2MX"), eyes.basic
    game = samples.play(head, lambda game: game.placed and game.history().count(END_TURN) == turns)
    with Console(tmp_path, samples.record(head, game.history()), language="en") as console:
        choose(console, "History", "Last games")
        console.press("OK", "OK", "OK")
        offered = [eyes.BODY.read(console.frame(), at.MARGIN, 64 - at.ROW_H * row, 15).rstrip()
                   for row in (1, 2, 3)]
        assert ("Your worst turn" in offered) == bool(turns)
        assert "Same deal again" in offered


def test_bands_and_the_last_games():
    heads, left = [], []
    for seq in range(1, 36):
        head = samples.solo(seq, f"B{seq}")
        game = samples.play(head)
        heads.append(dict(head, result=outcome(game)))
        left.append(game.left())
    figures = History(heads).game_stats(1, "standard", False, "the_game")
    assert list(figures.recent) == left[-30:]
    assert sum(figures.bands) == 35
    assert figures.bands[0] == left.count(0)
    assert figures.bands[1] == sum(0 < each < 10 for each in left)
    assert figures.bands[5] == sum(each >= 40 for each in left)


def test_kinds_that_were_played():
    heads = []
    for seq, (level, fire) in enumerate((("standard", False), ("expert", True)), 1):
        head = samples.solo(seq, "S1", level, fire)
        heads.append(dict(head, result=outcome(samples.play(head))))
    given_up = samples.solo(3, "S1", "expert", False)
    heads.append(dict(given_up, result=outcome(create(given_up))))
    assert sorted(History(heads).kinds_of("the_game")) == [
        (1, "expert", True), (1, "standard", False)]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.folder)
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("key", ["replay.step", "replay.trick"])
def test_who_has_laid_a_card_fits_before_it(size, code, key):
    """Where there is little room, with one space between."""
    look = size.part("replay")
    room = size.width - 6 - (0 if look.AT_DOWN else pixels(look.SMALL, "99/133") + 3)
    for letter in "WÑ":
        said = f"{letter}  {text_of(size, 'the_game', code, key)}"
        assert pixels(look.SMALL, said.replace("  ", " ")) <= room, said


def test_a_game_with_other_rules_waits_while_a_record_is_looked_at(tmp_path):
    """Those of two do not fit the memory of every board."""
    past, head = samples.solo(1, "K7Q2MX"), samples.head(2, "take_that_match", 4, "K7Q2MX")
    record = samples.play(past)
    played = samples.at_random(head, 9)
    files = {**samples.record(past, record.history()), **samples.journal(head, played)}
    with Console(tmp_path, files) as console:
        table = console.frame().tobytes()

        def look():
            choose(console, "Historial", "Últimas")
            console.press("OK", "OK")
            assert tops(console.frame()) == list(record.tops())

        def go_home():
            console.press("BACK")               # nobody holds the device: no menu is between
            find(console, "Historial")

        go_home()
        home = console.frame().tobytes()
        look()
        console.press("BACK", "BACK", "BACK", "BACK")
        assert console.frame().tobytes() == home
        choose(console, "Take That", "Seguir")
        assert console.frame().tobytes() == table
        go_home()
        look()
        console.restart()
        assert console.frame().tobytes() == table
        go_home()
        look()
        console.press("OK", "DOWN", "DOWN", "OK")       # the same deal again: now two games wait
        assert eyes.table(console.frame()).hand == create(past).observation(0)["hand"]
        console.press("BACK", "UP", "UP", "OK")     # the menu, its last row but one
        choose(console, "Take That", "Seguir")
        assert console.frame().tobytes() == table
