"""A program in a real pseudo-terminal, seen through a terminal emulator."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import termios
import time

import pyte


class _Screen(pyte.Screen):
    """Puts its lines together once, not at each look."""

    shown = None

    @property
    def display(self):
        if self.shown is None:
            self.shown = super().display
        return self.shown


class PtySession:
    """Starts `argv` in a terminal of `columns` x `lines`; use as a context manager."""

    def __init__(self, argv, columns=130, lines=34, env=None):
        self.screen = _Screen(columns, lines)
        self._stream = pyte.ByteStream(self.screen)
        self.raw = b""
        self._master, slave = pty.openpty()
        self.resize(columns, lines)
        self.mode = termios.tcgetattr(slave)
        # Processes of pytest-xdist have these, and they would go before the size of the terminal.
        inherited = {name: value for name, value in os.environ.items()
                     if name not in ("COLUMNS", "LINES")}
        env = {**inherited, "TERM": "xterm-256color", **(env or {})}
        self.process = subprocess.Popen(argv, stdin=slave, stdout=slave, stderr=slave,
                                        start_new_session=True, env=env)
        self._slave = slave

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._master)
        os.close(self._slave)

    def resize(self, columns, lines):
        self.screen.resize(lines, columns)
        self.screen.shown = None
        fcntl.ioctl(self._master, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        if hasattr(self, "process"):
            self.process.send_signal(signal.SIGWINCH)

    def send(self, text: str):
        os.write(self._master, text.encode())

    def text(self) -> str:
        return "\n".join(self.screen.display)

    def pump(self, seconds=0.05):
        """Lets the emulator see what the program has written."""
        if select.select([self._master], [], [], seconds)[0]:
            data = os.read(self._master, 65536)
            self.raw += data
            self._stream.feed(data)
            self.screen.shown = None

    def pictures(self) -> int | None:
        """How many have been drawn; None while one is under way."""
        begun, ended = (self.raw.count(b"\x1b[?2026" + end) for end in (b"h", b"l"))
        return ended if begun == ended else None

    def wait_for(self, condition, timeout=60):
        """Waits until condition() holds; shows the screen when it never does."""
        deadline = time.monotonic() + timeout
        while not condition():
            assert time.monotonic() < deadline, self.text()
            self.pump()

    def wait_for_text(self, text):
        self.wait_for(lambda: text in self.text())

    def wait_for_end(self) -> int:
        """Exit code of the program."""
        self.wait_for(lambda: self.process.poll() is not None)
        while select.select([self._master], [], [], 0)[0]:
            self.pump()
        return self.process.returncode

    def suspends(self) -> bool:
        """Would Ctrl-Z stop the program?"""
        return termios.tcgetattr(self._slave)[6][termios.VSUSP] != b"\0"

    def restored(self) -> bool:
        """Are the modes of the terminal as they were?"""
        return termios.tcgetattr(self._slave) == self.mode
