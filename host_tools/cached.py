"""Files of the cache folder: each is what was kept there, or it is made anew."""

import contextlib
import hashlib
import os
from pathlib import Path

from crupier import scratch

_DIGEST = 32            # bytes of SHA-256 in front of the content


def read(file: Path) -> bytes | None:
    """What keep() has kept there, if that is undamaged."""
    try:
        kept = file.read_bytes()
    except OSError:
        return None
    digest, content = kept[:_DIGEST], kept[_DIGEST:]
    return content if hashlib.sha256(content).digest() == digest else None


def keep(file: Path, content: bytes) -> None:
    """Only a convenience: the disk may be full, and the folder take nothing."""
    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        with scratch.beside(file) as (new, path):
            with new:
                new.write(hashlib.sha256(content).digest() + content)
            os.replace(path, file)
