"""The board's half of the virtual board (vm/), compiled: an interpreter starts with it."""

import atexit
import tempfile
from pathlib import Path

from crupier.build.compile import compile_module

_SOURCES = Path(__file__).parents[1] / "vm"
_made: list[tempfile.TemporaryDirectory] = []       # until this process ends


def folder() -> Path:
    """A folder of this process with all modules as vm/*.mpy, made anew if somebody has emptied it.

    Raises CompileError, OSError.
    """
    if not (_made and all(_file(source).exists() for source in _sources())):
        _made.append(tempfile.TemporaryDirectory(prefix="crupier-", ignore_cleanup_errors=True))
        atexit.register(_made[-1].cleanup)
        for source in _sources():
            _file(source).parent.mkdir(exist_ok=True)
            _file(source).write_bytes(compile_module(f"vm/{source.name}", source.read_bytes()))
    return Path(_made[-1].name)


def _sources() -> list[Path]:
    return sorted(_SOURCES.glob("*.py"))


def _file(source: Path) -> Path:
    return Path(_made[-1].name) / "vm" / f"{source.stem}.mpy"
