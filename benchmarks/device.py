"""The firmware on the virtual board: memory, bus traffic, size, start."""

import re
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from benchmarks.figure import Figure
from crupier.build import payload
from crupier.sim.virtual import image
from crupier.sim.virtual.board import VirtualBoard
from pictures import samples

BOARD = "pico_ssd1306"
FULL_FRAME = 1024 + 8           # bytes: the display, and the window before it
HEAP = 241_776                  # gc.mem_free() of an RP2040 after boot
HEAP_BUDGET = 120 * 1024        # free in the worst moment, on 32 bits
SIZE_BUDGET = 200 * 1024        # bytes on the flash
BOOT_BUDGET_S = 0.8
_WIDE = 2                       # a value takes twice the room on a virtual board, of 64 bits
_SCALE = "half of what a board of 64 bits uses"

# In the place of main.py: says what every key press costs.
_PROBE = """
import gc, pack
{}
import start
from app import App
press = App._press
def probe(self, key, now):
    gc.collect()
    before = gc.mem_alloc()
    gc.disable()
    press(self, key, now)
    used = gc.mem_alloc() - before
    gc.enable()
    gc.collect()
    print("PRESS", used, gc.mem_free())
App._press = probe
start.run()
"""
_PACK = "pack.mount()"
# The same file, mounted as what it is: code stays in there, as in the flash of a chip with XIP.
_IN_PLACE = """
import sys, vfs
with open(pack.HOME + "/crupier.romfs", "rb") as file:
    data = file.read()
vfs.mount(vfs.VfsRom(data), pack.POINT)
sys.path[:] = [pack.POINT]
pack.data = lambda name: (open(pack.POINT + "/" + name, "rb"), 0)
"""
# At the table: cards, piles, placing, the end of the turn, the menu, the help, back.
KEYS = ("RIGHT RIGHT DOWN OK RIGHT OK LEFT OK RIGHT RIGHT OK OK RIGHT RIGHT RIGHT OK "
         "BACK DOWN DOWN DOWN OK NEXT BACK BACK RIGHT").split()
_HEAD = samples.solo(1, "K7Q2MX")
# Files of a flash with a game to go on with.
GAME = {**samples.settings(language="es"), **samples.journal(_HEAD, samples.play(
    _HEAD, until=lambda game: len(game.history()) > 40).history())}


def run() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        flash = Path(folder, "flash.img")
        return _keys(flash) + _in_place(flash) + _start(flash) + _size()


def _prepared(flash: Path, live: bool, heap: int = HEAP) -> VirtualBoard:
    flash.unlink(missing_ok=True)
    image.install(flash, BOARD)
    board = VirtualBoard(flash, live=live, heap=heap)
    for path, data in GAME.items():
        board.write_file(path, data)
    return board


@dataclass
class _Press:
    allocated: int              # bytes, by the press alone
    free: int                   # bytes of the heap, after a collection
    sent: int                   # to the display


def _presses(board: VirtualBoard, mount: str) -> list[_Press]:
    """Two rounds of KEYS without the first one, which makes the glyphs and loads the screens."""
    board.write_file("/main.py", _PROBE.format(mount))
    sent = []
    with board:
        board.run(1500)
        for key in KEYS * 2:
            before = board.stats["i2c_bytes"]
            board.press(key)
            board.run(40)
            sent.append(board.stats["i2c_bytes"] - before)
        log = board.log.decode()
    told = re.findall(r"PRESS (\d+) (\d+)", log)
    if len(told) != len(sent):
        raise RuntimeError(log)
    return [_Press(int(allocated), int(free), size)
            for (allocated, free), size in zip(told, sent, strict=True)][len(KEYS):]


def _in_place(flash: Path) -> list[Figure]:
    """As on a chip that reads the ROMFS in place. Here the pack lies in a larger heap, and is not
    counted.
    """
    size = len(payload.device_files(BOARD)[payload.PACK])
    heap = HEAP + size
    by_pack, by_rom = (heap - min(press.free for press in _presses(
        _prepared(flash, False, heap), mount)) for mount in (_PACK, _IN_PLACE))
    return [Figure("heap in use, worst moment, the pack in place by VfsRom",
                   by_rom - size // _WIDE, "bytes",
                   f"{_SCALE}; by firmware/pack.py {by_pack:,} in the same heap")]


def _keys(flash: Path) -> list[Figure]:
    presses = _presses(_prepared(flash, live=False), _PACK)
    free = [press.free for press in presses]
    used = [press.allocated for press in presses]
    sent = [press.sent for press in presses if press.sent]
    return [
        Figure("heap in use, worst moment of a game", HEAP - min(free), "bytes", _SCALE),
        Figure("heap free, worst moment of a game", min(free), "bytes",
               f"{_SCALE}; budget {HEAP_BUDGET:,}"),
        Figure("allocated per key press, mean", sum(used) / len(used), "bytes",
               f"{_SCALE}; most {max(used):,}"),
        Figure("I2C bytes per key press, mean", sum(sent) / len(sent), "bytes",
               f"full frame {FULL_FRAME:,}: {sum(sent) / len(sent) / FULL_FRAME:.0%}"),
        Figure("I2C bytes per key press, median", sorted(sent)[len(sent) // 2], "bytes",
               f"most {max(sent):,}"),
    ]


def _start(flash: Path) -> list[Figure]:
    with _prepared(flash, live=True) as board:
        board.power_off()
        began = time.perf_counter()
        board.power_on()
        while board.frame().getbbox() is None:
            time.sleep(0.001)
        return [Figure("power-on to first frame, on this PC", time.perf_counter() - began, "s",
                       f"with a game to go on with; on an RP2040 the budget is {BOOT_BUDGET_S} s")]


def _size() -> list[Figure]:
    files = payload.device_files(BOARD)
    sources = payload.device_files(BOARD, compiled=False)
    return [Figure("installed size", sum(map(len, files.values())), "bytes",
                   f"{len(files)} files; as source {sum(map(len, sources.values())):,}; "
                   f"budget {SIZE_BUDGET:,}")]
