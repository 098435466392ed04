"""A display on its bus, as slow as the real one: I2C byte by byte, SPI also by DMA.

rp2040py moves every byte of SPI on its own, which takes the PC an age. MicroPython gives long ones
to one DMA channel, lets another one throw the answers away, and waits for both; the firmware gives
them to a channel of its own, and goes on. These move in one go. They take the time that they take
on the wire; only how it passes here is different.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rp2040py.gpio_pin import GPIOPinState
from rp2040py.peripherals import dma
from rp2040py.peripherals.i2c import RPI2C, I2CMode
from rp2040py.peripherals.spi import RPSPI, SSPDR
from rp2040py.rp2040 import RP2040

from crupier.sim.chips.lcd import CHIPS, Lcd
from crupier.sim.chips.sh1107 import Sh1107
from crupier.sim.chips.ssd1306 import Ssd1306

_MODELS: dict[str, Callable[..., Any]] = {
    "ssd1306": Ssd1306, "sh1107": Sh1107, **dict.fromkeys(CHIPS, Lcd)}
_REST_NS = 12e6         # a bus that rests so long has brought a whole frame
_BYTE = 9               # bits on the wire, with the acknowledgement
_TX_EMPTY = 1 << 4      # IC_RAW_INTR_STAT, RP2040 datasheet 4.3.17
_BASE = 0x4003_C000, 0x4004_0000        # of SPI0 and SPI1
_SRAM = 0x2000_0000


class WiredDisplay:
    """A display and its bus. clock() -> ns."""

    def __init__(self, spec: Mapping[str, Any], clock: Callable[[], float]):
        timed = {"clock": lambda: int(clock() / 1000)} if spec["driver"] in CHIPS else {}
        self.model = _MODELS[spec["driver"]](spec, **timed)
        self.bus: I2cBus | SpiBus
        if "i2c" in spec:
            self.bus = I2cBus(spec["i2c"], spec["addr"], self.model.i2c_write)
        else:
            self.bus = SpiBus(spec["spi"], spec["cs"], spec["dc"], self.model.spi_write,
                              spec.get("rst"), self.model.reset)

    def image(self) -> Any:
        """What a person sees, if the backlight is on."""
        if isinstance(self.bus, SpiBus):
            self.bus.flush()
        return self.model.image()


@dataclass
class Traffic:
    """A meter: put a new one into a bus to begin anew. Times are ns since power-on."""

    bytes: int = 0              # with the address, on I2C
    busy: float = 0.0           # ns in which bits moved
    first: float = 0.0          # when the first bit went out ...
    last: float = 0.0           # ... and the last one had arrived

    def add(self, begins: float, ns: float, size: int) -> None:
        """Something takes the bus for so long."""
        if not self.busy:
            self.first = begins
        self.busy += ns
        self.last = begins + ns
        self.bytes += size

    def rests(self, now: float) -> bool:
        """Has something crossed the bus, and is that over?"""
        return self.busy > 0 and now - self.last >= _REST_NS


class I2cBus:
    """Hands whole transactions to `receive`.

    A display whose cable is pulled (`connected`) does not acknowledge.
    """

    def __init__(self, index: int, address: int, receive: Callable[[bytes], None]):
        self._index = index
        self._address = address
        self._receive = receive
        self._message = bytearray()
        self._here = False
        self.connected = True
        self.traffic = Traffic()

    def attach(self, mcu: RP2040) -> None:
        self._i2c: RPI2C = mcu.i2c[self._index]
        self._mcu, self._clock = mcu, mcu.clock
        self._alarm = mcu.clock.create_alarm(self._done)
        self._next: tuple[Callable[..., None], Any] = (lambda: None, ())
        i2c = self._i2c
        i2c.on_start = lambda repeated: self._after(0, 1, i2c.complete_start)
        i2c.on_connect = self._connect
        i2c.on_write_byte = self._write
        i2c.on_read_byte = lambda ack: self._after(1, _BYTE, i2c.complete_read, 0)
        i2c.on_stop = lambda: self._after(0, 1, self._stop)

    def _after(self, size: int, bits: int, action: Callable[..., None], *arguments: Any) -> None:
        """Does the next thing once so many bytes, so many bits, have crossed the wire."""
        i2c = self._i2c
        # Cycles of a bit, DW_apb_i2c: RP2040 datasheet 4.3.14.1
        cycles = i2c.scl_high_period + i2c._spikelen + 7 + i2c.scl_low_period + 1
        ns = bits * cycles * 1e9 / self._mcu.clk_sys
        self._next = action, arguments
        self.traffic.add(self._clock.nanos, ns, size)
        self._alarm.schedule(ns)

    def _done(self) -> None:
        action, arguments = self._next
        action(*arguments)

    def _connect(self, address: int, mode: I2CMode) -> None:
        self._here = self.connected and address == self._address
        self._reading = mode == I2CMode.READ
        self._after(1, _BYTE, self._acknowledge, self._i2c.complete_connect, self._here)

    def _write(self, value: int) -> None:
        self._message.append(value)
        self._after(1, _BYTE, self._acknowledge, self._i2c.complete_write,
                    self._here and self.connected)

    def _acknowledge(self, complete: Callable[[bool], None], ack: bool) -> None:
        complete(ack)
        if not ack:     # rp2040py forgets that the queue is empty then, and MicroPython waits
            self._i2c._set_interrupts(_TX_EMPTY)

    def _stop(self) -> None:
        message, self._message = bytes(self._message), bytearray()
        if self._here and message:
            self._receive(message)
        self._here = False
        self._i2c.complete_stop()


class SpiBus:
    """Hands what it heard with one level of DC to `receive(data, dc)`.

    on_reset() is called when the pin `rst` falls.
    """

    def __init__(self, index: int, cs: int, dc: int, receive: Callable[[bytes, int], None],
                 rst: int | None = None, on_reset: Callable[[], None] = lambda: None):
        self._index = index
        self._pins = (cs, self._selected), (dc, self._command), (rst, self._reset)
        self._receive = receive
        self._on_reset = on_reset
        self._listening = False
        self._dc = 0
        self._message = bytearray()
        self.traffic = Traffic()

    def attach(self, mcu: RP2040) -> None:
        self._spi: RPSPI = mcu.spi[self._index]
        self._clock = mcu.clock
        self._alarm = mcu.clock.create_alarm(self._done)
        self._spi.on_transmit = self._transmit
        BlockTransfer(mcu, self._index, self._send)
        for number, changed in self._pins:
            if number is not None:
                mcu.gpio[number].add_listener(_level(changed))

    def flush(self) -> None:
        """What has crossed the wire is with the display."""
        message, self._message = bytes(self._message), bytearray()
        if message:
            self._receive(message, self._dc)

    def _transmit(self, value: int) -> None:
        self._alarm.schedule(self._send(bytes((value,))))

    def _send(self, data: bytes) -> float:
        """Puts it on the wire -> ns that it takes there."""
        ns = len(data) * self._spi.data_bits * 1e9 / self._spi.clock_frequency
        if self._listening:
            self._message += data
            self.traffic.add(self._clock.nanos, ns, len(data))
        return ns

    def _done(self) -> None:
        self._spi.complete_transmit(0)

    def _selected(self, level: int) -> None:
        self.flush()
        self._listening = not level

    def _command(self, level: int) -> None:
        self.flush()
        self._dc = level

    def _reset(self, level: int) -> None:
        self.flush()
        if not level:
            self._on_reset()


def _level(changed: Callable[[int], None]) -> Callable[[GPIOPinState, GPIOPinState], None]:
    """A listener of rp2040py that is told 0 or 1, and only when that has changed."""
    def listener(new: GPIOPinState, old: GPIOPinState) -> None:
        level = int(new != GPIOPinState.LOW)
        if level != int(old != GPIOPinState.LOW):
            changed(level)
    return listener


class BlockTransfer:
    """Takes over the DMA channels that talk to one SPI. send(bytes) -> ns until it is out.

    Raises RuntimeError if what is being sent changes meanwhile.
    """

    def __init__(self, mcu: Any, index: int, send: Callable[[bytes], float]):
        self._mcu = mcu
        self._data_register = _BASE[index] + SSPDR
        self._send = send
        self._alarm = mcu.clock.create_alarm(self._done)
        self._under_way: list[Any] = []
        self._sent = b""
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
                    self._sent = self._bytes(channel)
                    self._alarm.schedule(self._send(self._sent))
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
            if channel._write_addr == self._data_register and self._bytes(channel) != self._sent:
                raise RuntimeError("the program has changed what DMA was sending")
            channel._trans_count = 0
            channel._ctrl &= ~dma.BUSY
        self._under_way.clear()

    def _look(self, offset: int) -> int:
        """The processor reads a register: to wait, so the time until something happens is gone."""
        if self._under_way:
            self._mcu.clock.tick(self._mcu.clock.nanos_to_next_alarm)
        return self._read(offset)
