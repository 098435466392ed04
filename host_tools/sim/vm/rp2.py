"""`rp2` of the board: DMA, as far as it feeds an SPI."""

from vm import bus


class DMA:
    """One channel. What it sends is read when it ends: a program that changes it earlier sends
    what it should not, as on the chip.
    """

    def __init__(self):
        self._data = None       # on its way
        self._left = 0          # questions until it has arrived
        self._read = self._count = self._spi = None

    def pack_ctrl(self, default=None, **fields):
        return fields

    def config(self, read=None, write=None, count=None, ctrl=None, trigger=False):
        if self._data is not None:
            raise RuntimeError("the channel is busy")
        if ctrl is not None:
            if ctrl != dict(size=0, inc_write=False, treq_sel=16 + 2 * bus.spi_at(write)):
                raise RuntimeError("the virtual chip has no such DMA: %r" % ctrl)
            self._spi = bus.spi_at(write)
        if read is not None:
            self._read = read
        if count is not None:
            self._count = count
        if trigger:
            self._data, self._left = memoryview(self._read)[:self._count], 1
            bus.sending[self._spi] = self

    def active(self, value=None):
        if value is not None:
            if value:
                raise RuntimeError("the virtual chip starts DMA by config()")
            self._data = None           # what is left is not sent
        if self._data is None:
            return False
        self._left -= 1
        if self._left < 0:
            self.arrive()
        return self._data is not None

    def arrive(self):
        """All of it has gone out."""
        data, self._data = self._data, None
        if data is not None:
            bus.spis[self._spi].write(data)

    def close(self):
        self._data = None
