"""Finds a MicroPython interpreter (unix port) for the virtual board and the tests."""

import importlib.util
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from crupier.errors import Trouble
from crupier.sim.virtual import interpreter_pool


class InterpreterMissing(Trouble):
    """No MicroPython on this machine; the message says how to get one."""


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
        raise InterpreterMissing(
            "No MicroPython interpreter found. There is no ready-made one for this kind of "
            "computer: build or install the unix port of MicroPython (1.27 or newer) and set the "
            "environment variable MICROPYTHON to its path.")
    return found


class Running(NamedTuple):
    """An interpreter, its signal for Ctrl-C and the one that wakes a read.

    Only those of the package know the latter.
    """

    process: subprocess.Popen | interpreter_pool.Child
    ctrl_c: signal.Signals
    wake: signal.Signals | None


def run(arguments: list[str], stdin: int, stdout: int, *fds: int) -> Running:
    """Starts one for a board, in the folder of its program.

    fds: two, whose numbers follow the arguments. Raises InterpreterMissing.
    """
    package = importlib.util.find_spec("micropython_run")
    if os.environ.get("MICROPYTHON") or not package or not package.origin:
        process = subprocess.Popen(
            [os.path.abspath(find()), *arguments, *map(str, fds)], stdin=stdin, stdout=stdout,
            stderr=stdout, pass_fds=fds, cwd=interpreter_pool.program(),
            env={**os.environ, "TZ": "UTC"}, start_new_session=True)
        return Running(process, signal.SIGINT, None)
    child = interpreter_pool.Child(Path(package.origin).parent, arguments, stdin, stdout, *fds)
    return Running(child, signal.SIGUSR1, signal.SIGUSR2)
