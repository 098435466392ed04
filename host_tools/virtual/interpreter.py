"""Finds a MicroPython interpreter (unix port) for the virtual board and the tests."""

import importlib.util
import os
import shutil
import signal
import sys
from pathlib import Path


class InterpreterMissing(Exception):
    """No MicroPython on this machine; the message says how to get one."""


_ADVICE = (
    "No MicroPython interpreter found. There is no ready-made one for this kind of computer: "
    "build or install the unix port of MicroPython (1.27 or newer) and set the environment "
    "variable MICROPYTHON to its path."
)


def find() -> str:
    """Path of the interpreter: $MICROPYTHON, else beside this Python, else on PATH.

    Raises InterpreterMissing.
    """
    wanted = os.environ.get("MICROPYTHON")
    if wanted:
        found = shutil.which(wanted)
        if found:
            return found
        raise InterpreterMissing(f"MICROPYTHON is set to {wanted!r}, which is not a program. "
                                 "Set it to the path of a MicroPython unix port, or unset it.")
    beside = Path(sys.executable).with_name("micropython")
    found = shutil.which(str(beside)) or shutil.which("micropython")
    if not found:
        raise InterpreterMissing(_ADVICE)
    return found


def for_board() -> tuple[list[str], signal.Signals, signal.Signals | None]:
    """How a board starts its interpreter, its signal for Ctrl-C and the one that wakes a read.

    Only launch.py knows the latter. Raises InterpreterMissing.
    """
    package = importlib.util.find_spec("micropython_run")
    if os.environ.get("MICROPYTHON") or not package or not package.origin:
        return [os.path.abspath(find())], signal.SIGINT, None
    launcher = Path(__file__).with_name("launch.py")
    folder = Path(package.origin).parent
    command = [sys.executable, "-IS", str(launcher), str(folder)]
    return command, signal.SIGUSR1, signal.SIGUSR2
