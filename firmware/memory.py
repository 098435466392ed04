"""The one rule for memory, see docs/memory.md: when a screen opens and little is free, all modules
are unloaded that no open screen needs, nor the game in progress.
"""

import gc
import sys
from binascii import crc32
from struct import pack, unpack

_ENOUGH = 49_152                # bytes that are free, or else modules go
# Half of what is free beyond the first may become garbage: collected late, it lies among what
# stays, and no large piece is left.
_NEVER_GARBAGE, _LEAST_GARBAGE = 12_288, 2_048
# Unloaded modules: their names stay, in a table that doubles whenever it is full, to 15 KB.
_MANY = 32


class Memory:
    """The modules beside those of the start. worn: would a restart make room for names?"""

    def __init__(self, file, begin, done, forget):
        """file: holds the sets from begin on. done: modules that only the start needed. forget():
        empties caches.
        """
        self._file, self._begin = file, begin
        file.seek(begin)
        self._keys = file.read(2 * unpack("<H", file.read(2))[0])
        self._lasting = set(sys.modules) - set(done)
        self._forget = forget
        self._gone = set()      # bits of the modules that were unloaded so far
        self._free = 0          # bytes, when the last screen opened

    @property
    def worn(self):
        return len(self._gone) > _MANY

    def make_room(self, names, short=False):
        """names: modules of the open screens, and the game in progress. short: it has run out."""
        if short or self._free < _ENOUGH or self.collect() < _ENOUGH:
            self._forget()
            needed = set()
            for name in names:
                needed.update(self._set(name))
            self._unload(needed)
            self.collect()

    def collect(self):
        """Collects garbage -> bytes that are free. It takes 30 ms."""
        gc.collect()
        self._free = free = gc.mem_free()
        gc.threshold(max(free - _NEVER_GARBAGE, _LEAST_GARBAGE) // 2)
        return free

    def _set(self, name):
        key, keys = pack("<H", _bits(name)), self._keys
        at = keys.find(key)
        while at % 2 and at >= 0:
            at = keys.find(key, at + 1)
        if at < 0:              # somebody has put it there by hand
            return _bits(name),
        file, starts = self._file, self._begin + 2 + len(keys)
        file.seek(starts + at)
        first, end = unpack("<HH", file.read(4))
        file.seek(starts + len(keys) + 2 + 2 * first)
        return unpack("<%dH" % (end - first), file.read(2 * (end - first)))

    def _unload(self, needed):
        for path in [path for path in sys.modules
                     if path not in self._lasting and _bits(path) not in needed]:
            self._gone.add(_bits(path))
            del sys.modules[path]
            package, _, name = path.rpartition(".")
            parent = sys.modules.get(package)
            if hasattr(parent, name):       # the package may be loaded again
                delattr(parent, name)


def _bits(name):
    return crc32(name.encode()) & 0xFFFF
