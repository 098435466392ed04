"""Files for people: whole or not at all."""

import errno
import os
import stat
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import BinaryIO

from crupier import atomic_files, named_files
from crupier.errors import USAGE, Trouble
from crupier.terminal import Unwritable

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
            if path is not named_files.STDOUT:
                spare(path)
            stream = _stream(path)
            if stream:
                try:
                    with stream:
                        stream.writelines(chunks)
                except OSError as error:        # some of it may be there
                    if path is named_files.STDOUT:
                        raise Unwritable(error.errno, error.strerror) from error
                    raise Trouble(f"cannot write all of {path} ({error.strerror}).") from error
                return
            place = _place(path)
            if place in [taken for _, _, taken in ready]:
                raise Trouble(f"{path} is named twice; choose a file for each.", USAGE)
            beside, new = ends.enter_context(atomic_files.temporary(Path(place)))
            ready.append((path, new, place))
            with beside:
                beside.writelines(chunks)
                beside.flush()
                os.fsync(beside.fileno())
            os.chmod(new, _mode(place))

    with ExitStack() as ends:
        yield put
        for path, new, place in ready:
            with _told(path):
                os.replace(new, place)


def require_room(path: Path) -> None:
    """Raises Trouble where a file could not be written now, before what would be in it has cost
    somebody's time. What is written into as it stands is not tried.
    """
    with _told(path):
        spare(path)
        if not named_files.is_stream(path):
            with atomic_files.temporary(Path(_place(path))) as (file, _):
                file.close()


def _place(path: Path) -> str:
    """Where a file is, by links. Raises OSError for a folder."""
    place = os.path.realpath(path)
    if os.path.isdir(place):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    return place


def _stream(path: Path) -> BinaryIO | None:
    """What is appended to, not replaced: standard output, a pipe, a device."""
    if path is named_files.STDOUT:
        sys.stdout.flush()
        return os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    return path.open("ab") if named_files.is_stream(path) else None


def spare(path: Path) -> None:
    """A slip of the hand must not cost all scores: raises Trouble for a library."""
    if path.is_file():
        with path.open("rb") as file:
            begin = file.read(len(named_files.DATABASE))
        if begin == named_files.DATABASE:
            raise Trouble(f"{path} is a library of games, in whose place nothing is written; "
                          "choose another file.", USAGE)


@contextmanager
def _told(path: Path) -> Iterator[None]:
    try:
        yield
    except Unwritable:
        raise
    except OSError as error:
        there = Path(os.path.realpath(path)).parent if path.is_symlink() else path.parent
        if isinstance(error, FileNotFoundError) and not there.is_dir():
            raise Trouble(f"cannot write {path}: there is no folder {there}.") from error
        raise Trouble(f"cannot write {path} ({error.strerror}); nothing was changed. Make room or "
                      "choose another file.") from error


def _mode(place: str) -> int:
    """What is private stays so; a new file has what others get."""
    if os.path.exists(place):
        return stat.S_IMODE(os.stat(place).st_mode)
    mask = os.umask(0o022)      # only setting it tells what it is
    os.umask(mask)
    return 0o666 & ~mask
