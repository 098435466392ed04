"""What the net knows of a turn, as sums of rows; made while its file is read once through."""

from array import array

from .shape import (
    BASE,
    CURVE,
    END,
    FEW,
    GROUPS,
    HEAD,
    HELD,
    KEPT,
    LANES,
    MAGIC,
    NEAR,
    PAIRS,
    PHASES,
    PILE,
    ROWS,
    SLOTS,
    SPAN,
)

_NUMBER = 2     # bytes


class Tables:
    """rows and slot are what judge() asks for, head and curve too."""

    def __init__(self, net, hand, tops, unseen, file, offset):
        """file: the weights, from this offset on. Raises ValueError for another file."""
        self._net, self._hand, self._unseen = net, hand, unseen
        self._file, self._offset = file, offset
        file.seek(offset)
        if file.read(len(MAGIC)) != MAGIC:
            raise ValueError("not a net for The Game")
        self._at = offset + len(MAGIC)
        self._block = array("h", bytes(_NUMBER * LANES * PAIRS))
        self.head = self._numbers(PHASES * HEAD)
        self.curve = self._numbers(CURVE)
        self._first_row = self._at
        self.rows = array("i", bytes(4 * net.WIDTH * ROWS))
        self._used = sorted(set(hand) | set(tops))
        self.slot = slot = bytearray([END] * 102)
        for at, card in enumerate(self._used):
            slot[card] = at

    def fill(self, flip):
        """A generator: makes the rows bit by bit. flip: as the net sees it upside down, where a
        card c is 101 - c, and rising piles fall.
        """
        net, rows, block, hand = self._net, self.rows, self._block, self._hand
        self._at = self._first_row
        for at in range(len(rows)):
            rows[at] = 0
        self._read(FEW)
        net.add(block, 0, rows, BASE)
        for kept in range(9):
            net.add(block, 1 + kept, rows, KEPT + kept)
        net.add(block, 10 + min(sum(self._unseen), 91) // 4, rows, BASE)
        for code in range(9):
            self._read(GROUPS)
            code = code % 3 * 3 + code // 3 if flip else code
            for at, card in enumerate(hand):
                card = 101 - card if flip else card
                net.add(block, card >> 2, rows, HELD + 9 * at + code)
        yield
        for code in range(9):
            self._read(GROUPS)
            code = code % 3 * 3 + code // 3 if flip else code
            net.sweep(block, code, flip, self._unseen, self.slot, rows)
            yield
        turn = 2 if flip else 0
        for pile in range(4):
            self._read(PAIRS)
            for top in self._used:
                card = min(101 - top if flip else top, 99)
                net.add(block, card >> 1, rows, PILE + SLOTS * (pile ^ turn) + self.slot[top])
        yield
        for pile in range(4):
            self._read(SPAN)
            for distance in range(SPAN):
                net.add(block, distance, rows, NEAR + SPAN * (pile ^ turn) + distance)
            self._read(SPAN)
            net.look(block, pile ^ turn, self._unseen, self.slot, rows)
            yield

    def _numbers(self, count):
        found = array("h", bytes(_NUMBER * count))
        self._file.seek(self._at)
        self._file.readinto(found)
        self._at += _NUMBER * count
        return found

    def _read(self, rows):
        """The next rows of the file, into the block; others may have read from it in between."""
        count = LANES * rows
        self._file.seek(self._at)
        self._file.readinto(memoryview(self._block)[:count])
        self._at += _NUMBER * count
