"""Files that are replaced in one step: readers see the old content or the new one.

A killed process leaves a temporary file; the next process that writes in that folder removes it,
since nobody holds its lock.
"""

import contextlib
import hashlib
import os
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

try:
    import fcntl
except ImportError:         # on Windows, where a temporary file may stay
    fcntl = None    # type: ignore[assignment]

_PREFIX = ".crupier-"
_OURS = re.compile(re.escape(_PREFIX) + "[a-z0-9_]{8}")     # as tempfile names them
_DIGEST = 32            # bytes of SHA-256 in front of cached content


@contextlib.contextmanager
def temporary(place: Path) -> Iterator[tuple[BinaryIO, str]]:
    """(a new file in the same folder, its path). At the end of the block it is removed, unless it
    was renamed; close it before that. Raises OSError.
    """
    _remove_abandoned(place.parent)
    handle, path = _make(place.parent)
    with contextlib.ExitStack() as ends:
        if fcntl:           # Windows renames no file that is open
            ends.callback(os.close, os.dup(handle))         # with it the lock
        ends.callback(_remove, path)
        with os.fdopen(handle, "wb") as file:
            yield file, path


def read_cached(file: Path) -> bytes | None:
    """What write_cached() has put there; None if it is missing or damaged."""
    try:
        stored = file.read_bytes()
    except OSError:
        return None
    digest, content = stored[:_DIGEST], stored[_DIGEST:]
    return content if hashlib.sha256(content).digest() == digest else None


def write_cached(file: Path, content: bytes) -> None:
    """Only a convenience: nothing is said where the disk is full, or the folder read-only."""
    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        with temporary(file) as (new, path):
            with new:
                new.write(hashlib.sha256(content).digest() + content)
            os.replace(path, file)


def _make(folder: Path) -> tuple[int, str]:
    while True:
        handle, path = tempfile.mkstemp(prefix=_PREFIX, dir=folder)
        _lock(handle, wait=True)
        if os.path.exists(path):        # else another process removed it before it was locked
            return handle, path
        os.close(handle)


def _remove(path: str) -> None:
    with contextlib.suppress(FileNotFoundError):
        os.unlink(path)


def _remove_abandoned(folder: Path) -> None:
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
    """Takes the lock; False if another process has it, or there are none here."""
    if fcntl:
        with contextlib.suppress(OSError):
            fcntl.flock(handle, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
            return True
    return False
