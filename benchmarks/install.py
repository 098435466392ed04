"""Installing on an empty board and updating one changed file, beside mpremote in the same run.

Times are those on the cable, from the first byte to the last one: how long Python takes to start
is left out on both sides. The virtual board's flash takes no time, so that of a Pico is added.
"""

import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from benchmarks.figure import Figure
from benchmarks.tap import Tap
from crupier.build import payload
from crupier.sim.virtual import VirtualBoard

BOARD = "pico_ssd1306"
_CHANGED = "/crupier/clock.mpy"
_BOOT_S = 1.0
_ERASE_S, _PROGRAM_S = 0.045, 0.0004    # W25Q16: sector erase, page program (typical)


@dataclass
class Cost:
    seconds: float      # on the cable
    down: int           # bytes to the board
    up: int
    erases: int
    programs: int

    @property
    def on_a_pico(self) -> float:
        """s, with the time that its flash takes."""
        return self.seconds + self.erases * _ERASE_S + self.programs * _PROGRAM_S

    def figures(self, what: str, peer: "Cost | None" = None, target: float = 0) -> list[Figure]:
        beside = ""
        if peer:
            beside = (f"{self.seconds / peer.seconds:.2f} x mpremote, "
                      f"{self.on_a_pico / peer.on_a_pico:.2f} x with flash; target {target}")
        return [
            Figure(what, self.seconds * 1000, "ms", beside),
            Figure("  and what the flash of a Pico adds",
                   (self.on_a_pico - self.seconds) * 1000, "ms",
                   f"{self.erases} erases, {self.programs} programs"),
            Figure("  bytes to the board", self.down, "bytes",
                   f"{self.down / peer.down:.2f} x mpremote" if peer else ""),
            Figure("  bytes from the board", self.up, "bytes"),
        ]


def run() -> list[Figure]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        tree = _tree(folder / "tree")
        with VirtualBoard(folder / "theirs.img") as board:
            theirs = _cost(board, "mpremote", "connect", "{port}", "fs", "cp", "-r",
                           *map(str, sorted(tree.iterdir())), ":")
        with VirtualBoard(folder / "ours.img") as board:
            first = _cost(board, *_FLASH)
            board.power_off()
            board.write_file(_CHANGED, b"an older one")
            board.power_on()
            update = _cost(board, *_FLASH)
            nothing = _cost(board, *_FLASH)
    return [*theirs.figures(f"mpremote fs cp -r, {len(payload.device_files(BOARD))} files"),
            *first.figures("crupier flash, the same on an empty board", theirs, 0.7),
            *update.figures("crupier flash, one changed file", theirs, 0.1),
            *nothing.figures("crupier flash, nothing to do")]


_FLASH = ("crupier.cli", "flash", "--port", "{port}", "--board", BOARD)


def _tree(folder: Path) -> Path:
    for path, data in payload.device_files(BOARD).items():
        file = folder / path.lstrip("/")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    return folder


def _cost(board: VirtualBoard, *words: str) -> Cost:
    """Of `python -m words`."""
    time.sleep(_BOOT_S)
    before = board.stats
    with Tap(board.port) as tap:
        subprocess.run([sys.executable, "-m", *(word.format(port=tap.port) for word in words)],
                       check=True, capture_output=True)
    after = board.stats
    return Cost(tap.seconds, tap.down, tap.up, *(after[key] - before[key] for key in (
        "flash_erases", "flash_programs")))


if __name__ == "__main__":
    for figure in run():
        print(figure)
