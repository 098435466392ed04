"""Machine code for a PC: numba compiles the loops of the advisor, and keeps what it made."""

import hashlib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numba
import platformdirs
from numba.core.caching import FunctionCache

from crupier.engine.the_game.advice import net, search, shape


def _set_cache() -> None:
    """Machine code is kept by what it was made of: numba compares only the file of a function."""
    files = [Path(str(part.__file__)) for part in (net, search, shape)]
    files += sorted(Path(__file__).parent.glob("*.py"))
    made_of = b"".join(file.read_bytes() for file in files)
    numba.config.CACHE_DIR = str(platformdirs.user_cache_path("crupier") / "numba"
                                 / hashlib.sha256(made_of).hexdigest()[:16])


def _compiled(*modules: ModuleType) -> SimpleNamespace:
    """The functions of modules of the engine, compiled; they call each other."""
    names = {name: value for module in modules for name, value in vars(module).items()}
    for name, function in list(names.items()):
        if isinstance(function, FunctionType):
            compiler = inlined if name == "keep" else fast
            names[name] = compiler(FunctionType(function.__code__, names, name))
    return SimpleNamespace(**names)


class _Cache(FunctionCache):
    """Cache of machine code. A full disk or a folder without write access costs time and no more;
    damaged files, for which pickle has many errors, are made anew.
    """

    def load_overload(self, sig, target_context):
        with suppress(OSError):
            try:
                return super().load_overload(sig, target_context)
            except OSError:
                raise
            except Exception:
                self.flush()

    def save_overload(self, sig, data):
        with suppress(OSError):
            super().save_overload(sig, data)


def fast(function: Callable[..., Any]) -> Any:
    dispatcher = numba.njit(function)
    with suppress(RuntimeError):        # there is no folder to keep it in
        dispatcher._cache = _Cache(function)
    return dispatcher


_set_cache()
inlined = numba.njit(inline="always")       # a call counts references to all arrays it passes
_loops = _compiled(search)
keep, solve = _loops.keep, _loops.solve
