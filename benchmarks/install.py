"""Installing and updating, beside mpremote in the same run.

Times are those on the cable, from the first byte to the last one: how long Python takes to
start is left out on both sides. The virtual board's flash takes none, so that of a Pico is added.
"""

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from benchmarks.figure import Figure, beside
from benchmarks.tap import Tap
from crupier import terminal
from crupier.build import manifest, pack, payload
from crupier.build.compile import compile_module
from crupier.install import install
from crupier.sim.virtual import files
from crupier.sim.virtual.board import VirtualBoard

BOARD = "pico_ssd1306"
_ROOT = Path(__file__).parents[1]
_BOOT_S = 1.0
_ERASE_S, _PROGRAM_S = 0.045, 0.0004    # W25Q16: sector erase, page program (typical)

Files = dict[str, bytes]


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

    def figures(self, what: str, peer: "Cost", name: str) -> list[Figure]:
        return [
            Figure(f"{what}: bytes to the board", self.down, "bytes",
                   f"{self.down / peer.down:.2f} x {name}; {self.up:,} back"),
            Figure("  time on the cable", self.seconds * 1000, "ms",
                   f"{self.seconds / peer.seconds:.2f} x {name}"),
            Figure("  with the flash of a Pico", self.on_a_pico * 1000, "ms",
                   f"{self.on_a_pico / peer.on_a_pico:.2f} x {name}; "
                   f"{self.erases} erases, {self.programs} programs"),
        ]


@dataclass
class Versions:
    """A version, one that differs in a line, and one that differs in everything."""

    first: Files
    line: Files
    all: Files


def run() -> list[Figure]:
    versions = _versions()
    with tempfile.TemporaryDirectory() as folder:
        costs = _measure(versions, Path(folder))
    blocks = _blocks(versions.first)
    figures = [Figure("installed size", blocks * 4, "KB",
                      f"{len(versions.first)} files, "
                      f"{sum(map(len, versions.first.values())):,} bytes; "
                      + beside(blocks * 4, 480))]
    for step in ("first install", "one changed line", "everything changed"):
        peer = "mpremote cp -r" if step == "first install" else "first install"
        figures += costs[step].figures(step, costs[peer], peer)
    return figures


def _measure(versions: Versions, folder: Path) -> dict[str, Cost]:
    costs = {}
    with VirtualBoard(folder / "mpremote.img") as board:
        tree = sorted(_tree(folder / "files", versions.first).iterdir())
        costs["mpremote cp -r"] = _cost(board, lambda port: subprocess.run(
            [sys.executable, "-m", "mpremote", "connect", port, "fs", "cp", "-r",
             *map(str, tree), ":"], check=True, capture_output=True))
    with VirtualBoard(folder / "flash.img") as board:
        for step, version in (("first install", versions.first),
                              ("one changed line", versions.line),
                              ("everything changed", versions.all)):
            with _offering(version):
                costs[step] = _cost(board, lambda port: install.install(
                    port, BOARD, False, terminal.bar))
    return costs


@contextmanager
def _offering(version: Files) -> Iterator[None]:
    """Installs these files instead of the present ones."""
    before = payload.device_files
    payload.device_files = lambda *_, **__: version
    try:
        yield
    finally:
        payload.device_files = before


def _cost(board: VirtualBoard, work: Callable[[str], object]) -> Cost:
    """Of work(port)."""
    time.sleep(_BOOT_S)
    before = board.stats
    with Tap(board.port) as tap:
        work(tap.port)
    after = board.stats
    return Cost(tap.seconds, tap.down, tap.up, *(after[key] - before[key] for key in (
        "flash_erases", "flash_programs")))


# ---- versions

def _versions() -> Versions:
    first = {path: data for path, data in payload.device_files(BOARD).items()
             if path not in (manifest.PATH, payload.PACK)}
    modules = payload.packed_files(BOARD)
    every = {path: _changed(path, data) for path, data in first.items()}
    return Versions(*(_signed(version | {payload.PACK: pack.build(within)})
                      for version, within in (
        (first, modules), (first, modules | {"/clock.mpy": _clock("_LINE = 1\n")}),
        (every, {path: _changed(path, data) for path, data in modules.items()}))))


def _changed(path: str, data: bytes) -> bytes:
    """Another content that does the same: what follows is not looked at."""
    return data + (b"\n" if path.endswith(".py") else b"\0")


def _clock(more: str) -> bytes:
    source = (_ROOT / "firmware/clock.py").read_bytes()
    return compile_module("clock.py", source + more.encode())


def _signed(version: Files) -> Files:
    made = manifest.make(payload.firmware_version(), BOARD, version)
    return version | {manifest.PATH: made.encode()}


def _blocks(version: Files) -> int:
    """What they take up on an empty flash."""
    with tempfile.TemporaryDirectory() as folder, files.mounted(Path(folder, "x.img")) as fs:
        empty = fs.used_block_count
        for path, data in version.items():
            files.put(fs, path, data)
        return fs.used_block_count - empty


def _tree(folder: Path, version: Files) -> Path:
    for path, data in version.items():
        file = folder / path.lstrip("/")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    return folder


if __name__ == "__main__":
    for figure in run():
        print(figure)
