"""OLED controllers: one bit per pixel; sends only what has changed.

Commands: Solomon Systech SSD1306 datasheet rev 1.1, table 9-1; Sino Wealth SH1107 datasheet V2.1,
by their numbers there. Values are those of the makers of the boards, see boards/.
"""

from framebuf import MONO_HMSB, MONO_VLSB, FrameBuffer
from micropython import const

try:
    from pixels_native import changed, transpose
except (ImportError, SyntaxError, ValueError):      # no machine code for this processor
    from pixels import changed, transpose

_CONTRAST = const(0x81)
_DISPLAY_OFF = const(0xAE)
_DISPLAY_ON = const(0xAF)
_DISPLAY_OFFSET = const(0xD3)

_CELL = const(8)                # columns that are compared and sent together
_GAP = const(1)                 # unchanged cells that are sent too: a new window costs as much

# SSD1306
_COLUMN_RANGE = const(0x21)
_PAGE_RANGE = const(0x22)
_LAST_PAGE = const(7)
_BAND = const(256)              # bytes of two pages, the boot picture

# SH1107
_COLUMNS = const(64)
_PAGES = const(16)
_SET_PAGE = const(0xB0)         # 12.
_SET_COLUMN_HIGH = const(0x10)  # 2.; its low half is a command by itself
_HALF_TURN = b"\xA1\xC8"        # segments and lines both the other way round (5., 13.)
_NO_TURN = b"\xA0\xC0"


class Mono:
    """Draw on .fb, then show(). Raises OSError when the display is missing and the bus can tell.

    A subclass has command bytes: _DARK, sent while the display is off, _SETTINGS, sent at any
    time, and _WHOLE, sent when there is a whole picture; _LINES (mask of the display offset), and
    _window(page, first, end), which directs the next data to these columns of a page.
    """

    PARTS = 8               # of renew()
    colour = False
    palette = (0, 0, 1, 1, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1)      # by colour role

    def __init__(self, bus, columns, pages, offset=0):
        """columns, pages: of the panel. offset: line of the panel that the picture begins with."""
        self._bus = bus
        self._offset = self._line = offset
        self._picture = bytearray(columns * pages)      # as the panel counts
        self._shown = bytearray(columns * pages)
        self._begun = False     # is the controller set up?
        self._stale = True      # the panel may hold anything
        self._on, self._level = True, 127
        # Views made once: comparing pages that are the same allocates nothing.
        new, old = memoryview(self._picture), memoryview(self._shown)
        self._pages = [(new[i:i + columns], old[i:i + columns])
                       for i in range(0, columns * pages, columns)]

    def _set_up(self):
        """Initialises the controller. The display stays dark until the next show(), which sends
        all.
        """
        self._bus.reset()
        self._bus.command(self._DARK + self._SETTINGS)
        self._begun = self._stale = True

    def begin(self):
        """Initialises the controller and sends everything."""
        self._begun = False
        self.show()

    def greet(self, file, at):
        """Initialises the controller, and shows the boot picture at offset `at` of a file
        (host_tools/build/art.py) until the next show().
        """
        self._set_up()

    def renew(self, part):
        """Sends the settings anew, in case the controller has forgotten them, and the picture in
        PARTS parts from 0 on; to be called for each. Nothing is seen of it if it has not.
        """
        if self._stale:
            return
        if part == 0:
            dark = b"" if self._on else self._DARK
            self._bus.command(dark + self._SETTINGS + self._whole())
        count = len(self._pages) // self.PARTS
        for page in range(part * count, part * count + count):
            self._send(page, 0, len(self._pages[page][0]), None)
        if part == self.PARTS - 1:
            self.contrast(self._level)
            self.power(self._on)

    def _whole(self):
        return self._WHOLE + bytes((_DISPLAY_OFFSET, self._line & self._LINES))

    def touch(self, x, y, w, h):
        """Does nothing: show() finds changes by comparison."""

    def show(self, pause=None):
        """Sends what has changed; calls pause() after each part."""
        if not self._begun:
            self._set_up()
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
            self._bus.command(self._whole())
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
        """Does nothing: greet() has lit the boot picture."""

    def contrast(self, level):
        """Sets the brightness, 1...255; some panels go dark at 0."""
        self._level = level
        if not self._stale:
            self._bus.command(bytes((_CONTRAST, max(1, level))))

    def power(self, on):
        """Switches the display on or off; the controller keeps the picture."""
        self._on = on
        if not self._stale:
            self._bus.command(bytes((_DISPLAY_ON if on else _DISPLAY_OFF,)))

    def shift(self, lines):
        """Moves the whole picture by some lines, against burn-in."""
        self._line = self._offset + lines
        if not self._stale:
            self._bus.command(bytes((_DISPLAY_OFFSET, self._line & self._LINES)))


