"""The firmware on emulated silicon, beside its budgets and beside whole frames in the same run.

Emulated ms. A peer sends whole frames: on I2C what show() of micropython-lib's ssd1306.py sends
(six commands of two bytes for the window, then 1 + 1024 bytes as one writevto), on SPI a frame of
RGB565 in one write. It is written here, with the same bytes on the wire; drawing is left out.
"""

import tempfile
from pathlib import Path

from benchmarks import chip
from benchmarks.figure import Figure
from crupier.build import payload
from crupier.sim.silicon import ImageMissing, find_image
from crupier.sim.silicon.chip import STACK_SIZE

MONO, COLOUR = "pico_ssd1306", "picosystem"
BOOT_MS = 800
GLASS_MS = {MONO: 30, COLOUR: 80}
DURABLE_MS = 60
HEAP_FREE = {MONO: 120 * 1024, COLOUR: 80 * 1024}
INSTALLED = 200 * 1024
MOVE_GOAL, CARD_GOAL = 0.5, 0.35            # x the whole frame of the peer
_PRESSES = 120

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
from machine import SPI, Pin
spi = SPI(0, baudrate=24_000_000, sck=Pin(6), mosi=Pin(7))
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


def run() -> list[Figure]:
    try:
        find_image()
    except ImageMissing as missing:
        print(f"  not measured: {missing}")
        return []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        return [figure for board in (MONO, COLOUR) for figure in _board(folder, board)]


def _board(folder: Path, name: str) -> list[Figure]:
    return [*_start(folder, name), *_table(folder, name), *_memory(folder, name), _size(name)]


def _start(folder: Path, name: str) -> list[Figure]:
    found = []
    for files, what in (({}, "home"), (chip.game(), "a game to go on with")):
        with chip.board(folder, name, files) as board:
            ms = chip.first_frame(board)
            found.append(Figure(f"{name}: main.py to the first frame, {what}", ms, "ms",
                                _beside(ms, BOOT_MS) + ("" if board.chip.cached else _UNCACHED)))
    return found


_UNCACHED = "; no model of the flash's cache here: times 1.2, imports up to 1.6"


def _beside(value: float, budget: float) -> str:
    return f"budget {budget:,.0f}: {'kept' if value <= budget else 'MISSED'}"


def _table(folder: Path, name: str) -> list[Figure]:
    whole, size = chip.sent_whole(folder, name, _PEER[name])
    with chip.board(folder, name, chip.game(), chip.WATCH) as board:
        board.run(3_000)
        presses = chip.fumble(board, _PRESSES)
    cards = [press for press in presses if press.durable]
    moves = [press for press in presses if not press.durable]
    return [
        Figure(f"{name}: a whole frame of the peer", whole, "ms", f"{size:,} bytes"),
        *_presses(f"{name}: cursor moved", moves, GLASS_MS[name], whole, MOVE_GOAL),
        *_presses(f"{name}: card laid, turn ended", cards, GLASS_MS[name], whole,
                  CARD_GOAL if name == COLOUR else MOVE_GOAL),
        Figure(f"{name}: durable after the press, worst",
               worst := max(press.durable for press in cards), "ms", _beside(worst, DURABLE_MS)),
    ]


def _presses(what: str, presses: list[chip.Press], budget: float, whole: float,
             goal: float) -> list[Figure]:
    glass = chip.median(press.glass for press in presses)
    sending = chip.median(press.sending for press in presses)
    worst = max(press.glass for press in presses)
    return [
        Figure(f"{what}: key to glass, median", glass, "ms",
               f"{_beside(glass, budget)}; {len(presses)} presses"),
        Figure("  worst", worst, "ms", _beside(worst, budget)),
        Figure("  of the median: until the first bit goes out",
               chip.median(press.wait for press in presses), "ms", "keys, engine, painting"),
        Figure("  of the median: from the first bit to the last one", sending, "ms",
               f"{sending / whole:.2f} x the peer; goal {goal}"),
        Figure("  bytes sent, median", chip.median(press.size for press in presses), "bytes",
               f"most {max(press.size for press in presses):,}"),
    ]


def _memory(folder: Path, name: str) -> list[Figure]:
    free = chip.heap_free(folder, name)
    used = chip.stack_used(folder, name)
    kept = "kept" if free >= HEAP_FREE[name] else "MISSED"
    return [Figure(f"{name}: heap free, worst screen", free, "bytes",
                   f"budget {HEAP_FREE[name]:,}: {kept}"),
            Figure(f"{name}: C stack, deepest moment", used, "bytes",
                   f"{STACK_SIZE - used:,} left before MicroPython gives up")]


def _size(name: str) -> Figure:
    size = sum(map(len, payload.device_files(name).values()))
    return Figure(f"{name}: installed size", size, "bytes", _beside(size, INSTALLED))
