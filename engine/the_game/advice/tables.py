"""What the net knows of a turn, as sums of rows; made from the file bit by bit."""

from .shape import (
    BASE,
    CURVE,
    END,
    FEW,
    GROUPS,
    HEAD,
    HELD,
    IN_HAND,
    IN_STOCK,
    KEPT,
    LANES,
    MAGIC,
    NEAR,
    NEARBY,
    ON_TOP,
    PAIRS,
    PHASES,
    PILE,
    SLOTS,
    SPAN,
)

_NUMBER = 2     # bytes


class Tables:
    """The sums of rows that the net has for a turn: rows, slot, head and curve are arguments of
    judge().
    """

    def __init__(self, net, hand, tops, unseen, level, room, file, offset):
        """level: its place among LEVELS; room: with the arrays; file: the weights, from this
        offset on. Raises ValueError for another file.
        """
        self._net, self._hand, self._unseen, self._level = net, hand, unseen, level
        self._file, self._offset = file, offset
        file.seek(offset)
        if file.read(len(MAGIC)) != MAGIC:
            raise ValueError("not a net for The Game")
        self.head, self.curve, self._block = room.head, room.curve, room.block
        file.readinto(self.head)
        file.readinto(self.curve)
        self._offset += len(MAGIC) + _NUMBER * (PHASES * HEAD + CURVE)
        self.rows = room.rows
        self._used = sorted(set(hand) | set(tops))
        self.slot = slot = bytearray([END] * 102)
        for at, card in enumerate(self._used):
            slot[card] = at

    def fill(self, flip):
        """A generator: makes the rows bit by bit. flip: as the net sees it upside down, where a
        card c is 101 - c, and rising piles fall.
        """
        net, rows, block, hand = self._net, self.rows, self._block, self._hand
        net.clear(rows)
        self._read(0, 1)
        net.add(block, 0, rows, BASE)
        self._read(1 + 9 * self._level, 9)
        for kept in range(9):
            net.add(block, kept, rows, KEPT + kept)
        self._read(FEW + min(sum(self._unseen), 91) // 4, 1)
        net.add(block, 0, rows, BASE)
        for code in range(9):
            self._read(IN_HAND + GROUPS * code, GROUPS)
            code = code % 3 * 3 + code // 3 if flip else code
            for at, card in enumerate(hand):
                card = 101 - card if flip else card
                net.add(block, card >> 2, rows, HELD + 9 * at + code)
        yield True
        for code in range(9):
            self._read(IN_STOCK + GROUPS * code, GROUPS)
            code = code % 3 * 3 + code // 3 if flip else code
            net.sweep(block, code, flip, self._unseen, self.slot, rows)
            yield True
        turn = 2 if flip else 0
        for pile in range(4):
            for top in self._used:
                card = min(101 - top if flip else top, 99)
                self._read(ON_TOP + PAIRS * pile + (card >> 1), 1)
                net.add(block, 0, rows, PILE + SLOTS * (pile ^ turn) + self.slot[top])
        yield True
        for pile in range(4):
            self._read(NEARBY + 2 * SPAN * pile, SPAN)
            for distance in range(SPAN):
                net.add(block, distance, rows, NEAR + SPAN * (pile ^ turn) + distance)
            self._read(NEARBY + 2 * SPAN * pile + SPAN, SPAN)
            net.look(block, pile ^ turn, self._unseen, self.slot, rows)
            yield True

    def _read(self, row, count):
        """Reads count rows of the file into the block. Seeks each time, since others read the same
        file.
        """
        self._file.seek(self._offset + _NUMBER * LANES * row)
        self._file.readinto(memoryview(self._block)[:LANES * count])
