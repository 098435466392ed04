"""What a player must not know changes no pixel, and no hand is on the display before a key.

Two boards have the same game with other hidden cards, and get the same keys.
"""

import random
from pathlib import Path

import pytest
from PIL import Image

from crupier.engine.errors import RulesError
from crupier.engine.shuffle import shuffled
from crupier.engine.the_game.cards import CARDS
from crupier.engine.the_game.game import TheGame
from crupier.engine.the_game.notation import END_TURN
from pictures import samples
from tests.boards.hands import BOOT_MS, Hands
from tests.boards.pilot import Player
from tests.boards.test_seats import head_of
from tests.boards.test_whole_games import worst
from tests.pure import FIRMWARE

_LOOK_MS = 50
# In the place of the shuffling: the cards as they lie in a file, a line for each round.
_STACKED = b"""

def shuffled(cards, seed):
    with open("/data/deck") as file:
        lines = file.read().split("\\n")
    number = int(seed[seed.find(" "):]) if " " in seed else 1
    return [int(card) for card in lines[number - 1].split()]
"""
_SHUFFLE = (FIRMWARE.parent / "engine/shuffle.py").read_bytes() + _STACKED


class Film(Hands):
    """A board on which every frame is kept. SHUFFLE: what its shuffling is."""

    SHUFFLE = _SHUFFLE

    def __init__(self, folder: Path, board_id: str, head: dict, deck: list[int], done: list[int],
                 *others: list[int]):
        """others: decks of further rounds."""
        decks = "\n".join([" ".join(map(str, cards)) for cards in (deck, *others)])
        super().__init__(folder, board_id, {
            **samples.settings(language="es"), **samples.journal(head, done),
            "/crupier/engine/shuffle.py": self.SHUFFLE, "/data/deck": decks.encode()})
        self.frames: list[Image.Image] = []

    def __enter__(self) -> "Film":
        self.board.start()
        for _ in range(BOOT_MS // _LOOK_MS):
            self.board.run(_LOOK_MS)
            self.frames.append(self.board.frame())
        return self

    def __exit__(self, *_) -> None:
        complaints = self.complaints()
        super().__exit__()
        assert not complaints

    def press(self, *keys: str) -> None:
        for key in keys:
            super().press(key)
            self.frames.append(self.board.frame())


def play(players: int, deck: list[int], done: list[int], options: dict) -> TheGame:
    """Raises RulesError where these cards do not allow what was done."""
    game = TheGame(players, deck=deck, **options)
    for action in done:
        game.apply_action(action)
    return game


def redealt(game: TheGame, deck: list[int], options: dict, chance: random.Random,
            seen: set[int]) -> list[int]:
    """The deck with the cards in other places that are neither laid nor seen."""
    hidden = {card for hand in [*game.hands, game.draw] for card in hand} - seen
    places = [at for at, card in enumerate(deck) if card in hidden]
    for _ in range(2000):
        other, cards = deck[:], [deck[at] for at in places]
        chance.shuffle(cards)
        for at, card in zip(places, cards, strict=True):
            other[at] = card
        try:
            twin = play(game.players, other, game.history(), options)
        except RulesError:
            continue
        if not twin.is_terminal() and twin.hands != game.hands:
            return other
    raise AssertionError("every other deal would have ended before")


def moments(players: int, seed: str, fire: bool) -> tuple[dict, list[int], list[int]]:
    """(head, deck, actions) of a short game."""
    head = head_of(players, seed, fire=fire)
    deck = shuffled(CARDS, seed)
    game = TheGame(players, deck=deck, **head["options"])
    while not game.is_terminal():
        game.apply_action(worst(game))
    return head, deck, game.history()


SIZES = [pytest.param("pico_ssd1306", 3)] + [
    pytest.param(board_id, players, marks=pytest.mark.long) for board_id, players in (
        ("pico_ssd1306", 2), ("picosystem", 5), ("picosystem", 3), ("pico_display", 4),
        ("waveshare_oled13", 5), ("waveshare_oled13", 2))]


@pytest.mark.parametrize("board_id, players", SIZES)
def test_no_hand_is_on_the_display_before_a_key(tmp_path, micropython, board_id, players):
    """The power has failed after so many actions: nobody's cards matter until somebody presses,
    and going through what has been laid shows no more.
    """
    head, deck, actions = moments(players, f"CUT{players}", True)
    chance = random.Random(board_id)
    for count in range(len(actions)):
        game = play(players, deck, actions[:count], head["options"])
        other = redealt(game, deck, head["options"], chance, set())
        films = []
        for cards in (deck, other):
            with Film(tmp_path, board_id, head, cards, actions[:count]) as film:
                film.press(film.on, film.down, film.on)
            films.append(film.frames)
        assert films[0] == films[1], count


@pytest.mark.parametrize("board_id, players", SIZES)
def test_hidden_cards_change_no_pixel(tmp_path, micropython, board_id, players):
    """A turn by keys, from the power on: the hands of the others are others."""
    head, deck, actions = moments(players, f"SEAT{players}", False)
    chance = random.Random(board_id)
    begins = [0] + [at + 1 for at, action in enumerate(actions) if action == END_TURN]
    for begin in begins[:-1]:
        turn = actions[begin:actions.index(END_TURN, begin)]
        after = play(players, deck, actions[:begin], head["options"])
        seen = set(after.hands[after.seat])
        other = redealt(play(players, deck, actions[:begin] + turn, head["options"]), deck,
                        head["options"], chance, seen)
        films = []
        for cards in (deck, other):
            with Film(tmp_path, board_id, head, cards, actions[:begin]) as film:
                film.press(film.on, "OK")
                player = Player(play(players, cards, actions[:begin], head["options"]), film)
                for action in turn:
                    player.act(action)
                film.press("BACK", "BACK")
            films.append(film.frames)
        assert films[0] == films[1], begin


def test_the_players_own_cards_do_change_pixels(tmp_path, micropython):
    """Or the tests above would say nothing."""
    head, deck, _ = moments(2, "OWN", False)
    game = play(2, deck, [], head["options"])
    other = redealt(game, deck, head["options"], random.Random(1), set(game.hands[1]))
    films = []
    for cards in (deck, other):
        with Film(tmp_path, "pico_ssd1306", head, cards, []) as film:
            film.press("OK")
        films.append(film.frames)
    assert films[0][:BOOT_MS // _LOOK_MS] == films[1][:BOOT_MS // _LOOK_MS]
    assert films[0][-1] != films[1][-1]
