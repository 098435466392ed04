"""When the application ends with an error: write down what happened, restart, and say so then.

The page needs memory, fonts and texts, and the error may be about any of these; so the page is
left to the next start. The journal is on flash anyway.
"""

import gc
import sys
from time import ticks_diff, ticks_ms

from micropython import const

from storage import files

LOG = "/data/crash.txt"         # the traceback, for the PC
_COUNT = "/data/crashes"        # in a row, below 0 when the player has been told
_MANY = const(3)                # then the next start leaves the game alone
_TAIL = const(200)              # bytes of the log: what the page has room for
_READ = const(100)              # looks at the keys: a key is still held, nobody has read the page
_SCAN_MS = const(5)
_SOON_MS = const(10_000)        # after a start: a crash by then is one more in a row

wary = False                    # is the game in progress to be left alone?
_begun = ticks_ms()
_told = 0                       # crashes in a row, on the page
_reserve = bytearray(4096)      # for writing it down when all memory is taken


def restart(error):
    """Keeps the traceback and the number of crashes in a row, and resets the board."""
    global _reserve
    import machine
    _reserve = None
    gc.collect()
    sys.print_exception(error)
    soon = 0 <= ticks_diff(ticks_ms(), _begun) < _SOON_MS
    try:
        with open(LOG, "w") as log:
            sys.print_exception(error, log)
        files.save_value(_COUNT, abs(_crashes()) + 1 if soon else 1)
    except (OSError, MemoryError) as trouble:
        print("No room to keep it:", repr(trouble))
    machine.reset()


def note(error):
    """Keeps the traceback of an error that the application has got over."""
    sys.print_exception(error)
    try:
        with open(LOG, "w") as log:
            sys.print_exception(error, log)
    except (OSError, MemoryError) as trouble:
        print("No room to keep it:", repr(trouble))


def shown(display, power, language):
    """Tells of a crash. False after three in a row: nothing is to start, until the next power-on
    tries once more, without the game.
    """
    global _told, wary
    _told = _crashes()
    wary = _told == -_MANY
    if wary:
        _count(1 - _MANY)       # a crash now is the third in a row again
    if _told >= _MANY:
        _count(-_MANY)
        print("Crupier crashed %d times in a row; %s says how." % (_told, LOG))
        _page(display, power, language, "page.crashes", _last_line())
        return False
    if _told > 0:
        _page(display, power, language, "page.crash", _last_line())
    return True


def read(keys):
    """Waits for a key if a crash has been told of; yields ms to sleep."""
    global _begun
    if _told > 0:
        looks = 0
        while not keys.scan(ticks_ms()) or looks < _READ:
            yield _SCAN_MS
            looks += 1
        _count(-_told)
    _begun = ticks_ms()


def _count(crashes):
    try:
        files.save_value(_COUNT, crashes)
    except OSError:             # a full flash must not keep the board from starting
        pass


def _crashes():
    try:
        return files.load_value(_COUNT, 0)
    except ValueError:
        return 1


def farewell(display, power, language):
    """A PC has interrupted the application and has the board for itself."""
    _page(display, power, language, "page.pc")


def _last_line():
    """Kind and text of the error, whatever is in the log: this page must not fail."""
    try:
        with open(LOG, "rb") as log:
            log.seek(max(0, log.seek(0, 2) - _TAIL))
            line = log.read().strip().rpartition(b"\n")[2]
    except OSError:
        return ""
    return "".join([chr(byte) if 0x20 <= byte < 0x7F else "?" for byte in line])


def _page(display, power, language, key, detail=""):
    from pack import data
    from ui import layouts
    from ui.art import Art
    from ui.canvas import Canvas
    from ui.strings import LANGUAGES, Strings
    at = layouts.load(display, "basic")
    font = Art(*data("art")).font(at.TEXT)
    language = language or LANGUAGES[0][0]
    text = Strings(language, *data("texts/" + language))
    canvas = Canvas(display)
    canvas.clear()
    y = at.MARGIN
    for line in font.wrap(text(key) + "\n" + detail, canvas.width - 2 * at.MARGIN):
        canvas.text(line, at.MARGIN, y, font)
        y += font.height + 1
    power.wake()
    power.show(ticks_ms())
