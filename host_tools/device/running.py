"""Virtual boards that run now: `crupier play` announces its port, other commands find it."""

import contextlib
import json
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from platformdirs import user_data_path

from crupier import named_files

try:
    import fcntl
except ImportError:         # on Windows, where there are no virtual boards
    fcntl = None    # type: ignore[assignment]

_NAME = "board-"


def folder() -> Path:
    return user_data_path("crupier") / "running"


class Announcement:
    """A file by which other commands find the port, until end(), or until this program ends and
    its lock with it."""

    def __init__(self, port: str, name: str):
        self._fd, self._path = -1, ""
        with contextlib.suppress(OSError):      # then --port is the way
            folder().mkdir(parents=True, exist_ok=True)
            self._fd, self._path = tempfile.mkstemp(dir=folder())
            _lock(self._fd)
            os.write(self._fd, json.dumps({
                "port": port, "name": name, "pid": os.getpid()}).encode())
            named = str(folder() / (_NAME + os.path.basename(self._path)))
            os.rename(self._path, named)        # locked before anybody can find it
            self._path = named

    def end(self) -> None:
        with contextlib.suppress(OSError):
            os.unlink(self._path)
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1


def found() -> list[tuple[str, str]]:
    """(port, name) of those that run; the file of a killed one is removed."""
    return sorted((port, name) for port, name, _ in _living())


def has(port: str) -> bool:
    """Is one of them behind this port, by whatever name?"""
    return any(named_files.same(port, virtual) for virtual, _ in found())


def wake(port: str, otherwise: str) -> str:
    """Advice for a board that does not answer; otherwise: that for a real one."""
    for virtual, _, pid in _living():
        if named_files.same(port, virtual):
            return ("type `fg` in the terminal of `crupier play`, which stands still after "
                    "Ctrl-Z," if _stopped(pid) else
                    "press Power or Reset on the page of `crupier play`, in a terminal P or R,")
    return otherwise


def _stopped(pid: int) -> bool:
    """Was it suspended with Ctrl-Z? Only Linux tells."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "T"
    except (OSError, IndexError):
        return False


def _living() -> Iterator[tuple[str, str, int]]:
    if not fcntl:
        return
    for path in folder().glob(_NAME + "*"):
        with contextlib.suppress(OSError, ValueError, TypeError, KeyError):
            fd = os.open(path, os.O_RDWR)
            try:
                if _lock(fd):
                    path.unlink()
                else:
                    said = json.loads(os.read(fd, 4096))
                    yield str(said["port"]), str(said["name"]), int(said.get("pid", 0))
            finally:
                os.close(fd)


def _lock(fd: int) -> bool:
    """Takes the lock; False if somebody has it."""
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
