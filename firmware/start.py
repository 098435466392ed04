"""From power-on to the application: display and keys first, and reasons instead of tracebacks."""

import gc
import os
import sys
from binascii import hexlify
from select import POLLIN, poll
from time import sleep_ms, ticks_add, ticks_diff, ticks_ms

from micropython import const

import watchdog
from pack import data
from ui import layouts

DATA = "/data"
_HOME = DATA + "/home"

_PLACE = const(6)               # values of a place; see app.py
_NAMES = const(180)
_GARBAGE = const(65_536)        # bytes between two collections until a screen opens; see stack.py
_LISTEN_MS = const(20)          # between two looks whether a PC says something


def run():
    """Plays until a PC takes over, or the board is to begin anew. Nothing starts, and the console
    says why, with a bad board.py or without a display, as far as its bus can tell.
    """
    parts = prepare()
    if not parts:
        return
    import crash
    display, power, _, settings = parts
    quiet, timer = watchdog.start(crash.restart)
    try:
        for pause in play(*parts, quiet):
            quiet[0] = 0
            sleep_ms(pause)
    except KeyboardInterrupt:
        from crash_page import farewell
        farewell(display, power, settings["language"])
    except Exception as error:
        if crash.tired(error):
            _leave(None)        # the next start shows the game in progress
            _begin_anew()
        else:
            crash.restart(error)
    else:
        _begin_anew()
    finally:
        timer.deinit()          # whoever is at the console may take any time


def prepare():
    """What play() needs, None if there is no way to play."""
    gc.threshold(_GARBAGE)
    parts = _parts()
    if not parts:
        return None
    from crash_page import shown
    from display_power import DisplayPower
    from storage import files
    from storage.settings import Settings
    files.make_folder(DATA)
    settings = Settings(DATA + "/settings")
    display, keys = parts
    power = DisplayPower(display, settings)
    if not shown(display, power, settings["language"]):
        return None
    return display, power, keys, settings


def play(display, power, keys, settings, quiet):
    """The application and the PC by turns; yields ms to sleep, and ends when the board is to begin
    anew. In a browser nobody may sleep in here. The loop is in no function of its own: each call
    takes 300 bytes of the C stack, which is short when modules import modules.

    quiet: [0] becomes 0 wherever something takes long, for the watchdog.
    """
    from storage import files
    files.quiet = quiet
    wary = yield from _told(keys)
    app, serving = _assemble(display, power, keys, settings)
    app.begin(_left_at(), wary)
    app.show()
    if display.colour:
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
                if app.worn:
                    if _leave(app.place):
                        return
                    app.stay()
                pause = _LISTEN_MS
            left = ticks_diff(end, ticks_ms())
            yield max(0, min(left, pause))
            left -= pause


def _grow_names():
    """A board with a colour display starts with 1,100 interned names. At 1,270 MicroPython makes
    their table anew, of 9 KB in one piece: there is one now, but maybe not after some screens.
    """
    for number in range(_NAMES):
        getattr(None, str(number), None)


def _told(keys):
    """See crash_page.py, which is forgotten once a screen opens."""
    from crash_page import read
    return read(keys)


def _parts():
    """(display, keys), None if there is no way to play."""
    try:
        import board

        from hardware import make_display, make_keys, set_clock
        _demand_word(board.ID)
        set_clock(board)
        display, keys = make_display(board.DISPLAY), make_keys(board)
        layouts.load(display, "basic")      # ImportError: nothing is made for this size
        display.greet(*data("boot"))
        return display, keys
    except OSError as error:
        print("No display answers (%r). Check its wiring against board.py:" % error)
        print(board.DISPLAY)
    except Exception as error:
        print("board.py cannot be used:", repr(error))
        print("`crupier flash --board ID` brings a good one.")


def _demand_word(name):
    """No PC believes a board that calls itself anything else. Raises ValueError."""
    if not (0 < len(name) <= 32 and all(
            char.isalpha() or char.isdigit() or char in "_.+-" for char in name)):
        raise ValueError("ID %r is no word of 1 to 32 letters" % name)


def _assemble(display, power, keys, settings):
    """(the application with its first screen open, what answers a PC)"""
    import board
    import machine

    from app import App
    display.light_up()          # where it takes two steps, and time in between
    from clock import Clock
    from hardware import make_feel
    from session import Session
    display.light_up()
    from storage.archive import Archive
    from storage.history import History
    from storage.journal import Journal
    device = hexlify(machine.unique_id()).decode()
    clock, archive = Clock(DATA + "/boots"), Archive(DATA + "/records", DATA + "/ack")
    history = History(archive.heads(), DATA + "/sums")
    session = Session(Journal(DATA + "/game"), archive, history, clock, device)
    app = App(display, power, keys, settings, session, history, clock,
              make_feel(board, settings))
    return app, _serve(board.ID, device, archive, history, settings, clock)


def _begin_anew():
    """The clock goes on, and a PC stays connected."""
    from machine import soft_reset
    soft_reset()


def _leave(place):
    """Keeps it for the next start; see place in app.py, and boot.py, too. False: the flash is
    full, so the next start would show the game in progress.
    """
    from storage import files
    try:
        files.save_value(_HOME, place)
        return True
    except OSError:
        return False


def _left_at():
    """What the last start has left with _leave(), None if it has ended in any other way."""
    from storage import files
    place = ()
    try:
        place = files.load_value(_HOME, [])
    except (OSError, ValueError):
        pass
    try:
        os.remove(_HOME)        # or boot.py would never heed the safe-mode key again
    except OSError:
        pass                    # there is none
    return place if len(place) == _PLACE else None       # it may be of another version


def _serve(board_id, device, archive, history, settings, clock):
    """Answers a PC; yields ms until its next turn, None while no PC needs it. The service is
    loaded when something comes.
    """
    clock.boots()
    console = poll()
    console.register(sys.stdin, POLLIN)
    while not console.poll(0):
        yield None
    from link.service import Service
    from version import VERSION
    about = {"device": device, "board": board_id, "version": VERSION}
    yield from Service(about, archive, history, settings, clock, DATA + "/ack").run()
