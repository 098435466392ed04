"""Imports from the pack, the one file on the flash that holds all modules and texts.

The pack begins with a read-only file system (ROMFS), which an interpreter with VfsRom runs in
place. For other interpreters host_tools/build/pack.py adds an index, which Pack reads. Files
copied into /crupier by hand take precedence over the pack.
"""

import os
import sys
from binascii import crc32
from io import BytesIO, IOBase
from struct import unpack

import vfs
from micropython import const

HOME, POINT = "/crupier", "/c"          # POINT is short: each module keeps its path in memory
_FILE = HOME + "/crupier.romfs"
_MAGIC = b"crup"
_FOOTER, _ENTRY = const(8), const(8)    # bytes, see host_tools/build/pack.py
_SMALL = const(0x3FFF_FFFF)             # bits that an int of MicroPython has without an object
_FOLDER_BIT = const(0x4000)
_A_FOLDER = (_FOLDER_BIT, 0, 0, 0, 0, 0, 0, 0, 0, 0)    # as os.stat() has it
_A_FILE = (0x8000, 0, 0, 0, 0, 0, 0, 0, 0, 0)
_CLOSE, _GET_BUFFER_SIZE = const(4), const(11)          # requests to ioctl(); py/stream.h
_BUFFER = const(255)                    # bytes that an import reads at a time; it would take 24

_pack = None
_path = []                              # sys.path as it was


def mount():
    """Makes the pack, or the modules frozen into the firmware, the only place for imports: other
    folders may hold modules of the same names.
    """
    global _pack
    try:
        os.stat(_FILE)
    except OSError:
        path = [HOME, ".frozen"]
    else:
        _pack = Pack(_FILE, HOME)
        vfs.mount(_pack, POINT)
        path = [POINT]                  # MicroPython asks every folder for its own modules, too
    _path[:] = sys.path
    sys.path[:] = path


def umount():
    """Restores sys.path, for the REPL and the PC."""
    global _pack
    if _path:
        sys.path[:] = _path
        del _path[:]
    if _pack:
        vfs.umount(POINT)
        _pack = None


def data(name):
    """(file, offset) of a part of the pack that is no module: "art", or a language's texts,
    "texts/es".

    The file is the pack, open once: opening a file can make littlefs count its blocks again.
    """
    if not _pack:
        return BytesIO(__import__("data_" + name.replace("/", "_")).DATA), 0
    return _pack.file, _pack.find("/" + name)[0]


class Pack:
    """The part of MicroPython's file system protocol that imports use."""

    def __init__(self, file, home):
        """file: the pack. home: the folder whose files take precedence. Raises OSError."""
        self.file = opened = open(file, "rb")
        self._home = home
        self._loose = {}        # {path: is it a folder?} of the files below home
        self._list("")
        self._stopped = False
        opened.seek(-_FOOTER, 2)
        count, magic = unpack("<I4s", opened.read(_FOOTER))
        if magic != _MAGIC:
            raise OSError("damaged: " + file)
        opened.seek(-_FOOTER - _ENTRY * count, 2)
        numbers = iter(unpack("<%dI" % (2 * count), opened.read(_ENTRY * count)))
        self._places = dict(zip(numbers, numbers))      # in pairs

    def mount(self, _readonly, _mkfs):
        pass

    def umount(self):
        self.file.close()

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
                    place = self._places.get(_key(path))
                    if place is None:
                        raise OSError(2)
                    is_folder = not place
                return _A_FOLDER if is_folder else _A_FILE
            except KeyboardInterrupt:       # else the import would take it for a missing file
                self._stopped = True

    def open(self, path, _mode):
        if self._stopped:
            self._stopped = False
            raise KeyboardInterrupt
        if path in self._loose:
            return open(self._home + path, "rb")
        offset, size = self.find(path)
        self.file.seek(offset)
        return _Part(self.file, size)

    def find(self, path):
        """(offset, size in bytes) of a file. Raises OSError."""
        at, size, more = self._places.get(_key(path)), 0, True
        if at is None:
            raise OSError(2)
        self.file.seek(at)
        while more:             # seven bits in each byte, the highest first
            byte = self.file.read(1)[0]
            at, size, more = at + 1, size << 7 | byte & 0x7F, byte & 0x80
        return at, size


def _key(path):
    """The key of a path in the index: 30 bits of its CRC-32. The index gives the offset of the
    file's size, which the content follows; 0 for a folder.
    """
    return crc32(path.encode()) & _SMALL


class _Part(IOBase):
    """An open file of the pack; valid until the next one is opened."""

    def __init__(self, file, size):
        self._file = file
        self._left = size

    def readinto(self, buffer):
        if len(buffer) > self._left:
            buffer = memoryview(buffer)[:self._left]
        self._left -= len(buffer)
        return self._file.readinto(buffer)

    def ioctl(self, request, _argument):
        return _BUFFER if request == _GET_BUFFER_SIZE else 0 if request == _CLOSE else -1
