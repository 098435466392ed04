"""Files for people: whole or not at all."""

import errno
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from crupier import scratch
from crupier.errors import USAGE, Trouble

_LIBRARY = b"SQLite format 3\0"        # what its file begins with

Put = Callable[[Path, Iterable[bytes]], None]


def write(path: Path, chunks: Iterable[bytes]) -> None:
    """Replaces the file in one step; a full disk leaves the old one. Raises Trouble."""
    with together() as put:
        put(path, chunks)


@contextmanager
def together() -> Iterator[Put]:
    """put(path, chunks) writes a file, which takes its place at the end of the block, with all
    others; an error leaves the old ones. Raises Trouble.
    """
    ready: list[tuple[Path, str, str]] = []         # as it was named, the new one, its place

    def put(path: Path, chunks: Iterable[bytes]) -> None:
        with _told(path):
            if path.exists() and not (path.is_file() or path.is_dir()):
                with path.open("wb") as file:       # /dev/stdout, or a pipe: it stays what it is
                    file.writelines(chunks)
                return
            place = os.path.realpath(path)
            if os.path.isdir(place):
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
            if place in [taken for _, _, taken in ready]:
                raise Trouble(f"{path} is named twice; choose a file for each.", USAGE)
            _spare(path)
            beside, new = ends.enter_context(scratch.beside(Path(place)))
            ready.append((path, new, place))
            with beside:
                beside.writelines(chunks)
                beside.flush()
                os.fsync(beside.fileno())
            os.chmod(new, 0o666 & ~_umask())

    with ExitStack() as ends:
        yield put
        for path, new, place in ready:
            with _told(path):
                os.replace(new, place)


def _spare(path: Path) -> None:
    """A slip of the hand must not cost all scores."""
    if path.exists():
        with path.open("rb") as file:
            if file.read(len(_LIBRARY)) == _LIBRARY:
                raise Trouble(f"{path} is a library of games, in whose place nothing is written; "
                              "choose another file.", USAGE)


@contextmanager
def _told(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        if isinstance(error, FileNotFoundError) and not path.parent.is_dir():
            raise Trouble(f"cannot write {path}: there is no folder {path.parent}.") from error
        raise Trouble(f"cannot write {path} ({error.strerror}); nothing was changed. Make room or "
                      "choose another file.") from error


def _umask() -> int:
    """Only setting it tells what it is."""
    mask = os.umask(0o022)
    os.umask(mask)
    return mask
