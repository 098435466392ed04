"""Ctrl-C where Python drops it: in a destructor or a callback, also while it reads modules."""

import signal
import sys
import threading
import time

_MOMENT = 0.01          # s
_coming: list[threading.Thread] = []


def hook(lost) -> None:
    """As sys.unraisablehook: a KeyboardInterrupt would be lost, and the command go on. It comes
    again once nobody is in here, where it would be lost once more.
    """
    if lost.exc_type is not KeyboardInterrupt:
        sys.__unraisablehook__(lost)
        return
    heeded = next((number for number in (signal.SIGINT, signal.SIGTERM)
                   if signal.getsignal(number) not in (signal.SIG_DFL, signal.SIG_IGN)), None)
    if heeded:
        _coming.append(threading.Thread(target=_again, args=(heeded,)))
        _coming[-1].start()


def await_it() -> None:
    """Raises KeyboardInterrupt if one was lost: whatever was called back has not done its work."""
    while _coming:
        _coming.pop().join()


def _again(number: int) -> None:
    time.sleep(_MOMENT)
    while _in_hook():
        time.sleep(_MOMENT)
    if signal.getsignal(number) in (signal.SIG_DFL, signal.SIG_IGN):
        return                  # the command has come to its end meanwhile
    if hasattr(signal, "pthread_kill"):
        signal.pthread_kill(threading.main_thread().ident or 0, number)
    else:                       # Windows
        signal.raise_signal(number)


def _in_hook() -> bool:
    frame = sys._current_frames().get(threading.main_thread().ident or 0)
    while frame and frame.f_code is not hook.__code__:
        frame = frame.f_back
    return frame is not None
