"""The board's thread: waits for file descriptors and timers, does what others ask it to."""

import collections
import concurrent.futures
import os
import selectors
import threading
import time
from collections.abc import Callable
from typing import Any


class Loop:
    """Everything that belongs to one board happens in this one thread."""

    def __init__(self, name: str):
        self.on_error: Callable[[Exception], None] = _raise     # a handler or timer failed
        self._selector = selectors.DefaultSelector()
        self._timers: dict[str, tuple[float, Callable[[], None]]] = {}
        self._calls: collections.deque[Callable[[], None]] = collections.deque()
        self._awake, self._wake = os.pipe()
        os.set_blocking(self._wake, False)
        self.watch(self._awake, self._woken)
        self._ending = False
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Ends the thread and closes what the loop has opened."""
        self.call(self._end)
        self._thread.join()
        self._selector.close()
        os.close(self._awake)
        os.close(self._wake)

    def inside(self) -> bool:
        return threading.current_thread() is self._thread

    def call(self, function: Callable[[], Any]) -> Any:
        """Runs it in the loop's thread -> its result, or raises what it raised."""
        if self.inside():
            return function()
        future: concurrent.futures.Future = concurrent.futures.Future()

        def job() -> None:
            try:
                future.set_result(function())
            except BaseException as e:
                future.set_exception(e)

        self._calls.append(job)
        try:
            os.write(self._wake, b"!")
        except BlockingIOError:
            pass        # so many wake-up calls wait already
        return future.result()

    # For use in the thread

    def watch(self, fd: int, function: Callable[[], None], write: bool = False) -> None:
        """Calls the function whenever fd can be read, or written."""
        if fd not in self._selector.get_map():
            event = selectors.EVENT_WRITE if write else selectors.EVENT_READ
            self._selector.register(fd, event, function)

    def unwatch(self, fd: int) -> None:
        if fd in self._selector.get_map():
            self._selector.unregister(fd)

    def after(self, name: str, seconds: float, function: Callable[[], None]) -> None:
        """Calls the function once, later; the first call of a name counts."""
        self._timers.setdefault(name, (time.monotonic() + seconds, function))

    def cancel(self, name: str) -> None:
        self._timers.pop(name, None)

    def _run(self) -> None:
        while not self._ending:
            for key, _ in self._selector.select(self._pause()):
                if key.fd in self._selector.get_map():      # not unwatched meanwhile
                    self._guarded(key.data)
            now = time.monotonic()
            for name, (due, function) in list(self._timers.items()):
                if due <= now:
                    del self._timers[name]
                    self._guarded(function)

    def _guarded(self, function: Callable[[], None]) -> None:
        try:
            function()
        except Exception as e:
            self.on_error(e)

    def _pause(self) -> float | None:
        if not self._timers:
            return None
        return max(0.0, min(due for due, _ in self._timers.values()) - time.monotonic())

    def _woken(self) -> None:
        os.read(self._awake, 4096)
        while self._calls:
            self._calls.popleft()()

    def _end(self) -> None:
        self._ending = True


def _raise(error: Exception) -> None:
    raise error
