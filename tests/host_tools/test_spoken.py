"""The texts on the glass, as a board tells them that is listened to."""

from contextlib import contextmanager

from crupier.sim.virtual.board import VirtualBoard
from pictures import samples
from tests import flash_image

BOARD = "pico_display"
KEYS = "DOWN OK DOWN BACK DOWN OK BACK".split()
TO_PLAYED = "BACK UP UP UP UP OK".split()


def walk(folder, spoken):
    """[(frame, texts)] from the choice of a language on."""
    flash = folder / f"{spoken}.img"
    flash_image.install(flash, BOARD)
    with VirtualBoard(flash, BOARD, live=False, clock=None, spoken=spoken) as board:
        board.run(1500)
        seen = [(board.frame().tobytes(), board.text)]
        for key in KEYS:
            board.press(key)
            board.run(300)
            seen.append((board.frame().tobytes(), board.text))
        board.power_off()
        assert board.text == ""
        assert not [line for line in board.log.decode().splitlines()
                    if not line.startswith("[virtual board]")]
    return seen


def chosen(text):
    return [line for line in text.splitlines() if " <" in line]


def test_a_spoken_board_tells_its_texts_and_shows_the_same(tmp_path, micropython):
    spoken, silent = (walk(tmp_path, way) for way in (True, False))
    assert [frame for frame, _ in spoken] == [frame for frame, _ in silent]
    assert {text for _, text in silent} == {""}
    first, second = spoken[0][1], spoken[1][1]
    assert chosen(first) == ["Español <"] and chosen(second) == ["English <"]
    assert first.replace(" <", "") == second.replace(" <", "")
    assert len({text for _, text in spoken}) > 4


@contextmanager
def told(tmp_path):
    """(game, board that shows it and is listened to)"""
    head = samples.solo(1, "K7Q2MX")
    game = samples.play(head, until=lambda game: len(game.history()) > 3)
    flash = tmp_path / "flash.img"
    flash_image.install(flash, BOARD)
    board = VirtualBoard(flash, BOARD, live=False, clock=None, spoken=True)
    board.write_files(samples.settings(language="en") | samples.journal(head, game.history()))
    with board:
        board.run(1500)
        yield game, board


def numbers(board):
    return {int(word) for word in board.text.replace(",", " ").split() if word.isdigit()}


def test_a_game_is_told(tmp_path, micropython):
    with told(tmp_path) as (game, board):
        assert set(game.hands[0]) <= numbers(board) and {*game.tops()} <= numbers(board)


def test_played_cards_are_not_told(tmp_path, micropython):
    """They are dark on the glass; what is heard are the others."""
    with told(tmp_path) as (game, board):
        for key in TO_PLAYED:
            board.press(key)
            board.run(300)
        laid = {action % 100 for action in game.history()}
        assert numbers(board) == set(range(2, 100)) - laid


def test_a_board_without_the_product_says_why(tmp_path, micropython):
    with VirtualBoard(tmp_path / "flash.img", live=False, spoken=True) as board:
        board.run(200)
        assert b"cannot be told" in board.log and board.text == ""
