"""Interpreters as forks of one server process, interpreter_server.py, which start with the board's
half of the virtual board (vm/), compiled.
"""

import atexit
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from crupier.build.compile import compile_module

_SOURCES = Path(__file__).parents[1] / "vm"
_SERVER = Path(__file__).with_name("interpreter_server.py")
_NUMBER = 32        # bytes of an answer, at most
_lock = threading.Lock()
_made: list[tempfile.TemporaryDirectory] = []       # until this process ends


def program() -> Path:
    """A folder of this process with all modules as vm/*.mpy, made anew if somebody has emptied it.

    Raises CompileError, OSError.
    """
    if not (_made and all(_file(source).exists() for source in _sources())):
        _made.append(tempfile.TemporaryDirectory(prefix="crupier-", ignore_cleanup_errors=True))
        atexit.register(_made[-1].cleanup)
        for source in _sources():
            _file(source).parent.mkdir(exist_ok=True)
            _file(source).write_bytes(compile_module(f"vm/{source.name}", source.read_bytes()))
    return Path(_made[-1].name)


def _sources() -> list[Path]:
    return sorted(_SOURCES.glob("*.py"))


def _file(source: Path) -> Path:
    return Path(_made[-1].name) / "vm" / f"{source.stem}.mpy"


class Server:
    """interpreter_server.py as it runs, in the folder of the board's program."""

    def __init__(self, package: Path):
        self._folder = program()
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
            there = os.path.samestat(program().stat(), self._made)
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


servers: list[Server] = []      # the last one starts with the first interpreter, or anew


@atexit.register
def close() -> int:
    """How many interpreters still ran."""
    with _lock:
        left = sum(server.close() for server in servers)
        servers.clear()
        return left


class Child:
    """An interpreter of one of them; like a subprocess.Popen."""

    def __init__(self, package: Path, arguments: list[str], *fds: int):
        """package: its folder. fds: stdin, stdout and two whose numbers follow the arguments."""
        self._status: int | None = None
        with _lock:
            if not (servers and servers[-1].usable):
                servers.append(Server(package))
            self._server = servers[-1]
            self.pid = self._server.ask({"run": arguments}, fds)

    def send_signal(self, number: int) -> None:
        # A process that has ended keeps its number until its server has waited for it.
        if self._status is None:
            with contextlib.suppress(ProcessLookupError):       # the server has been killed
                os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def wait(self) -> int:
        """Until it has ended -> exit status, negative for a signal."""
        if self._status is None:
            with _lock:
                try:
                    self._status = self._server.ask({"wait": self.pid})
                except (OSError, ValueError):       # the server has been killed
                    self._status = -signal.SIGKILL
        return self._status
