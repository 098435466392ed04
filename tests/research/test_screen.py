"""rgb_array is what the device shows."""

import numpy as np

from crupier.engine import TheGame
from crupier.research.environments import screen
from crupier.sim.virtual import image
from crupier.sim.virtual.board import VirtualBoard
from pictures import samples

_SEED = "A"


def test_the_solo_game_is_the_one_a_player_sees(tmp_path, micropython):
    """The same game, reached by keys: a card is placed with OK."""
    game = TheGame(1, _SEED)
    flash = tmp_path / "flash.img"
    image.install(flash, screen.BOARD)
    board = VirtualBoard(flash, screen.BOARD, live=False, clock=screen._CLOCK)
    board.write_files({**samples.settings(language="en"),
                       **samples.journal(samples.solo(1, _SEED), [])})
    with board:
        board.run(1700)
        assert (screen.table(_SEED, "standard", False, []) == np.asarray(board.frame())).all()
        board.press("OK")
        board.run(2000)
        played = np.asarray(board.frame())
    alike = []
    for action in game.legal_actions():
        if action % 100 == game.hands[0][0]:        # the cursor is on the first card
            shown = screen.table(_SEED, "standard", False, [action])
            alike.append((shown[:100] == played[:100]).all())    # piles; the cursor may differ
    assert len(alike) == 4 and alike.count(True) == 1


def test_a_page_holds_the_text(micropython):
    """Of the device's font: the same letter is the same picture, others are not."""
    shown = screen.page("ABA\n  A")
    assert shown.shape == (240, 240, 3) and shown.dtype == np.uint8
    lit = (shown != shown[-1, -1]).any(axis=2)
    cells = [lit[1 + 13 * row:14 + 13 * row, 1 + 7 * column:8 + 7 * column]
             for row, column in ((0, 0), (0, 1), (0, 2), (1, 2))]
    assert (cells[0] == cells[2]).all() and (cells[0] == cells[3]).all()
    assert not (cells[0] == cells[1]).all() and cells[0].any()
    assert not lit[27:].any()
