"""The one rule for memory: what a screen brought goes when another one opens."""

import sys


def forget(path):
    """Takes a module out of memory, as soon as nothing refers to it."""
    package, _, name = path.rpartition(".")
    del sys.modules[path]
    if package in sys.modules:
        delattr(sys.modules[package], name)


class Modules:
    """Those that are there now stay; the next import brings any other one again."""

    def __init__(self):
        self._lasting = set(sys.modules)

    def forget(self, playing):
        """Forgets the others, but for the engine while a game is in progress."""
        for path in list(sys.modules):
            if path not in self._lasting and not (playing and path.startswith("engine.")):
                forget(path)
