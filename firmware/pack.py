"""The product on the flash: modules and texts come out of one file, the pack.

The file begins with a read-only file system (ROMFS), which an interpreter with VfsRom would run in
place; for the others host_tools/build/pack.py adds an index, which Pack reads. Files that somebody
has put into /crupier by hand go before those in the pack.
"""

import os
import sys
from binascii import crc32
from struct import pack, unpack, unpack_from

import vfs
from micropython import const

HOME, POINT = "/crupier", "/c"          # every module keeps its path in memory: a short one
_FILE = HOME + "/crupier.romfs"
_MAGIC = b"crup"
_FOOTER, _ENTRY = const(8), const(12)   # bytes; an entry is CRC-32 of the path, offset, size
_FOLDER_BIT = const(0x4000)
_A_FOLDER = (_FOLDER_BIT, 0, 0, 0, 0, 0, 0, 0, 0, 0)    # as os.stat() has it
_A_FILE = (0x8000, 0, 0, 0, 0, 0, 0, 0, 0, 0)

_path = []                              # sys.path as it was


def mount():
    """From now on imports look here alone. A firmware with the product frozen has no pack."""
    try:
        os.stat(_FILE)
    except OSError:
        return
    vfs.mount(Pack(_FILE, HOME), POINT)
    _path[:] = sys.path
    sys.path[:] = [POINT]               # MicroPython asks every folder for its own modules, too


def umount():
    """As it was before: the REPL and a PC find nothing strange."""
    if _path:
        sys.path[:] = _path
        _path.clear()
        vfs.umount(POINT)


def texts(code):
    """The file with the texts of a language, where it begins."""
    if _path:
        return open(POINT + "/texts/" + code, "rb")
    from io import BytesIO
    return BytesIO(__import__("texts_" + code).DATA)


class Pack:
    """As much of a file system as imports need."""

    def __init__(self, file, home):
        """file: the pack; home: the folder whose files go first. Raises OSError."""
        self._pack = file
        self._home = home
        self._loose = {}        # {path: is it a folder?} of what lies below home
        self._list("")
        self._stopped = False
        with open(file, "rb") as opened:
            opened.seek(-_FOOTER, 2)
            count, magic = unpack("<I4s", opened.read(_FOOTER))
            if magic != _MAGIC:
                raise OSError("damaged: " + file)
            opened.seek(-_FOOTER - _ENTRY * count, 2)
            self._index = opened.read(_ENTRY * count)

    def mount(self, _readonly, _mkfs):
        pass

    def umount(self):
        pass

    def _list(self, folder):
        for entry in os.ilistdir(self._home + folder):
            path, is_folder = folder + "/" + entry[0], entry[1] == _FOLDER_BIT
            self._loose[path] = is_folder
            if is_folder:
                self._list(path)

    def stat(self, path):
        while True:
            try:
                is_folder = self._loose.get(path)
                if is_folder is None:
                    is_folder = not self._find(path)[0]
                return _A_FOLDER if is_folder else _A_FILE
            except KeyboardInterrupt:       # an import would take it for "there is none"
                self._stopped = True

    def open(self, path, _mode):
        if self._stopped:
            self._stopped = False
            raise KeyboardInterrupt
        if path in self._loose:
            return open(self._home + path, "rb")
        offset, size = self._find(path)
        file = open(self._pack, "rb")
        file.seek(offset)
        if path.endswith(".py"):        # only bytecode and texts say where they end
            from io import BytesIO
            source = BytesIO(file.read(size))
            file.close()
            return source
        return file

    def _find(self, path):
        """(offset, size) of a file, 0 for a folder. Raises OSError."""
        index, crc = self._index, pack("<I", crc32(path.encode()))
        at = index.find(crc)
        while at % _ENTRY and at >= 0:
            at = index.find(crc, at + 1)
        if at < 0:
            raise OSError(2)
        return unpack_from("<II", index, at + 4)
