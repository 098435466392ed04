"""Files that are replaced in one step: readers see the old content or the new one."""

import contextlib
import hashlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

_DIGEST = 32            # bytes of SHA-256 in front of cached content


@contextlib.contextmanager
def temporary(place: Path) -> Iterator[tuple[BinaryIO, str]]:
    """(a new file in the same folder, its path). At the end of the block it is removed, unless it
    was renamed; close it before that. Raises OSError.
    """
    handle, path = tempfile.mkstemp(prefix=".crupier-", dir=place.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file, path
    finally:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(path)


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
