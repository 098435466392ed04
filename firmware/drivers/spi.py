"""An SPI bus with a display and a D/C pin, which tells commands from data; on an RP2040 it sends
while the processor goes on.

RP2040 datasheet 2.5.3.1 (pace of DMA), 4.4.4 (registers of SPI).
"""

from time import sleep_ms, sleep_us, ticks_add, ticks_diff, ticks_ms

from micropython import const

_RESET_MS = const(6)            # ST7789V, 7.4.5: 5 ms, and one since the clock may tick at once
_ETIMEDOUT = const(110)
_SPI, _NEXT = const(0x4003_C000), const(0x4000)     # registers of SPI0; from there to SPI1
_DATA_REGISTER, _STATUS = const(8), const(12)
_RECEIVED, _BUSY = const(4), const(16)
_PACE, _NEXT_PACE = const(16), const(2)             # data of SPI0 are wanted; from there to SPI1
_PATIENCE_MS = const(100)       # for what is under way: the longest takes 10 ms


class SPIBus:
    """An SPI bus to a display. Nothing answers, so a missing display goes unnoticed. Pins are
    outputs.

    If there is a reset line, the constructor resets the display, which has recovered by the time
    its driver is loaded.
    """

    def __init__(self, spi, cs, dc, rst=None):
        self._spi = spi
        self.dma = None         # a DMASender, for long transfers
        self._cs = cs
        self._dc = dc
        self._rst = rst
        self._fresh = False
        if rst:
            self._pulse()

    def _pulse(self):
        self._rst(0)
        sleep_us(20)            # 10
        self._rst(1)
        self._fresh = True
        self._ready = ticks_add(ticks_ms(), _RESET_MS)

    def reset(self):
        """Resets the display; True if there is a reset line."""
        if not self._rst:
            return False
        if not self._fresh:
            self._pulse()
        self._fresh = False
        sleep_ms(max(0, ticks_diff(self._ready, ticks_ms())))
        return True

    def command(self, commands):
        self._send(0, commands)

    def data(self, data):
        self._send(1, data)

    def stream(self, data):
        """Sends a part of many. With DMA it is still under way: the bytes may change only after
        the next call, or end_stream(). Raises OSError when that takes too long.
        """
        if not self.dma:
            self.data(data)
            return
        if self.dma.idle:
            self._dc(1)
            self._cs(0)
        self.dma.send(data)

    def end_stream(self):
        """Waits until all of it is out. Raises OSError."""
        if self.dma and not self.dma.idle:
            try:
                self.dma.finish()
            finally:
                self._cs(1)

    def run(self, program):
        """Sends commands with their parameters: (command, parameters) pairs of bytes."""
        self.end_stream()       # Ctrl-C may have ended the work before
        dc, write = self._dc, self._spi.write
        self._cs(0)
        for command, values in program:
            dc(0)
            write(command)
            dc(1)
            write(values)
        self._cs(1)

    def _send(self, dc, data):
        self.end_stream()
        self._dc(dc)
        self._cs(0)
        self._spi.write(data)
        self._cs(1)


class DMASender:
    """Sends to an SPI of the RP2040 while the processor does something else. idle: is all out?

    dma: an rp2.DMA. registers: machine.mem32. index: of the SPI.
    """

    def __init__(self, dma, registers, index):
        self._dma = dma
        self._registers = registers
        self._data = _SPI + _NEXT * index + _DATA_REGISTER
        self._status = _SPI + _NEXT * index + _STATUS
        dma.config(write=self._data, count=0, trigger=False, ctrl=dma.pack_ctrl(
            size=0, inc_write=False, treq_sel=_PACE + _NEXT_PACE * index))
        self.idle = True

    def send(self, data):
        """Waits for what was sent before, then sends this. Raises OSError."""
        self._wait()
        self.idle = False
        self._dma.config(read=data, count=len(data), trigger=True)

    def finish(self):
        """Waits until the last bit is out. Raises OSError."""
        self._wait()
        registers = self._registers
        begun = ticks_ms()
        while registers[self._status] & _BUSY:
            self._check(begun)
        while registers[self._status] & _RECEIVED:      # SPI receives while it sends
            registers[self._data]
        self.idle = True

    def _wait(self):
        begun = ticks_ms()
        while self._dma.active():
            self._check(begun)

    def _check(self, begun):
        if ticks_diff(ticks_ms(), begun) > _PATIENCE_MS:
            self._dma.active(0)
            self.idle = True
            raise OSError(_ETIMEDOUT)
