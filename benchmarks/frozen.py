"""The product frozen into MicroPython, on emulated silicon.

    python -m benchmarks.frozen BOARD UF2

UF2: built with what `crupier image --frozen` writes; docs/speed.md. The same measures as in
`python -m benchmarks silicon`, of the pack.
"""

import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from benchmarks import chip, memory, transitions
from benchmarks.figure import Figure
from crupier.install.images import Firmware, read_firmware


def main() -> None:
    name, uf2 = sys.argv[1], Path(sys.argv[2])
    parts = ["sizes", "start", "screens", *memory.STATES]
    with ProcessPoolExecutor(2) as pool:
        for figures in pool.map(_measure, parts, [name] * len(parts), [uf2] * len(parts)):
            for figure in figures:
                print(figure, flush=True)


def _measure(part: str, name: str, uf2: Path) -> list[Figure]:
    """In a process of its own."""
    product = chip.frozen(name, uf2)
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        if part == "sizes":
            return list(_sizes(product, read_firmware(product.uf2)))
        if part == "start":
            return transitions.start(folder, name, product)
        if part == "screens":
            return transitions.figures(folder, name, product)
        return memory.figures(folder, name, part, product)


def _sizes(product: chip.Product, firmware: Firmware) -> Iterator[Figure]:
    yield Figure("MicroPython on the flash", sum(map(len, firmware.pages.values())), "bytes",
                 f"and {firmware.files_size:,} for files")
    yield Figure("files of the product", sum(map(len, product.files.values())), "bytes")


if __name__ == "__main__":
    main()
