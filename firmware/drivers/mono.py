"""What the OLED controllers have in common: one bit per pixel, and only what changed is sent."""

from micropython import const

try:
    from drivers.oled_native import changed
except (ImportError, SyntaxError, ValueError):      # no machine code for this processor
    from drivers.oled_plain import changed

_CONTRAST = const(0x81)
_DISPLAY_OFF = const(0xAE)
_DISPLAY_ON = const(0xAF)
_DISPLAY_OFFSET = const(0xD3)

_COMMANDS = b"\x00"             # control bytes on I2C: all that follows is ...
_DATA = b"\x40"

_CELL = const(8)                # columns that are compared, and sent, together
_GAP = const(1)                 # unchanged cells that are sent along; a window costs as much


class Mono:
    """Draw on .fb, then show(). Raises OSError when the display is missing and the bus can tell.

    A controller has _INIT and _WHOLE (bytes of commands, at the begin and at the first show()),
    _LINES (mask of the display offset), _window(page, first, end), which directs what is sent next
    to these columns of a page, and greet(file, at), which shows the boot picture in that place of
    a file (host_tools/build/boot.py) until then.
    """

    colour = False
    palette = (0, 0, 1, 1, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1)      # by colour role

    def __init__(self, bus, columns, pages, offset=0):
        """columns, pages: of the panel. offset: line that the picture begins with."""
        self._bus = bus
        self._offset = offset
        self._picture = bytearray(columns * pages)      # as the panel counts
        self._shown = bytearray(columns * pages)
        self._stale = True      # the panel may hold anything
        self._on, self._level = True, 127
        # Views made once: comparing pages that are the same allocates nothing.
        new, old = memoryview(self._picture), memoryview(self._shown)
        self._pages = [(new[i:i + columns], old[i:i + columns])
                       for i in range(0, columns * pages, columns)]

    def _set_up(self):
        """The display stays dark until there is a picture: the first show() sends everything."""
        self._bus.reset()
        self._bus.command(self._INIT)
        self._stale = True

    def begin(self):
        """Sets the controller up and sends everything, after a lost connection."""
        self._set_up()
        self.show()

    def touch(self, x, y, w, h):
        """What was drawn on is found by comparing."""

    def show(self, pause=None):
        """Brings what has changed to the display; calls pause() after every part that is sent."""
        stale, runs = self._stale, []
        for page, (new, old) in enumerate(self._pages):
            if stale:
                self._send(page, 0, len(new), pause)
            elif new != old:
                _find_changes(page, new, old, runs)
        while runs:
            run = runs.pop(0)
            while run:
                page, first, end = run
                self._send(page, first, end, pause)
                # The same columns of the next page may need no window.
                run = page + 1, first, end
                if run in runs:
                    runs.remove(run)
                else:
                    run = None
        if stale:
            self._stale = False
            self._bus.command(self._WHOLE)
            self.contrast(self._level)
            self.power(self._on)

    def _send(self, page, first, end, pause):
        new, old = self._pages[page]
        part = new[first:end]
        self._window(page, first, end)
        self._bus.data(part)
        old[first:end] = part
        if pause:
            pause()

    def light_up(self):
        """What greet() showed is lit."""

    def contrast(self, level):
        """Brightness 1...255; some panels go dark at 0."""
        self._level = level
        if not self._stale:
            self._bus.command(bytes((_CONTRAST, max(1, level))))

    def power(self, on):
        """Switches the display on or off; its memory stays."""
        self._on = on
        if not self._stale:
            self._bus.command(bytes((_DISPLAY_ON if on else _DISPLAY_OFF,)))

    def shift(self, lines):
        """Moves the whole picture by some lines, so that none of it burns itself in."""
        self._bus.command(bytes((_DISPLAY_OFFSET, self._offset + lines & self._LINES)))


class I2CBus:
    """Raises OSError when nothing answers at addr."""

    def __init__(self, i2c, addr):
        self._i2c = i2c
        self._addr = addr

    def reset(self):
        """False: these modules reset themselves when the power comes on."""
        return False

    def command(self, commands):
        self._i2c.writevto(self._addr, (_COMMANDS, commands))

    def data(self, data):
        self._i2c.writevto(self._addr, (_DATA, data))


def _find_changes(page, new, old, runs):
    """Adds the changed columns to runs: a short gap costs less than another window."""
    cells = len(new) // _CELL
    first = changed(new, old, 0, cells)
    end = first + 1             # of what has changed
    while end < cells:
        cell = changed(new, old, end, cells)
        if cell - end > _GAP or cell == cells:
            runs.append((page, first * _CELL, end * _CELL))
            first = cell
        end = cell + 1
    if first < cells:
        runs.append((page, first * _CELL, end * _CELL))
