"""MicroPython's heap, read from the RAM of the chip while it runs; nothing on it takes part.

What counts is what a collection at that moment would leave: a request that does not fit has one
made first. So marking is done here, on a copy, as py/gc.c does it: whatever looks like a pointer
to a block keeps it. Every word below the heap counts as a root, not only MicroPython's own.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

try:
    from numba import njit
except ImportError:         # slow, with the same results
    def njit(function: Any) -> Any:
        return function

_RAM = 0x2000_0000
_BLOCK = 16                         # bytes of a block of the heap
_FREE, _HEAD, _TAIL, _MARKED = range(4)         # two bits for each in the table
_GAP = 8                            # bytes between the two tables, at most
_STACK_END = _RAM + 0x42000


@dataclass
class Heap:
    """Bytes, and how many pieces they are in."""

    free: int
    largest: int
    holes: int
    untidy: int             # the largest piece as long as nothing is collected


class Finder:
    """Reads the heap of a chip. Raises LookupError while MicroPython has not made one."""

    def __init__(self, mcu: Any):
        self._mcu = mcu
        self._words = np.frombuffer(mcu.sram, "<u4")
        self._area: tuple[int, int, int] | None = None

    def look(self) -> Heap:
        """As it is between two instructions."""
        table, size, pool = self._area = self._area or self._find()
        core = self._mcu.core
        stack = (core.sp - _RAM) // 4
        roots = np.concatenate((self._words[:table // 4], np.frombuffer(core.registers, "<u4"),
                                self._words[stack:(_STACK_END - _RAM) // 4]))
        kinds = np.frombuffer(self._mcu.sram, "u1")[table:table + size]
        blocks = self._words[pool // 4:pool // 4 + size * 4 * _BLOCK // 4]
        return Heap(*map(int, _survey(kinds, blocks, roots, _RAM + pool)))

    def _find(self) -> tuple[int, int, int]:
        """mp_state_mem_area_t of py/mpstate.h, known by how its fields fit together.

        Gives where its table is in the RAM, the bytes of that, and where the blocks are.
        """
        words = self._words.astype(np.int64)
        table, size, finaliser, pool, end = (words[i:len(words) - 4 + i] for i in range(5))
        fits = ((table >= _RAM) & (size > 0) & (end - pool == size * 4 * _BLOCK)
                & (end <= _STACK_END) & (pool >= finaliser + size // 2)
                & (finaliser >= table + size) & (finaliser <= table + size + _GAP))
        places = np.flatnonzero(fits)
        if not len(places):
            raise LookupError("there is no heap yet")
        at = places[0]
        return int(table[at]) - _RAM, int(size[at]), int(pool[at]) - _RAM


@njit
def _survey(kinds, words, roots, address):
    """kinds: the table; words: what is in the blocks, which begin at `address`."""
    count = len(kinds) * 4
    kept = np.zeros(count + 1, np.uint8)
    waiting = np.empty(count, np.int64)
    for root in roots:
        at = np.int64(root) - address
        if at < 0 or at >= count * _BLOCK or at % _BLOCK:
            continue
        first = at // _BLOCK
        if kept[first] or (kinds[first >> 2] >> (first & 3) * 2) & 1 == 0:
            continue
        kept[first] = 1
        waiting[0], left = first, 1
        while left:
            left -= 1
            block = waiting[left]
            while True:
                kept[block] = 1
                for i in range(block * 4, block * 4 + 4):
                    at = np.int64(words[i]) - address
                    if 0 <= at < count * _BLOCK and at % _BLOCK == 0:
                        found = at // _BLOCK
                        if not kept[found] and (kinds[found >> 2] >> (found & 3) * 2) & 1:
                            kept[found] = 1
                            waiting[left] = found
                            left += 1
                block += 1
                if block == count or (kinds[block >> 2] >> (block & 3) * 2) & 3 != _TAIL:
                    break
    free = largest = holes = run = untidy = untidy_run = 0
    for block in range(count + 1):
        if block < count and not kept[block]:
            run += 1
        else:
            free, largest, holes = free + run, max(largest, run), holes + (run > 0)
            run = 0
        if block < count and (kinds[block >> 2] >> (block & 3) * 2) & 3 == _FREE:
            untidy_run += 1
        else:
            untidy = max(untidy, untidy_run)
            untidy_run = 0
    return free * _BLOCK, largest * _BLOCK, holes, untidy * _BLOCK


class Watch:
    """Looks at the heap every `ms` of a chip's time in which the processor works.

    `worst`: the Heap with the smallest largest piece; `least`: the one with the fewest bytes free;
    `worst_ms`, `least_ms`: when that was.
    """

    def __init__(self, chip: Any, ms: float = 2):
        self._chip, self._ns = chip, ms * 1e6
        self._finder = Finder(chip.mcu)
        self._rested = False
        self.worst = self.least = Heap(1 << 30, 1 << 30, 0, 0)
        self.worst_ms = self.least_ms = 0.0
        self._look()

    def _look(self) -> None:
        self._chip.at(self._ns, self._look)
        rests = self._chip.mcu.core.waiting
        if not (rests and self._rested):
            try:
                heap = self._finder.look()
            except LookupError:
                return
            if heap.free < self.least.free:
                self.least, self.least_ms = heap, self._chip.ns / 1e6
            if heap.largest < self.worst.largest:
                self.worst, self.worst_ms = heap, self._chip.ns / 1e6
        self._rested = rests
