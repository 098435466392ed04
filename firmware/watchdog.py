"""Notices when the loop does not come round any more, and resets the board.

A timer of the program and not the chip's watchdog, which nobody can stop again: that one would
reset a board whose console a PC has taken over.
"""

_PERIOD_MS = 1000
_HANGS, _RESETS = 8, 12         # periods; whatever is slow for a good reason takes 3

_quiet = bytearray(1)           # periods since the loop came round
_parts = ()                     # the timer, and what its interrupt needs


def start(tell):
    """tell(error): writes down what has happened, and resets the board."""
    global _parts
    from machine import Timer, reset
    from micropython import schedule
    feed()
    _parts = None, schedule, reset, tell
    _parts = (Timer(-1, period=_PERIOD_MS, callback=_tick, hard=True),) + _parts[1:]


def stop():
    if _parts:
        _parts[0].deinit()


def feed():
    """All is well. Whatever lasts seconds calls this now and then."""
    _quiet[0] = 0


def _tick(_timer):
    """Runs in an interrupt, where no memory can be taken."""
    _quiet[0] += 1
    if _quiet[0] == _HANGS:
        _parts[1](_tell, None)
    elif _quiet[0] >= _RESETS:      # no Python runs where it hangs
        _parts[2]()


def _tell(_):
    """Runs between two steps of what hangs: the next start tells the player."""
    if _quiet[0] >= _HANGS:
        _parts[3](RuntimeError("nothing has moved for %d s" % _HANGS))
