"""What the application is made of, from the display to its first screen. The start alone needs
this module, so it goes when the next screen opens.
"""

import gc
from binascii import hexlify

from micropython import const

from pack import data
from ui import layouts

_DATA = "/data"
_GARBAGE = const(65_536)        # bytes between two collections until a screen opens; see stack.py


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
    files.make_folder(_DATA)
    settings = Settings(_DATA + "/settings")
    display, keys = parts
    power = DisplayPower(display, settings)
    if not shown(display, power, settings["language"]):
        return None
    return display, power, keys, settings


def _parts():
    """(display, keys), None if there is no way to play."""
    try:
        import board

        from hardware import make_display, make_keys, set_clock
        _require_word(board.ID)
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


def _require_word(name):
    """No PC believes a board that calls itself anything else. Raises ValueError."""
    if not (0 < len(name) <= 32 and all(
            char.isalpha() or char.isdigit() or char in "_.+-" for char in name)):
        raise ValueError("ID %r is no word of 1 to 32 letters" % name)


def assemble(display, power, keys, settings):
    """(the application, what a PC may ask for: see link/service.py)"""
    import board
    import machine

    from app import App
    display.light_up()          # where it takes two steps, and time in between
    from clock import Clock
    from hardware import make_feedback
    from session import Session
    display.light_up()
    from storage.archive import Archive
    from storage.history import History
    from storage.journal import Journal
    from version import VERSION
    device = hexlify(machine.unique_id()).decode()
    clock, archive = Clock(_DATA + "/boots"), Archive(_DATA + "/records", _DATA + "/ack")
    history = History(archive.heads(), _DATA + "/sums")
    session = Session(Journal(_DATA + "/game"), archive, history, clock, device)
    app = App(display, power, keys, settings, session, history, clock,
              make_feedback(board, settings))
    about = {"device": device, "board": board.ID, "version": VERSION}
    return app, (about, archive, history, settings, clock, _DATA + "/ack")
