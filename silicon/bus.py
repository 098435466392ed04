"""What the processor reaches without rp2040py, compiled by numba: memory, and the simple parts of
the chip that MicroPython asks for all the time, which are the divider, the spinlocks, the number
of the core (RP2040 datasheet 2.3.1) and the time (4.6).

`own` is what they remember, words as below, shared with rp2040py by share().
"""

from ctypes import c_uint32
from typing import Any

from numba import njit
from numba.types import CPointer, int64, uint8, uint16, uint32
from rp2040py.sio import RPSIO

RAM, RAM_SIZE = 0x2000_0000, 264 << 10
FLASH, FLASH_SIZE = 0x1000_0000, 16 << 20
ROM_SIZE = 16 << 10
# `bytes_`, `halves` and `words` are each pointers to RAM, flash and ROM.
MEMORY = CPointer(CPointer(uint8)), CPointer(CPointer(uint16)), CPointer(CPointer(uint32))
ALL = 0xFFFF_FFFF
ELSEWHERE = 0                       # in place of cycles: that is for rp2040py
RETURNS = 0xF           # in the top four bits of an address: the end of an exception

FLAGS, DIVIDEND, DIVISOR, QUOTIENT, REMAINDER, READY, LOCKED, DIVISIONS, LOADED = range(9)
OWN = c_uint32 * 9
_SIO = 0xD000_0000
_DIVIDENDS, _DIVISORS = (0x60, 0x68), (0x64, 0x6C)      # unsigned, signed
_TIMERAWH, _TIMERAWL = 0x4005_4024, 0x4005_4028


@njit(inline="always")
def signed(value):
    """Of 32 bits."""
    return (value ^ 0x8000_0000) - 0x8000_0000


@njit
def load(bytes_, halves, words, own, address, size, ns):
    """Reads 1, 2 or 4 bytes into own[LOADED] -> cycles. ns: the time."""
    if address & (size - 1):
        return ELSEWHERE
    if 0 <= address - RAM < RAM_SIZE:
        kind, at = 0, address - RAM
    elif 0 <= address - FLASH < FLASH_SIZE:
        kind, at = 1, address - FLASH
    elif address < ROM_SIZE:
        kind, at = 2, address
    elif size == 4:
        return _ask(own, address, ns)
    else:
        return ELSEWHERE
    if size == 4:
        own[LOADED] = words[kind][at >> 2]
    elif size == 2:
        own[LOADED] = halves[kind][at >> 1]
    else:
        own[LOADED] = bytes_[kind][at]
    return 2


@njit
def store(bytes_, halves, words, own, address, size, value):
    """Writes 1, 2 or 4 bytes -> cycles."""
    at = address - RAM
    if address & (size - 1):
        return ELSEWHERE
    if not 0 <= at < RAM_SIZE:
        return _tell(own, address - _SIO, value) if size == 4 else ELSEWHERE
    if size == 4:
        words[0][at >> 2] = value
    elif size == 2:
        halves[0][at >> 1] = value & 0xFFFF
    else:
        bytes_[0][at] = value & 0xFF
    return 2


@njit
def _ask(own, address, ns):
    """A register is read."""
    at = address - _SIO
    if at == 0:
        own[LOADED] = 0             # the first core
    elif at == 0x70:
        own[LOADED] = own[QUOTIENT]
        own[READY] &= 1
    elif at == 0x74:
        own[LOADED] = own[REMAINDER]
    elif at == 0x78:
        own[LOADED] = own[READY]
    elif at in _DIVIDENDS:
        own[LOADED] = own[DIVIDEND]
    elif at in _DIVISORS:
        own[LOADED] = own[DIVISOR]
    elif 0x100 <= at < 0x180:
        own[LOADED] = (1 << (at - 0x100) // 4) & ~own[LOCKED]
        own[LOCKED] |= own[LOADED]
    elif address == _TIMERAWL or address == _TIMERAWH:
        us = int64(ns / 1000)
        own[LOADED] = us & ALL if address == _TIMERAWL else us >> 32
        return 4
    else:
        return ELSEWHERE
    return 1


@njit
def _tell(own, at, value):
    """A register is written."""
    if 0x100 <= at < 0x180:
        own[LOCKED] &= ~(1 << (at - 0x100) // 4)
    elif at == 0x70:
        own[QUOTIENT], own[READY] = value, 3
    elif at == 0x74:
        own[REMAINDER], own[READY] = value, 3
    elif at in _DIVIDENDS:
        own[DIVIDEND] = value
        _divide(own, at == 0x68)
    elif at in _DIVISORS:
        own[DIVISOR] = value
        _divide(own, at == 0x6C)
    else:
        return ELSEWHERE
    return 1


@njit
def _divide(own, with_sign):
    dividend, divisor = int64(own[DIVIDEND]), int64(own[DIVISOR])
    if with_sign:
        dividend, divisor = signed(dividend), signed(divisor)
    if divisor == 0:                # as rp2040py has it
        quotient, remainder = -1 if own[DIVIDEND] else 1, dividend
    else:
        quotient = abs(dividend) // abs(divisor)
        if (dividend < 0) != (divisor < 0):
            quotient = -quotient
        remainder = dividend - divisor * quotient
    own[QUOTIENT], own[REMAINDER], own[READY] = quotient & ALL, remainder & ALL, 3
    own[DIVISIONS] += 1


def share(sio: RPSIO) -> Any:
    """Has rp2040py keep the divider and the spinlocks in what it returns, `own`."""
    own = OWN()

    def kept(index: int) -> property:
        def write(_: RPSIO, value: float) -> None:
            own[index] = int(value) & ALL
        return property(lambda _: own[index], write)

    names = {"div_dividend": DIVIDEND, "div_divisor": DIVISOR, "div_quotient": QUOTIENT,
             "div_remainder": REMAINDER, "div_csr": READY, "spin_lock": LOCKED}
    values = {name: sio.__dict__.pop(name) for name in names}
    sio.__class__ = type("SharedSIO", (RPSIO,), {name: kept(names[name]) for name in names})
    for name, value in values.items():
        setattr(sio, name, value)
    return own
