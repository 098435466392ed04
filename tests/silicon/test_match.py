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
        for row in counts[:-1]:
            for value in row:
                console.press(*keys(value))
        for column, value in enumerate(counts[-1]):     # from the proposal
            left = DECK[column] - sum(row[column] for row in counts[:-1])
            by = value - max(0, left - (2 if column < 3 else 0))
            if left:
                console.press(*["UP"] * by, *["DOWN"] * -by, "OK")
        console.press("OK")
        board.power_off()
        lines = [unseal(line) for path in sorted(board.list_files("/data/game"))
                 for line in board.read_file(path).splitlines(keepends=True)]
    pad = replay(head, [int(line.split()[1]) for line in lines[1:]])
    assert (pad.rows(1), pad.status(1)) == (counts, ACCEPTED)
