"""Files that somebody names, which may be no files at all: /dev/zero never ends."""

import errno
import os
import re
from pathlib import Path

STDOUT = Path("-")      # this object; Path("./-") is a file
DATABASE = b"SQLite format 3\0"     # what the file of a library begins with
# On Linux, where it may be of another program, and elsewhere.
_OPENED = re.compile(r"/proc/\d+(/task/\d+)?/fd|/dev/fd", re.ASCII)


def read(path: Path, most: int) -> bytes:
    """All of a file. Raises OSError, also where it has more bytes than that."""
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return data


def same(one: str, other: str) -> bool:
    """Do both name one file, perhaps by links? /dev/serial/by-id/ has some to each port."""
    return os.path.realpath(one) == os.path.realpath(other)


def opened(path: Path) -> tuple[bool, int | None]:
    """(does a path, by links, lead to what a program has open, and to which number of this one)"""
    if not os.path.exists(path):    # Path.exists() raises where a server is away
        return False, None
    folder, name = os.path.realpath(path.parent), path.name
    while path.is_symlink() and not _OPENED.fullmatch(folder):
        path = Path(folder, os.readlink(path))
        folder, name = os.path.realpath(path.parent), path.name
    ours = folder in (os.path.realpath("/proc/self/fd"), "/dev/fd") and name.isdecimal()
    return bool(_OPENED.fullmatch(folder)), int(name) if ours else None
