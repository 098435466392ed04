"""Handles an error that ends the application: writes the traceback to the flash, counts crashes,
restarts.

The message needs memory, fonts and texts, and the error may be about any of these: crash_page.py
shows it at the next start. The journal is on the flash already.
"""

import gc
import sys
from time import ticks_diff, ticks_ms

from micropython import const

from storage import files

LOG = "/data/crash.txt"         # the traceback, for the PC
_COUNT = "/data/crashes"        # crashes in a row, negative once the player has been told
_BOOTS = "/data/boots"          # see clock.py
_SOON_MS = const(10_000)        # crashes sooner after the start than this are counted

_begun = ticks_ms()
files.reserve()                 # given back before the traceback is written


def is_late_memory_error(error):
    """True for a MemoryError some time after the start: a restart alone brings the memory back."""
    if not isinstance(error, MemoryError) or 0 <= ticks_diff(ticks_ms(), _begun) < _SOON_MS:
        return False
    _make_room()
    note(error)
    return True


def restart(error):
    """Writes the traceback, counts the crash and resets the board."""
    import machine
    _make_room()
    soon = 0 <= ticks_diff(ticks_ms(), _begun) < _SOON_MS
    note(error)
    try:
        files.save_value(_COUNT, abs(in_a_row()) + 1 if soon else 1)
    except (OSError, MemoryError) as trouble:
        print("Not counted:", repr(trouble))
    machine.reset()


def _make_room():
    files.release()
    gc.collect()


def note(error):
    """Writes the traceback of an error, including errors that the application has survived."""
    sys.print_exception(error)
    try:
        with open(LOG, "w") as log:
            # The same error again must give another log, or a PC would take it for the old one.
            age = ticks_diff(ticks_ms(), _begun)
            print("Boot %d, %d ms:" % (_number(_BOOTS, 0), age), file=log)
            sys.print_exception(error, log)
    except (OSError, MemoryError) as trouble:
        print("No room to keep it:", repr(trouble))


def in_a_row():
    """Crashes in a row; negative once the player has been told."""
    return _number(_COUNT, 1)


def _number(path, damaged):
    """The number in a file, 0 without one; `damaged` if it cannot be read."""
    try:
        return files.load_value(path, 0)
    except (ValueError, OSError, MemoryError):
        return damaged


def recount(crashes):
    """Stores the number that in_a_row() returns."""
    try:
        files.save_value(_COUNT, crashes)
    except OSError:             # a full flash must not keep the board from starting
        pass


def begin():
    """Called when the application starts: note the time, since only a crash soon after the start
    counts.
    """
    global _begun
    _begun = ticks_ms()
