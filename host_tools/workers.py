"""Processes on the cores of this machine."""

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Any

from crupier.errors import Trouble


class EndedEarly(Trouble):
    """A process has gone before it was ready."""


def spread(jobs: int, function: Callable[[Any], Any], items: Iterable[Any]
           ) -> Generator[Any, None, None]:
    """function(item) for each item, as they become ready. Raises EndedEarly, and what it raises.

    Until the first one is ready only one process works: what it compiles, the others find.
    """
    waiting, busy, most = iter(items), set[Future](), 1
    with _signals_blocked():
        pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), signal.signal,
                                   (signal.SIGINT, signal.SIG_IGN))
    try:
        while True:
            with _signals_blocked():
                busy |= {pool.submit(function, item)
                         for item in islice(waiting, most - len(busy))}
            if not busy:
                return
            ready, busy = wait(busy, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in ready)
            most = jobs
    except BrokenProcessPool as error:
        raise EndedEarly("a process ended early, perhaps for want of memory.") from error
    finally:
        with _signals_blocked():
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(cancel_futures=True)


@contextmanager
def _signals_blocked() -> Iterator[None]:
    """Processes started inside never get Ctrl-C, which a terminal sends to all: each would print
    a traceback. This process gets it at the end of the block, and kills them.
    """
    mask = getattr(signal, "pthread_sigmask", None)
    if not mask:            # Windows
        yield
        return
    from multiprocessing import resource_tracker
    ending = {signal.SIGINT, signal.SIGTERM, signal.SIGHUP}
    before = mask(signal.SIG_BLOCK, ending)
    try:
        resource_tracker.ensure_running()       # a process, too; lifts the mask of some
        mask(signal.SIG_BLOCK, ending)
        yield
    finally:
        mask(signal.SIG_SETMASK, before)
