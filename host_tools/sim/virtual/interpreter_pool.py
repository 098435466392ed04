"""A pool of interpreters: forks of one server process, interpreter_server.py."""

import atexit
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path

from crupier.sim.virtual import program

_SERVER = Path(__file__).with_name("interpreter_server.py")
_NUMBER = 32        # bytes of an answer, at most


class Server:
    """interpreter_server.py as it runs, in the folder of the board's program."""

    def __init__(self, package: Path):
        self._folder = program.folder()
        self._made = self._folder.stat()
        self._socket, theirs = socket.socketpair()
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, "-IS", str(_SERVER), str(package)],
                stdin=theirs.fileno(), stdout=subprocess.DEVNULL, cwd=self._folder,
                env={**os.environ, "TZ": "UTC"}, start_new_session=True)

    @property
    def usable(self) -> bool:
        """Not after it was killed, or the cache with its folder was emptied."""
        try:
            there = os.path.samestat(program.folder().stat(), self._made)
        except OSError:
            return False
        return there and self.process.poll() is None

    def ask(self, message: dict, fds: tuple[int, ...] = ()) -> int:
        socket.send_fds(self._socket, [json.dumps(message).encode()], fds)
        return int(self._socket.recv(_NUMBER))

    def close(self) -> int:
        """How many interpreters still ran."""
        self._socket.close()
        return max(0, self.process.wait())


class InterpreterPool:
    """One per program. The server starts with the first interpreter, and anew when it is gone."""

    def __init__(self):
        self._lock = threading.Lock()
        self.servers: list[Server] = []

    def run(self, package: Path, arguments: list[str], *fds: int) -> tuple[Server, int]:
        """Starts an interpreter with these and the numbers of fds[2:] -> whose, process id.

        package: its folder. fds: stdin, stdout and two more.
        """
        with self._lock:
            if not (self.servers and self.servers[-1].usable):
                self.servers.append(Server(package))
            return self.servers[-1], self.servers[-1].ask({"run": arguments}, fds)

    def wait(self, server: Server, pid: int) -> int:
        """Until it has ended -> exit status, negative for a signal. Once per process."""
        with self._lock:
            try:
                return server.ask({"wait": pid})
            except (OSError, ValueError):       # the server has been killed
                return -signal.SIGKILL

    def close(self) -> int:
        with self._lock:
            left = sum(server.close() for server in self.servers)
            self.servers = []
            return left


pool = InterpreterPool()
atexit.register(pool.close)


class Child:
    """An interpreter that it made; like a subprocess.Popen."""

    def __init__(self, package: Path, arguments: list[str], *fds: int):
        self._status: int | None = None
        self._server, self.pid = pool.run(package, arguments, *fds)

    def send_signal(self, number: int) -> None:
        # A process that has ended keeps its number until its server has waited for it.
        if self._status is None:
            with contextlib.suppress(ProcessLookupError):       # the server has been killed
                os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def wait(self) -> int:
        if self._status is None:
            self._status = pool.wait(self._server, self.pid)
        return self._status
