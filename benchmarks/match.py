"""Key presses for a round of Martes 13 with four players, on the virtual board."""

import tempfile
from pathlib import Path

from benchmarks.figure import Figure
from crupier.engine.lines import unseal
from crupier.engine.scorepad.actions import accept
from crupier.sim.virtual import image
from crupier.sim.virtual.board import VirtualBoard
from pictures import pads, samples

BOARD = "pico_ssd1306"
PLAYERS = 4
FOUR_KEYS, TWO_KEYS = 70, 90            # presses that a user should need at most
ROUNDS = 20


def four_keys(value: int) -> list[str]:
    """UP begins at 1, DOWN at 0."""
    return (["UP"] * value or ["DOWN"]) + ["OK"]


def two_keys(value: int) -> list[str]:
    return ["NEXT"] * (value + 1) + ["OK"]


def run() -> list[Figure]:
    return [_figure("four keys", four_keys, FOUR_KEYS), _figure("two keys", two_keys, TWO_KEYS)]


def _figure(name: str, fingers, budget: int) -> Figure:
    counts = [_presses(fingers, pads.captured(PLAYERS, seed)) for seed in range(ROUNDS)]
    return Figure(f"a round of four players, {name}", sum(counts) / len(counts), "presses",
                  f"most {max(counts)} in {ROUNDS} rounds; budget {budget}")


def _presses(fingers, counts) -> int:
    """Keys a round in from the match's screen; it must have been accepted."""
    keys = ["OK", *[key for row in counts for value in row for key in fingers(value)], "OK"]
    with tempfile.TemporaryDirectory() as folder:
        flash = Path(folder, "flash.img")
        image.install(flash, BOARD)
        board = VirtualBoard(flash, live=False)
        head = pads.martes13(1, PLAYERS)
        for path, data in {**samples.settings(language="es"), **samples.journal(head, [])}.items():
            board.write_file(path, data)
        with board:
            board.run(1500)
            for key in keys:
                board.press(key)
                board.run(40)
            board.power_off()
            last = board.read_file(board.list_files("/data/game")[-1]).splitlines(True)[-1]
        if int(unseal(last).split()[1]) != accept(1):
            raise RuntimeError("the round was not accepted")
    return len(keys)
