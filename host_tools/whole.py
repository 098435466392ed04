"""Files that somebody names, which may be no files at all: /dev/zero never ends."""

import errno
import os
from pathlib import Path

STDOUT = Path("-")      # this object; Path("./-") is a file


def read(path: Path, most: int) -> bytes:
    """All of a file. Raises OSError, also where it has more bytes than that."""
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return data
