"""Round the table of several players: ways in and out, and what counts apart."""

import pytest

from crupier.engine.the_game.game import TheGame
from pictures import samples
from tests import eyes, typist
from tests.boards.sight import Sight
from tests.boards.test_seats import head_of
from tests.firmware.console import Console
from tests.firmware.hands import choose, find, set_value, texts

SIGHT = Sight("w128h64")


def begun(players: int, actions: int) -> tuple[dict, TheGame]:
    head = head_of(players, "ROUND")
    return head, samples.play(head, lambda game: len(game.history()) >= actions)


def over(players: int) -> tuple[dict, TheGame]:
    head = head_of(players, "ROUND")
    return head, samples.play(head)


def test_back_leaves_the_game_for_later_and_no_hand_is_seen(tmp_path):
    head, game = begun(3, 9)
    with Console(tmp_path, samples.journal(head, game.history()), language="en") as console:
        waits = console.frame()
        console.press("BACK")
        assert eyes.home(console.frame()) == "The Game"
        console.press("OK", "OK")
        assert console.frame() == waits
        console.press("OK")
        assert SIGHT.seats(console.frame()) == (game.tops(), game.hands[game.seat])
        console.press("BACK", "UP", "UP", "OK", "OK", "OK")     # home, and on with it
        assert console.frame() == waits


def test_the_menu_comes_back_to_the_same_hand(tmp_path):
    head, game = begun(2, 4)
    with Console(tmp_path, samples.journal(head, game.history()), language="en") as console:
        console.press("OK")
        hand = console.frame()
        console.press("BACK", "BACK")
        assert console.frame() == hand


def test_nothing_is_undone_once_the_next_player_may_look(tmp_path):
    with Console(tmp_path, samples.journal(head_of(2, "ROUND"), []), language="en") as console:
        console.press("OK", "OK", "OK")             # two cards
        console.press("BACK")
        assert eyes.rows(console.frame())[2].startswith("Undo the ")
        console.press("DOWN", "DOWN", "DOWN", "OK")         # the turn ends
        console.press("OK", "OK", "BACK")           # the cards that came; the next player's menu
        assert eyes.title(console.frame()) == "Pause"
        assert not [row for row in eyes.rows(console.frame()) if row.startswith("Undo the ")]


def test_the_same_people_play_again(tmp_path):
    head, game = over(3)
    with Console(tmp_path, samples.journal(head, game.history()), language="en") as console:
        assert SIGHT.left(console.frame()) == game.left()
        console.press("LEFT", "RIGHT", "RIGHT", "OK")           # the same deal
        assert eyes.title(console.frame()) == "Who begins?"
        assert eyes.rows(console.frame())[1:4] == head["names"]
        console.press("BACK")
        assert SIGHT.left(console.frame()) == game.left()
        console.press("OK", "DOWN", "OK", "OK")
        dealt = samples.play(head, lambda _: True)
        assert SIGHT.seats(console.frame()) == (dealt.tops(), dealt.hands[0])
        (sealed, _), = console.records()
    assert sealed["names"] == head["names"]


def test_games_of_several_players_count_apart(tmp_path):
    heads = [samples.solo(1, "S5"), dict(head_of(3, "ROUND"), seq=2)]
    with Console(tmp_path, samples.archive(heads), language="en") as console:
        console.press("LEFT", "LEFT", "LEFT", "OK", "OK")
        left = samples.play(heads[1]).left()
        assert eyes.rows(console.frame())[0].split() == ["The", "Game", str(left), "left"]
        console.press("OK")                         # card by card, with letters
        assert eyes.title(console.frame()) != "Last games"
        console.press("LEFT", "BACK", "BACK", "DOWN", "OK")
        alone = console.frame()
        console.press("RIGHT")
        together = console.frame()
        assert together != alone
        console.press("RIGHT")
        assert console.frame() == alone


def test_people_change_places(tmp_path):
    """Also with somebody whose name has just been typed for another seat."""
    files = samples.settings(language="en", names=["Ana", "Beto"], line="pp")
    letters = texts("en", "martes13_table")

    def names(frame, count):
        return [row.split()[-1] for row in eyes.rows(frame)[:count]]

    def seated(frame):
        return [row.split()[-1] for row in eyes.rows(frame) if row.startswith("Seat ")]

    with Console(tmp_path, files, language="en") as console:
        choose(console, "Take That", "Seat 1")
        assert names(console.frame(), 2) == ["player", "Beto"]
        choose(console, "Beto")
        assert seated(console.frame()) == ["Beto", "Ana"]
        choose(console, "Seat 2", "New player")
        console.press(*typist.keys(
            "Eva", eyes.basic.GRID_COLUMNS, ["UP", "DOWN", "LEFT", "RIGHT"], False,
            letters["letters.first"], letters["letters.rest"], 4, True))
        choose(console, "Seat 1")
        assert names(console.frame(), 3) == ["Ana", "player", "Eva"]
        choose(console, "Eva")
        assert seated(console.frame()) == ["Eva", "Beto"]


