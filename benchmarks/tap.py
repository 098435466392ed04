"""A cable with a meter: what crosses it, and for how long."""

import os
import select
import threading
import time
import tty

_LOOK_S = 0.05


class Tap:
    """`with Tap(port) as tap:` tap.port leads to the same board."""

    def __init__(self, port: str):
        self._board = os.open(port, os.O_RDWR | os.O_NOCTTY)
        self._tool, self._slave = os.openpty()
        tty.setraw(self._slave)
        self.port = os.ttyname(self._slave)
        self.down = self.up = 0                 # bytes
        self._first = self._last = 0.0
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    @property
    def seconds(self) -> float:
        """From the first byte down to the last one down."""
        return self._last - self._first

    def __enter__(self) -> "Tap":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ending.set()
        self._thread.join()
        for fd in (self._board, self._tool, self._slave):
            os.close(fd)

    def _run(self) -> None:
        while not self._ending.is_set():
            for fd in select.select([self._tool, self._board], [], [], _LOOK_S)[0]:
                data = os.read(fd, 1 << 16)
                if fd == self._tool:
                    self._last = time.perf_counter()
                    self._first = self._first or self._last
                    self.down += len(data)
                    os.write(self._board, data)
                else:
                    self.up += len(data)
                    os.write(self._tool, data)
