"""Long SPI transfers in one go: rp2040py moves every byte on its own, which takes the PC an age.

MicroPython gives the bytes to one DMA channel, lets another one throw the answers away, and waits
for both. They take the time that they take on the wire; only how it passes here is different.
"""

from collections.abc import Callable
from typing import Any

from rp2040py.peripherals import dma
from rp2040py.peripherals.spi import SSPDR

_BASE = 0x4003_C000, 0x4004_0000        # of SPI0 and SPI1
_SRAM = 0x2000_0000


class BlockTransfer:
    """Takes over the DMA channels that talk to one SPI. send(bytes) -> ns until it is out."""

    def __init__(self, mcu: Any, index: int, send: Callable[[bytes], float]):
        self._mcu = mcu
        self._data_register = _BASE[index] + SSPDR
        self._send = send
        self._alarm = mcu.clock.create_alarm(self._done)
        self._under_way: list[Any] = []
        self._read = mcu.dma.read_uint32
        mcu.dma.read_uint32 = self._look
        for channel in mcu.dma.channels:
            channel.start = self._starting(channel, channel.start)

    def _starting(self, channel: Any, start: Callable[[], None]) -> Callable[[], None]:
        def take_over() -> None:
            if self._data_register not in (channel._write_addr, channel._read_addr):
                start()
            elif not channel._ctrl & dma.BUSY:
                channel._ctrl |= dma.BUSY
                self._under_way.append(channel)
                if channel._write_addr == self._data_register:
                    self._alarm.schedule(self._send(self._bytes(channel)))
        return take_over

    def _bytes(self, channel: Any) -> bytes:
        """What the channel is to send."""
        count, address = channel._trans_count_reload, channel._read_addr
        ram = address >= _SRAM
        memory = self._mcu.sram if ram else self._mcu.flash
        start = address - _SRAM if ram else address & 0xFF_FFFF
        if channel._ctrl & dma.INCR_READ:
            return bytes(memory[start:start + count])
        return bytes(memory[start:start + 1]) * count

    def _done(self) -> None:
        for channel in self._under_way:
            channel._trans_count = 0
            channel._ctrl &= ~dma.BUSY
        self._under_way.clear()

    def _look(self, offset: int) -> int:
        """The processor reads a register: to wait, so the time until something happens is gone."""
        if self._under_way:
            self._mcu.clock.tick(self._mcu.clock.nanos_to_next_alarm)
        return self._read(offset)
