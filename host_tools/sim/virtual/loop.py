"""The board's thread: waits for file descriptors and timers, does what others ask it to."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any


class Stopped(RuntimeError):
    """There is no thread that could do this."""


class Loop:
    """Everything that belongs to one board happens in this one thread."""

    def __init__(self, name: str):
        self.on_error: Callable[[Exception], None]      # a handler or timer failed
        self._loop = asyncio.new_event_loop()
        self._loop.set_exception_handler(lambda _, context: self.on_error(context["exception"]))
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._calls: list[Future] = []      # under way
        self._lock = threading.Lock()       # of _calls and _ended
        self._ended = False
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
        self._loop.close()

    def _end(self, last: Callable[[], None]) -> None:
        last()
        self._loop.stop()

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
            if self._ended:
                raise Stopped("the board is not started")
            self._calls.append(future)
            self._loop.call_soon_threadsafe(self._do, future, function)
        return future.result()

    def _do(self, future: Future, function: Callable[[], Any]) -> None:
        self._calls.remove(future)
        try:
            future.set_result(function())
        except BaseException as error:
            future.set_exception(error)

    def _run(self) -> None:
        self._loop.run_forever()
        with self._lock:
            self._ended = True
        for future in self._calls:
            future.set_exception(Stopped("the board has been stopped"))

    # For use in the thread

    def watch(self, fd: int, function: Callable[[], None], write: bool = False) -> None:
        """Calls the function whenever fd can be read, or written."""
        (self._loop.add_writer if write else self._loop.add_reader)(fd, function)

    def unwatch(self, fd: int) -> None:
        self._loop.remove_reader(fd)
        self._loop.remove_writer(fd)

    def after(self, name: str, seconds: float, function: Callable[[], None]) -> None:
        """Calls the function once, later; the first call of a name counts."""
        if name not in self._timers:
            self._timers[name] = self._loop.call_later(seconds, self._strike, name, function)

    def _strike(self, name: str, function: Callable[[], None]) -> None:
        del self._timers[name]
        function()

    def cancel(self, name: str) -> None:
        if timer := self._timers.pop(name, None):
            timer.cancel()
