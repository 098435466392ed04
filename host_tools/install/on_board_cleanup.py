"""Runs on a board after on_board.py, and before the modules that it imports."""

import sys
from io import BytesIO

import vfs

_POINT = "/cleanup"
_DATA = "/data"
_FOLDER, _FILE = (0x4000,) + 9 * (0,), (0x8000,) + 9 * (0,)     # as os.stat() has it

_sources = {}       # {path: bytes}


class _Modules:
    """A read-only file system of the modules, with as much as imports need."""

    def mount(self, _readonly, _mkfs):
        pass

    def umount(self):
        pass

    def stat(self, path):
        if path in _sources:
            return _FILE
        if any([source.startswith(path + "/") for source in _sources]):
            return _FOLDER
        raise OSError(2)

    def open(self, path, _mode):
        return BytesIO(_sources[path])


def add_module(path, source):
    _sources[path] = source


def make_room():
    """Removes the oldest segments, if a PC keeps their records, but the last ones -> how many.

    Modules come from the PC alone: those of the board may be of any version.
    """
    vfs.mount(_Modules(), _POINT)
    sys.path[:] = [_POINT]
    from storage import room
    from storage.archive import Archive
    from storage.history import History
    archive = Archive(_DATA + "/records", _DATA + "/ack")
    history = History(archive.heads(), _DATA + "/sums")
    return room.evict_segments(archive, history, len(archive.names()))
