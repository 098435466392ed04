"""Parts of what thumb.py does, compiled by numba: the cache of the flash, conditions of branches,
and the instructions for many registers at once.
"""

from numba import njit
from numba.types import int64

from silicon.bus import (
    ALL,
    ELSEWHERE,
    FLASH,
    FLASH_SIZE,
    RAM,
    RAM_SIZE,
    RETURNS,
    ROM_SIZE,
)


@njit
def fetch(lines, line):
    """An instruction is fetched from another line of eight bytes of the flash -> cycles it waits.

    lines: [0] cycles of a miss; then, for each of the 1024 sets of the cache, the line that was
    used last and the other one. RP2040 datasheet 2.6.3; which one goes is a guess.
    """
    at = 1 + (line & 1023) * 2
    if lines[at] == line:
        return 0
    waits = 0 if lines[at + 1] == line else lines[0]
    lines[at], lines[at + 1] = line, lines[at]
    return waits


@njit(inline="always")
def holds(cond, n, z, c, v):
    """Is a condition of a branch true?"""
    kind = cond >> 1
    if kind == 0:
        true = z
    elif kind == 1:
        true = c
    elif kind == 2:
        true = n
    elif kind == 3:
        true = v
    elif kind == 4:
        true = c and not z
    elif kind == 5:
        true = n == v
    else:
        true = n == v and not z
    return true != (cond & 1 != 0)


@njit
def _count(listed):
    count = 0
    for i in range(9):
        count += listed >> i & 1
    return count


@njit
def _in_ram(address, count):
    return not address & 3 and RAM <= address <= RAM + RAM_SIZE - 4 * count


@njit
def push(regs, ram, listed):
    """PUSH; bit 8 is LR -> cycles."""
    count = _count(listed)
    address = int64(regs[13]) - 4 * count
    if not _in_ram(address, count):
        return ELSEWHERE
    regs[13], at, cycles = address, (address - RAM) >> 2, 1
    for i in range(8):
        if listed >> i & 1:
            ram[at] = regs[i]
            at += 1
            cycles += 1
    if listed & 0x100:
        ram[at] = regs[14]
    return cycles


@njit
def pop(regs, ram, listed):
    """POP; bit 8 is PC -> (cycles, what came for PC)."""
    count = _count(listed)
    address = int64(regs[13])
    if not _in_ram(address, count):
        return ELSEWHERE, int64(0)
    at, cycles, target = (address - RAM) >> 2, 1, int64(0)
    if listed & 0x100:
        target = int64(ram[at + count - 1])
        if target >> 28 == RETURNS:
            return ELSEWHERE, target
        cycles = 3
    regs[13] = (address + 4 * count) & (ALL - 3)
    for i in range(8):
        if listed >> i & 1:
            regs[i] = ram[at]
            at += 1
            cycles += 1
    return cycles, target


@njit
def move(regs, words, rn, listed, load):
    """LDMIA and STMIA -> cycles."""
    count = _count(listed)
    address = int64(regs[rn])
    if address & 3:
        return ELSEWHERE
    if _in_ram(address, count):
        block, at = words[0], address - RAM
    elif not load:
        return ELSEWHERE
    elif 0 <= address - FLASH <= FLASH_SIZE - 4 * count:
        block, at = words[1], address - FLASH
    elif address <= ROM_SIZE - 4 * count:
        block, at = words[2], address
    else:
        return ELSEWHERE
    at >>= 2
    for i in range(8):
        if listed >> i & 1:
            if load:
                regs[i] = block[at]
            else:
                block[at] = regs[i]
            at += 1
    if not listed >> rn & 1:
        regs[rn] = address + 4 * count
    return 1 + count
