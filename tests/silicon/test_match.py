"""A round of Martes 13 entered on the chip by key presses."""

import pytest

from crupier.engine.lines import unseal
from crupier.engine.martes13.scoring import DECK
from crupier.engine.records import replay
from crupier.engine.scorepad.actions import ACCEPTED
from pictures import pads, samples
from tests.silicon.console import BOARDS, BOOT_MS, Console

PLAYERS = 4


def keys(value: int) -> list[str]:
    """From an empty cell: UP counts from 1 on, OK alone is 0."""
    return [*["UP"] * value, "OK"]


@pytest.mark.parametrize("name", BOARDS)
def test_round_entered_by_keys(make_board, name):
    head = pads.martes13(1, PLAYERS)
    counts = pads.captured(PLAYERS, 1)
    with make_board(name, samples.journal(head, []), language="es") as board:
        console = Console(board)
        board.run(BOOT_MS)
        console.press("OK")
        for seat, row in enumerate(counts):
            for column, value in enumerate(row):
                if sum(above[column] for above in counts[:seat]) < DECK[column]:
                    console.press(*keys(value))
        console.press("OK")
        board.power_off()
        lines = [unseal(line) for path in sorted(board.list_files("/data/game"))
                 for line in board.read_file(path).splitlines(keepends=True)]
    pad = replay(head, [int(line.split()[1]) for line in lines[1:]])
    assert (pad.rows(1), pad.status(1)) == (counts, ACCEPTED)
