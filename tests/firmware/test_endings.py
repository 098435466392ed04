"""The end of a game or a match: an OK that comes too soon does not begin another one."""

import pytest

from crupier.engine import games
from crupier.engine.records import replay
from pictures import pads, samples
from pictures.scenes import devices
from tests import eyes
from tests.firmware.console import Console
from tests.firmware.hands import choose
from tests.host_tools import flash_lab
from tests.pure import layout

over = layout("w128h64", "over")


def dealt() -> tuple[dict, list[int]]:
    """A match against a device, up to its last action, which is the device's."""
    for seed in "ABCDEFGH":
        head = devices.head_of("take_that_match", seed, 2)
        head["options"]["rounds"] = 1
        game = games.create(head)
        while not game.is_terminal():
            mover = game.current_player()
            game.apply_action(devices.chosen(head, game))
        if mover:
            return head, game.history()[:-1]
    raise AssertionError("no device ends the match")


def pad() -> tuple[dict, list[int]]:
    """A match on a pad whose last round counts."""
    head = pads.galloneta(7, 1)
    return head, pads.played(head, 1)


def solo() -> tuple[dict, list[int]]:
    """A game that its last card ends."""
    head = samples.solo(1, "K7Q2MX")
    return head, samples.play(head, lambda game: False).history()[:-1]


def test_back_leads_from_the_sheet_to_the_result(tmp_path):
    """It has been saved once; another BACK leads home."""
    with Console(tmp_path, samples.journal(*dealt()[:2])) as console:
        before = None
        while console.frame() != before:
            before = console.frame()
            console.press("OK")
            console.board.run(200)
        console.press("LEFT", "LEFT")
        result = console.frame()
        console.press("OK")
        assert console.frame() != result
        console.press("BACK", "LEFT", "LEFT")
        assert console.frame() == result
        console.press("BACK")
        assert eyes.home(console.frame())
        assert len(console.records()) == 1


def test_real_cards_are_compared_once_all_games_have_been_read(tmp_path):
    head = pads.the_game(1)
    played = pads.played(head, head["options"]["rounds"])
    past = flash_lab.records_of_every_kind(1000)
    with Console(tmp_path, past | samples.journal(dict(head, seq=1001), played)) as console:
        console.press("OK")
        early = console.frame()
        console.board.run(12_000)
        compared = console.frame()
        assert compared != early
        console.press("BACK")
        console.press("OK")
        assert console.frame() == compared


@pytest.mark.parametrize("wins", [True, False])
def test_in_a_list_a_person_who_has_won_wears_a_crown(tmp_path, wins):
    """As on a podium, where these names do not fit; a device never does."""
    for seed in range(40):
        head = devices.head_of("take_that_match", f"W{seed}", 3)
        head["options"]["rounds"] = 1
        head["names"] = ["Maximiliana", "Wenceslao", "Clementina"]
        actions = samples.at_random(head)
        ranks = {seat: rank for rank, seat, _ in replay(head, actions).standings()}
        if [seat for seat in ranks if ranks[seat] == 1] == [0 if wins else 1]:
            break
    with Console(tmp_path, samples.journal(head, actions[:-1]) | samples.settings(
            names=head["names"][:1])) as console:
        before = None
        while console.frame() != before:
            before = console.frame()
            console.press("OK")
            console.board.run(200)
        rows = ["".join(".#"[dot > 127] for dot in before.crop((0, y, 64, y + 1)).tobytes())
                for y in range(12, 52)]
    crown = ["#.#.#", "#####", "#####", ".###."]
    found = [(x, y) for y in range(len(rows) - 3) for x in range(60)
             if all(rows[y + i][x:x + 5] == line for i, line in enumerate(crown))]
    assert len(found) == wins


@pytest.mark.parametrize("seed, name, fire, said", [
    ("S1", "Beto", False, "Beto: ninguna cabe"), ("S1", "Eva", True, "Eva: el 22 se ha quemado"),
    ("S1", "Maximiliano", False, "Maximiliano no puede"),
    ("S1", "WWWWWWWWWWWW", False, "WWWWWWW no puede"),
    ("S1", "Jugador 2", True, "Jugador 2 no puede")])
