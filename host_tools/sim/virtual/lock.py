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
        self._fd = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        try:
            fcntl.flock(self._fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._fd)
            raise ImageBusy(f"{image} is in use by another virtual board. "
                            "Stop that one, or give this one an image of its own.") from None

    def release(self) -> None:
        os.close(self._fd)

    def __enter__(self) -> "ImageLock":
        return self

    def __exit__(self, *_) -> None:
        self.release()
