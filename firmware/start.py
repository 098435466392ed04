"""From power-on to the application: display and keys first, and reasons instead of tracebacks."""

import gc
import sys
from binascii import hexlify
from select import POLLIN, poll
from time import sleep_ms, ticks_add, ticks_diff, ticks_ms

from micropython import const

from ui import layouts

DATA = "/data"

# Bytes between two garbage collections while the application starts. When only a full heap is
# collected, what stays lies all over it, and no room is left in one piece. Later the application
# collects, at moments when nobody waits.
_GARBAGE = const(65_536)
_NEVER = const(-1)
_LISTEN_MS = const(20)          # between two looks whether a PC says something


def run():
    """Plays until a PC takes over. Nothing starts, and the console says why, with a bad board.py
    or without a display, as far as its bus can tell.
    """
    gc.threshold(_GARBAGE)
    try:
        import board
        display, keys = _parts(board)
        layouts.load(display, "basic")      # ImportError: nothing is made for this size
    except OSError as error:
        print("No display answers (%r). Check its wiring against board.py:" % error)
        print(board.DISPLAY)
    except Exception as error:
        print("board.py cannot be used:", repr(error))
        print("`crupier flash --board ID` brings a good one.")
    else:
        # Only now: the picture of a colour display takes 29 KB in one piece.
        _play(board, display, keys)


def _parts(board):
    from hardware import make_display, make_keys
    return make_display(board.DISPLAY), make_keys(board)


def _play(board, display, keys):
    """Whatever ends the application: the journal is safe, and the next start says what it was."""
    import crash
    from display_power import DisplayPower
    from storage import files
    from storage.settings import Settings
    files.make_folder(DATA)
    settings = Settings(DATA + "/settings")
    power = DisplayPower(display, settings)
    if not crash.shown(display, power, keys, settings["language"]):
        return
    try:
        _loop(*_assemble(board, display, power, keys, settings))
    except KeyboardInterrupt:
        crash.farewell(display, power, settings["language"])
    except Exception as error:
        crash.restart(error)


def _assemble(board, display, power, keys, settings):
    """(the application with its first screen open, what answers a PC)"""
    import machine

    from app import App
    from clock import Clock
    from hardware import make_feel
    from session import Session
    from storage.archive import Archive
    from storage.history import History
    from storage.journal import Journal
    device = hexlify(machine.unique_id()).decode()
    clock, archive = Clock(DATA + "/boots"), Archive(DATA + "/records")
    history = History(archive.heads())
    session = Session(Journal(DATA + "/game"), archive, history, clock, device)
    app = App(display, power, keys, settings, session, history, clock,
              make_feel(board, settings))
    app.begin()
    return app, _serve(board.ID, device, archive, settings, clock)


def _loop(app, serving):
    """The application has its turn every few ms, the PC in between."""
    gc.threshold(_NEVER)
    while True:
        end = ticks_add(ticks_ms(), app.step())
        pause = next(serving)
        left = ticks_diff(end, ticks_ms())
        while left > 0:
            sleep_ms(min(left, pause))
            pause = next(serving)
            left = ticks_diff(end, ticks_ms())


def _serve(board_id, device, archive, settings, clock):
    """Answers a PC; yields ms until its next turn. The service is loaded when something comes."""
    clock.boots()
    console = poll()
    console.register(sys.stdin, POLLIN)
    while not console.poll(0):
        yield _LISTEN_MS
    from link.service import Service
    from version import VERSION
    about = {"device": device, "board": board_id, "version": VERSION}
    yield from Service(about, archive, settings, clock, DATA + "/ack").run()
