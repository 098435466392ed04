"""What the start says of a crash, and the end of a PC that takes over. Not needed in between."""

from time import ticks_ms

from micropython import const

import crash

_MANY = const(3)                # crashes in a row: then the next start leaves the game alone
_TAIL = const(200)              # bytes of the log: what the page has room for
_READ = const(100)              # looks at the keys: a key is still held, nobody has read the page
_SCAN_MS = const(5)

_told = 0                       # crashes in a row, on the page


def shown(display, power, language):
    """Tells of a crash. False after three in a row: nothing is to start, until the next power-on
    tries once more, without the game.
    """
    global _told
    _told = crash.in_a_row()
    if _told == -_MANY:
        crash.recount(1 - _MANY)        # a crash now is the third in a row again
    if _told >= _MANY:
        crash.recount(-_MANY)
        print("Crupier crashed %d times in a row; %s says how." % (_told, crash.LOG))
        _page(display, power, language, "page.crashes", _last_line())
        return False
    if _told > 0:
        _page(display, power, language, "page.crash", _last_line())
    return True


def read(keys):
    """Waits for a key if a crash has been told of; yields ms to sleep. Returns whether the game in
    progress is to be left alone.
    """
    if _told > 0:
        looks = 0
        while not keys.scan(ticks_ms()) or looks < _READ:
            yield _SCAN_MS
            looks += 1
        crash.recount(-_told)
    crash.begin()
    return _told == -_MANY


def farewell(display, power, language):
    """A PC has interrupted the application and has the board for itself."""
    _page(display, power, language, "page.pc")


def _last_line():
    """Kind and text of the error, whatever is in the log: this page must not fail."""
    try:
        with open(crash.LOG, "rb") as log:
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
