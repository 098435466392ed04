"""From power-on to the application: display and keys first, and reasons instead of tracebacks."""

import os
import sys
from select import POLLIN, poll
from time import sleep_ms, ticks_add, ticks_diff, ticks_ms

from micropython import const

import watchdog

_PLACE = "/data/restart"        # App.place, where the board restarts at home
_NAMES = const(180)
_LISTEN_MS = const(20)          # between two looks whether a PC says something


def run():
    """Plays until a PC takes over, or the board is to restart. Nothing starts, and the console
    says why, with a bad board.py or without a display, as far as its bus can tell.
    """
    from assemble import prepare
    parts = prepare()
    del prepare             # or its module would stay in memory
    if not parts:
        return
    import crash
    display, power, _, settings = parts
    timer = watchdog.start(crash.restart)
    try:
        for pause in play(*parts):
            watchdog.feed()
            sleep_ms(pause)
    except KeyboardInterrupt:
        from crash_page import farewell
        farewell(display, power, settings["language"])
    except Exception as error:
        if crash.is_late_memory_error(error):
            _restart()          # it goes on with the game in progress
        else:
            crash.restart(error)
    else:
        _restart()
    finally:
        timer.deinit()          # whoever is at the console may take any time


def play(display, power, keys, settings):
    """The application and the PC by turns; yields ms to sleep, and ends when the board is to
    restart. In a browser nobody may sleep in here. The loop is in no function of its own: a call
    takes 300 bytes of the C stack, which is short when modules import modules.
    """
    from crash_page import read
    wary = yield from read(keys)
    from assemble import assemble
    app, parts = assemble(display, power, keys, settings)
    serving = _serve(parts)
    app.begin(_kept_place(), wary)
    del read, assemble      # or their modules would stay, too
    app.show()
    app.clock.boots()           # counts this one, which takes time
    if display.colour and not app.session.game:
        _grow_names()
    while True:
        begun = ticks_ms()
        app.step()
        app.show()
        end = ticks_add(begun, app.pause)
        left = 1
        while left > 0:         # meanwhile the PC has its turn
            pause = next(serving)
            if pause is None:
                if app.restart_due and _keep_place(app.place):
                    return
                pause = _LISTEN_MS
            left = ticks_diff(end, ticks_ms())
            yield max(0, min(left, pause))
            left -= pause


def _grow_names():
    """At 1,270 interned names MicroPython makes a new table of them, of 9 KB in one piece: there
    is one now, but maybe not after some screens. A board with a colour display starts with fewer.
    """
    for number in range(_NAMES):
        getattr(None, str(number), None)


def _keep_place(place):
    """Keeps App.place for the next start. False: the flash is full."""
    from storage import files
    try:
        files.save_value(_PLACE, place)
        return True
    except OSError:
        return False


def _kept_place():
    """What the last start has kept, for this one alone; None if it has ended in any other way."""
    from storage import files
    place = []
    try:
        place = files.load_value(_PLACE, [])
        os.remove(_PLACE)
    except (OSError, ValueError):
        pass
    return place if len(place) == 2 else None


def _restart():
    """The clock goes on, and a PC stays connected."""
    from machine import soft_reset
    soft_reset()


def _serve(parts):
    """Answers a PC; yields ms until its next turn, None while no PC needs it. The service is
    loaded when something comes.
    """
    console = poll()
    console.register(sys.stdin, POLLIN)
    while not console.poll(0):
        yield None
    from link.service import Service
    yield from Service(*parts).run()