def test_of_several_players_the_end_says_whose_turn_it_was(tmp_path, seed, name, fire, said):
    head = dict(samples.solo(2, seed, fire=fire), players=3, names=["Ana", name, "Cruz"])
    files = samples.journal(head, samples.play(head).history())
    with Console(tmp_path, files | samples.settings(language="es")) as console:
        console.board.run(1000)
        assert eyes.written(console.frame(), said, *over.TITLE, over.WHY_FONT)


@pytest.mark.parametrize("waits_ms, saved", [(10_000, 0), (25_000, 1)])
def test_after_a_while_a_result_saves_itself(tmp_path, waits_ms, saved):
    """Until then the last card may be taken back."""
    past, head = samples.archive([samples.solo(1, "PAST1A")]), samples.solo(2, "S5")
    with Console(tmp_path, past | samples.journal(head, samples.play(head).history())) as console:
        console.board.run(waits_ms)
        assert len(console.records()) == 1 + saved


def test_a_win_can_be_watched_from_its_first_card_on(tmp_path):
    """It is saved with that, once; BACK leads to the end again, where all lies that fell."""
    head = samples.solo(1, "S194")
    with Console(tmp_path, samples.journal(head, samples.play(head).history())) as console:
        console.press("RIGHT")
        console.board.run(5000)
        end = console.frame()
        console.press("OK")
        console.board.run(2000)
        first = console.frame()
        console.press("NEXT")
        assert console.frame() != first
        console.press("LEFT")
        assert console.frame() == first
        console.press("BACK")
        undo = over.BUTTONS[2]                      # it is too late for that now
        box = undo[0], undo[1], undo[0] + undo[2], undo[1] + undo[3]
        assert console.frame().crop(box).getbbox() is None
        end.paste(0, box)
        assert console.frame() == end
        console.press("LEFT", "OK")                 # another deal
        assert eyes.table(console.frame())
        assert len(console.records()) == 1


@pytest.mark.parametrize("seed", ["S1", "S194"])
def test_a_chosen_picture_has_its_word(tmp_path, seed):
    """It takes the place of what the game is compared with, which returns; won or not."""
    head, past = samples.solo(2, seed), samples.archive([samples.solo(1, "PAST1A")])
    x, y, w, h = over.WORD[0]
    with Console(tmp_path, past | samples.journal(head, samples.play(head).history())) as console:
        console.board.run(5000)
        shown = []
        for _ in range(6):
            shown.append(console.frame().crop((x, y, x + w, y + h)).tobytes())
            console.press("RIGHT")
        assert shown[0] == shown[1] == shown[5] and len(set(shown)) == 4


@pytest.mark.parametrize("match", [dealt, pad, solo])
@pytest.mark.parametrize("waits_ms, sealed", [(0, 0), (500, 0), (3500, 1)])
def test_an_ok_too_many_begins_nothing(tmp_path, match, waits_ms, sealed):
    """The first OK that changes nothing met the buttons of the end."""
    past = samples.archive([samples.solo(1, "PAST1A")])
    with Console(tmp_path, past | samples.journal(*match())) as console:
        before = None
        for _ in range(12):
            before = console.frame()
            console.press("OK")
            console.board.run(200)
            if console.frame() == before:
                break
        assert console.frame() == before
        console.board.run(waits_ms)
        if waits_ms:
            console.press("OK")
            console.board.run(500)
        assert len(console.records()) == 1 + sealed


def test_a_match_that_is_over_is_saved_by_the_menu_too(tmp_path):
    """After a power cut on its podium; until it is left, it can be corrected."""
    head, actions = pad()
    with Console(tmp_path, samples.journal(head, actions)) as console:
        console.press("OK")                     # the podium
        console.restart()
        assert not eyes.home(console.frame())
        console.press("BACK")
        choose(console, "Guardar y salir")
        assert eyes.home(console.frame())
        (saved, _), = console.records()
    assert saved["result"]["result"] == "FINISHED"
