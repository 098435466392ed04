"""Whole games from power-on to the saved record, on every board, by the keys that it has."""

import random

import pytest
from PIL import ImageChops

from benchmarks import presses
from crupier.build import payload
from crupier.engine import games
from crupier.engine.lines import UNDO
from crupier.engine.records import replay, verify
from crupier.engine.shuffle import ALPHABET
from crupier.engine.the_game.game import TheGame
from crupier.engine.the_game.notation import END_TURN
from pictures import samples
from tests.boards import USUAL, each_board
from tests.boards.hands import Hands
from tests.boards.pilot import Player
from tests.boards.pilot_match import Keeper
from tests.live_fingers import deal as deal_round
from tests.pure import load

IDS = payload.board_ids()
_FIRST_DATE = load("version").DAY      # what a board offers whose clock nobody has set
_ROWS, _FIRE, _DEAL = 7, 3, 4   # of the form for a solo game
_SEED_CHARS = ALPHABET + "-01IO"
# By board: a seed to be typed, or the deal of the day; On Fire?
DEALS = {
    "feather_oled": ("K7Q2M", False),
    "pico_display": (_FIRST_DATE, True),
    "pico_ssd1306": ("B-9", True),
    "picosystem": (_FIRST_DATE, False),
    "waveshare_lcd13": ("ZIA10", True),
    "waveshare_oled13": ("NO18", False),
}


def deal(hands: Hands) -> dict:
    """From power-on to the table; the head of that game."""
    seed, fire = DEALS[hands.board.board_id]
    hands.greet()
    hands.open_form()                                       # The Game
    if fire:
        hands.set_row(_FIRE, 1, _ROWS)
    asked = hands.up is None            # so that the form has no rows for lesson and score
    hands.set_row(_DEAL - asked, 1 if seed == _FIRST_DATE else 2, _ROWS - 2 * asked)
    hands.press("OK")
    if seed == _FIRST_DATE:
        hands.press(hands.down, "OK")
    else:
        hands.type(seed, _SEED_CHARS, _SEED_CHARS)
    return samples.solo(1, seed, fire=fire)


def worst(game: TheGame) -> int:
    """The farthest placement, and no more than must be: a short game."""
    legal = game.legal_actions()
    return END_TURN if END_TURN in legal else max(
        legal, key=lambda action: samples.cost(game, action))


def slip(game: TheGame, choice, chance: random.Random) -> int:
    """What the choice says, but now and then the last card is taken back."""
    return UNDO if game.placed and chance.random() < 0.1 else choice(game)


def play_solo(hands: Hands, choice, seed: str) -> tuple[TheGame, list[int]]:
    """A game from power-on to its end on the display -> (it, what was done)."""
    chance, done = random.Random(seed), []
    player = Player(games.create(deal(hands)), hands)
    game = player.game
    while not game.is_terminal():
        assert hands.sight.table(hands.frame()) == (game.tops(), game.hands[0])
        done.append(slip(game, choice, chance))
        player.act(done[-1])
        hands.rest()
    assert hands.sight.left(hands.frame()) == game.left()
    return game, done


def test_a_solo_game_takes_few_presses():
    """The figures that `make bench` prints."""
    figures = [figure for figure in presses.run() if "budget" in figure.beside]
    assert len(figures) == 3
    assert not [str(figure) for figure in figures if "MISSED" in figure.beside]


@pytest.mark.parametrize("board_id, choice", [
    pytest.param(board_id, choice, marks=() if board_id in USUAL and choice == worst
                 else pytest.mark.long)
    for board_id in IDS for choice in (worst, samples.choose)])
def test_solo_game(tmp_path, micropython, board_id, choice):
    with Hands(tmp_path, board_id) as hands:
        game, done = play_solo(hands, choice, board_id)
        hands.press("BACK")
        (head, actions), = hands.records()
        assert not hands.complaints()
    seed, fire = DEALS[board_id]
    assert (head["seed"], head["options"]["fire"]) == (seed, fire)
    assert actions == done
    assert head["result"] == game.result()
    verify(head, actions)
    assert replay(head, actions).state() == game.state()


@pytest.mark.parametrize("board_id", each_board())
def test_match_of_martes_13(tmp_path, micropython, board_id):
    """Three play two rounds: one is followed live, with slips, one is entered on the sheet."""
    live, counted = [deal_round(3, dealer, board_id) for dealer in (2, 0)]
    with Hands(tmp_path, board_id) as hands:
        hands.greet()
        keeper = Keeper(hands, rounds=2, name="Zoé")
        keeper.follow(live, random.Random(board_id))
        keeper.enter(counted.table.counts())
        keeper.save()
        (head, actions), = hands.records()
        assert not hands.complaints()
    assert head["names"][0] == "Zoé"
    assert actions == keeper.done
    verify(head, actions)
    match = replay(head, actions)
    for number, game in enumerate((live, counted), 1):
        assert match.rows(number) == game.table.counts()
        assert match.score(number)["points"] == game.result()["points"]
    assert head["result"] == match.result()


def compare(hands: Hands) -> None:
    """The glass is as it is when all of it has been painted anew: the menu has been there."""
    hands.rest()
    before = hands.frame()
    hands.press("BACK", "BACK")
    difference = ImageChops.difference(before, hands.frame()).getbbox()
    assert difference is None, difference


@pytest.mark.parametrize("board_id, choice", [
    ("pico_ssd1306", worst), ("pico_display", worst)] + [
    pytest.param(board_id, samples.choose, marks=pytest.mark.long) for board_id in IDS])
def test_display_after_every_key(tmp_path, micropython, board_id, choice):
    head, chance = samples.solo(1, board_id[:10]), random.Random(board_id)
    contents = samples.settings(language="en") | samples.journal(head, [])
    with Hands(tmp_path, board_id, contents) as hands:
        player = Player(games.create(head), hands, lambda: compare(hands))
        while not player.game.is_terminal():
            player.act(slip(player.game, choice, chance))


@pytest.mark.parametrize("board_id", each_board("pico_display"))
def test_keys_never_wait_for_a_card_on_its_way(tmp_path, micropython, board_id):
    """Keys at a pace that leaves no card its time; now and then a look at the display."""
    head, chance, done = samples.solo(1, board_id[:10]), random.Random(board_id), []
    contents = samples.settings(language="en") | samples.journal(head, [])
    with Hands(tmp_path, board_id, contents) as hands:
        hands.pace = 20
        player = Player(games.create(head), hands)
        while not player.game.is_terminal():
            done.append(slip(player.game, samples.choose, chance))
            player.act(done[-1])
            if chance.random() < 0.2 and not player.game.is_terminal():
                compare(hands)
        hands.press("BACK")
        (head, actions), = hands.records()
        assert not hands.complaints()
    assert actions == done
