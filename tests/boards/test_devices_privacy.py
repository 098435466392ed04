"""While the device plays, hidden cards change no pixel, and no hand is on the display.

Two boards have the same game with other cards in the hands of those who do not play now, and in
the draw pile below what is drawn meanwhile; and they get the same keys.
"""

import random

import pytest

from crupier.engine.errors import RulesError
from crupier.engine.shuffle import shuffled
from crupier.engine.take_that.cards import DECK
from crupier.engine.the_game.cards import CARDS
from pictures.scenes.devices import chosen, head_of
from tests.boards import test_seats_privacy, test_take_that_privacy
from tests.boards.test_devices import short
from tests.boards.test_seats_privacy import Film

_PLAY = {"the_game": test_seats_privacy.play, "take_that_match": test_take_that_privacy.play}
_DECKS = {"the_game": CARDS, "take_that_match": DECK}


def film(folder, board_id: str, head: dict, deck: list[int], done: list[int]) -> Film:
    (folder / "flash.img").unlink(missing_ok=True)
    return Film(folder, board_id, head, deck, done)


def _hands(game) -> list[list[int]]:
    return getattr(game, "deal", game).hands


def turn_of_a_device(name: str, head: dict, deck: list[int], least: int):
    """(actions before it, the game then, cards that the device has or gets, what it does)"""
    game = _PLAY[name](head["players"], deck, [], head["options"])
    while not head["devices"][game.current_player()] or len(game.history()) < least:
        game.apply_action(chosen(head, game))
    before, seat = game.history(), game.current_player()
    begun = _PLAY[name](head["players"], deck, before, head["options"])
    seen, done = set(_hands(game)[seat]), []
    while not game.is_terminal() and game.current_player() == seat:
        done.append(chosen(head, game))
        game.apply_action(done[-1])
        seen |= set(_hands(game)[seat])
    return before, begun, seen, done


def redealt(name: str, game, deck: list[int], chance: random.Random, seen: set[int]) -> list[int]:
    """The deck with the cards in other places that this device never sees."""
    game = getattr(game, "deal", game)
    pile = game.draw if name == "the_game" else game.pile
    hidden = {card for hand in [*game.hands, pile] for card in hand} - seen
    places = [at for at, card in enumerate(deck) if card in hidden]
    cards, other = [deck[at] for at in places], deck[:]
    chance.shuffle(cards)
    for at, card in zip(places, cards, strict=True):
        other[at] = card
    return other


@pytest.mark.parametrize("name, board_id", [
    ("the_game", "pico_ssd1306"), ("take_that_match", "pico_ssd1306"),
    *(pytest.param(name, board_id, marks=pytest.mark.long)
      for name in _PLAY for board_id in ("waveshare_oled13", "pico_display", "picosystem"))])
def test_hidden_cards_change_no_pixel_while_a_device_plays(tmp_path, micropython, name, board_id):
    """From the power on; a key hurries, and the device's turn comes to its end."""
    head = short(head_of(name, "DEVICE", 4, [None, "hard", None, "normal"]))
    deck, chance = shuffled(_DECKS[name], head["seed"]), random.Random(board_id)
    for least in (0, 6, 14):
        before, game, seen, done = turn_of_a_device(name, head, deck, least)
        films = []
        for cards in (deck, _other(name, head, game, deck, chance, seen, before, done)):
            with film(tmp_path, board_id, head, cards, before) as each:
                each.press(*[each.down] * (len(done) + 1))
            films.append(each.frames)
        assert films[0] == films[1], least


def _other(name, head, game, deck, chance, seen, before, done) -> list[int]:
    """Dealt so that all was legal, and the device does the same."""
    for _ in range(500):
        other = redealt(name, game, deck, chance, seen)
        try:
            twin = _PLAY[name](head["players"], other, before, head["options"])
        except RulesError:
            continue
        if _hands(twin) == _hands(game):
            continue
        found = []
        while len(found) < len(done) and not twin.is_terminal():
            found.append(chosen(head, twin))
            twin.apply_action(found[-1])
        if found == done:
            return other
    raise AssertionError("no other deal")


def test_the_cards_that_a_device_plays_do_change_pixels(tmp_path, micropython):
    """Or the test above would say nothing."""
    head = short(head_of("take_that_match", "DEVICE", 2, ["hard", "hard"]))
    deck = shuffled(DECK, "DEVICE")
    films = []
    for cards in (deck, deck[::-1]):
        with film(tmp_path, "pico_ssd1306", head, cards, []) as each:
            each.press(each.down)
        films.append(each.frames)
    assert films[0][-1] != films[1][-1]
