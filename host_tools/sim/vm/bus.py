"""machine.I2C, where a transaction is one round trip to the devices on the PC, and machine.SPI."""

from vm import wire
from vm.channel import PIECE, channel
from vm.clock import clock
from vm.pins import pin_number, take

_EIO, _ETIMEDOUT = 5, 110
# Registers of SPI0 and SPI1, RP2040 datasheet 4.4.4, and what can be asked of them.
_REGISTERS, _DATA, _STATUS = (0x4003_C000, 0x4004_0000), 8, 12

spis = [None, None]     # by their number
sending = [None, None]  # the DMA that has sent to it last


class I2C:
    """As on rp2, but it only writes: SDA on pin 4k + 2 * id, SCL on the next one."""

    def __init__(self, bus, scl=None, sda=None, freq=400_000, timeout=50_000):
        self._bus = bus
        self._scl = 5 + 2 * bus if scl is None else pin_number(scl)
        self._sda = 4 + 2 * bus if sda is None else pin_number(sda)
        if bus not in (0, 1):
            raise ValueError("I2C(%d) doesn't exist" % bus)
        if self._scl % 4 != 2 * bus + 1:
            raise ValueError("bad SCL pin")
        if self._sda % 4 != 2 * bus:
            raise ValueError("bad SDA pin")
        take(self._scl)
        take(self._sda)
        self._timeout = timeout         # us

    def _transfer(self, kind, address, data=b""):
        channel.traffic = True
        state = channel.ask(kind, wire.route(self._bus, self._sda, self._scl, address), data)
        channel.edges()
        if state.ok:
            return
        held = state.value == _ETIMEDOUT
        if held:
            clock.wait(self._timeout)
        raise OSError(_ETIMEDOUT if held else _EIO)

    def writeto(self, address, buf, stop=True):
        """-> number of bytes acknowledged; OSError EIO when nothing answers at the address"""
        self._transfer(wire.I2C_WRITE, address, buf)
        return len(buf)

    def writevto(self, address, buffers, stop=True):
        """The buffers in one transaction -> number of bytes acknowledged"""
        count = index = 0
        for part in buffers:
            channel.tell(wire.PART, index, part)
            count += len(part)
            index += 1
        self._transfer(wire.I2C_WRITEV, address)
        return count


def spi_at(address):
    """The number of the SPI whose data register is there."""
    return _REGISTERS.index(address - _DATA)


def spi_register(address):
    """The content of a status register, 0 without anything under way; None if there is none."""
    if address - _STATUS not in _REGISTERS:
        return None
    dma = sending[_REGISTERS.index(address - _STATUS)]
    if dma:
        dma.arrive()
    return 0


class SPI:
    """As on rp2 (ports/rp2/machine_spi.c). Sends only: no display answers.

    Without `miso`, its usual pin is taken for it, too; None takes none.
    """

    LSB, MSB = 0, 1

    def __init__(self, bus, baudrate=1_000_000, *, polarity=0, phase=0, bits=8, firstbit=MSB,
                 sck=None, mosi=None, miso=-1):
        if bus not in (0, 1):
            raise ValueError("SPI(%d) doesn't exist" % bus)
        self._bus = bus
        self._sck = self._pin(sck, "SCK", 2, (18, 10))
        self._mosi = self._pin(mosi, "MOSI", 3, (19, 11))
        if miso is not None:
            take(self._pin(None if miso == -1 else miso, "MISO", 0, (16, 8)))
        take(self._sck)
        take(self._mosi)
        spis[bus] = self
        self.init(polarity=polarity, phase=phase, firstbit=firstbit)

    def _pin(self, pin, name, place, usual):
        """place: of the pin in its group of four, which alternate between the buses in pairs."""
        if pin is None:
            return usual[self._bus]
        number = pin_number(pin)
        if number & 3 != place or number >> 3 & 1 != self._bus:
            raise ValueError("bad %s pin" % name)
        return number

    def init(self, baudrate=None, *, polarity=0, phase=0, bits=8, firstbit=MSB):
        if firstbit == SPI.LSB:
            raise NotImplementedError("LSB")      # as MicroPython: the chip sends no LSB first
        self._route = wire.route(self._bus, self._sck, self._mosi, polarity << 1 | phase)

    def write(self, buf):
        if len(buf) <= PIECE:
            channel.post(wire.SPI_WRITE, self._route, buf)
            return
        view = memoryview(buf)
        for start in range(0, len(view), PIECE):
            channel.post(wire.SPI_WRITE, self._route, view[start:start + PIECE])
