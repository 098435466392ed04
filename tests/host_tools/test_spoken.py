"""The texts on the glass, as a board tells them that is listened to."""

from crupier.pictures import demo
from crupier.sim.virtual import VirtualBoard
from tests import flash_image

BOARD = "pico_display"
KEYS = "DOWN OK DOWN BACK DOWN OK BACK".split()


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


def test_a_game_is_told(tmp_path, micropython):
    head = demo.new_head(1, "K7Q2MX")
    game = demo.play(head, until=lambda game: len(game.history()) > 3)
    flash = tmp_path / "flash.img"
    flash_image.install(flash, BOARD)
    board = VirtualBoard(flash, BOARD, live=False, clock=None, spoken=True)
    board.write_files(demo.settings(language="en") | demo.journal(head, game.history()))
    with board:
        board.run(1500)
        told = {int(word) for word in board.text.replace(",", " ").split() if word.isdigit()}
    assert set(game.hands[0]) <= told and {*game.tops()} <= told


def test_a_board_without_the_product_says_why(tmp_path, micropython):
    with VirtualBoard(tmp_path / "flash.img", live=False, spoken=True) as board:
        board.run(200)
        assert b"cannot be told" in board.log and board.text == ""
