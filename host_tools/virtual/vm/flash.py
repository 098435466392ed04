"""The flash as a block device. It reads the image itself; the PC writes, as a NOR flash does."""

from micropython import const
from vm import wire
from vm.channel import channel
from vm.config import config

BLOCK = const(4096)
BLOCKS = const(352)     # 1408 KiB, as MicroPython for the Pico has it


class Flash:
    """Extended block device interface.

    Ctrl-C must not strike inside littlefs, as it cannot on a board. So an operation that it
    interrupts is done again, which a NOR flash does not mind, and the PC sends Ctrl-C later.
    """

    def __init__(self):
        self._image = open(config["image"], "rb")

    def readblocks(self, block, buf, offset=0):
        self._image.seek(block * BLOCK + offset)    # no jump in here: cannot be interrupted
        self._image.readinto(buf)

    def writeblocks(self, block, buf, offset=None):
        try:
            return self._write(block, buf, offset)
        except KeyboardInterrupt:
            self._write(block, buf, offset)
            channel.ask(wire.AGAIN)

    def ioctl(self, op, argument):
        try:
            return self._ioctl(op, argument)
        except KeyboardInterrupt:
            result = self._ioctl(op, argument)
            channel.ask(wire.AGAIN)
            return result

    def _write(self, block, buf, offset):
        if offset is None:
            offset = 0
            channel.ask(wire.ERASE, block)
        channel.ask(wire.PROGRAM, block * BLOCK + offset, buf)

    def _ioctl(self, op, argument):
        if op == 4:
            return BLOCKS
        if op == 5:
            return BLOCK
        if op == 6:
            channel.ask(wire.ERASE, argument)
        return 0
