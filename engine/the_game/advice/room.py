"""The arrays of an advisor."""

from array import array

from .shape import CURVE, FACT_ROWS, HASHES, HEAD, LANES, MOST, ROWS

_WIDTH = 8      # numbers that hold a row, in machine code; net.py has one for each lane
_BYTES = {"B": 1, "H": 2, "i": 4}
_AT_ONCE = 256  # bytes


def zeros(kind, count):
    """A new array. In a function of its own, so that no generator keeps a reference to its
    initialiser, which takes a fourth of its memory.
    """
    return array(kind, memoryview(bytes(count)))


class Room:
    """The large arrays, 25 KB. A board makes them before it imports the advisor's code, which
    needs only small blocks; another advisor may compute there afterwards.
    """

    def __init__(self, width=_WIDTH, lent=b""):
        """width: net.WIDTH. lent: see borrow()."""
        self.width = width
        self.borrow(lent)
        self.came = zeros("H", MOST)
        self.head = zeros("h", 2 * HEAD)
        self.curve = zeros("h", CURVE)
        self.block = zeros("h", LANES * FACT_ROWS // 2)     # GROUPS wide rows fit, too

    def borrow(self, lent):
        """Makes the arrays in which only machine code computes, in `lent` as far as they fit:
        memory that is not needed meanwhile. Again after that has been in use.
        """
        self.borrows = len(lent) > 0
        self._lent = memoryview(lent)
        self.rows = self.zeros("i", self.width * ROWS)
        self.tops = self.zeros("B", 4 * MOST + 4)
        self.used = self.zeros("B", MOST)
        self._table = self.zeros("H", HASHES)

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
