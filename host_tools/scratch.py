"""Files that take the place of others when they are whole.

Somebody who is killed meanwhile leaves one, which the next one to write in that folder removes:
nobody holds its lock.
"""

import contextlib
import os
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

try:
    import fcntl
except ImportError:         # on Windows, where what was left stays: nobody takes it for data
    fcntl = None    # type: ignore[assignment]

_PREFIX = ".crupier-"
_OURS = re.compile(re.escape(_PREFIX) + "[a-z0-9_]{8}")     # as tempfile names them


@contextlib.contextmanager
def beside(place: Path) -> Iterator[tuple[BinaryIO, str]]:
    """(a new file in the same folder, its path). It is gone at the end of the block, unless it has
    got another name; close it before. Raises OSError."""
    _sweep(place.parent)
    handle, path = _made(place.parent)
    with contextlib.ExitStack() as ends:
        if fcntl:           # Windows renames no file that is open
            ends.callback(os.close, os.dup(handle))         # with it the lock
        ends.callback(_remove, path)
        with os.fdopen(handle, "wb") as file:
            yield file, path


def _made(folder: Path) -> tuple[int, str]:
    while True:
        handle, path = tempfile.mkstemp(prefix=_PREFIX, dir=folder)
        _lock(handle, wait=True)
        if os.path.exists(path):        # else somebody has swept it away before it had its lock
            return handle, path
        os.close(handle)


def _remove(path: str) -> None:
    with contextlib.suppress(FileNotFoundError):
        os.unlink(path)


def _sweep(folder: Path) -> None:
    if not fcntl:
        return
    with contextlib.suppress(OSError):
        left = [entry.path for entry in os.scandir(folder)
                if _OURS.fullmatch(entry.name) and entry.is_file(follow_symlinks=False)]
        for path in left:
            with contextlib.suppress(OSError), open(path, "r+b") as file:
                if _lock(file.fileno()):
                    os.unlink(path)


def _lock(handle: int, wait: bool = False) -> bool:
    """Takes the lock; False if somebody has it, or there are none here."""
    if fcntl:
        with contextlib.suppress(OSError):
            fcntl.flock(handle, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
            return True
    return False
