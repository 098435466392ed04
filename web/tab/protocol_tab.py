"""A serial port that the page has opened, for pyserial: serial_for_url("tab://board").

pyserial finds it by `serial.protocol_handler_packages`. The page's worker (board/worker.js) has
the bytes; waiting for them lets the worker's other work go on.
"""

import errno
import time
from typing import Any

from pyodide.ffi import JsException, run_sync, to_js
from serial import SerialBase, SerialException

# What the worker offers: open(), close(), waiting(), read(ms), write(bytes).
wire: Any = None


class Serial(SerialBase):
    """Of pyserial's API what crupier and mpremote use."""

    def open(self) -> None:
        _awaited(wire.open())
        self.is_open = True

    def close(self) -> None:
        if self.is_open:
            self.is_open = False
            wire.close()

    @property
    def in_waiting(self) -> int:
        return int(wire.waiting())

    def read(self, size: int = 1) -> bytes:
        found, end = bytearray(), time.monotonic() + (self.timeout or 0)
        while True:
            left = (end - time.monotonic()) * 1000 if self.timeout else self.timeout
            data = _awaited(wire.read(size - len(found), left))
            if data is not None:
                found += data.to_py()
            if len(found) >= size or (self.timeout is not None and time.monotonic() >= end):
                return bytes(found)

    def write(self, data: bytes) -> int:
        _awaited(wire.write(to_js(bytes(data))))
        return len(data)

    def flush(self) -> None:
        """Every write has waited already."""

    def reset_input_buffer(self) -> None:
        while self.in_waiting:
            self.read(self.in_waiting)

    def _reconfigure_port(self, *_: object, **__: object) -> None:
        """USB has no speed; a time limit is read when it is needed."""

    _update_rts_state = _update_dtr_state = _reconfigure_port


def _awaited(promise: Any) -> Any:
    """Raises SerialException with the errno that port.py knows."""
    try:
        return run_sync(promise)
    except JsException as error:
        busy = "busy" in str(error)
        raise SerialException(errno.EBUSY if busy else errno.ENODEV, str(error)) from error
