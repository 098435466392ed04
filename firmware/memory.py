"""The one rule for memory: what a screen brought goes when another one opens.

What was there when the application began stays, and so does what the game in progress needs.
"""

import sys

# What gives advice, plays, sets a game up, or says what is wrong.
_SELDOM = ".advice", ".bot", ".checks", ".setup"


class Modules:
    """Those of the application. The next import brings back what was forgotten."""

    def __init__(self, done=()):
        """done: those that only the start needed."""
        self._lasting = set(sys.modules) - set(done)

    def forget(self, keep=(), spare=()):
        """Takes the others out of memory, but for those whose paths begin with one in keep. Those
        go all the same whose paths have a part in spare, or one that is needed now and then only.
        """
        for path in list(sys.modules):
            kept = path.startswith(keep) and not any(part in path for part in _SELDOM + spare)
            if not kept and path not in self._lasting:
                package, _, name = path.rpartition(".")
                del sys.modules[path]
                parent = sys.modules.get(package)
                if hasattr(parent, name):       # a package may have come anew since
                    delattr(parent, name)
