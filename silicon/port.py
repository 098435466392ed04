"""A pseudo-terminal, so that mpremote and crupier can talk to the board."""

import os
import tty

_MOST = 1 << 12         # bytes on their way to the board


class Port:
    """`name` is what to open. Somebody must call exchange() again and again."""

    def __init__(self) -> None:
        self._terminal, self._slave = os.openpty()
        tty.setraw(self._slave)
        self.name = os.ttyname(self._slave)
        os.set_blocking(self._terminal, False)

    def close(self) -> None:
        os.close(self._terminal)
        os.close(self._slave)

    def write(self, data: bytes | bytearray) -> int:
        """Bytes the other side has taken; nobody may be there."""
        try:
            return os.write(self._terminal, data) if data else 0
        except BlockingIOError:
            return 0

    def read(self) -> bytes:
        try:
            return os.read(self._terminal, _MOST)
        except BlockingIOError:
            return b""
