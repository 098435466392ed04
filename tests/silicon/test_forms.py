"""Forms on the board with the least memory, while a game of Galloneta waits."""

from pictures import samples
from tests.silicon.console import BOOT_MS, Console
from tests.silicon.test_long import STATES


def test_the_form_of_the_pad_opens_from_that_of_the_dealt_game(make_board):
    """There was room for one of them."""
    files = samples.journal(*STATES["board"])
    with make_board("waveshare_lcd13", files, language="en", names=samples.NAMES) as board:
        board.run(BOOT_MS)
        console = Console(board)
        console.press(*"OK BACK UP UP OK UP OK".split())        # Martes 13, as it is dealt
        before = board.frame().tobytes()
        console.press("UP", "OK")                               # with real cards
        assert board.frame().tobytes() != before
        assert b"Traceback" not in board.log and not board.chip.restarted

