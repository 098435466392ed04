"""Programs that think about positions on the emulated chip, and what they say of it.

A program reads /positions, a line of JSON each. It has game(head, actions) to make one, and
mark(), which is seen from outside with its time. At the end it prints END.
"""

import json
import tempfile
from pathlib import Path

from crupier.build import payload
from silicon import ImageMissing, SiliconBoard, find_image
from silicon.chip import MARK_ADDRESS

BOARD = "pico_ssd1306"
HEAP = 3 << 24              # a mark above: that many bytes of heap
_PATIENCE_MS = 3_600_000
_BEGIN = f"""
import gc, json, sys
sys.path.insert(0, "/crupier")
from machine import mem32
import pack
pack.mount()
from engine.games import create
def mark(value):
    mem32[{MARK_ADDRESS}] = value
def game(head, actions):
    made = create(head)
    for action in actions:
        made.apply_action(action)
    return made
"""


def possible() -> bool:
    """Is there an image of MicroPython? Says what is missing."""
    try:
        find_image()
    except ImageMissing as missing:
        print(f"  not measured: {missing}")
        return False
    return True


def run(program: str, positions: list) -> tuple[list[bytes], list[tuple[float, int]]]:
    """-> the lines that it printed, and its marks: (ms, value). Raises RuntimeError."""
    with tempfile.TemporaryDirectory() as folder:
        board = SiliconBoard(Path(folder) / "flash.img", BOARD)
        files = {**payload.device_files(BOARD),
                 "/positions": "".join(json.dumps(each) + "\n" for each in positions).encode(),
                 "/main.py": (_BEGIN + program).encode()}
        for path, data in files.items():
            if path != "/boot.py":
                board.write_file(path, data)
        with board:
            board.wait(lambda: b"END" in board.log or b"Traceback" in board.log, _PATIENCE_MS)
            if b"Traceback" in board.log:
                raise RuntimeError(board.log.decode(errors="replace"))
            return (board.log.splitlines(),
                    [(ns / 1e6, value) for ns, value in board.chip.marks])


def heap(marks: list[tuple[float, int]]) -> int:
    """The last figure of that kind."""
    return [value - HEAP for _, value in marks if value >= HEAP][-1]
