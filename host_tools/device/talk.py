"""A dialogue with code that runs on a board."""

import time

from mpremote.transport import TransportError, TransportExecError

from crupier.device.wire import Transport

_QUIET_S = 10.0         # s that a line may take
_END = b"\x04"          # ends what code has printed, and its traceback


class Talk:
    """stdin and stdout of code that runs on the board."""

    def __init__(self, transport: Transport):
        self._transport = transport

    def write(self, data: bytes) -> None:
        self._transport.serial.write(data)

    def readline(self, quiet: float = _QUIET_S) -> bytes:
        """The next line with something in it, which must come within `quiet` s. If the code has
        ended with an error, raises that.
        """
        end = time.monotonic() + quiet
        while True:
            line = self._transport.read_until(1, b"\n", timeout=quiet)
            if _END in line:
                error = line + self._transport.read_until(1, _END, timeout=_QUIET_S)
                raise TransportExecError(b"", error.strip(_END).decode(errors="replace"))
            if not line.endswith(b"\n") or time.monotonic() > end:
                raise TransportError("it fell silent")
            if line.strip():
                return line
