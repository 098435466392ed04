"""An SPI bus with one display on it, as slow as the real one."""

from collections.abc import Callable

from rp2040py.gpio_pin import GPIOPinState
from rp2040py.peripherals.spi import RPSPI
from rp2040py.rp2040 import RP2040

from silicon.block import BlockTransfer
from silicon.traffic import Traffic


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
