"""Runs in MicroPython: NOR flash in RAM, with the geometry of the RP2040's, as a block device."""

import random

import vfs

BLOCK = 4096
_GEOMETRY = {"progsize": 256, "readsize": 32, "lookahead": 32}


class Flash:
    """log: what was done to it, (address, data or None for an erased block)."""

    def __init__(self, data):
        self.data = data
        self.log = []

    def readblocks(self, block, buffer, offset=0):
        at = block * BLOCK + offset
        buffer[:] = self.data[at:at + len(buffer)]

    def writeblocks(self, block, buffer, offset=0):
        self._do((block * BLOCK + offset, bytes(buffer)))

    def ioctl(self, request, block):
        if request == 6:
            self._do((block * BLOCK, None))
        return {4: len(self.data) // BLOCK, 5: BLOCK}.get(request, 0)

    def _do(self, operation):
        self.log.append(operation)
        perform(self.data, operation)


def outcome(data, operation):
    """What an operation makes of the bytes it is for: programming only clears bits."""
    at, new = operation
    if new is None:
        return b"\xff" * BLOCK
    old = int.from_bytes(data[at:at + len(new)], "big")
    return (old & int.from_bytes(new, "big")).to_bytes(len(new), "big")


def perform(data, operation):
    new = outcome(data, operation)
    data[operation[0]:operation[0] + len(new)] = new


def tear(data, operation, eighths):
    """The power fails: a bit that had to change has done so with a chance of so many eighths."""
    at = operation[0]
    for new in outcome(data, operation):
        changes = data[at] ^ new
        for bit in range(8):
            if changes >> bit & 1 and random.getrandbits(3) < eighths:
                data[at] ^= 1 << bit
        at += 1


def formatted(blocks):
    """The bytes of an empty littlefs."""
    data = bytearray(b"\xff" * BLOCK * blocks)
    vfs.VfsLfs2.mkfs(Flash(data), **_GEOMETRY)
    return data


def mount(flash, path):
    vfs.mount(vfs.VfsLfs2(flash, **_GEOMETRY), path)
