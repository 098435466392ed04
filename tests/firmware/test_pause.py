"""What the pause of a game offers besides the game."""

import pytest

from crupier.pictures import demo
from tests import eyes
from tests.firmware.console import Console

HEAD = demo.new_head(1, "K7Q2MX")
TO_SETTINGS = "BACK UP UP UP UP OK".split()
TO_PLAYED = "BACK UP UP UP UP UP OK".split()


@pytest.fixture
def console(tmp_path):
    played = demo.play(HEAD, lambda game: len(game.history()) >= 20)
    with Console(tmp_path, demo.journal(HEAD, played.history())) as console:
        yield console


def test_settings_of_the_board_and_back_to_the_same_table(console):
    table, contrast = console.frame(), console.board.contrast
    console.press(*TO_SETTINGS)
    assert eyes.title(console.frame()) == "Ajustes"
    console.press("RIGHT")
    assert console.board.contrast != contrast
    console.press("BACK", "BACK")
    assert console.frame().tobytes() == table.tobytes()


def test_played_cards_are_two_pages_and_lead_back(console):
    table = console.frame()
    console.press(*TO_PLAYED)
    first = console.frame()
    console.press("UP")                 # there is nothing before
    assert console.frame().tobytes() == first.tobytes()
    console.press("DOWN")
    second = console.frame()
    assert second.tobytes() != first.tobytes()
    console.press("UP")
    assert console.frame().tobytes() == first.tobytes()
    console.press("OK", "OK")
    assert eyes.title(console.frame()) == "Pausa"
    console.press("BACK")
    assert console.frame().tobytes() == table.tobytes()


def test_a_card_that_is_laid_is_only_a_dot_and_one_in_the_hand_stands_out(console):
    """Of the cell of each number: how many of its pixels are lit."""
    def lit(card):
        at = card % 50
        left, top = 4 + at % 10 * 12, 2 + at // 10 * 12
        return sum(cells[card // 50].crop((left, top, left + 11, top + 11)).point(bool).tobytes())

    game = demo.play(HEAD, lambda game: len(game.history()) >= 20)
    cells = []
    console.press(*TO_PLAYED)
    cells.append(console.frame())
    console.press("NEXT")
    cells.append(console.frame())
    laid = {action % 100 for action in game.history()} - {0}
    for card in range(2, 100):
        if card in laid:
            assert lit(card) == 4
        elif card in game.hands[0]:
            assert lit(card) > 60
        else:
            assert 8 < lit(card) < 50
