"""Builds the application: display, keys, storage, session, App. Imported by start.py alone, and
unloaded when the next screen opens.
"""

import gc
from binascii import hexlify

from micropython import const

from pack import data
from ui import layouts

_DATA = "/data"
_GARBAGE = const(32_768)        # bytes between two garbage collections, until memory.py sets it


def prepare():
    """Returns the arguments of play(). If the board cannot start, the reason is on the console:
    returns True if it is on the display, too, else False.
    """
    gc.threshold(_GARBAGE)
    parts = _parts()
    if not parts:
        return False
    import crash
    from display_power import DisplayPower
    from storage import files
    from storage.settings import Settings
    files.make_folder(_DATA)
    settings = Settings(_DATA + "/settings")
    display, keys = parts
    power = DisplayPower(display, settings)
    if crash.in_a_row():
        from crash_page import shown  # large, and seldom needed
        if not shown(display, power, settings["language"]):
            return True
    return display, power, keys, settings


def _parts():
    """(display, keys) of board.py, or None if one of them cannot be used."""
    try:
        import board

        from hardware import make_display, make_keys, set_clock
        _require_word(board.ID)
        set_clock(board)
        display, keys = make_display(board.DISPLAY), make_keys(board)
        layouts.load(display, "basic")      # ImportError: there is no layout for this display size
        greeting = data("boot")
        try:
            display.greet(*greeting)
        except OSError as error:
            print("No display answers (%r). Check its wiring against board.py:" % error)
            print(board.DISPLAY)
            print("Crupier runs without it, and goes on looking for it.")
        return display, keys
    except Exception as error:
        print("board.py cannot be used:", repr(error))
        print("`crupier flash --board ID` brings a good one.")


def _require_word(name):
    """Raises ValueError unless board.py's ID is a word that the serial link accepts."""
    if not (0 < len(name) <= 32 and all(
            char.isalpha() or char.isdigit() or char in "_.+-" for char in name)):
        raise ValueError("ID %r is no word of 1 to 32 letters" % name)


def assemble(display, power, keys, settings):
    """Returns (App, the arguments of link.service.Service)."""
    import board
    import machine

    from app import App
    display.light_up()          # the second of two steps: the panel needs time between them
    from clock import Clock
    from hardware import make_feedback
    from session import Session
    display.light_up()
    from storage import files
    from storage.archive import Archive
    from storage.history import History
    from storage.journal import Journal
    device = hexlify(machine.unique_id()).decode()
    clock, archive = Clock(_DATA + "/boots"), Archive(_DATA + "/records", _DATA + "/ack")
    history = History(archive.heads(), _DATA + "/sums")
    if not (archive.names() or files.exists(history.path)):
        history.step()          # there is nothing to read: home need not be painted twice
    session = Session(Journal(_DATA + "/game"), archive, history, clock, device)
    app = App(display, power, keys, settings, session, history, clock,
              make_feedback(board, settings))
    about = {"device": device, "board": board.ID}
    return app, (about, archive, history, settings, clock, _DATA + "/ack")
