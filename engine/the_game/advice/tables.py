"""What the net knows of a turn, as sums of rows; made from the file bit by bit."""

from .shape import (
    BASE,
    BIAS,
    CURVE,
    END,
    FACT_ROWS,
    FACTS,
    FEW,
    FIRE_HELD,
    FIRE_TOP,
    FIRES_LEFT,
    GROUPS,
    HEAD,
    HELD,
    IN_HAND,
    IN_STOCK,
    KEPT,
    LANES,
    MAGIC,
    NEARBY,
    NET,
    OF_PILE,
    ON_TOP,
    PHASES,
    PILE,
    SLOTS,
    SPAN,
)


class Tables:
    """The sums of rows that the net has for a turn: rows, slot, facts, head and curve are
    arguments of judge().
    """

    def __init__(self, net, hand, tops, unseen, fire, level, room, file, offset):
        """fire: see fires(); level: its place among LEVELS; room: with the arrays; file: the
        weights, from this offset on. Raises ValueError for another file.
        """
        self._net, self._hand, self._unseen, self._fire = net, hand, unseen, fire
        self._file = file
        file.seek(offset)
        if file.read(len(MAGIC)) != MAGIC:
            raise ValueError("not a net for The Game")
        self.head, self.curve = room.head, room.curve
        file.readinto(self.curve)
        offset += len(MAGIC) + 2 * CURVE + NET * level
        self._rows = offset + 2 * PHASES * HEAD
        below = sum(unseen)
        file.seek(offset + 2 * HEAD * min(below * PHASES // 99, PHASES - 1))
        file.readinto(self.head)
        self.rows, self.facts = room.rows, room.block
        self._block = room.block        # as long as rows are made
        self._used = sorted(set(hand) | set(tops))
        self.slot = slot = bytearray([END] * 102)
        for at, card in enumerate(self._used):
            slot[card] = at

    def fill(self, flip):
        """A generator: makes the rows bit by bit. flip: as the net sees it upside down, where a
        card c is 101 - c, and rising piles fall.
        """
        net, rows, block, hand, fire = self._net, self.rows, self._block, self._hand, self._fire
        net.clear(rows)
        self._add(BIAS, BASE)
        self._add(FEW + min(sum(self._unseen), 91) // 4, BASE)
        if any(fire):
            self._add(FIRES_LEFT + sum([a and b > 0 for a, b in zip(self._unseen, fire)]), BASE)
        for code in range(9):
            self._read(IN_HAND + GROUPS * code, GROUPS)
            code = _mirrored(code) if flip else code
            for at, card in enumerate(hand):
                net.add(block, (101 - card if flip else card) >> 2, rows, HELD + 9 * at + code)
        for at, card in enumerate(hand):
            if fire[card]:
                self._read(FIRE_HELD, 9)
                for code in range(9):
                    net.add(block, code, rows,
                            HELD + 9 * at + (_mirrored(code) if flip else code))
        yield True
        for code in range(9):
            self._read(IN_STOCK + GROUPS * code, GROUPS)
            net.sweep(block, _mirrored(code) if flip else code, flip, self._unseen, self.slot,
                      rows)
            yield True
        turn = 2 if flip else 0
        for pile in range(4):
            for top in self._used:
                card = 101 - top if flip else top
                to = PILE + SLOTS * (pile ^ turn) + self.slot[top]
                self._add(ON_TOP + GROUPS * pile + (min(card, 99) >> 2), to)
                if fire[top]:
                    self._add(FIRE_TOP + 6 * pile + card // 11 - 2, to)
        yield True
        for pile in range(4):
            self._read(NEARBY + SPAN * pile, SPAN)
            net.look(block, pile ^ turn, self._unseen, self.slot, rows)
            yield True
        for pile in range(4):
            self._read_narrow(FACTS + OF_PILE * pile, OF_PILE, OF_PILE * (pile ^ turn))
        self._read_narrow(FACTS + KEPT, FACT_ROWS - KEPT, KEPT)

    def _add(self, row, to):
        """Adds a row of the net to one of the turn."""
        self._read(row, 1)
        self._net.add(self._block, 0, self.rows, to)

    def _read(self, row, count):
        """Reads count rows of the net into the block. Seeks each time, since others read the same
        file.
        """
        self._read_narrow(row, count, count)
        self._net.widen(self._block, count)

    def _read_narrow(self, row, count, to):
        """Reads rows as they are into the block, behind so many of them."""
        self._file.seek(self._rows + LANES * row)
        self._file.readinto(memoryview(self._block)[LANES // 2 * to:LANES // 2 * (to + count)])


def _mirrored(code):
    """The code of a card upside down."""
    return code % 3 * 3 + code // 3
