"""The arrays of an advisor."""

from array import array

from .shape import HASHES, MOST, ROWS

_WIDTH = 8      # numbers that hold a row, in machine code; net.py has one for each lane
_BYTES = {"B": 1, "H": 2, "i": 4}
_AT_ONCE = 256  # bytes


def zeros(kind, count):
    """A new array. In a function of its own, so that no generator keeps a reference to its
    initialiser, which takes a fourth of its memory.
    """
    return array(kind, memoryview(bytes(count)))


class Room:
    """The large arrays, 22 KB. A board makes them before it imports the advisor's code, which
    needs only small blocks.
    """

    def __init__(self, width=_WIDTH, lent=b""):
        """width: net.WIDTH. lent: memory that is not needed meanwhile, used first; only machine
        code can compute there.
        """
        self.width = width
        self._lent = memoryview(lent)
        self.rows = self.zeros("i", width * ROWS)
        self.tops = self.zeros("B", 4 * MOST + 4)
        self.used = self.zeros("B", MOST)
        self._table = self.zeros("H", HASHES)
        self.came = zeros("H", MOST)

    def take_table(self):
        """An empty table, which nobody but the caller keeps."""
        table, self._table = self._table or self.zeros("H", HASHES), None
        return table

    def zeros(self, kind, count):
        """An array, in the lent memory if it fits; aligned to four bytes, as machine code needs.
        """
        size = _BYTES[kind] * count
        if size > len(self._lent):
            return bytearray(count) if kind == "B" else zeros(kind, count)
        part, self._lent = self._lent[:size], self._lent[size:]
        for at in range(0, size, _AT_ONCE):
            part[at:at + _AT_ONCE] = bytes(min(_AT_ONCE, size - at))
        return part
