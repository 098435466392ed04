"""Files that a user has named: standard output, streams, links."""

import os
from pathlib import Path

STDOUT = Path("-")      # compared by identity: Path("./-") is a file
STDOUT_NAMES = "-", "/dev/stdout"
DATABASE = b"SQLite format 3\0"     # the first bytes of a library's file
_OPEN_ALREADY = "/dev/fd/", "/dev/std", "/proc/"


def same(one: str, other: str) -> bool:
    """True if both paths name one file, perhaps by links, as in /dev/serial/by-id/. A Mac has two
    names for each serial port."""
    one, other = (os.path.realpath(path).replace("/dev/tty.", "/dev/cu.") for path in (one, other))
    return one == other


def is_stream(path: Path) -> bool:
    """True for a file that is appended to, not replaced: a pipe, a device, a file opened by the
    shell.
    """
    return str(path).startswith(_OPEN_ALREADY) or (
        path.exists() and not (path.is_file() or path.is_dir()))
