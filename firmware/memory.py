"""The one rule for memory: where it is short, what the last screens loaded is unloaded when
another one opens; see make_room() in stack.py.

What was there when the application began stays, and so does what the game in progress needs.

The names in a module stay, too: MicroPython never gives an interned string back, and their table
doubles whenever it is full. At 2,550 names it wants 15 KB in one piece, which may not be there,
and the product has more; docs/architecture.md counts them. A board that has shown much begins
anew before that, where nobody minds: see App.worn in app.py.
"""

import sys
from binascii import crc32

_MANY, _MOST = 32, 40   # modules with some ten names each; a game brings more again

# What gives advice, plays, sets a game up, or says what is wrong.
_SELDOM = ".advice", ".bot", ".checks", ".setup"


class Modules:
    """Those of the application. The next import brings back what was forgotten."""

    def __init__(self, done=()):
        """done: those that only the start needed."""
        self._lasting = set(sys.modules) - set(done)
        self.renew()

    @property
    def worn(self):
        """Have so many come and gone that their names fill the memory? 2: soon there is no room"""
        return (self._many > _MANY) + (self._many > _MOST)

    def renew(self):
        """As if none had come and gone."""
        # Of those that were forgotten a bit each, by checksum; and how many these are.
        self._gone, self._many = bytearray(64), 0

    def forget(self, keep=(), spare=()):
        """Takes the others out of memory, but for those whose paths begin with one in keep. Those
        go all the same whose paths have a part in spare, or one that is needed now and then only.
        """
        # Little is to be made for that: there may be no memory for more.
        for path in [path for path in sys.modules if self._goes(path, keep, spare)]:
            package, _, name = path.rpartition(".")
            self._note(path)
            del sys.modules[path]
            parent = sys.modules.get(package)
            if hasattr(parent, name):       # a package may have come anew since
                delattr(parent, name)

    def _goes(self, path, keep, spare):
        kept = path.startswith(keep) and not any(part in path for part in _SELDOM + spare)
        return not kept and path not in self._lasting

    def _note(self, path):
        at, bit = divmod(crc32(path.encode()) & 511, 8)
        self._many += not self._gone[at] >> bit & 1
        self._gone[at] |= 1 << bit
