"""The firmware on emulated silicon, beside its budgets and beside whole frames in the same run.

Emulated ms. A peer sends whole frames: on I2C what show() of micropython-lib's ssd1306.py sends
(six commands of two bytes for the window, then 1 + 1024 bytes as one writevto), on SPI a frame of
RGB565 in one write. It is written here, with the same bytes on the wire; drawing is left out.
"""

import platform
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from benchmarks import chip, memory, transitions
from benchmarks.figure import Figure, beside
from crupier.build import payload
from silicon import ImageMissing, find_image
from silicon.loop import FAST

MONO, COLOUR = "pico_ssd1306", "picosystem"
GLASS_MS = {MONO: (30, 60), COLOUR: (35, 80)}       # median, worst
DURABLE_MS, DURABLE_ERASING_MS = 60, 100
INSTALLED = 480 << 10
_PRESSES, _ACTIONS = 50, (8, 25, 45)       # in each of three games, so far
_PROCESSES = 2

_PEER = {MONO: """
from machine import I2C, Pin
i2c = I2C(0, sda=Pin(4), scl=Pin(5), freq=400_000)
temp, data = bytearray(2), [b"\\x40", bytearray(1024)]
mem32[MARK] = 0
for command in (0x21, 0, 127, 0x22, 0, 7):
    temp[0], temp[1] = 0x80, command
    i2c.writeto(0x3C, temp)
i2c.writevto(0x3C, data)
mem32[MARK] = 6 * 3 + 1 + 1025
""", COLOUR: """
from machine import SPI, Pin, freq
freq(freq(), freq())
spi = SPI(0, baudrate=62_500_000, sck=Pin(6), mosi=Pin(7))
cs, dc, frame = Pin(5, Pin.OUT, value=1), Pin(9, Pin.OUT), bytearray(240 * 240 * 2)
def write(level, data):
    dc(level)
    cs(0)
    spi.write(data)
    cs(1)
mem32[MARK] = 0
for command, window in ((0x2A, b"\\0\\0\\0\\xef"), (0x2B, b"\\0\\0\\0\\xef")):
    write(0, bytes((command,)))
    write(1, window)
write(0, b"\\x2c")
write(1, frame)
mem32[MARK] = 11 + len(frame)
"""}


def run(other: Path | None = None) -> Iterator[Figure]:
    """Figures as they are measured. other: another checkout, with its .venv, whose screens are
    opened in the same run.
    """
    if other and not (other / ".venv/bin/python").exists():
        raise SystemExit(f"{other} has no .venv, which its own files are made with; "
                         "let its Makefile make one: make .venv/.ready")
    try:
        find_image()
    except ImageMissing as missing:
        print(f"  not measured: {missing}")
        return
    print(f"  on Python {platform.python_version()}, the processor "
          + ("compiled by numba" if FAST else "as rp2040py has it (slow: install numba)"))
    checkouts: dict[str, list[Path | None]] = {
        part: [None, other] if other and part in _COMPARED else [None] for part in _PARTS}
    with ProcessPoolExecutor(_PROCESSES) as pool:
        jobs = {(part, board): [pool.submit(_measure, part, board, checkout)
                                for checkout in checkouts[part]]
                for part in _PARTS for board in (MONO, COLOUR)}
        for (part, board), (mine, *others) in jobs.items():
            figures, took = mine.result()
            for each in others:
                theirs, more = each.result()
                _compare(figures, theirs, "was")
                took += more
            yield from figures
            print(f"  ({board}, {part}: {took:.0f} s of a core)")


def _measure(part: str, name: str, checkout: Path | None) -> tuple[list[Figure], float]:
    """In a process of its own -> figures, and how many seconds they took."""
    with tempfile.TemporaryDirectory() as folder:
        begun = time.process_time()
        if checkout:
            figures = _COMPARED[part](Path(folder), name, chip.stock(name, checkout))
        else:
            figures = _PARTS[part](Path(folder), name)
        return figures, time.process_time() - begun


def _compare(figures: list[Figure], others: list[Figure], what: str) -> None:
    """Writes the figures of another version beside these."""
    for figure, other in zip(figures, others, strict=True):
        figure.beside = f"{what} {other.value:,.0f}; {figure.beside}"


def _table(folder: Path, name: str) -> list[Figure]:
    whole, size = chip.sent_whole(folder, name, _PEER[name])
    presses = []
    for seed, actions in enumerate(_ACTIONS):
        with chip.board(folder, name, chip.game(actions)) as board:
            board.run(chip.BOOT_MS)
            presses += chip.fumble(board, _PRESSES, seed)
    return [Figure(f"{name}: a whole frame of the peer", whole, "ms", f"{size:,} bytes"),
            *(figure for kind in chip.KINDS
              for figure in _presses(f"{name}: {kind}", whole, GLASS_MS[name],
                                     [press for press in presses if press.kind == kind])),
            *_durable(name, presses)]


def _presses(what: str, whole: float, budget: tuple[float, float],
             presses: list[chip.Press]) -> Iterator[Figure]:
    shown = chip.median(press.shown for press in presses)
    sending = chip.median(press.sending for press in presses)
    worst = max(press.shown for press in presses)
    yield Figure(f"{what}: key to shown, median", shown, "ms",
                 f"{beside(shown, budget[0])}; {len(presses)} presses")
    yield Figure("  worst", worst, "ms", beside(worst, budget[1]))
    yield Figure("  of the median: until the first bit goes out",
                 chip.median(press.wait for press in presses), "ms", "keys, engine, painting")
    yield Figure("  of the median: from the first bit to the last one", sending, "ms",
                 f"{sending / whole:.2f} x the peer")
    yield Figure("  bytes sent, median", chip.median(press.size for press in presses), "bytes",
                 f"most {max(press.size for press in presses):,}")


def _durable(name: str, presses: list[chip.Press]) -> Iterator[Figure]:
    for erased, what, budget in ((False, "", DURABLE_MS),
                                 (True, ", where littlefs erases", DURABLE_ERASING_MS)):
        times = [press.durable for press in presses
                 if press.durable and bool(press.erases) is erased]
        if times:
            yield Figure(f"{name}: durable after the press{what}, worst", max(times), "ms",
                         f"{beside(max(times), budget)}; {len(times)} presses")


def _size(folder: Path, name: str) -> list[Figure]:
    size = sum(map(len, payload.device_files(name).values()))
    return [Figure(f"{name}: installed size", size, "bytes", beside(size, INSTALLED))]


def _solo(folder: Path, name: str) -> list[Figure]:
    return memory.figures(folder, name, "solo")


def _match(folder: Path, name: str) -> list[Figure]:
    return memory.figures(folder, name, "match of six")


def _codes(folder: Path, name: str) -> list[Figure]:
    return list(memory.codes(folder, name))


_COMPARED = {"start": transitions.start, "screens": transitions.figures}
_PARTS = {**_COMPARED, "table": _table, "solo": _solo, "match": _match,
          "codes": _codes, "size": _size}
