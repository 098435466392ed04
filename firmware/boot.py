# Runs first. If the power failed while an update was being put in place, finishes it. Then looks
# at the safe-mode key: held for a second while the power comes on, it keeps main.py from starting,
# and the REPL is free. A short press does not: the board may have restarted by itself.
import os
import sys
import time

_HELD_MS = 1000
_NEW = "/crupier.new"       # an update, with the paths of the flash; its file `ready` comes last


def finish_update():
    """Moves the files of a complete update to their places. A power cut at any point is harmless:
    the next boot repeats what is left.
    """
    try:
        # Nothing to make, but littlefs first ends a move that the power has cut: until then a
        # file that follows the moved one in its folder may be missing from all lists.
        os.mkdir("/crupier")
    except OSError:
        pass                # it exists
    try:
        stale = open(_NEW + "/ready")
    except OSError:
        return              # no update, or an incomplete one
    with stale:
        for path in stale:
            try:
                os.remove(path.strip())
            except OSError:
                pass        # gone already
    for name in os.listdir(_NEW):
        if name != "ready":
            _move(_NEW + "/" + name, "/" + name)
    os.remove(_NEW + "/ready")
    os.rmdir(_NEW)


def _move(source, target):
    """Moves a file, replacing an older one; of a folder, moves the content into the existing
    folder.
    """
    try:
        os.rename(source, target)
    except OSError:
        for name in os.listdir(source):
            _move(source + "/" + name, target + "/" + name)
        os.rmdir(source)


def _held(pin, pressed):
    """True if the key is held for a second."""
    end = time.ticks_add(time.ticks_ms(), _HELD_MS)
    while pin.value() == pressed:
        if time.ticks_diff(end, time.ticks_ms()) <= 0:
            return True
        time.sleep_ms(10)
    return False


try:
    finish_update()
except OSError as error:
    print("The update could not be finished:", repr(error))
sys.path.insert(0, "/crupier")
safe_mode = False
try:
    import board
    from machine import Pin

    _pull = Pin.PULL_UP if board.KEYS_ACTIVE_LOW else Pin.PULL_DOWN
    for _name, _pin in board.KEYS:
        if _name == board.SAFE_MODE_KEY:
            safe_mode |= _held(Pin(_pin, Pin.IN, _pull), int(not board.KEYS_ACTIVE_LOW))
except Exception as error:
    print("board.py:", repr(error))
