"""What a player must not know of Galloneta changes no pixel, nor does any hand before a key.

Two boards have the same game with other hidden cards, and get the same keys.
"""

import random
from pathlib import Path

import pytest

from crupier.engine.errors import RulesError
from crupier.engine.galloneta.cards import is_figure, name, number
from crupier.engine.galloneta.game import Galloneta
from crupier.engine.galloneta.notation import END_TURN, REFILL
from crupier.engine.galloneta.setup import shuffled_deck
from pictures.scenes.galloneta import play as play_on
from tests.boards.board_pilot import BoardPilot
from tests.boards.test_galloneta import head_of
from tests.boards.test_seats_privacy import Film
from tests.pure import FIRMWARE

# In the place of the shuffling: the cards as they lie in a file, in the order of take_deck().
_STACKED = b"""

def shuffled(cards, seed):
    with open("/data/deck") as file:
        deck = [int(card) for card in file.read().split()]
    if seed.endswith(" pile"):
        return deck[12:]
    first = deck[:6] if seed.endswith(" figures") else deck[6:12]
    return first + [card for card in cards if card not in first]
"""
_OPTIONS = {"first": 0, "aces": "OE", "columns": "BC"}


class BoardFilm(Film):
    SHUFFLE = (FIRMWARE.parent / "engine/shuffle.py").read_bytes() + _STACKED

    def __init__(self, folder: Path, *args):
        """On a new flash: a long journal has several files."""
        (folder / "flash.img").unlink(missing_ok=True)
        super().__init__(folder, *args)


def play(deck: list[int], done: list[int]) -> Galloneta:
    """Raises RulesError where these cards do not allow what was done."""
    game = Galloneta(deck=[name(card) for card in deck], **_OPTIONS)
    for action in done:
        game.apply_action(action)
    return game


def known(game: Galloneta) -> set[int]:
    """What lies open."""
    pieces = [game.board.cells[cell] for own in game.board.own for cell in own]
    return {card for piece in pieces for card in piece.cards()} | set(
        game.graveyards[0]) | set(game.graveyards[1])


def redealt(deck: list[int], done: list[int], seen: set[int], chance: random.Random) -> list[int]:
    """The deck with the cards in other places that are not seen: figures among figures."""
    for _ in range(500):
        other = deck[:]
        for figures in (True, False):
            places = [at for at, card in enumerate(deck)
                      if card not in seen and is_figure(card) == figures]
            cards = [deck[at] for at in places]
            chance.shuffle(cards)
            for at, card in zip(places, cards, strict=True):
                other[at] = card
        try:
            twin = play(other, done)
        except RulesError:
            continue
        if not twin.is_terminal():
            return other
    raise AssertionError("no other deal allows what was done")


def moments(seed: str) -> tuple[dict, list[int], list[int], list[int]]:
    """(head, deck, actions, where turns begin)"""
    head = head_of(seed)
    deck = shuffled_deck(seed, [number("O1"), number("E1")])
    game = play(deck, [])
    play_on(game, None)
    actions = game.history()
    return head, deck, actions, [at + 1 for at, action in enumerate(actions)
                                 if action == END_TURN]


SIZES = [pytest.param("pico_ssd1306", 5)] + [
    pytest.param(board_id, 1, marks=pytest.mark.long) for board_id in (
        "pico_ssd1306", "picosystem", "pico_display", "waveshare_oled13")]


@pytest.mark.parametrize("board_id, every", SIZES)
def test_no_hand_is_on_the_display_before_a_key(tmp_path, micropython, board_id, every):
    """The power has failed after so many actions: nobody's cards matter until somebody presses,
    and going through what has been done shows no more.
    """
    head, deck, actions, _ = moments("CUT")
    chance = random.Random(board_id)
    for count in range(0, len(actions), every + every * (every > 1)):
        done = actions[:count]
        films = []
        for cards in (deck, redealt(deck, done, known(play(deck, done)), chance)):
            with BoardFilm(tmp_path, board_id, head, cards, done) as film:
                film.press(film.on, film.down, film.on)
            films.append(film.frames)
        assert films[0] == films[1], count


@pytest.mark.parametrize("board_id, every", SIZES)
def test_hidden_cards_change_no_pixel(tmp_path, micropython, board_id, every):
    """A turn by keys, with the menu, to the screen before the hand of the next."""
    head, deck, actions, begins = moments("SEE")
    chance = random.Random(board_id)
    for begin in begins[:-1:every]:
        turn = actions[begin:actions.index(END_TURN, begin) + 1]
        game = play(deck, actions[:begin])
        seat, seen = game.seat, set(game.hands[game.seat])
        for action in turn:
            game.apply_action(action)
            seen |= set(game.hands[seat])
        films = []
        for cards in (deck, redealt(deck, actions[:begin] + turn, seen | known(game), chance)):
            with BoardFilm(tmp_path, board_id, head, cards, actions[:begin]) as film:
                pilot = BoardPilot(film, play(cards, actions[:begin]))
                pilot.hidden()
                film.press("BACK", "OK")
                for action in turn[turn[0] == REFILL and pilot.game.phase == "MAIN":-1]:
                    pilot.act(action)
                film.press(*pilot.keys(turn[-1]), film.on, film.on)
            films.append(film.frames)
        assert films[0] == films[1], begin


def test_the_players_own_cards_do_change_pixels(tmp_path, micropython):
    """Or the tests above would say nothing."""
    head, deck, _, _ = moments("OWN")
    films = []
    for cards in (deck, redealt(deck, [], set(play(deck, []).hands[1]), random.Random(1))):
        with BoardFilm(tmp_path, "pico_ssd1306", head, cards, []) as film:
            film.press("OK")
        films.append(film.frames)
    assert films[0][:-1] == films[1][:-1]
    assert films[0][-1] != films[1][-1]
