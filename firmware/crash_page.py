"""The page that tells of a crash at the next start."""

from time import sleep_ms, ticks_add, ticks_diff, ticks_ms

from micropython import const

import crash

_MANY = const(3)                # crashes in a row, after which the game is suspended
_TAIL = const(200)              # bytes of the log that fit the page
_READ = const(100)              # scans before a key counts: one may still be held from before
_SCAN_MS = const(5)
_LATE_MS = const(2000)          # that a display is waited for where nobody will look again

_told = 0                       # crashes in a row that the page tells of


def shown(display, power, language):
    """Shows the crash page if there was a crash. False after three in a row: nothing starts until
    the next power-on, which tries once more without the game.
    """
    global _told
    _told = crash.in_a_row()
    if _told == -_MANY:
        crash.recount(1 - _MANY)        # a crash now is the third in a row again
    if _told >= _MANY:
        crash.recount(-_MANY)
        print("Crupier crashed %d times in a row; %s says how." % (_told, crash.LOG))
        _page(display, power, language, "page.crashes", _last_line())
        end = ticks_add(ticks_ms(), _LATE_MS)
        while power.missing and ticks_diff(end, ticks_ms()) > 0:
            sleep_ms(_SCAN_MS)
            power.find(ticks_ms())
        return False
    if _told > 0:
        _page(display, power, language, "page.crash", _last_line())
    return True


def read(keys, power):
    """Waits for a key while the crash page is shown; a generator of ms to sleep. Returns True if
    the game in progress is to be suspended.
    """
    if _told > 0:
        looks = 0
        while not keys.scan(ticks_ms()) or looks < _READ:
            power.find(ticks_ms())
            yield _SCAN_MS
            looks += 1
        crash.recount(-_told)
    return _told == -_MANY


def _last_line():
    """Last line of the log: kind and text of the error. Must not fail, whatever the file holds."""
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