def _find_changes(page, new, old, runs):
    """Appends the changed columns to runs as (page, first, end). A gap too short for a window of
    its own counts as changed.
    """
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


class SSD1306(Mono):
    """128x64 pixels. bus: an I2CBus. Raises OSError when the display does not answer."""

    width = 128
    height = 64
    format = MONO_VLSB

    _LINES = 0x3F
    _WHOLE = b"\xA8\x3F\x40"
    _DARK = bytes((
        0xAE, 0x2E,             # display off, and the scrolling that another program has begun
        # Until there is a whole picture, 16 lines are driven, as few as can be, in the middle of
        # the display: the memory holds anything. They shine four times as long, so less brightly.
        0xA8, 0x0F,             # multiplex ratio 16
        0x58, 0xD3, 0x18,       # start line and offset 24
        0x81, 0x20,             # contrast
    ))
    _SETTINGS = bytes((
        0xD5, 0x80,             # clock divide ratio 1, oscillator frequency 8
        0x8D, 0x14,             # charge pump on (application note, page 3)
        0x20, 0x00,             # horizontal addressing
        0xA1, 0xC8,             # column 127 and COM63 first: connector at the top
        0xDA, 0x12,             # alternative COM pins
        0xD9, 0xF1,             # pre-charge
        0xDB, 0x30,             # VCOMH 0.83 Vcc
        0xA4, 0xA6,             # show the memory, not inverted
    ))

    def __init__(self, bus):
        super().__init__(bus, self.width, self.height // 8)
        self._next = None       # (page, columns) that data goes to without a new window
        self.buffer = self._picture     # of fb
        self.fb = FrameBuffer(self.buffer, self.width, self.height, self.format)

    def greet(self, file, at):
        super().greet(file, at)
        file.seek(at)
        self._next = None
        self._window(3, 0, 128)
        self._bus.data(file.read(_BAND))
        self._bus.command(b"\xAF")

    def show(self, pause=None):
        self._next = None
        super().show(pause)

    def renew(self, part):
        self._next = None
        super().renew(part)

    def _window(self, page, first, end):
        here = page, first, end
        if here != self._next:
            # Down to the last page: the same columns of the next one need no other window.
            self._bus.command(bytes(
                (_COLUMN_RANGE, first, end - 1, _PAGE_RANGE, page, _LAST_PAGE)))
        self._next = page + 1, first, end


class SH1107(Mono):
    """A panel of 64x128 pixels, mounted upright or on its side.

    bus: I2CBus or SPIBus. rotation: degrees clockwise that the panel is turned by; at 0, column 0
    is on the left and page 0 on top. offset: display offset that fills the panel at rotation 0
    (9.).
    """

    _LINES = 0x7F
    _WHOLE = b""
    _DARK = bytes((
        0xAE,                   # display off (11.)
        0xAD, 0x8A,             # without the DC-DC converter of the chip (10.)
    ))
    _SETTINGS = bytes((
        0xDC, 0x00,             # start line 0 (17.)
        0x20,                   # within a page, column by column (3.)
        0xA8, 0x3F,             # multiplex ratio 64 (6.)
        0xD5, 0x51,             # clock: reset value (14.)
        0xD9, 0x22, 0xDB, 0x35,     # pre-charge and VCOM: reset values (15., 16.)
        0xA4, 0xA6,             # show the memory, not inverted (7., 8.)
    ))

    def __init__(self, bus, rotation, offset):
        turned = rotation in (90, 180)
        # Scanned from the other end, the panel begins as many lines after 0 as before it.
        super().__init__(bus, _COLUMNS, _PAGES, -offset if turned else offset)
        self._SETTINGS += _HALF_TURN if turned else _NO_TURN
        if rotation in (0, 180):
            self.width, self.height, self.format = _COLUMNS, 8 * _PAGES, MONO_VLSB
            self._canvas = None
        else:
            self.width, self.height, self.format = 8 * _PAGES, _COLUMNS, MONO_HMSB
            self._canvas = bytearray(_COLUMNS * _PAGES)
        self.buffer = self._canvas or self._picture     # of fb
        self.fb = FrameBuffer(self.buffer, self.width, self.height, self.format)

    def greet(self, file, at):
        super().greet(file, at)
        # On its side, and on I2C, 16 lines would take 12 ms: a window for each page.
        if not self._canvas:
            file.seek(at)
            file.readinto(self._picture)
            self.show()

    def show(self, pause=None):
        if self._canvas:
            # On its side, a row of the picture is a column of the panel, the lowest one first.
            transpose(self._canvas, self._picture, _COLUMNS, _PAGES)
        super().show(pause)

    def _window(self, page, first, end):
        self._bus.command(bytes((_SET_PAGE | page, first & 0x0F, _SET_COLUMN_HIGH | first >> 4)))
