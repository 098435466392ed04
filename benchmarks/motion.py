"""What moves, on emulated silicon: frames a second while no key waits.

The answer to the key, which goes to the display in parts, comes before and is not counted.
"""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from benchmarks import chip
from benchmarks.figure import Figure
from pictures import samples
from silicon import ImageMissing, find_image
from tests.pure import layout

LEAST = 20                      # frames a second
_BOARD = "picosystem"           # the largest display; an OLED moves nothing
_WON = "S194"                   # a seed whose game is won
_CARD = layout("w240h240", "basic").MOTION        # pictures of a card on its way
_DRAWN = 3                                              # cards ...
_DEALT = _DRAWN * layout("w240h240", "table").DEAL_STEPS      # ... and their pictures


def run() -> list[Figure]:
    try:
        find_image()
    except ImageMissing as missing:
        print(f"  not measured: {missing}")
        return []
    with tempfile.TemporaryDirectory() as folder:
        return list(_figures(Path(folder)))


def _figures(folder: Path) -> Iterator[Figure]:
    with chip.board(folder, _BOARD, chip.game()) as board:
        board.run(chip.BOOT_MS)
        chip.press(board, "OK", 1_500)
        for _ in range(_DRAWN):
            shown = chip.frames(board, "OK", 1_500)
        yield _figure("a card on its way to a pile", shown[-_CARD:])
        yield _figure("cards that are drawn", chip.frames(board, "OK", 1_500)[-_DEALT:])
    head = samples.solo(1, _WON)
    with chip.board(folder, _BOARD, samples.journal(head, samples.play(head).history())) as board:
        board.wait(lambda: board.chip.marks)
        yield _figure("the cascade of a win", chip.frames(board, "", 4_000)[1:])


def _figure(what: str, shown: list[float]) -> Figure:
    """shown: ms when each picture was whole."""
    rate = 1_000 * (len(shown) - 1) / (shown[-1] - shown[0])
    kept = "kept" if rate >= LEAST else "MISSED"
    return Figure(f"{_BOARD}: {what}", rate, "frames/s",
                  f"budget {LEAST} at least: {kept}; {len(shown)} pictures")
