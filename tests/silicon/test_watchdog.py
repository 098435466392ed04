"""A hang on the chip, where a timer's interrupt strikes also between two jumps of a tight loop."""

import pytest

from pictures import samples
from tests import eyes
from tests.silicon.console import BOOT_MS

HEAD = samples.solo(1, "K7Q2MX")
GAME = samples.journal(HEAD, samples.play(HEAD, lambda game: len(game.history()) > 9).history())
SOON_MS, LATE_MS = 9_500, 13_500
# In Python; and in C, where nothing that is scheduled comes to its turn.
HANGS = {"while True: pass": SOON_MS, "from time import sleep; sum(range(1 << 28))": LATE_MS}


@pytest.mark.parametrize("body", HANGS)
def test_a_hang_ends_by_itself(make_board, body):
    pages = f"def how_to(app):\n    {body}\n"
    with make_board(files={**GAME, "/crupier/screens/help.py": pages.encode()},
                    language="en") as board:
        board.run(BOOT_MS)
        before = eyes.table(board.frame())
        assert before
        for key in ("BACK", "DOWN", "DOWN", "DOWN", "OK"):  # below: go on, a hint, undo
            board.press(key)
            board.run(700)
        board.run(HANGS[body] + BOOT_MS)
        assert board.chip.restarted
        if HANGS[body] == SOON_MS:
            assert b"RuntimeError" in board.log         # the rest is lost with the USB
            board.press("OK")
            board.run(BOOT_MS)
        assert eyes.table(board.frame()) == before
