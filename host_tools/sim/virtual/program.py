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


@cache
def folder() -> Path:
    """A folder with all modules as vm/*.mpy, in the user's cache if that can be written.

    Raises CompileError, OSError.
    """
    modules = {source.stem: compile_module(f"vm/{source.name}", source.read_bytes())
               for source in sorted(_SOURCES.glob("*.py"))}
    key = hashlib.sha256(repr(modules).encode()).hexdigest()
    place = platformdirs.user_cache_path("crupier") / "vm" / key
    if _holds(place, modules):
        return place
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        made = _made(modules, place.parent)
    except OSError:
        made = _made(modules, None)
        atexit.register(shutil.rmtree, made, ignore_errors=True)
        return made
    try:
        os.rename(made, place)
    except OSError:
        if not _holds(place, modules):      # damaged: it stays, for others may use it
            atexit.register(shutil.rmtree, made, ignore_errors=True)
            return made
        shutil.rmtree(made)                 # somebody else was faster
    return place


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
