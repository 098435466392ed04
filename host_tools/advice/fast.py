"""Machine code for a PC: numba compiles the loops of the advisor, and keeps what it made."""

import hashlib
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace

import numba
import platformdirs

from crupier.engine.the_game.advice import net, search, shape


def _keep_code() -> None:
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


_keep_code()
fast = numba.njit(cache=True)
inlined = numba.njit(inline="always")       # a call counts references to all arrays it passes
_loops = _compiled(search)
keep, solve = _loops.keep, _loops.solve
