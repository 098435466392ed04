"""The memory rule, see docs/memory.md: what neither open screens nor the game need is unloaded."""

import gc
import sys
from binascii import crc32
from struct import pack, unpack

from storage import files

_ENOUGH, _LITTLE, _SCARCE = 49_152, 32_768, 8_192       # free bytes, see make_room()
_GARBAGE = 32_768       # at most before a collection (20 ms), or what lasts would lie between it
_MANY = 32              # unloaded modules; their names stay, in a table of up to 15 KB
_DONE = {"assemble", "crash_page", "drivers.rp2040", "hardware", "rp2"}     # for the start alone


class Memory:
    """Unloads modules by the sets of the build. worn: would a restart free memory?"""

    def __init__(self, file, begin, forget):
        """file, begin: pack, offset of sets. forget(): empties caches."""
        self._file, self._begin = file, begin
        file.seek(begin)
        self._keys = file.read(2 * unpack("<H", file.read(2))[0])
        self._lasting = set(sys.modules) - _DONE
        self._forget = forget
        self._gone = set()      # bits of the modules unloaded so far

    @property
    def worn(self):
        return len(self._gone) > _MANY

    def make_room(self, top, others, short=False):
        """Unloads modules if little is free, or if short: it has run out. top: modules of the top
        screen. others: of covered ones and the game; if need be without imports in functions.
        """
        free = gc.mem_free()    # without garbage: finding that out would take a collection
        if short or free < _ENOUGH:
            self._forget()
            if short or free < _SCARCE:     # unloading takes memory, too
                files.release()
            self._unload(top + others, top if short or free < _LITTLE else top + others)
            self.collect()
            if not short:       # else the screen may need all that there is
                files.reserve()

    def collect(self):
        """Collects garbage; returns the free bytes."""
        gc.collect()
        free = gc.mem_free()
        gc.threshold(min(_GARBAGE, free // 2))
        return free

    def _set(self, name):
        key, keys = pack("<H", _bits(name)), self._keys
        at = keys.find(key)
        while at % 2 and at >= 0:
            at = keys.find(key, at + 1)
        if at < 0:              # a file copied to /crupier by hand: the build knows no set for it
            return _bits(name),
        file, starts = self._file, self._begin + 2 + len(keys)
        file.seek(starts + at)
        first, end = unpack("<HH", file.read(4))
        file.seek(starts + len(keys) + 2 + 2 * first)
        return unpack("<%dH" % (end - first), file.read(2 * (end - first)))

    def _unload(self, names, whole):
        names += tuple([name + "+" for name in whole])      # + : what functions import
        needed = {bits for name in names for bits in self._set(name)}
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
