"""The arrays that an advisor computes with."""

from array import array

from .shape import HASHES, MOST, ROWS

_WIDTH = 8      # numbers that hold a row, in machine code; net.py has one for each lane


def zeros(kind, count):
    """An array. Made here, so that no generator goes on holding what it is made of, which takes a
    fourth of its memory.
    """
    return array(kind, memoryview(bytes(count)))


class Room:
    """The large ones, 22 KB. A board makes them before it imports any code of an advisor: code
    needs smaller pieces, which may lie anywhere.
    """

    def __init__(self, width=_WIDTH):
        """width: net.WIDTH."""
        self.rows = zeros("i", width * ROWS)
        self.tops = bytearray(4 * MOST + 4)
        self.used = bytearray(MOST)
        self.came = zeros("H", MOST)
        self.table = zeros("H", HASHES)
