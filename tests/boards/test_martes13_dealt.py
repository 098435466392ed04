"""Several people play Martes 13 by keys and hand the device round, on every board."""

import random

import pytest

from crupier.build import payload
from crupier.engine import games
from crupier.engine.martes13.match import Martes13Match
from pictures import samples
from pictures.scenes.martes13 import choose
from tests.boards.hands import Hands, assert_sealed, steps
from tests.boards.piles_pilot import PilesPilot
from tests.boards.test_any_keys import play_about

IDS = payload.board_ids()
_USUAL = ("pico_ssd1306", 4), ("waveshare_oled13", 3), ("pico_display", 6), ("picosystem", 5)
_LAST = 4                       # plays by keys, where a match has begun before
CASES = [pytest.param(board_id, players, _LAST) for board_id, players in _USUAL] + [
    pytest.param(board_id, players, 0, marks=pytest.mark.long)
    for board_id in IDS for players in (3, 4, 5, 6)]


def head_of(players: int, seed: str, **options) -> dict:
    """Of a match that has just been dealt."""
    return samples.head(1, "martes13_match", players, seed,
                        **{"dealer": players - 1, "rounds": 4, **options})


def match(head: dict, done: list[int]) -> Martes13Match:
    game = games.create(head)
    for action in done:
        game.apply_action(action)
    assert isinstance(game, Martes13Match)
    return game


def played(head: dict, plays: int | None = None) -> list[int]:
    """The first plays of a simple match."""
    game = games.create(head)
    while not game.is_terminal() and (plays is None or len(game.history()) < plays):
        game.apply_action(choose(game))
    return game.history()


@pytest.mark.parametrize("board_id, players, last", CASES)
def test_match_by_keys(tmp_path, micropython, board_id, players, last):
    """To the record; now and then the power fails, or a card is taken back."""
    chance = random.Random(players)
    head = head_of(players, f"{board_id[:8]}{players}", dealer=0, rounds=1 if last else 2)
    everything = played(head)
    done = everything[:len(everything) - last] if last else []
    contents = samples.settings(language="es") | samples.journal(head, done)
    with Hands(tmp_path, board_id, contents) as hands:
        pilot = PilesPilot(hands, match(head, done))
        game = pilot.game
        pilot.resumed()
        while not game.is_terminal():
            play = choose(game) if chance.random() < 0.5 else chance.choice(game.legal_actions())
            done += pilot.act(play, chance)
            if chance.random() < 0.1 and not game.is_terminal():
                hands.restart()
                pilot.resumed()
        hands.press("BACK")
        assert_sealed(hands, head, done, game)


@pytest.mark.parametrize("board_id", [
    "waveshare_oled13", pytest.param("picosystem", marks=pytest.mark.long)])
def test_from_one_round_to_the_next(tmp_path, micropython, board_id):
    """What all have captured and the points come first, also where the power fails just then."""
    head = head_of(3, "NEXT", rounds=2)
    done = played(head, 36)
    contents = samples.settings(language="en") | samples.journal(head, done)
    with Hands(tmp_path, board_id, contents) as hands:
        pilot = PilesPilot(hands, match(head, done))
        pilot.resumed()
        pilot.act(choose(pilot.game))
        hands.press(*pilot.keys(choose(pilot.game)))
        pilot.game.apply_action(choose(pilot.game))
        counts = hands.frame()
        hands.restart()
        assert hands.frame() == counts
        hands.press("OK", "OK")
        pilot.hidden()
        pilot.act(choose(pilot.game))
        hands.press("BACK", *steps(2, 7, hands.down, hands.up), "OK", "BACK", "BACK")  # the sheet
        pilot.act(choose(pilot.game))
        assert not hands.complaints() and pilot.game.current() == 2


@pytest.mark.parametrize("board_id", [
    "waveshare_oled13", pytest.param("pico_ssd1306", marks=pytest.mark.long)])
def test_from_the_form_to_the_first_hand(tmp_path, micropython, board_id):
    contents = samples.settings(language="en", names=["Ana", "Bea", "Cleo"])
    with Hands(tmp_path, board_id, contents) as hands:
        hands.press(hands.on)                                   # Martes 13
        hands.open_form()
        asked = hands.up is None        # so that the form has no rows for lesson and score
        hands.set_row(7 - asked, 3, 9 - 2 * asked)              # rounds: each starts once
        hands.press("OK")
        hands.press("BACK", "OK", "OK")                         # home, and back again
        hands.press("OK")
        begun = hands.begun()
        assert not hands.complaints()
    assert begun["names"] == ["Ana", "Bea", "Cleo"] and len(begun["seed"]) > 3
    assert begun["options"] == {"dealer": 2, "rounds": 0}


@pytest.mark.parametrize("board_id", [
    pytest.param(board_id, marks=() if board_id in ("waveshare_lcd13",)
                 else pytest.mark.long) for board_id in IDS])
def test_any_keys_at_the_table(tmp_path, micropython, board_id):
    """Frames are complete, nothing fails."""
    head = head_of(6, "ANY", rounds=2)
    contents = samples.settings(language="es") | samples.journal(head, played(head, 95))
    with Hands(tmp_path, board_id, contents) as hands:
        play_about(hands, random.Random(board_id), 60)
        assert not hands.complaints() and hands.board.running


def test_after_the_end_the_same_people_play_again(tmp_path, micropython):
    """The deal goes on round the table."""
    head = head_of(3, "AGAIN", rounds=1)
    contents = samples.settings(language="en") | samples.journal(head, played(head))
    with Hands(tmp_path, "pico_ssd1306", contents) as hands:
        hands.board.run(3_000)
        hands.press("OK")                                       # again
        hands.press("BACK", "OK", "OK")                         # it goes on from home
        hands.press("OK")
        (first, _), = hands.records()
        second = hands.begun()
        assert not hands.complaints()
    assert first["result"]["result"] == "FINISHED"
    assert (second["names"], second["options"]) == (head["names"], {"dealer": 0, "rounds": 1})


def test_a_cut_before_the_card_is_passed_on_leaves_the_choice(tmp_path, micropython):
    """Of a person; when the card has been taken back it is that person's turn. A device that is
    next has not played yet.
    """
    head = dict(head_of(3, "CUT"), devices=[None, "easy", None])
    game = games.create(head)
    contents = samples.settings(language="en")
    done = []
    while game.current_player():        # the first seat is next
        done.append(choose(game))
        game.apply_action(done[-1])
    with Hands(tmp_path, "pico_ssd1306", contents | samples.journal(head, done)) as hands:
        pilot = PilesPilot(hands, match(head, done))
        pilot.hidden()
        hands.press(*pilot.keys(choose(pilot.game)))
        choice = hands.frame()
        hands.rest()
        hands.restart()
        assert hands.frame() == choice
        hands.press("RIGHT", "OK")      # back in the hand
        assert pilot._seen()
        hands.restart()
        pilot.hidden()
