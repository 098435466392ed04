"""The board's half of the virtual board (vm/), compiled: an interpreter starts with it."""

import atexit
import hashlib
import os
import shutil
import tempfile
from functools import cache
from pathlib import Path

import platformdirs

from crupier.build.compile import compile_module

_SOURCES = Path(__file__).parents[1] / "vm"


# Of this program alone, where the cache cannot be used.
_own: list[Path] = []


def folder() -> Path:
    """A folder with all modules as vm/*.mpy, in the user's cache if that can be written. Somebody
    may have emptied that since the last time.

    Raises CompileError, OSError.
    """
    modules, key = _modules()
    place = platformdirs.user_cache_path("crupier") / "vm" / key
    if _holds(place, modules):
        return place
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        made = _made(modules, place.parent)
    except OSError:
        return _apart(modules)
    try:
        os.rename(made, place)
    except OSError:
        if not _holds(place, modules):      # damaged: it stays, for others may use it
            return _apart(modules, made)
        shutil.rmtree(made)                 # somebody else was faster
    return place


@cache
def _modules() -> tuple[dict[str, bytes], str]:
    """(bytecode by name, what tells it from another version's)"""
    modules = {source.stem: compile_module(f"vm/{source.name}", source.read_bytes())
               for source in sorted(_SOURCES.glob("*.py"))}
    return modules, hashlib.sha256(repr(modules).encode()).hexdigest()


def _apart(modules: dict[str, bytes], made: Path | None = None) -> Path:
    """One that this program has made before, or else `made`, or a new one, until it ends."""
    for there in _own:
        if _holds(there, modules):
            if made:
                shutil.rmtree(made)
            return there
    made = made or _made(modules, None)
    _own.append(made)
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    return made


def _made(modules: dict[str, bytes], parent: Path | None) -> Path:
    """A new folder in this one, or in that for temporary files; nothing is left of a failure."""
    made = Path(tempfile.mkdtemp(dir=parent))
    try:
        (made / "vm").mkdir()
        for name, code in modules.items():
            _file(made, name).write_bytes(code)
    except OSError:
        shutil.rmtree(made, ignore_errors=True)
        raise
    return made


def _holds(place: Path, modules: dict[str, bytes]) -> bool:
    try:
        return all(_file(place, name).read_bytes() == code for name, code in modules.items())
    except OSError:
        return False


def _file(place: Path, name: str) -> Path:
    return place / "vm" / f"{name}.mpy"
