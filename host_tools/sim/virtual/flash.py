"""The flash chip: a NOR flash in a file, which can lose power in the middle of an operation."""

import os
import random
from pathlib import Path

BLOCK = 4096
BLOCKS = 352        # 1408 KiB: what MicroPython for the Pico gives to the file system
SIZE = BLOCK * BLOCKS
ERASED = b"\xff"


class PowerFailed(Exception):
    """Power went inside this operation, which is left torn."""


def tear(old: bytes, new: bytes, done: float, rng: random.Random) -> bytes:
    """An operation stopped when the fraction `done` of the bits it changes had changed."""
    torn = bytearray(old)
    for i, (before, after) in enumerate(zip(old, new, strict=True)):
        for bit in range(8):
            mask = 1 << bit
            if (before ^ after) & mask and rng.random() < done:
                torn[i] ^= mask
    return bytes(torn)


def _make(image: Path) -> None:
    """An erased one, whole or not at all."""
    image.parent.mkdir(parents=True, exist_ok=True)
    part = image.with_name(image.name + ".part")
    try:
        part.write_bytes(ERASED * SIZE)
        os.replace(part, image)
    except OSError:
        part.unlink(missing_ok=True)
        raise


class Flash:
    """Programs clear bits, erases set them. Counts both."""

    def __init__(self, image: Path):
        if not image.exists():
            _make(image)
        self._fd = os.open(image, os.O_RDWR | os.O_CLOEXEC)
        self.size = os.fstat(self._fd).st_size
        self.erases = self.programs = 0
        self._cut_at: int | None = None
        self._torn = 0.0

    @property
    def operations(self) -> int:
        return self.erases + self.programs

    def close(self) -> None:
        os.close(self._fd)

    def cut_after(self, operations: int, torn: float) -> None:
        """Power fails inside the n-th operation from now, 1 = the next one."""
        self._cut_at = self.operations + operations
        self._torn = torn

    def read(self, offset: int, size: int) -> bytes:
        return os.pread(self._fd, size, offset)

    def blank(self) -> bool:
        """Fresh from the factory?"""
        return all(self.read(0, size) == ERASED * size for size in (BLOCK, self.size))

    def erase(self, block: int) -> None:
        self.erases += 1
        self._change(block * BLOCK, ERASED * BLOCK)

    def program(self, offset: int, data: bytes) -> None:
        self.programs += 1
        both = int.from_bytes(self.read(offset, len(data)), "big") & int.from_bytes(data, "big")
        self._change(offset, both.to_bytes(len(data), "big"))

    def _change(self, offset: int, new: bytes) -> None:
        if self.operations != self._cut_at:
            os.pwrite(self._fd, new, offset)
            return
        self._cut_at = None
        torn = tear(self.read(offset, len(new)), new, self._torn, random.Random(self.operations))
        os.pwrite(self._fd, torn, offset)
        raise PowerFailed
