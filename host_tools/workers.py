"""Processes on the cores of this machine, or on what joblib is told to use."""

import signal
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any


def spread(jobs: int, function: Callable[[Any], Any], items: Iterable[Any]) -> Iterator[Any]:
    """function(item) for each item, as they become ready."""
    from joblib import Parallel, delayed
    warnings.filterwarnings("ignore", r"\d+ tasks which were still being processed")
    with _deaf():
        return iter(Parallel(n_jobs=jobs, return_as="generator_unordered")(
            delayed(function)(item) for item in items))


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes and threads that begin inside never hear of Ctrl-C, which a terminal sends to all:
    each would print where it was. This one hears of it on leaving, and ends them.
    """
    mask = getattr(signal, "pthread_sigmask", None)
    if not mask:            # Windows
        yield
        return
    from multiprocessing import resource_tracker
    resource_tracker.ensure_running()       # Python lifts the mask where this begins inside
    before = mask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        mask(signal.SIG_SETMASK, before)
