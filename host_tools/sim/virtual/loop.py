"""The board's thread: waits for file descriptors and timers, does what others ask it to."""

import collections
import os
import selectors
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any


class Stopped(RuntimeError):
    """There is no thread that could do this."""


class Loop:
    """Everything that belongs to one board happens in this one thread."""

    def __init__(self, name: str):
        self.on_error: Callable[[Exception], None] = _raise     # a handler or timer failed
        self._selector = selectors.DefaultSelector()
        self._timers: dict[str, tuple[float, Callable[[], None]]] = {}
        self._calls: collections.deque[tuple[Future, Callable[[], Any]]] = collections.deque()
        self._lock = threading.Lock()       # of _calls and _ending
        self._awake, self._wake = os.pipe()
        os.set_blocking(self._wake, False)
        self.watch(self._awake, self._woken)
        self._ending = False
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self, last: Callable[[], None]) -> None:
        """Does `last` in the thread, if that runs, ends it and closes what the loop has opened."""
        if self._thread.is_alive():
            self.call(lambda: self._end(last))
            self._thread.join()
        else:
            last()
        self._selector.close()
        os.close(self._awake)
        os.close(self._wake)

    def inside(self) -> bool:
        return threading.current_thread() is self._thread

    def call(self, function: Callable[[], Any]) -> Any:
        """Runs it in the loop's thread -> its result, or raises what it raised.

        Raises Stopped when the loop has ended before.
        """
        if self.inside():
            return function()
        future: Future = Future()
        with self._lock:
            if self._ending:
                raise Stopped("the board is not started")
            self._calls.append((future, function))
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
                # Not unwatched meanwhile: its number may be that of another file by now.
                if self._selector.get_map().get(key.fd) is key:
                    self._guarded(key.data)
            now = time.monotonic()
            for name, timer in list(self._timers.items()):
                due, function = timer
                if due <= now and self._timers.get(name) is timer:      # not cancelled meanwhile
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
            future, function = self._calls.popleft()
            try:
                future.set_result(function())
            except BaseException as e:
                future.set_exception(e)

    def _end(self, last: Callable[[], None]) -> None:
        last()
        with self._lock:
            self._ending = True
        for future, _ in self._calls:
            future.set_exception(Stopped("the board has been stopped"))
        self._calls.clear()


def _raise(error: Exception) -> None:
    raise error
