"""When the application ends with an error: write down what happened, and restart.

The page that says so needs memory, fonts and texts, and the error may be about any of these; so
crash_page.py shows it at the next start. The journal is on flash anyway.
"""

import gc
import sys
from time import ticks_diff, ticks_ms

from micropython import const

from storage import files

LOG = "/data/crash.txt"         # the traceback, for the PC
_COUNT = "/data/crashes"        # in a row, below 0 when the player has been told
_BOOTS = "/data/boots"          # see clock.py
_SOON_MS = const(10_000)        # after a start: a crash by then is one more in a row

_begun = ticks_ms()
_reserve = bytearray(1024)      # for writing it down when all memory is taken


def is_late_memory_error(error):
    """Has memory run out some time after the start? It is written down; a restart makes room."""
    if not isinstance(error, MemoryError) or 0 <= ticks_diff(ticks_ms(), _begun) < _SOON_MS:
        return False
    _make_room()
    note(error)
    return True


def restart(error):
    """Keeps the traceback and the number of crashes in a row, and resets the board."""
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
    global _reserve
    _reserve = None
    gc.collect()


def note(error):
    """Keeps the traceback of an error, also of one that the application has got over."""
    sys.print_exception(error)
    try:
        with open(LOG, "w") as log:
            # Or the same mistake would leave the same log, and a PC would think it old.
            age = ticks_diff(ticks_ms(), _begun)
            print("Boot %d, %d ms:" % (_number(_BOOTS, 0), age), file=log)
            sys.print_exception(error, log)
    except (OSError, MemoryError) as trouble:
        print("No room to keep it:", repr(trouble))


def in_a_row():
    """Crashes, below 0 when the player has been told."""
    return _number(_COUNT, 1)


def _number(path, damaged):
    """The number in a file, 0 without one; nothing that is wrong with it matters now."""
    try:
        return files.load_value(path, 0)
    except (ValueError, OSError, MemoryError):
        return damaged


def recount(crashes):
    """What in_a_row() is to say."""
    try:
        files.save_value(_COUNT, crashes)
    except OSError:             # a full flash must not keep the board from starting
        pass


def begin():
    """The application starts now."""
    global _begun
    _begun = ticks_ms()
