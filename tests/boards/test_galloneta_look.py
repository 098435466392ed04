"""What equipment is worth can be read from the pieces on displays with colours."""

import pytest

from crupier.engine import games
from crupier.engine.galloneta.game import Galloneta
from pictures import screens
from pictures.scenes import galloneta
from tests.boards.test_galloneta import head_of
from tests.digits import digits
from tests.pure import layout


def armed() -> Galloneta:
    """The position of the scene "board_armed"; whose turn it is sees the board turned round."""
    game = games.create(head_of("F12"))
    assert isinstance(game, Galloneta)
    galloneta.play(game, lambda game: game.turns == 38, "easy", "F12")
    return game


@pytest.mark.parametrize("size", ["240x135", "240x240"])
def test_values_of_pieces_can_be_read(tmp_path, size):
    """Digits of the other colour in the corner of a piece, with nothing beside them."""
    scene, = [scene for scene in galloneta.scenes() if scene.name == "board_armed"]
    frame = screens.render(scene, "es", size, tmp_path)["board_armed"]
    game, at = armed(), layout(f"w{size.replace('x', 'h')}", "galloneta")
    font = digits(at.POWER_FONT)
    read, there = [], []
    for seat in (0, 1):
        for cell in game.board.own[seat]:
            piece = game.board.cells[cell]
            if not piece.equipment or piece.power() % 2:
                continue
            row, column = divmod(27 - cell if game.seat else cell, 4)
            edge = (at.CELL[0] + at.PIECE) // 2 - 2
            right, bottom = (start + place * at.CELL[0] + edge for start, place in
                             zip(at.BOARD, (row, column), strict=True))
            read.append(font.read(frame, (right - 6, bottom + 1 - font.cap, 7, font.cap)))
            there.append(piece.power() // 2)
    assert read == there and {3, 6, 9} <= set(there)
