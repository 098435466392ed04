"""Processes on the cores of this machine, or on what joblib is told to use."""

import signal
import threading
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
    """Processes that begin inside never hear of Ctrl-C, which a terminal sends to all: each would
    print where it was. This one ends them.
    """
    if threading.current_thread() is not threading.main_thread():   # only that one may choose
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
