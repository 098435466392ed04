"""Notices when the loop does not come round any more, and resets the board.

A timer of the program and not the chip's watchdog, which nobody can stop again: that one would
reset a board whose console a PC has taken over.
"""

from micropython import const

_PERIOD_MS = const(1000)
_HANGS, _RESETS = const(8), const(12)   # periods; whatever is slow for a good reason takes 3


def start(tell):
    """(periods since somebody has set them to 0, the timer).

    tell(error): writes down what has happened, and resets the board.
    """
    from machine import Timer, reset
    from micropython import schedule
    quiet = bytearray(1)
    # One tuple: with more from outside, a call takes memory, which an interrupt must not.
    parts = quiet, schedule, tell, RuntimeError("nothing has moved for %d s" % _HANGS), reset

    def tick(_timer):
        quiet = parts[0]
        quiet[0] += 1
        if quiet[0] == _HANGS:
            parts[1](parts[2], parts[3])    # between two steps of what hangs
        elif quiet[0] >= _RESETS:
            parts[4]()                      # it hangs where no Python runs

    return quiet, Timer(-1, period=_PERIOD_MS, callback=tick, hard=True)
