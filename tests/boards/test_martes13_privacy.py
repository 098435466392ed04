"""What a player must not know of Martes 13 changes no pixel, nor does any hand before a key.

Two boards have the same match with other hidden cards, and get the same keys.
"""

import random
from pathlib import Path

import pytest

from crupier.engine.martes13.cards import DECK, name
from crupier.engine.martes13.game import Martes13
from crupier.engine.martes13.match import Martes13Match
from crupier.engine.shuffle import shuffled
from pictures.scenes.martes13 import choose
from tests.boards.piles_pilot import PilesPilot
from tests.boards.test_martes13_dealt import head_of
from tests.boards.test_seats_privacy import Film

SIZES = [pytest.param("pico_ssd1306", 3, 37), pytest.param("waveshare_oled13", 4, 27)] + [
    pytest.param(board_id, players, 3, marks=pytest.mark.long) for board_id, players in (
        ("pico_ssd1306", 6), ("picosystem", 3), ("pico_display", 4), ("waveshare_oled13", 5))]


Decks = list[list[int]]         # by round


class Stacked(Martes13Match):
    def __init__(self, players: int, decks: Decks, **options):
        self.decks = decks
        super().__init__(players, **options)

    def _deal(self, number: int) -> None:
        self.deal = Martes13(self.players, deck=[name(card) for card in self.decks[number - 1]],
                             dealer=self.dealer(number))


def film_of(folder: Path, board_id: str, head: dict, decks: Decks, done: list[int]) -> Film:
    """On a new flash: a long journal has several files."""
    (folder / "flash.img").unlink(missing_ok=True)
    return Film(folder, board_id, head, decks[0], done, decks[1])


def play(head: dict, decks: Decks, done: list[int]) -> Stacked:
    game = Stacked(head["players"], decks, **head["options"])
    for action in done:
        game.apply_action(action)
    return game


def redealt(game: Stacked, chance: random.Random, seen: int | None) -> Decks:
    """The decks with the cards of this round in other places that have not been played; this seat
    sees its own.
    """
    deal, hidden, hands, number = game.deal, [], max(4, game.players), game.current() or 0
    deck = game.decks[number - 1]
    for place in range(hands):
        seat = (deal.dealer + 1 + place) % game.players if place < game.players else None
        if seat is not None and seat == seen:
            continue
        left = list(deal.aside if seat is None else deal.hands[seat])
        for at in range(place, len(deck), hands):
            if deck[at] in left:
                left.remove(deck[at])
                hidden.append(at)
    cards, other = [deck[at] for at in hidden], deck[:]
    chance.shuffle(cards)
    for at, card in zip(hidden, cards, strict=True):
        other[at] = card
    return [other if at == number - 1 else each for at, each in enumerate(game.decks)]


def moments(players: int, every: int) -> tuple[dict, Decks, list[int], list[int]]:
    """(head, decks, actions, after how many of them to look): also between two rounds."""
    head = head_of(players, f"CUT{players}", rounds=2)
    decks = [shuffled(DECK, f"{head['seed']} {number}") for number in (1, 2)]
    game = play(head, decks, [])
    while not game.is_terminal():
        game.apply_action(choose(game))
    first = 38 if players == 3 else 50
    return head, decks, game.history(), sorted({*range(0, first, every), first, first + 1})


@pytest.mark.parametrize("board_id, players, every", SIZES)
def test_no_hand_is_on_the_display_before_a_key(tmp_path, micropython, board_id, players, every):
    """The power has failed after so many cards: nobody's hand matters until somebody presses, and
    going through what has been played, or how a round has ended, shows no more.
    """
    head, decks, actions, counts = moments(players, every)
    chance = random.Random(board_id)
    for count in counts:
        game, films = play(head, decks, actions[:count]), []
        between = bool(count) and not game.deal.history()
        for cards in (decks, redealt(game, chance, None)):
            with film_of(tmp_path, board_id, head, cards, actions[:count]) as film:
                film.press(*["OK"] * (2 * between), film.on, film.down, film.on)
            films.append(film.frames)
        assert films[0] == films[1], count


@pytest.mark.parametrize("board_id, players, every", SIZES)
def test_hidden_cards_change_no_pixel(tmp_path, micropython, board_id, players, every):
    """A turn by keys, with the menu, to the device in the hands of the next."""
    head, decks, actions, counts = moments(players, every)
    chance = random.Random(board_id)
    for count in counts:
        before = play(head, decks, actions[:count])
        if count and not before.deal.history():
            continue
        seat, films = before.deal.seat, []
        for cards in (decks, redealt(before, chance, seat)):
            with film_of(tmp_path, board_id, head, cards, actions[:count]) as film:
                pilot = PilesPilot(film, play(head, cards, actions[:count]))
                pilot.resumed()
                film.press("BACK", "BACK", *pilot.keys(actions[count]), "OK", film.on)
            films.append(film.frames)
        assert films[0] == films[1], count


def test_the_players_own_cards_do_change_pixels(tmp_path, micropython):
    """Or the tests above would say nothing."""
    head, decks, _, _ = moments(3, 9)
    films = []
    for cards in (decks, redealt(play(head, decks, []), random.Random(1), 1)):
        with film_of(tmp_path, "pico_ssd1306", head, cards, []) as film:
            film.press("OK")
        films.append(film.frames)
    assert films[0][:-1] == films[1][:-1]
    assert films[0][-1] != films[1][-1]
