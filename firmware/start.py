"""From power-on to the application: display and keys first, then the rest; errors of the board are
told on the console in a sentence.
"""

import os
import sys
from select import POLLIN, poll
from time import sleep_ms, ticks_add, ticks_diff, ticks_ms

from micropython import const

import watchdog

_PLACE = "/data/restart"        # App.place, when the board restarts at home
_NAMES = const(180)
_LISTEN_MS = const(20)          # between two polls of the console


def run():
    """Runs the application until the board restarts; a PC ends it by KeyboardInterrupt. With a bad
    board.py prints the reason and returns. Returns True where the display has something to say
    about that.
    """
    from assemble import prepare
    parts = prepare()
    del prepare             # its reference would keep the module in memory
    if type(parts) is bool:
        return parts
    import crash
    timer = watchdog.start(crash.restart)
    try:
        for pause in play(*parts):
            watchdog.feed()
            sleep_ms(pause)
    except Exception as error:
        if crash.is_late_memory_error(error):
            _restart()          # the next start resumes the game in progress
        else:
            crash.restart(error)
    else:
        _restart()
    finally:
        timer.deinit()          # the REPL may take any time


def play(display, power, keys, settings):
    """Runs the application and the link to the PC in turns; a generator of ms to sleep, which ends
    when the board is to restart. It does not sleep itself, because in a browser nobody may. The
    loop is not in a function of its own: a call takes 300 bytes of the C stack, which nested
    imports need.
    """
    import crash
    wary = False
    if crash.in_a_row():
        from crash_page import read  # large, and seldom needed
        wary = yield from read(keys, power)
        del read            # its reference would keep the module in memory
    crash.begin()
    from assemble import assemble
    from hardware import clock_passed
    app, parts = assemble(display, power, keys, settings)
    serving = _serve(parts)
    app.begin(_kept_place(), wary)
    del assemble            # as above
    app.show()
    clock_passed()
    del clock_passed
    app.clock.boots()           # counts this one, which takes time
    if display.colour and not app.session.game:
        _grow_names()
    while True:
        begun = ticks_ms()
        app.step()
        if app.changed:         # a call of show() alone takes memory, which is to be collected
            app.show()
        end = ticks_add(begun, app.pause)
        left = 1
        while left > 0:         # the PC is served in between
            pause = next(serving)
            if pause is None:
                if app.restart_due and _keep_place(app.place):
                    return
                pause = _LISTEN_MS
            left = ticks_diff(end, ticks_ms())
            yield max(0, min(left, pause))
            left -= pause


def _grow_names():
    """Grows MicroPython's table of interned names now: at 1,270 names it moves to a block of 9 KB,
    which is free at the start but may not be after some screens. A board with a colour display
    starts with fewer names.
    """
    for number in range(_NAMES):
        getattr(None, str(number), None)


def _keep_place(place):
    """Saves App.place for the next start. False if the flash is full."""
    from storage import files
    try:
        files.save_value(_PLACE, place)
        return True
    except OSError:
        return False


def _kept_place():
    """What _keep_place() saved before the restart, once; None after any other end."""
    from storage import files
    place = []
    try:
        place = files.load_value(_PLACE, [])
        os.remove(_PLACE)
    except (OSError, ValueError):
        pass
    return place if len(place) == 2 else None


def _restart():
    """Restarts the program without a reset, so that the clock and the USB connection stay."""
    from machine import soft_reset
    soft_reset()


def _serve(parts):
    """Answers the PC; yields ms until its next turn, None while no PC needs it. The service is
    imported when the first byte comes.
    """
    console = poll()
    console.register(sys.stdin, POLLIN)
    while not any(console.ipoll(0)):
        yield None
    from link.service import Service
    yield from Service(*parts).run()
