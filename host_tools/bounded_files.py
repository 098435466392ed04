"""Files by names that a user gives: some never end, as /dev/zero, and some are standard output."""

import errno
import os
from pathlib import Path

STDOUT = Path("-")      # this object; Path("./-") is a file
STDOUT_NAMES = "-", "/dev/stdout"
DATABASE = b"SQLite format 3\0"     # what the file of a library begins with
_OPEN_ALREADY = "/dev/fd/", "/dev/std", "/proc/"


def read(path: Path, most: int) -> bytes:
    """The content of a file. Raises OSError, also where it has more bytes than `most`."""
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return data


def same(one: str, other: str) -> bool:
    """Do both name one file, perhaps by links? /dev/serial/by-id/ has some to each port."""
    return os.path.realpath(one) == os.path.realpath(other)


def is_stream(path: Path) -> bool:
    """Is it appended to, not replaced: a pipe, a device, a file that the shell has opened?"""
    return str(path).startswith(_OPEN_ALREADY) or (
        path.exists() and not (path.is_file() or path.is_dir()))
