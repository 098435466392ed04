"""Whoever sits at the PC, and what they are asked."""

import os
import queue
import sys
import threading
from typing import TextIO

from crupier import terminal

SKIP = {"s", "skip"}


class Skipped(Exception):
    """The person does not want this step, or cannot do it."""


class Prompts:
    """Reads lines of stdin while the board is watched. When stdin has ended, skips everything."""

    def __init__(self, out: TextIO):
        self._out = out
        self._typed: queue.Queue[str | None] = queue.Queue()
        self._reads = False
        self._left = False

    def tell(self, text: str) -> None:
        print(terminal.lines(text), file=self._out, flush=True)

    def expect(self, what: str, *details: object) -> None:
        """A hint, for a program in their place: "answer", "press", "hold", "cut" or "plug"."""

    def heard(self) -> str | None:
        """What has been typed, None if nothing was. Raises Skipped."""
        if not self._reads:
            self._reads = True
            threading.Thread(target=self._read, daemon=True).start()
        try:
            line = None if self._left else self._typed.get_nowait()
            self._left = line is None
        except queue.Empty:
            return None
        if self._left or line in SKIP:
            raise Skipped
        return line

    def line(self) -> str:
        """Waits for a line. Raises Skipped."""
        while (typed := self.heard()) is None:
            threading.Event().wait(0.05)
        return typed

    def _read(self) -> None:
        # Not sys.stdin: its lock would be in the way when the program ends before an answer.
        rest = b""
        while data := _some():
            *lines, rest = (rest + data).split(b"\n")
            for line in lines:
                self._typed.put(line.decode(errors="replace").strip().lower())
        self._typed.put(None)


def _some() -> bytes:
    try:
        return os.read(sys.stdin.fileno(), 4096)
    except (AttributeError, OSError, ValueError):       # there is no stdin
        return b""
