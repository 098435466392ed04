"""The score sheet of a match: where the cursor goes, what each stop opens, and what follows."""

import pytest

from crupier.engine.records import verify
from pictures import pads, samples, screens
from pictures.scenes import devices, take_that
from tests import eyes
from tests.firmware.console import Console
from tests.firmware.hands import choose, texts
from tests.firmware.sheet import by_arrows
from tests.pure import font, layout

SAY = texts("es", "martes13_table")


def match(tmp_path, played: int, players: int = 4, rounds: int = 4) -> Console:
    head = pads.martes13(1, players, rounds)
    return Console(tmp_path, samples.journal(head, pads.played(head, played)))


def test_the_cursor_goes_round(tmp_path):
    """The rounds as far as the one to be played, the cards beside that, and the menu."""
    with match(tmp_path, 1, rounds=3) as console:
        seen = []
        for _ in range(5):
            seen.append(eyes.round_to_play(console.frame()))
            console.press("NEXT")
        assert seen == [2, None, None, 1, 2]            # the cards beside it, the menu
        console.press("UP", "UP")
        assert eyes.round_to_play(console.frame()) == 1


def test_all_of_the_menu_is_reached_from_the_sheet(tmp_path):
    with match(tmp_path, 2) as console:
        for way in (["BACK"], ["DOWN", "DOWN", "OK"]):
            console.press(*way)
            assert eyes.rows(console.frame()) == [
                SAY["row.on"], f"{SAY['row.undo']} Ronda 2", SAY["row.help"],
                SAY["row.settings"], SAY["row.home"]]
            console.press("OK")
            assert eyes.round_to_play(console.frame()) == (3 if way == ["BACK"] else None)


def test_a_result_says_who_has_passed_whom(tmp_path):
    """In the last round Dora goes up by one place, and Beto down."""
    with match(tmp_path, 4) as console:
        console.press("UP", "OK")
        look = layout("w128h64", "result")
        marks = [shape(console.frame(), look, i) for i in range(4)]
    assert marks == ["-", "-", "^", "v"]


def shape(frame, look, i: int) -> str:
    """What stands before the name in a line of a result."""
    y, h = look.ROWS_Y + i * look.ROW_H, look.ROW_H
    area = frame.crop((look.CHANGE_X, y, look.CHANGE_X + look.CHANGE, y + h))
    x0, y0, x1, y1 = area.getbbox()
    if y1 - y0 == 1:
        return "-"
    return "v" if all(area.getpixel((x, y0)) for x in range(x0, x1)) else "^"


def test_play_again_is_the_same_match_once_more(tmp_path):
    with match(tmp_path, 3, players=3, rounds=3) as console:
        console.press("OK")                     # the podium
        console.board.run(3200)
        console.press("OK")                     # its first button
        assert eyes.totals(console.frame()) == ["0"] * 3
        assert eyes.round_to_play(console.frame()) == 1
        (head, actions), = console.records()
        begun = pads.martes13(2, 3, rounds=3)
        path, = console.board.list_files("/data/game")
        for name in ("options", "names", "players"):
            assert begun[name] == head[name]
        assert b'"names":["Ana","Beto","Cruz"]' in console.board.read_file(path)
        assert b'"seq":2' in console.board.read_file(path)
    verify(head, actions)


def test_until_it_is_left_the_podium_lets_correct(tmp_path):
    with match(tmp_path, 3, rounds=3) as console:
        console.press("OK", "LEFT", "OK")       # the code, which would end that
        assert eyes.title(console.frame()) == "¿Seguro?"
        console.press("OK", "LEFT", "OK")
        assert eyes.totals(console.frame())
        console.press("OK", "BACK")
        assert eyes.totals(console.frame())
        console.board.power_off()
        assert not [path for path in console.board.list_files("/data") if "/records/" in path]


def test_a_correction_begins_with_the_last_round_and_leads_on(tmp_path):
    """From the podium and back to it; in a match that goes on, to the round to be played."""
    for played, keys in ((3, "OK LEFT LEFT OK OK"), (2, "UP OK RIGHT OK")):
        folder = tmp_path / str(played)
        folder.mkdir()
        with match(folder, played, rounds=3) as console:
            console.press(*keys.split())
            console.press("RIGHT", "UP", "OK", "OK")            # a cat more, accepted
            if played < 3:
                assert eyes.round_to_play(console.frame()) == 3
            else:
                console.press("RIGHT", "OK")                    # home
                assert eyes.home(console.frame())


def test_who_follows_cards_does_so_again(tmp_path):
    """After such a round the cursor stands on the cards, after another one on the round."""
    head = pads.martes13(1, 4)
    actions = pads.plays(1, 4, 99)
    with Console(tmp_path, samples.journal(head, actions)) as console:
        console.press("OK", "BACK")             # accepted
        assert eyes.round_to_play(console.frame()) is None
        console.press("UP")
        assert eyes.round_to_play(console.frame()) == 2
        console.press("OK")
        for row in pads.captured(4, 5):
            for value in row:
                console.press(*by_arrows(value), "OK")
        console.press("OK", "BACK")
        assert eyes.round_to_play(console.frame()) == 3


@pytest.mark.parametrize("head, rounds", [
    pytest.param(pads.martes13(1, 4), 4, id="martes13"),
    pytest.param(pads.take_that(1, 3), 2, id="take_that"),
    pytest.param(pads.galloneta(1, 3), 3, id="galloneta"),
    pytest.param(pads.the_game(1, 5, rounds=3), 3, id="the_game")])
def test_a_past_match_is_shown_and_stays_as_it_is(tmp_path, head, rounds):
    files = samples.record(head, pads.played(head, rounds))
    with Console(tmp_path, files) as console:
        choose(console, "Historial", "Últimas")
        console.press("OK", "OK")
        assert eyes.totals(console.frame())
        assert eyes.round_to_play(console.frame()) == 1
        for _ in range(rounds):
            console.press("OK")                 # a result, whose only button leads back
            assert not eyes.totals(console.frame()) or eyes.round_to_play(console.frame()) is None
            console.press("OK", "DOWN")
        assert eyes.round_to_play(console.frame()) == 1
        console.press("BACK", "BACK")
        assert eyes.title(console.frame()) == "Últimas partidas"
        assert len(console.records()) == 1      # and the power is off
        assert not [path for path in console.board.list_files("/data") if "/game/" in path]


@pytest.mark.parametrize("game, players", [("take_that_match", 4), ("martes13_match", 4)])
def test_a_crown_leaves_room_for_every_name(tmp_path, game, players):
    """Of a match against devices, whose names differ at their ends, too."""
    head = devices.head_of(game, "K7Q2MX", players)
    actions = samples.at_random(head)
    head["result"] = {}
    with Console(tmp_path, samples.record(head, actions)) as console:
        choose(console, "Historial", "Últimas partidas")
        console.press("OK", "OK")
        frame = console.frame()
    assert all(any(eyes.written(frame, name, x, 2, "G7") for x in range(10, 120))
               for name in head["names"])


def test_nobody_deals_where_only_points_are_shown(tmp_path):
    """On the narrowest display, too: who does not lead wears nothing, and the name begins at the
    edge.
    """
    at = layout("w64h128", "sheet")
    scene = next(each for each in take_that.scenes() if each.name == "line_sheet")
    frame = screens.render(scene, "es", "64x128", tmp_path)[scene.name]
    high = min(at.ROW_H, at.ROWS_H // 3) - 1
    assert any(eyes.written(frame, "A", 0, at.ROWS_Y + (high - font(name).cap) // 2, name)
               for name in at.NAMES)
