"""Processes on the cores of this machine."""

import multiprocessing
import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from types import ModuleType
from typing import Any

from crupier.errors import Trouble

_ENDING = ("SIGINT", "SIGTERM", "SIGHUP")
_END = object()


class EndedEarly(Trouble):
    """A process has gone before it was ready."""

    def __init__(self) -> None:
        super().__init__("a process ended early, perhaps for want of memory.")


def spread(jobs: int, function: Callable[[Any], Any], items: Iterable[Any]
           ) -> Generator[Any, None, None]:
    """function(item) for each item, as they become ready. Raises EndedEarly, and what it raises.

    Until the first one is ready only one process works: what it compiles, the others find.
    """
    waiting, pool = iter(items), _Pool(function)
    free: list[Any] = []
    busy: list[Any] = []        # ends of pipes
    try:
        most = 1
        while True:
            while len(busy) < most and (item := next(waiting, _END)) is not _END:
                busy.append(free.pop() if free else pool.start())
                _send(busy[-1], item)
            if not busy:
                return
            for ready in wait(busy):
                busy.remove(ready)
                free.append(ready)
                yield _received(ready)
            most = jobs
    finally:
        pool.close()


class _Pool:
    """Processes that call a function; they can be killed at any time."""

    def __init__(self, function: Callable[[Any], Any]):
        self._function = function
        self._processes: list[Any] = []

    def start(self) -> Connection:
        """The end of a pipe: an item goes in, _received() has what became of it."""
        context = multiprocessing.get_context("spawn")
        mine, theirs = context.Pipe()
        with _signals_blocked(), _without_main_module():
            process = context.Process(target=_work, args=(theirs, self._function), daemon=True)
            process.start()
            self._processes.append(process)
        theirs.close()
        return mine

    def close(self) -> None:
        with _signals_blocked():
            for process in self._processes:
                process.kill()
            for process in self._processes:
                process.join()


def _work(channel: Connection, function: Callable[[Any], Any]) -> None:
    for name in _ENDING:
        if hasattr(signal, name):       # Windows has no mask
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    with suppress(EOFError, OSError):   # whoever asked has gone
        while True:
            item = channel.recv()
            answer: tuple[Any, Exception | None]
            try:
                answer = function(item), None
            except Exception as error:
                answer = None, error
            channel.send(answer)


def _send(channel: Connection, item: Any) -> None:
    try:
        channel.send(item)
    except OSError as error:
        raise EndedEarly from error


def _received(channel: Any) -> Any:
    try:
        result, error = channel.recv()
    except (EOFError, OSError) as gone:
        raise EndedEarly from gone
    if error:
        raise error
    return result


@contextmanager
def _without_main_module() -> Iterator[None]:
    """Keeps Python from running the main module in each process, too: it may be a script that does
    not expect that, or come from stdin.
    """
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


@contextmanager
def _signals_blocked() -> Iterator[None]:
    """Processes started inside do not get Ctrl-C, which a terminal sends to all: each would print
    a traceback. This process gets it at the end of the block, and kills them.
    """
    mask = getattr(signal, "pthread_sigmask", None)
    if not mask:            # Windows
        yield
        return
    from multiprocessing import resource_tracker
    ending = {getattr(signal, name) for name in _ENDING}
    before = mask(signal.SIG_BLOCK, ending)
    try:
        resource_tracker.ensure_running()       # a process, too; lifts the mask of some
        mask(signal.SIG_BLOCK, ending)
        yield
    finally:
        mask(signal.SIG_SETMASK, before)
