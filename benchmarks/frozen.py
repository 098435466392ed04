"""The product frozen into MicroPython beside stock MicroPython and the pack, on emulated silicon.

    python -m benchmarks.frozen BOARD UF2

UF2: built with what `crupier image --frozen` writes. Emulated ms; docs/frozen.md.
"""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks import chip
from benchmarks.figure import Figure
from crupier.build import payload
from crupier.install.uf2 import read_firmware
from crupier.pictures import demo, demo_match
from crupier.sim.silicon import SiliconBoard, find_image
from crupier.sim.silicon.chip import STACK_SIZE
from crupier.sim.silicon.heap import Finder, Watch

_BOARD = payload.HOME + "/board.py"     # goes before a frozen one, so that it can hold the mark
_REST_MS = 500
_TIMES = 3
_TO_HOME = "BACK", "UP", "UP", "OK"     # from the table, by its menu


def main() -> None:
    name, uf2 = sys.argv[1], Path(sys.argv[2])
    with tempfile.TemporaryDirectory() as folder:
        pack = payload.device_files(name)
        for what, image, files in (("pack", find_image(), pack),
                                   ("frozen", uf2, {_BOARD: pack[_BOARD]})):
            for figure in _figures(Path(folder), what, name, image, files):
                print(figure, flush=True)


def _figures(folder: Path, what: str, name: str, uf2: Path,
             product: dict[str, bytes]) -> Iterator[Figure]:
    pages = read_firmware(uf2).pages
    yield Figure(f"{what}: image of MicroPython", sum(map(len, pages.values())), "bytes",
                 f"and {sum(map(len, product.values())):,} bytes of files")
    files = {**product, **demo.settings(language="en", names=demo_match.NAMES),
             _BOARD: product[_BOARD] + b"\n" + chip.BEGIN.encode()}
    with _second_boot(folder, name, uf2, files) as made:
        start = chip.first_frame(made)
        yield Figure(f"{what}: boot.py, behind board.py, to the first frame, home", start, "ms",
                     f"{made.chip.marks[0][0] / 1e6:,.0f} ms after power-on")
        yield from _heap(f"{what}: home, no game", made)
    with _second_boot(folder, name, uf2, {**files, **chip.game()}) as made:
        watch = Watch(made.chip)
        start = chip.first_frame(made)
        yield Figure(f"{what}: boot.py, behind board.py, to the first frame, table", start, "ms",
                     f"{made.chip.marks[0][0] / 1e6:,.0f} ms after power-on")
        yield from _heap(f"{what}: table", made)
        homes, tables = [], []
        for _ in range(_TIMES):
            for key in _TO_HOME[:-1]:
                chip.press(made, key, _REST_MS)
            homes.append(_pressed(made, _TO_HOME[-1]))
            made.run(_REST_MS)
            last = list(_heap(f"{what}: home, with a game", made))
            tables.append(_pressed(made, "OK"))
            made.run(_REST_MS)
        yield from last
        for way, presses in (("menu to home", homes), ("home to Continue", tables)):
            yield Figure(f"{what}: {way}, median", chip.median(presses), "ms",
                         f"worst {max(presses):,.0f}")
        moved = [press.glass for press in chip.fumble(made, 30, 1) if press.kind == chip.CURSOR]
        yield Figure(f"{what}: cursor moved, median", chip.median(moved), "ms",
                     f"worst {max(moved):,.0f}; {len(moved)} presses")
        if b"Traceback" in made.log or made.chip.restarted:
            raise RuntimeError(made.log.decode(errors="replace"))
        yield Figure(f"{what}: heap free, worst moment of these", watch.least.free,
                     "bytes")
        yield Figure("  largest free piece, worst moment of these", watch.worst.largest, "bytes")
        yield Figure("  C stack left", STACK_SIZE - made.chip.stack_used, "bytes")


@contextmanager
def _second_boot(folder: Path, name: str, uf2: Path,
                 files: dict[str, bytes]) -> Iterator[SiliconBoard]:
    flash = folder / "flash.img"
    flash.unlink(missing_ok=True)
    made = SiliconBoard(flash, name, uf2)
    for path, data in files.items():
        made.write_file(path, data)
    with made:
        made.run(chip.BOOT_MS)
        made.power_off()
        made.power_on()
        yield made


def _pressed(made: SiliconBoard, key: str) -> float:
    press = chip.press(made, key, 1_000)
    if not press:
        raise RuntimeError(f"{key} brought nothing new")
    return press.glass


def _heap(what: str, made: SiliconBoard) -> Iterator[Figure]:
    made.run(_REST_MS)
    heap = Finder(made.chip.mcu).look()
    yield Figure(f"{what}: heap free", heap.free, "bytes",
                 f"largest piece {heap.largest:,}; before a collection {heap.untidy:,}")


if __name__ == "__main__":
    main()
