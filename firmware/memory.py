"""Gives modules back that nobody needs for now: an import brings them again."""

import gc
import sys

_LASTING = ("engine.errors", "engine.games", "engine.records",
            "screens.home", "screens.menu", "screens.screen", "screens.ways")


def forget(path):
    """Takes a module of a package out of the memory, as soon as nobody uses it."""
    package, _, name = path.rpartition(".")
    del sys.modules[path]
    delattr(sys.modules[package], name)


def tidy(room, packages):
    """Collects garbage; with less than room bytes free, forgets what lies in the packages."""
    gc.collect()
    if gc.mem_free() < room:
        for path in list(sys.modules):
            if path.split(".")[0] in packages and "." in path and path not in _LASTING:
                forget(path)
        gc.collect()
