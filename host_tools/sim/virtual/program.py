"""The board's half of the virtual board (vm/), compiled: an interpreter starts with it."""

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
    """A folder, kept in the user's cache, with all modules as vm/*.mpy. Raises CompileError."""
    modules = {source.stem: compile_module(f"vm/{source.name}", source.read_bytes())
               for source in sorted(_SOURCES.glob("*.py"))}
    key = hashlib.sha256(repr(modules).encode()).hexdigest()
    place = platformdirs.user_cache_path("crupier") / "vm" / key
    if not place.exists():
        place.parent.mkdir(parents=True, exist_ok=True)
        made = Path(tempfile.mkdtemp(dir=place.parent))
        (made / "vm").mkdir()
        for name, code in modules.items():
            (made / "vm" / f"{name}.mpy").write_bytes(code)
        try:
            os.rename(made, place)
        except OSError:             # somebody else was faster
            shutil.rmtree(made)
    return place
