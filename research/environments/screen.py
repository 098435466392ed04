"""The device's own screen: a virtual board shows a game, or a page of text.

The solo game of The Game is what the firmware shows of it when the board is switched on. For the
other games that a board cannot deal yet, the page is text, in the device's letters and colours.
"""

import tempfile
from functools import cache
from pathlib import Path

import numpy as np

from crupier.build import payload
from crupier.build.fonts import bdf, device
from crupier.engine.lines import seal
from crupier.engine.records import SCHEMA, dumps
from crupier.sim.virtual import image
from crupier.sim.virtual.board import DEVICE_ID, VirtualBoard

BOARD = "picosystem"            # 240x240 in colour
_BOOT_MS = 1700                 # until the first screen stands
_CLOCK = 1_750_000_000          # s, Unix time of every board

# In place of the firmware's main.py: paints /page.
_PAGE = b"""
import pack
pack.mount()
import board
from display_power import DisplayPower
from hardware import make_display
from storage.settings import Settings
from ui.canvas import FG, GOLD, Canvas
from ui.art import Font
display, font = make_display(board.DISPLAY), Font(open("/font", "rb").read())
power = DisplayPower(display, Settings("/data/settings"))
canvas, ink = Canvas(display), GOLD
canvas.clear()
for y, line in enumerate(open("/page")):
    canvas.text(line.rstrip(), 1, y * font.height + 1, font, ink)
    ink = FG
power.show(0)
"""


def table(seed: str, level: str, fire: bool, actions: list[int]) -> np.ndarray:
    """The solo game after these actions: uint8, (240, 240, 3)."""
    head = {"v": SCHEMA, "device": DEVICE_ID, "seq": 1, "game": "the_game", "players": 1,
            "options": {"level": level, "fire": fire, "first": 0}, "seed": seed, "names": [],
            "time": {"boot": 1, "up": 60}}
    lines = [dumps(head), *(f"{at} {action}" for at, action in enumerate(actions))]
    return _shown({"/data/settings": seal(dumps({"v": 1, "language": "en"})).encode(),
                   "/data/game/000001.000": "".join(map(seal, lines)).encode()})


def page(text: str) -> np.ndarray:
    """Some lines of text in the device's letters: uint8, (240, 240, 3)."""
    return _shown({"/main.py": _PAGE, "/page": text.encode(), "/font": _letters()})


@cache
def _letters() -> bytes:
    """Letters of one width: columns of the text stay columns."""
    return device.pack(bdf.read(payload.source_root() / "firmware/ui/fonts/f7x13b.bdf"))


def _shown(files: dict[str, bytes]) -> np.ndarray:
    with tempfile.TemporaryDirectory() as folder:
        flash = Path(folder, "flash.img")
        flash.write_bytes(_installed())
        board = VirtualBoard(flash, BOARD, live=False, clock=_CLOCK)
        board.write_files(files)
        with board:
            board.run(_BOOT_MS)
            frame = board.frame()
            if b"Traceback" in board.log:
                raise RuntimeError(board.log.decode())
    return np.asarray(frame).copy()


@cache
def _installed() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        flash = Path(folder, "flash.img")
        image.install(flash, BOARD)
        return flash.read_bytes()
