"""Files for people: whole or not at all."""

import os
import tempfile
from collections.abc import Iterable
from pathlib import Path

from crupier.errors import Trouble


def write(path: Path, chunks: Iterable[bytes]) -> None:
    """Replaces the file in one step; a full disk leaves the old one. Raises Trouble."""
    try:
        if path.exists() and not (path.is_file() or path.is_dir()):
            with path.open("wb") as file:       # /dev/stdout, or a pipe: it stays what it is
                file.writelines(chunks)
        else:
            _replace(Path(os.path.realpath(path)), chunks)
    except OSError as error:
        if isinstance(error, FileNotFoundError) and not path.parent.is_dir():
            raise Trouble(f"cannot write {path}: there is no folder {path.parent}.") from error
        raise Trouble(f"cannot write {path} ({error.strerror}); nothing was changed. Make room or "
                      "choose another file.") from error


def _replace(path: Path, chunks: Iterable[bytes]) -> None:
    handle, scratch = tempfile.mkstemp(prefix=".crupier-", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.writelines(chunks)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(scratch, 0o666 & ~_umask())
        os.replace(scratch, path)
    except BaseException:
        os.unlink(scratch)
        raise


def _umask() -> int:
    """Only setting it tells what it is."""
    mask = os.umask(0o022)
    os.umask(mask)
    return mask
