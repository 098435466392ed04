"""Ctrl-C where Python or a library would lose it."""

import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

_MOMENT = 0.01          # s
_coming: list[threading.Thread] = []


def reraise_lost_interrupt(lost) -> None:
    """A sys.unraisablehook: Python drops exceptions in destructors and callbacks. That of Ctrl-C
    is sent again once the main thread has left this hook.
    """
    if lost.exc_type is not KeyboardInterrupt:
        sys.__unraisablehook__(lost)
        return
    handled = next((number for number in (signal.SIGINT, signal.SIGTERM)
                    if signal.getsignal(number) not in (signal.SIG_DFL, signal.SIG_IGN)), None)
    if handled:
        _coming.append(threading.Thread(target=_send_again, args=(handled,)))
        _coming[-1].start()


def wait_for_interrupt() -> None:
    """Raises KeyboardInterrupt if one is on its way: an error may have come from what it ended."""
    while _coming:
        _coming.pop().join()


def _send_again(number: int) -> None:
    time.sleep(_MOMENT)
    while _in_hook():
        time.sleep(_MOMENT)
    if signal.getsignal(number) in (signal.SIG_DFL, signal.SIG_IGN):
        return                  # the command has ended meanwhile
    if hasattr(signal, "pthread_kill"):
        signal.pthread_kill(threading.main_thread().ident or 0, number)
    else:                       # Windows
        signal.raise_signal(number)


def _in_hook() -> bool:
    frame = sys._current_frames().get(threading.main_thread().ident or 0)
    while frame and frame.f_code is not reraise_lost_interrupt.__code__:
        frame = frame.f_back
    return frame is not None


@contextmanager
def defer_signals() -> Iterator[None]:
    """Signals that raise KeyboardInterrupt do so at the end of the block. littlefs calls Python
    and passes no exception on from there: it would go on with half a result.
    """
    if threading.current_thread() is not threading.main_thread():       # which alone gets signals
        yield
        return
    received: list[int] = []
    raising = [number for number in signal.valid_signals()
               if signal.getsignal(number) == signal.default_int_handler]
    for number in raising:
        signal.signal(number, lambda number, _: received.append(number))
    try:
        yield
    finally:
        for number in raising:
            signal.signal(number, signal.default_int_handler)
        if received:
            raise KeyboardInterrupt
