"""An I2C bus with one display on it, as slow as the real one."""

from collections.abc import Callable
from typing import Any

from rp2040py.peripherals.i2c import RPI2C, I2CMode
from rp2040py.rp2040 import RP2040

from silicon.traffic import Traffic

_BYTE = 9               # bits on the wire, with the acknowledgement
_TX_EMPTY = 1 << 4      # IC_RAW_INTR_STAT, RP2040 datasheet 4.3.17


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
