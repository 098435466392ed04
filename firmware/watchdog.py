"""Notices when the loop does not come round any more, and resets the board.

A timer of the program and not the chip's watchdog, which nobody can stop again: that one would
reset a board whose console a PC has taken over. Storage feeds it, also on CPython.
"""

_PERIOD_MS = 1000
_HANGS, _RESETS = 8, 12         # periods; whatever is slow for a good reason takes 3

_quiet = bytearray(1)           # periods since the last feed()


def feed():
    """The program is alive. Whatever takes seconds for a good reason calls this now and then."""
    _quiet[0] = 0


def start(tell):
    """Returns the timer. tell(error): writes down what has happened, and resets the board."""
    from machine import Timer, reset
    from micropython import schedule
    # One tuple: with more from outside, a call takes memory, which an interrupt must not.
    parts = _quiet, schedule, tell, RuntimeError("nothing has moved for %d s" % _HANGS), reset

    def tick(_timer):
        quiet = parts[0]
        quiet[0] += 1
        if quiet[0] == _HANGS:
            parts[1](parts[2], parts[3])    # between two steps of what hangs
        elif quiet[0] >= _RESETS:
            parts[4]()                      # it hangs where no Python runs

    return Timer(-1, period=_PERIOD_MS, callback=tick, hard=True)
