"""What a player must not know of Take That changes no pixel, nor does any hand before a key.

Two boards have the same game with other hidden cards, and get the same keys.
"""

import random
from pathlib import Path

import pytest

from crupier.engine.shuffle import shuffled
from crupier.engine.take_that.cards import DECK
from crupier.engine.take_that.game import TakeThat
from crupier.engine.take_that.match import TakeThatMatch
from crupier.engine.take_that.notation import TAKE
from tests.boards.line_pilot import LinePilot
from tests.boards.test_seats_privacy import Film
from tests.boards.test_take_that import head_of, played


def film_of(folder: Path, *args) -> Film:
    """On a new flash: a long journal has several files."""
    (folder / "flash.img").unlink(missing_ok=True)
    return Film(folder, *args)


class Stacked(TakeThatMatch):
    """One game with this deck."""

    def __init__(self, players: int, deck: list[int], **options):
        self.deck = deck
        super().__init__(players, **options)

    def round(self, _seed: str, dealer: int) -> TakeThat:
        return TakeThat(self.players, deck=self.deck, dealer=dealer, advanced=self.advanced)


def play(players: int, deck: list[int], done: list[int], options: dict) -> Stacked:
    game = Stacked(players, deck, **options)
    for action in done:
        game.apply_action(action)
    return game


def redealt(game: Stacked, deck: list[int], chance: random.Random, seen: set[int]) -> list[int]:
    """The deck with the cards in other places that have not been seen."""
    hidden = {card for hand in [*game.deal.hands, game.deal.pile] for card in hand} - seen
    places = [at for at, card in enumerate(deck) if card in hidden]
    cards, other = [deck[at] for at in places], deck[:]
    chance.shuffle(cards)
    for at, card in zip(places, cards, strict=True):
        other[at] = card
    return other


SIZES = [pytest.param("pico_ssd1306", 2, 50)] + [
    pytest.param(board_id, players, 1, marks=pytest.mark.long) for board_id, players in (
        ("pico_ssd1306", 3), ("picosystem", 4), ("pico_display", 2), ("waveshare_oled13", 3))]


def moments(players: int, every: int) -> tuple[dict, list[int], list[int], list[int]]:
    """(head, deck, actions, after how many of them to look)"""
    head = head_of(players, f"CUT{players}", advanced=True)
    actions, deck = played(head), shuffled(DECK, head["seed"] + " 1")
    return head, deck, actions, list(range(0, len(actions), every))


@pytest.mark.parametrize("board_id, players, every", SIZES)
def test_no_hand_is_on_the_display_before_a_key(tmp_path, micropython, board_id, players, every):
    """The power has failed after so many actions, also between taking a line and placing: nobody's
    cards matter until somebody presses, and going through what has been done shows no more.
    """
    head, deck, actions, counts = moments(players, every)
    chance = random.Random(board_id)
    taken = [at + 1 for at, action in enumerate(actions[:-1]) if action == TAKE]
    for count in sorted({*counts, *taken[:1 if every > 9 else None]}):
        game = play(players, deck, actions[:count], head["options"])
        films = []
        for cards in (deck, redealt(game, deck, chance, set())):
            with film_of(tmp_path, board_id, head, cards, actions[:count]) as film:
                film.press(film.on, film.down, film.on)
            films.append(film.frames)
        assert films[0] == films[1], count


@pytest.mark.parametrize("board_id, players, every", SIZES)
def test_hidden_cards_change_no_pixel(tmp_path, micropython, board_id, players, every):
    """A turn by keys, with the card that is drawn and the menu, to the hands of the next."""
    head, deck, actions, counts = moments(players, every)
    chance = random.Random(board_id)
    for count in counts:
        while count and actions[count - 1] == TAKE:
            count -= 1
        before = play(players, deck, actions[:count], head["options"])
        turn = actions[count:count + 1 + (actions[count] == TAKE)]
        after = play(players, deck, actions[:count] + turn, head["options"])
        if after.is_terminal():
            continue
        old, new, seat = before.deal, after.deal, before.deal.seat
        # What the advanced variant takes from the draw pile stays unseen.
        unseen = set(new.down[seat]) - set(old.down[seat]) - set(old.line)
        seen = {*old.hands[seat], *new.hands[seat]}
        films = []
        for cards in (deck, redealt(before, deck, chance, seen - unseen)):
            with film_of(tmp_path, board_id, head, cards, actions[:count]) as film:
                pilot = LinePilot(film, play(players, cards, actions[:count], head["options"]))
                pilot.hidden()
                film.press("BACK", "OK")
                for action in turn[:-1]:
                    pilot.act(action)
                film.press(*pilot.keys(turn[-1]), "BACK")
            films.append(film.frames)
        assert films[0] == films[1], count


def test_the_players_own_cards_do_change_pixels(tmp_path, micropython):
    """Or the tests above would say nothing."""
    head, deck, _, _ = moments(2, 9)
    game = play(2, deck, [], head["options"])
    films = []
    for cards in (deck, redealt(game, deck, random.Random(1), set(game.deal.hands[1]))):
        with film_of(tmp_path, "pico_ssd1306", head, cards, []) as film:
            film.press("OK")
        films.append(film.frames)
    assert films[0][:-1] == films[1][:-1]
    assert films[0][-1] != films[1][-1]
