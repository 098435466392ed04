"""The flash chip: erasing and programming take time, and power can fail in the middle.

rp2040py's does both at once and has no serial number. While it is busy the processor only asks
whether it still is, with interrupts off; that time is skipped.
"""

import random
from collections.abc import Callable
from typing import Any

from rp2040py.peripherals import ssi

from crupier.sim.virtual.flash import BLOCK, ERASED, tear

ERASE_NS, PROGRAM_NS = 45e6, 0.4e6      # W25Q16JV, typical
_READ_UNIQUE_ID = 0x4B                  # and four bytes that do not matter
_BUSY = 1                               # of status register 1


class NorFlash:
    """`log`: (ns when it began, "E" or "P", address) of every operation since power-on.

    on_dead() is called when the power has failed; after that nothing changes any more.
    """

    def __init__(self, unique_id: bytes, on_dead: Callable[[], None]):
        self._unique_id = unique_id
        self._on_dead = on_dead
        self.log: list[tuple[float, str, int]] = []
        self.erases = self.programs = 0
        self._busy_until = 0.0
        self._before = b""              # what the operation under way changes
        self._cut_at: int | None = None
        self._torn = 0.0
        self._dead = False

    def attach(self, mcu: Any) -> None:
        self._mcu = mcu
        self._shift_byte = mcu.ssi._shift_byte
        mcu.ssi._shift_byte = self._shift
        mcu.ssi._apply_command = self._apply

    def cut_after(self, operations: int, torn: float) -> None:
        """Power fails inside the n-th operation from now, 1 = the next one."""
        self._cut_at = len(self.log) + operations
        self._torn = torn

    def power_fails(self) -> None:
        """Now: an operation under way is as far as its time has come."""
        now = self._mcu.clock.nanos
        if not self._dead and now < self._busy_until:
            begun, _, address = self.log[-1]
            self._tear(address, (now - begun) / (self._busy_until - begun))
        self._dead = True

    def _tear(self, address: int, done: float) -> None:
        end = address + len(self._before)
        after = bytes(self._mcu.flash[address:end])
        self._mcu.flash[address:end] = tear(self._before, after, done,
                                            random.Random(len(self.log)))

    def _shift(self, byte: int) -> int:
        """One byte each way, while the chip is selected."""
        answer = self._shift_byte(byte)
        command, at = self._mcu.ssi._tx_buffer[0], len(self._mcu.ssi._tx_buffer) - 1
        if command == _READ_UNIQUE_ID and at >= 5:
            return self._unique_id[(at - 5) % 8]
        clock = self._mcu.clock
        if command == ssi.CMD_READ_STATUS_1 and at and clock.nanos < self._busy_until:
            if self._mcu.core.pm:           # interrupts are off: nothing else happens
                clock.tick(self._busy_until - clock.nanos)
            else:
                answer |= _BUSY
        return answer

    def _apply(self) -> None:
        """The chip is no longer selected: it does what it was told."""
        told, self._mcu.ssi._tx_buffer = bytes(self._mcu.ssi._tx_buffer), bytearray()
        command = told[0] if told else None
        if command not in (ssi.CMD_SECTOR_ERASE, ssi.CMD_BLOCK_ERASE, ssi.CMD_PAGE_PROGRAM):
            return
        enabled, self._mcu.ssi._write_enabled = self._mcu.ssi._write_enabled, False
        if self._dead or not enabled or len(told) < 4:
            return
        address = int.from_bytes(told[1:4], "big")
        if command == ssi.CMD_PAGE_PROGRAM:
            old = self._mcu.flash[address:address + len(told) - 4]
            self.programs += 1
            self._change("P", address, bytes(a & b for a, b in zip(old, told[4:], strict=True)),
                         PROGRAM_NS)
        else:
            size = BLOCK if command == ssi.CMD_SECTOR_ERASE else ssi.FLASH_BLOCK_SIZE
            self.erases += 1
            self._change("E", address & -size, ERASED * size, ERASE_NS)

    def _change(self, kind: str, address: int, new: bytes, ns: float) -> None:
        end = address + len(new)
        now = self._mcu.clock.nanos
        self.log.append((now, kind, address))
        self._before = bytes(self._mcu.flash[address:end])
        self._mcu.flash[address:end] = new
        self._busy_until = now + ns
        if len(self.log) == self._cut_at:
            self._tear(address, self._torn)
            self._dead = True
            self._on_dead()
