"""The USB cable: a PC that has the port open, or programs on a pseudo-terminal."""

import os
import tty
from typing import Any

from rp2040py.usb.cdc import USBCDC

_MOST = 1 << 12              # bytes on their way from a program to the board
_LATENCY_NS = 50_000        # a full packet takes so long at 12 Mbit/s


class Usb:
    """`printed`: all that the board has said since power-on."""

    def __init__(self) -> None:
        self.printed = bytearray()
        self.connected = False          # has the board been set up by the PC?
        self._typed = bytearray()
        self._armed: tuple[int, int] | None = None      # endpoint that waits, its buffer's size
        self._due = False

    def attach(self, mcu: Any) -> None:
        self._cdc = USBCDC(mcu.usb_ctrl)
        self._cdc.on_serial_data = self.printed.extend
        self._cdc.on_device_connected = self._plugged
        self._alarm = mcu.clock.create_alarm(self._deliver)
        # rp2040py answers every endpoint that waits for data, be there some or not, and the
        # processor spends more than half of its time in interrupts. A PC says nothing.
        usb: Any = mcu.usb_ctrl
        self._answer, usb.on_endpoint_read = usb.on_endpoint_read, self._waits
        self._forget, usb.on_reset = usb.on_reset, self._unplugged

    def type(self, data: bytes) -> None:
        """Sends it, as fast as the board takes it."""
        self._typed += data
        self._hurry()

    @property
    def taken(self) -> bool:
        """Has the board taken all that was typed?"""
        return not self._typed

    def _plugged(self) -> None:
        self.connected = True

    def _unplugged(self) -> None:
        """The chip was reset."""
        self.connected = False
        self._typed.clear()
        self._armed = None
        self._forget()

    def _waits(self, endpoint: int, size: int) -> None:
        if endpoint == 0:
            self._answer(endpoint, size)
        else:
            self._armed = endpoint, size
            self._hurry()

    def _hurry(self) -> None:
        if self._armed and self._typed and not self._due:
            self._due = True
            self._alarm.schedule(_LATENCY_NS)

    def _deliver(self) -> None:
        self._due = False
        if self._armed and self._typed:
            endpoint, size = self._armed
            self._armed = None
            for byte in self._typed[:size]:
                self._cdc.send_serial_byte(byte)
            del self._typed[:size]
            self._answer(endpoint, size)


class Port:
    """`name` is what to open. SiliconBoard.serve() passes on what is read and written."""

    def __init__(self) -> None:
        self._terminal, self._slave = os.openpty()
        tty.setraw(self._slave)
        self.name = os.ttyname(self._slave)
        os.set_blocking(self._terminal, False)

    def close(self) -> None:
        os.close(self._terminal)
        os.close(self._slave)

    def write(self, data: bytes | bytearray) -> int:
        """Bytes that were taken; 0 if the other side does not read."""
        try:
            return os.write(self._terminal, data) if data else 0
        except BlockingIOError:
            return 0

    def read(self) -> bytes:
        try:
            return os.read(self._terminal, _MOST)
        except BlockingIOError:
            return b""
