"""The board's half of the virtual board (vm/), compiled: an interpreter starts with it."""

import atexit
import hashlib
import os
import shutil
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path

import platformdirs

from crupier.build.compile import compile_module

_SOURCES = Path(__file__).parents[1] / "vm"
_own: Path | None = None        # of this process alone, where the cache cannot be used
_read: dict[Path, list[tuple[int, int, int]]] = {}      # folders that were right, by their files


def folder() -> Path:
    """A folder with all modules as vm/*.mpy, in the user's cache if that can be written.

    It is made anew if the cache was emptied. Raises CompileError, OSError.
    """
    modules, key = _modules()
    place = platformdirs.user_cache_path("crupier") / "vm" / key
    if not _holds(place, modules):
        with suppress(OSError):
            _make(place, modules)
    return place if _holds(place, modules) else _temporary(modules)


@cache
def _modules() -> tuple[dict[str, bytes], str]:
    """(bytecode by name, digest of all)"""
    modules = {source.stem: compile_module(f"vm/{source.name}", source.read_bytes())
               for source in sorted(_SOURCES.glob("*.py"))}
    return modules, hashlib.sha256(repr(modules).encode()).hexdigest()


def _make(place: Path, modules: dict[str, bytes]) -> None:
    """Whole or not at all; a folder that is there stays, for others may use it."""
    place.parent.mkdir(parents=True, exist_ok=True)
    made = Path(tempfile.mkdtemp(dir=place.parent))
    try:
        _write(made, modules)
        os.rename(made, place)
    finally:
        shutil.rmtree(made, ignore_errors=True)


def _temporary(modules: dict[str, bytes]) -> Path:
    global _own
    if not _own or not _holds(_own, modules):
        _own = Path(tempfile.mkdtemp())
        atexit.register(shutil.rmtree, _own, ignore_errors=True)
        _write(_own, modules)
    return _own


def _write(place: Path, modules: dict[str, bytes]) -> None:
    (place / "vm").mkdir()
    for name, code in modules.items():
        _file(place, name).write_bytes(code)


def _holds(place: Path, modules: dict[str, bytes]) -> bool:
    """Files are read once, and again when they have changed."""
    try:
        found = [_file(place, name).stat() for name in modules]
        state = [(each.st_ino, each.st_size, each.st_mtime_ns) for each in found]
        if _read.get(place) != state:
            if any(_file(place, name).read_bytes() != code for name, code in modules.items()):
                return False
            _read[place] = state
        return True
    except OSError:
        return False


def _file(place: Path, name: str) -> Path:
    return place / "vm" / f"{name}.mpy"
