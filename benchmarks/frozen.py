"""The product frozen into MicroPython beside stock MicroPython and the pack, on emulated silicon.

    python -m benchmarks.frozen BOARD UF2

UF2: built with what `crupier image --frozen` writes; docs/speed.md. The same measures as in
`python -m benchmarks silicon`.
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
    with ProcessPoolExecutor(2) as pool:
        for what, figures in zip(("stock", "frozen"), pool.map(_measure, (name, name),
                                                               (None, uf2)), strict=True):
            for figure in figures:
                print(f"{what:<7}{figure}")


def _measure(name: str, uf2: Path | None) -> list[Figure]:
    """In a process of its own."""
    product = chip.frozen(name, uf2) if uf2 else chip.stock(name)
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        figures = [*_sizes(product, read_firmware(product.uf2)),
                   *transitions.start(folder, name, product),
                   *transitions.figures(folder, name, product)]
        for state in memory.STATES:
            figures += memory.figures(folder, name, state, product)
    return figures


def _sizes(product: chip.Product, firmware: Firmware) -> Iterator[Figure]:
    yield Figure("MicroPython on the flash", sum(map(len, firmware.pages.values())), "bytes",
                 f"and {firmware.files_size:,} for files")
    yield Figure("files of the product", sum(map(len, product.files.values())), "bytes")


if __name__ == "__main__":
    main()
