"""The transport of mpremote over a serial port, quicker and with limits.

The API of mpremote is not stable yet: repl.py and this module alone know it.
"""

import contextlib
import time
from collections.abc import Iterator

import serial
from mpremote.transport import TransportError, TransportExecError
from mpremote.transport_serial import SerialTransport

_READ_S = 1.0           # s that a single read waits
_POLL_S = 0.02          # s that a look for input waits
_WRITE_S = 10.0         # s that the board may not read
# s without a byte after which a program that beats has no power any more. A virtual board, whose
# timers strike only where its program looks at the clock, takes 5 on a busy PC.
_BEAT_S = 15.0
_LINE_S = 10.0          # s that a line of a dialogue may take
_END = b"\x04"          # ends what code has printed, and its traceback


class Wire:
    """A serial port that is read in blocks: mpremote asks for single bytes."""

    def __init__(self, port: serial.Serial):
        self._port = port
        self.read_ahead = bytearray()
        self.write, self.close = port.write, port.close
        port.write_timeout = _WRITE_S
        self._beats = self._dead = False
        self.allow(0, 0.0)

    def allow(self, most: int, seconds: float) -> None:
        """So many bytes may come from now on, and so long."""
        self._left, self._end = most, time.monotonic() + seconds

    @contextlib.contextmanager
    def beating(self) -> Iterator[None]:
        """In the block the board says something all the time. If not, it is gone, as if the port
        were: every read raises OSError then.
        """
        self._beats, self._heard = True, time.monotonic()
        try:
            yield
        finally:
            self._beats = False

    def fill(self, seconds: float) -> bool:
        """Reads what has arrived; waits so long for the first byte. False if none came."""
        waiting = self._port.in_waiting
        if not waiting and self._port.timeout != seconds:
            self._port.timeout = seconds        # sets up the whole port anew
        data = self._port.read(max(1, waiting))
        if data:
            self._heard = time.monotonic()
        elif self._beats:
            self._dead |= _over(self._heard, _BEAT_S)
        if self._dead:
            raise OSError("it has fallen silent")
        self._left -= len(data)
        if self._left < 0 or time.monotonic() > self._end:
            raise TransportError("its program never stops printing")
        self.read_ahead += data
        return bool(data)

    def inWaiting(self) -> int:
        self.fill(0)
        return len(self.read_ahead)

    def read(self, count: int) -> bytes:
        while len(self.read_ahead) < count and self.fill(_READ_S):
            pass
        return self.take(count)

    def take(self, count: int) -> bytes:
        data = bytes(self.read_ahead[:count])
        del self.read_ahead[:count]
        return data


class Transport(SerialTransport):
    """The transport of mpremote, without a sleep of 10 ms and a system call at every byte."""

    def __init__(self, port: str):
        super().__init__(port, timeout=_READ_S)
        self.serial: Wire = Wire(self.serial)
        self.allow = self.serial.allow

    def read_until(self, min_num_bytes, ending, timeout=10, data_consumer=None,
                   timeout_overall=None):
        wire = self.serial
        begun = heard = time.monotonic()
        while (end := wire.read_ahead.find(ending)) < 0:
            if data_consumer and wire.read_ahead:
                data_consumer(wire.take(len(wire.read_ahead)))
            if wire.fill(_POLL_S):
                heard = time.monotonic()
            if _over(heard, timeout) or _over(begun, timeout_overall):
                return wire.take(len(wire.read_ahead))
        data = wire.take(end + len(ending))
        if data_consumer:
            data_consumer(data[:end])
            return ending
        return data


class Talk:
    """A dialogue with code that runs on the board, by its stdin and stdout."""

    def __init__(self, transport: Transport):
        self._transport = transport

    def write(self, data: bytes) -> None:
        self._transport.serial.write(data)

    def readline(self, quiet: float = _LINE_S) -> bytes:
        """The next line with something in it, which must come within `quiet` s. If the code has
        ended with an error, raises that.
        """
        end = time.monotonic() + quiet
        while True:
            line = self._transport.read_until(1, b"\n", timeout=quiet)
            if _END in line:
                error = line + self._transport.read_until(1, _END, timeout=_LINE_S)
                raise TransportExecError(b"", error.strip(_END).decode(errors="replace"))
            if not line.endswith(b"\n") or time.monotonic() > end:
                raise TransportError("it fell silent")
            if line.strip():
                return line


def _over(since: float, seconds: float | None) -> bool:
    return seconds is not None and time.monotonic() - since >= seconds
