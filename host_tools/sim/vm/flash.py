"""The flash as a block device. It reads the image itself; the PC writes, as a NOR flash does."""

import struct

from micropython import const
from vm import wire
from vm.config import config, flash_file

BLOCK = const(4096)
BLOCKS = const(352)     # 1408 KiB, as MicroPython for the Pico has it


class Flash:
    """Block device for VfsLfs2 (extended interface).

    Ctrl-C must not raise inside littlefs, as it cannot on a board. So there is no jump in here,
    where a pending one would raise; only a blocked read can, and then the PC sends it once more.
    """

    def __init__(self):
        self._image = open(config["image"], "rb")
        self._wire = flash_file
        self._head = bytearray(struct.calcsize(wire.REQUEST))
        self._done = bytearray(1)
        self._ioctls = {4: lambda _: BLOCKS, 5: lambda _: BLOCK, 6: self._erase}

    def readblocks(self, block, buf, offset=0):
        self._image.seek(block * BLOCK + offset)
        self._image.readinto(buf)

    def writeblocks(self, block, buf, offset=0):
        self._ask(wire.PROGRAM, block * BLOCK + offset, buf)

    def ioctl(self, op, argument):
        return self._ioctls.get(op, lambda _: 0)(argument)

    def _erase(self, block):
        self._ask(wire.ERASE, block, b"")
        return 0

    def _ask(self, kind, argument, data):
        self._tell(kind, argument, data)
        try:
            return self._wait()
        except KeyboardInterrupt:
            return self._again()

    def _tell(self, kind, argument, data):
        struct.pack_into(wire.REQUEST, self._head, 0, kind, 0, argument, 0, len(data))
        self._wire.write(self._head)
        self._wire.write(data)

    def _wait(self):
        self._wire.readinto(self._done)

    def _again(self):
        self._wait()
        self._tell(wire.AGAIN, 0, b"")
        self._wait()
