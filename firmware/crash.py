"""Last words of the application, with as little code as can be: the cause may be anything."""

import sys
import time

import machine

from ui import layouts
from ui.canvas import Canvas, Font
from ui.strings import LANGUAGES, Strings

CRASH_LOG = "/data/crash.txt"


def farewell(display, language):
    """A PC has interrupted the application and has the board for itself."""
    _write(display, language, "page.pc")


def crash(display, keys, error, language):
    """Says what happened, keeps the traceback for the PC, and restarts at the next key."""
    sys.print_exception(error)
    try:
        with open(CRASH_LOG, "w") as log:
            sys.print_exception(error, log)
    except (OSError, MemoryError):
        pass                    # the console has it
    try:
        _write(display, language, "page.crash", "%s: %s" % (type(error).__name__, error))
    except MemoryError as trouble:
        print("No memory to show it:", repr(trouble))
    while not keys.scan(time.ticks_ms()):
        time.sleep_ms(5)
    machine.reset()


def _write(display, language, key, detail=""):
    at = layouts.load(display, "basic")
    font = Font(at.TEXT)
    text = Strings(language or LANGUAGES[0][0])
    canvas = Canvas(display)
    canvas.clear()
    y = at.MARGIN
    for line in font.wrap(text(key) + "\n" + detail, canvas.width - 2 * at.MARGIN):
        canvas.text(line, at.MARGIN, y, font)
        y += font.height + 1
    try:
        display.power(True)
        display.show()
    except OSError as error:
        print("The display does not answer:", repr(error))
