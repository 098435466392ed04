"""The arrays that an advisor computes with."""

from array import array

from .shape import HASHES, MOST, ROWS

_WIDTH = 8      # numbers that hold a row, in machine code; net.py has one for each lane
_BYTES = {"B": 1, "H": 2, "i": 4}
_AT_ONCE = 256  # bytes


def zeros(kind, count):
    """An array. Made here, so that no generator goes on holding what it is made of, which takes a
    fourth of its memory.
    """
    return array(kind, memoryview(bytes(count)))


class Room:
    """The large ones, 22 KB. A board makes them before it imports any code of an advisor: code
    needs smaller pieces, which may lie anywhere.
    """

    def __init__(self, width=_WIDTH, lent=b""):
        """width: net.WIDTH. lent: memory that nobody else needs meanwhile, as far as it goes; only
        machine code can compute there.
        """
        self.width = width
        self._lent = memoryview(lent)
        self.rows = self.zeros("i", width * ROWS)
        self.tops = self.zeros("B", 4 * MOST + 4)
        self.used = self.zeros("B", MOST)
        self.table = self.zeros("H", HASHES)
        self.came = zeros("H", MOST)

    def zeros(self, kind, count):
        """An array, or its bytes in memory that was lent; a multiple of four, as machine code
        wants them to lie.
        """
        size = _BYTES[kind] * count
        if size > len(self._lent):
            return bytearray(count) if kind == "B" else zeros(kind, count)
        part, self._lent = self._lent[:size], self._lent[size:]
        for at in range(0, size, _AT_ONCE):
            part[at:at + _AT_ONCE] = bytes(min(_AT_ONCE, size - at))
        return part
