"""SSD1306 OLED controller on I2C, 128x64. Sends only what has changed on the glass.

Commands: Solomon Systech SSD1306 datasheet rev 1.1, table 9-1.
"""

from framebuf import MONO_VLSB, FrameBuffer
from micropython import const

_CONTRAST = const(0x81)
_RAM_ON_GLASS = const(0xA4)
_NORMAL = const(0xA6)
_DISPLAY_OFF = const(0xAE)
_DISPLAY_ON = const(0xAF)
_DISPLAY_OFFSET = const(0xD3)
_COLUMNS = const(0x21)
_PAGES = const(0x22)

_COMMANDS = const(0x00)         # control bytes: all that follows is ...
_DATA = b"\x40"

_CELL = const(8)                # columns that are compared, and sent, together
_GAP = const(8)                 # unchanged columns that are sent along; a window costs 10 bytes

_INIT = bytes((
    _DISPLAY_OFF,
    0xD5, 0x80,                 # clock divide ratio 1, oscillator frequency 8
    0xA8, 0x3F,                 # multiplex ratio 64
    0xD3, 0x00,                 # display offset
    0x40,                       # start line 0
    0x8D, 0x14,                 # charge pump on (application note, page 3)
    0x20, 0x00,                 # horizontal addressing
    0xA1, 0xC8,                 # column 127 and COM63 first: connector at the top
    0xDA, 0x12,                 # alternative COM pins
    0xD9, 0xF1,                 # pre-charge
    0xDB, 0x30,                 # VCOMH 0.83 Vcc
    _RAM_ON_GLASS, _NORMAL,
))


class SSD1306:
    """Draw on .fb, then show(). Raises OSError when the display does not answer."""

    width = 128
    height = 64
    format = MONO_VLSB
    colour = False
    palette = (0, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0)    # by colour role

    def __init__(self, i2c, addr=0x3C):
        self._i2c = i2c
        self._addr = addr
        self._buffer = bytearray(self.width * self.height // 8)
        self._shown = bytearray(len(self._buffer))
        self.fb = FrameBuffer(self._buffer, self.width, self.height, self.format)
        # Views made once: comparing and sending must not allocate.
        new, old = memoryview(self._buffer), memoryview(self._shown)
        self._pages = [self._views(new[i:i + self.width], old[i:i + self.width])
                       for i in range(0, len(new), self.width)]
        self.begin()

    def _views(self, new, old):
        """A page, as it is drawn and as it is shown, and both of its cells."""
        return new, old, [(new[x:x + _CELL], old[x:x + _CELL])
                          for x in range(0, self.width, _CELL)]

    def begin(self):
        """Sets the controller up and sends everything; also after a lost connection."""
        self._command(_INIT)
        self._send(0, self.width, 0, len(self._pages) - 1, self._buffer)
        self._shown[:] = self._buffer
        self.power(True)

    def _command(self, commands):
        self._i2c.writevto(self._addr, (bytes((_COMMANDS,)), commands))

    def _send(self, first, end, page, last_page, data):
        self._command(bytes((_COLUMNS, first, end - 1, _PAGES, page, last_page)))
        self._i2c.writevto(self._addr, (_DATA, data))

    def touch(self, x, y, w, h):
        """That area has been drawn on: comparing finds what has changed."""

    def show(self, pause=None):
        """Brings what has changed to the glass."""
        for page, (new, old, cells) in enumerate(self._pages):
            if new != old:
                self._show_page(page, new, old, cells)

    def _show_page(self, page, new, old, cells):
        """Sends the changed columns, in runs: a short gap costs less than another window."""
        x = first = end = 0
        for drawn, shown in cells:
            if drawn != shown:
                if end and x - end > _GAP:
                    self._send_run(page, first, end, new, old)
                    end = 0
                if not end:
                    first = x
                end = x + _CELL
            x += _CELL
        self._send_run(page, first, end, new, old)

    def _send_run(self, page, first, end, new, old):
        self._send(first, end, page, page, new[first:end])
        old[first:end] = new[first:end]

    def contrast(self, level):
        """Brightness 1...255; some panels go dark at 0."""
        self._command(bytes((_CONTRAST, max(1, level))))

    def power(self, on):
        """Switches the glass on or off; its memory stays."""
        self._command(bytes((_DISPLAY_ON if on else _DISPLAY_OFF,)))

    def shift(self, rows):
        """Moves the picture down by a few rows; what leaves at the bottom comes in at the top."""
        self._command(bytes((_DISPLAY_OFFSET, -rows % self.height)))
