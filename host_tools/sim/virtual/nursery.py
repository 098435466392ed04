"""Where the interpreters come from that a package brings: forks of one process; see launch.py."""

import atexit
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path

from crupier.sim.virtual import program

_SERVER = Path(__file__).with_name("launch.py")
_NUMBER = 32        # bytes of an answer, at most


class Nursery:
    """One per program, started with its first interpreter."""

    def __init__(self):
        self._lock = threading.Lock()
        self._process: subprocess.Popen | None = None

    def run(self, folder: Path, arguments: list[str], *fds: int) -> int:
        """Starts an interpreter with these and the numbers of fds[2:] -> process id.

        folder: of the package. fds: stdin, stdout and two more.
        """
        with self._lock:
            if not self._process:
                self._start(folder)
            return self._ask({"run": arguments}, fds)

    def wait(self, pid: int) -> int:
        """Until it has ended -> exit status, negative for a signal. Once per process."""
        with self._lock:
            return self._ask({"wait": pid})

    def close(self) -> int:
        """Ends them all -> how many still ran."""
        with self._lock:
            if not self._process:
                return 0
            self._socket.close()
            left = self._process.wait()
            self._process = None
            return left

    def _start(self, folder: Path) -> None:
        self._socket, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-IS", str(_SERVER), str(folder)],
                stdin=theirs.fileno(), stdout=subprocess.DEVNULL, cwd=program.folder(),
                env={**os.environ, "TZ": "UTC"}, start_new_session=True)

    def _ask(self, message: dict, fds: tuple[int, ...] = ()) -> int:
        socket.send_fds(self._socket, [json.dumps(message).encode()], fds)
        return int(self._socket.recv(_NUMBER))


nursery = Nursery()
atexit.register(nursery.close)


class Child:
    """An interpreter that it made; like a subprocess.Popen."""

    def __init__(self, folder: Path, arguments: list[str], *fds: int):
        self._status: int | None = None
        self.pid = nursery.run(folder, arguments, *fds)

    def send_signal(self, number: int) -> None:
        # A process that has ended keeps its number until somebody has waited for it.
        if self._status is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def wait(self) -> int:
        if self._status is None:
            self._status = nursery.wait(self.pid)
        return self._status
