"""Software watchdog: resets the board when the main loop hangs.

A timer instead of the chip's watchdog, which cannot be stopped: that would reset a board whose
console a PC has taken over. Storage feeds it too, and so must work on CPython.
"""

_PERIOD_MS = 1000
_HANGS, _RESETS = 8, 12         # periods without feed(); the slowest work takes 3

_quiet = bytearray(1)           # periods since the last feed()


def feed():
    """Tells the watchdog that the program is alive. Slow work must call this every few seconds."""
    _quiet[0] = 0


def start(tell):
    """Starts the watchdog; returns its timer. tell(error): writes the traceback, and resets the
    board.
    """
    from machine import Timer, reset
    from micropython import schedule
    # One tuple: with more from outside, a call takes memory, which an interrupt must not.
    parts = _quiet, schedule, tell, RuntimeError("nothing has moved for %d s" % _HANGS), reset

    def tick(_timer):
        quiet = parts[0]
        quiet[0] += 1
        if quiet[0] == _HANGS:
            parts[1](parts[2], parts[3])    # raises an error in the code that hangs
        elif quiet[0] >= _RESETS:
            parts[4]()                      # it hangs outside of Python, so no error reaches it

    return Timer(-1, period=_PERIOD_MS, callback=tick, hard=True)
