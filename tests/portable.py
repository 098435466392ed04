"""Runs a module of this repository in MicroPython, with as much heap as the board has."""

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent
# gc.mem_free() of an RP2040 after boot; objects are twice as large on a 64-bit machine.
HEAP = 2 * 241_776


def run(micropython: str, module: str, *args: str, text: str = "",
        heap: int = HEAP) -> list[str]:
    """Lines that `micropython -m module args` prints when it reads this text."""
    done = subprocess.run(
        [micropython, "-X", f"heapsize={heap}", "-m", module, *args],
        input=text.encode(), capture_output=True, cwd=ROOT, check=False,
        env=os.environ | {"MICROPYPATH": "."})
    assert done.returncode == 0, (done.stdout[-500:] + done.stderr).decode(errors="replace")
    return done.stdout.decode().splitlines()
