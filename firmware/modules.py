"""Modules come from the flash with a quarter of the looking up.

An import asks for a folder, a .py and a .mpy before it opens one of them; each time littlefs reads
all folders from the root on, 3 ms. Here it asks Modules, which lists a folder once and then only
opens files. What wins stays as it is: a folder over x.py, and x.py over x.mpy.
"""

import sys

import vfs
from micropython import const

_HOME, _POINT = "/crupier", "/c"        # every module keeps its path in memory: a short one
_KIND_FOLDER = const(0x4000)
_FOLDER = (_KIND_FOLDER, 0, 0, 0, 0, 0, 0, 0, 0, 0)     # as os.stat() has it
_FILE = (0x8000, 0, 0, 0, 0, 0, 0, 0, 0, 0)


def mount():
    """From now on imports of ours come through Modules."""
    _keep_builtins("array", "binascii", "collections", "errno", "hashlib", "json", "machine", "os",
                   "select", "time")
    vfs.mount(Modules(_HOME), _POINT)
    sys.path[sys.path.index(_HOME)] = _POINT


def umount():
    """As it was before: the REPL and a PC find nothing strange."""
    sys.path[sys.path.index(_POINT)] = _HOME
    vfs.umount(_POINT)


def _keep_builtins(*names):
    """Puts built-in modules where an import finds them at once.

    MicroPython looks for a time.py and its like on the flash each time that something imports one
    of these, which takes 7 ms on an RP2040.
    """
    path = sys.path[:]
    sys.path.clear()
    try:
        for name in names:
            if name not in sys.modules:
                sys.modules[name] = __import__(name)
    finally:
        sys.path.extend(path)


class Modules:
    """A file system with the modules below a folder, as much of one as imports need."""

    def __init__(self, home):
        self._home = home
        self._listed = []       # paths of folders, sources and __init__
        self._file = None       # what stat() has found and open() will be asked for
        self._stopped = False
        self._list("")

    def mount(self, _readonly, _mkfs):
        pass

    def umount(self):
        pass

    def _list(self, folder):
        import os
        for entry in os.ilistdir(self._home + folder):
            name = entry[0]
            if entry[1] == _KIND_FOLDER or name[-3:] == ".py" or name == "__init__.mpy":
                self._listed.append(folder + "/" + name)

    def stat(self, path):
        while True:
            try:
                compiled = path[-4:] == ".mpy"
                if not ((compiled and path[-13:] != "/__init__.mpy") or path in self._listed):
                    raise OSError
                if compiled:
                    self._file = open(self._home + path, "rb")
                elif path[-3:] != ".py":
                    self._list(path)
                    return _FOLDER
                return _FILE
            except KeyboardInterrupt:       # an import would take it for "there is none"
                self._stopped = True

    def open(self, path, mode):
        file, self._file = self._file, None
        if self._stopped:
            self._stopped = False
            raise KeyboardInterrupt
        return file or open(self._home + path, mode)
