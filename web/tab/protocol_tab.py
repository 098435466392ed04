"""A serial port that the page has opened, for pyserial: serial_for_url("tab://board").

pyserial finds it by `serial.protocol_handler_packages`. The page's worker (board/tab.js) has
the bytes; waiting for them lets the worker's other work go on.
"""

import errno
import time
from typing import Any

from pyodide.ffi import JsException, run_sync, to_js
from serial import SerialBase, SerialException

# What the worker offers: open(), close(), waiting(), taken(), read(ms), write(bytes).
wire: Any = None


class Serial(SerialBase):
    """Of pyserial's API what crupier and mpremote use. All that has arrived is taken at once:
    every step from Python to the worker costs as much as a hundred bytes.
    """

    def open(self) -> None:
        self._ahead = bytearray()
        _awaited(wire.open())
        self.is_open = True

    def close(self) -> None:
        if self.is_open:
            self.is_open = False
            wire.close()

    @property
    def in_waiting(self) -> int:
        return len(self._ahead) or int(wire.waiting())

    def read(self, size: int = 1) -> bytes:
        end = time.monotonic() + (self.timeout or 0)
        while len(self._ahead) < size:
            if wire.waiting():
                self._ahead += wire.taken().to_bytes()
                continue
            left = end - time.monotonic() if self.timeout else self.timeout
            _awaited(wire.read(left and max(0, 1000 * left)))
            if not wire.waiting() and self.timeout is not None and time.monotonic() >= end:
                break
        found = bytes(self._ahead[:size])
        del self._ahead[:size]
        return found

    def write(self, data: bytes) -> int:
        """The board need not have taken it yet; if it cannot be, the next read says so."""
        try:
            wire.write(to_js(bytes(data)))
        except JsException as error:
            raise _gone(error) from error
        return len(data)

    def flush(self) -> None:
        """What is written is on its way, in order."""

    def reset_input_buffer(self) -> None:
        while self.in_waiting:
            self.read(self.in_waiting)

    def _reconfigure_port(self, *_: object, **__: object) -> None:
        """USB has no speed; a time limit is read when it is needed."""

    _update_rts_state = _update_dtr_state = _reconfigure_port


def _awaited(promise: Any) -> None:
    try:
        run_sync(promise)
    except JsException as error:
        raise _gone(error) from error


def _gone(error: JsException) -> SerialException:
    """With the errno that port.py knows."""
    return SerialException(errno.EBUSY if "busy" in str(error) else errno.ENODEV, str(error))