def test_people_keep_their_seats_beside_devices(tmp_path):
    files = samples.settings(language="en", names=["Luis", "Cruz", "Ana", "Bea"], line="pnpn")
    with Console(tmp_path, files, language="en") as console:
        choose(console, "Martes 13")
        console.press("DOWN", "DOWN", "DOWN", "DOWN", "DOWN")
        seats = [row for row in eyes.rows(console.frame()) if row.startswith("Seat")]
    assert [seat.split()[2].strip(",") for seat in seats] == ["Luis", "Kibot", "Cruz"]


def test_a_game_for_two_in_between_leaves_the_table_of_four(tmp_path):
    files = samples.settings(language="en", names=["Ana", "Beto", "Cruz", "Dora"], line="pppp")
    with Console(tmp_path, files, language="en") as console:
        choose(console, "Martes 13")
        set_value(console, "Players", "4")
        choose(console, "Deal the")
        console.press("OK", "BACK", "UP", "OK")     # given up
        choose(console, "Galloneta", "Deal the")
        console.press("BACK")
        choose(console, "Martes 13")
        assert "Players 4" in [" ".join(row.split()) for row in eyes.rows(console.frame())]


def test_another_name_for_a_seat_leaves_both_known(tmp_path):
    """Only who wants to rename or to remove a player says so, on the player's page."""
    files = samples.settings(language="en")
    letters = texts("en", "martes13_table")

    def type_name(name):
        console.press(*typist.keys(
            name, eyes.basic.GRID_COLUMNS, ["UP", "DOWN", "LEFT", "RIGHT"], False,
            letters["letters.first"], letters["letters.rest"], 4, True))

    with Console(tmp_path, files, language="en") as console:
        for name in "Ana", "Luis":
            choose(console, *(["Take That"] if name == "Ana" else []), "Seat 1", "New player")
            type_name(name)
        choose(console, "Seat 2")
        assert [row.split()[-1] for row in eyes.rows(console.frame())[:3]] == [
            "Ana", "player", "Luis"]
        console.press("BACK", "BACK")           # a form that is left keeps them, too
        console.restart()
        choose(console, "Settings", "Players")
        assert [row.split()[-1] for row in eyes.rows(console.frame())[:2]] == ["Ana", "Luis"]


@pytest.mark.parametrize("cards", ["Deal", "Real cards"])
def test_a_name_that_nobody_has_typed_is_not_on_the_list(tmp_path, cards):
    with Console(tmp_path, language="en", names=["Ana"], line="pp") as console:
        choose(console, "Take That")
        if cards == "Real cards":
            choose(console, cards)
        find(console, "Seat 2")
        assert "Seat 2 Player 1" in eyes.rows(console.frame())
        find(console, "Deal the cards" if cards == "Deal" else "Start")
        console.press("OK")
        console.restart()
        console.press("BACK")
        if not eyes.home(console.frame()):
            choose(console, "Save and leave")
        choose(console, "Settings", "Players")
        assert eyes.rows(console.frame())[:2] == ["Ana", "New player"]


def test_a_form_remembers_how_many_have_played(tmp_path):
    names = ["Ana", "Beto", "Cruz"]
    with Console(tmp_path, language="en", names=names, line="ppp") as console:
        choose(console, "The Game")
        set_value(console, "Players", "3")
        choose(console, "Deal the cards", "Ana")
        console.restart()
        console.press("BACK", "OK")
        choose(console, "Deal the cards")
        rows = []
        while "Seat 3 Cruz" not in rows:
            console.press("DOWN")
            rows = eyes.rows(console.frame())
    assert "Players 3" in rows


def test_a_score_pad_begins_with_the_seats_just_chosen(tmp_path):
    """Those of devices go to further people. Without a choice it has its own number of players."""
    names = ["Ana", "Beto", "Cruz", "Dora"]
    last = {"take_that_table": {"players": 4}}
    for chosen in (True, False):
        folder = tmp_path / str(chosen)
        folder.mkdir()
        with Console(folder, language="en", names=names, line="pnp", options=last) as console:
            choose(console, "Take That")
            if chosen:
                set_value(console, "Players", "2")
                choose(console, "Seat 1", "Cruz")
            choose(console, "Real cards")
            console.press("DOWN", "DOWN")
            rows = eyes.rows(console.frame())
            assert ("Players 2" if chosen else "Players 4") in rows
            assert [row for row in rows if row.startswith("Seat")][:2] == (
                ["Seat 1 Cruz", "Seat 2 Ana"] if chosen else ["Seat 1 Ana", "Seat 2 Beto"])
