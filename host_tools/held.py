"""Ctrl-C, kept back where it would be lost."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def held() -> Iterator[None]:
    """Signals that raise KeyboardInterrupt do so at the end of the block. littlefs calls Python
    and takes no exception from there: its file system would be another, and nobody interrupted.
    """
    if threading.current_thread() is not threading.main_thread():       # it hears of none
        yield
        return
    heard: list[int] = []
    raising = [number for number in signal.valid_signals()
               if signal.getsignal(number) == signal.default_int_handler]
    for number in raising:
        signal.signal(number, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        for number in raising:
            signal.signal(number, signal.default_int_handler)
        if heard:
            raise KeyboardInterrupt
