"""One board per flash image."""

import fcntl
import os
from pathlib import Path


class ImageBusy(Exception):
    """Another virtual board, here or in another program, runs on this image."""


class ImageLock:
    """Held from its making to `release()`; the system releases it when the program dies."""

    def __init__(self, image: Path):
        there = image.resolve()         # a link to it is the same flash
        path = there.with_name(there.name + ".lock")
        path.parent.mkdir(parents=True, exist_ok=True)
        self._fds: list[int] = []
        try:
            # The name, to which install() gives another file; and the file, which may have others.
            self._hold(path, os.O_CREAT)
            if there.exists():
                self._hold(there)
        except OSError as error:
            self.release()
            if isinstance(error, BlockingIOError):
                raise ImageBusy(f"{image} is in use by another virtual board. Stop that one, or "
                                "give this one an image of its own.") from None
            raise

    def _hold(self, path: Path, flags: int = 0) -> None:
        self._fds.append(os.open(path, os.O_RDWR | os.O_CLOEXEC | flags, 0o644))
        fcntl.flock(self._fds[-1], fcntl.LOCK_EX | fcntl.LOCK_NB)

    def release(self) -> None:
        while self._fds:
            os.close(self._fds.pop())

    def __enter__(self) -> "ImageLock":
        return self

    def __exit__(self, *_) -> None:
        self.release()
