"""SSD1306 OLED controller, 128x64.

Commands: Solomon Systech SSD1306 datasheet rev 1.1, table 9-1.
"""

from framebuf import MONO_VLSB, FrameBuffer
from micropython import const

from drivers.mono import Mono

_COLUMNS = const(0x21)
_PAGES = const(0x22)
_LAST_PAGE = const(7)
_BAND = const(256)              # bytes of two pages, the boot picture


class SSD1306(Mono):
    """bus: an I2CBus. Raises OSError when the display does not answer."""

    width = 128
    height = 64
    format = MONO_VLSB

    _LINES = 0x3F
    _WHOLE = b"\xA8\x3F\x40\xD3\x00"
    _INIT = bytes((
        0xAE,                   # display off
        0xD5, 0x80,             # clock divide ratio 1, oscillator frequency 8
        # Until there is a whole picture, 16 lines are driven, as few as can be, in the middle of
        # the display: the memory holds anything. They shine four times as long, so less brightly.
        0xA8, 0x0F,             # multiplex ratio 16
        0x58, 0xD3, 0x18,       # start line and offset 24
        0x81, 0x20,             # contrast
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
        self._next = None       # what is sent without a new window goes there: page, columns
        self.buffer = self._picture     # of fb
        self.fb = FrameBuffer(self.buffer, self.width, self.height, self.format)
        self._set_up()

    def greet(self, file, at):
        file.seek(at)
        self._window(3, 0, 128)
        self._bus.data(file.read(_BAND))
        self._bus.command(b"\xAF")

    def show(self, pause=None):
        self._next = None
        super().show(pause)

    def _window(self, page, first, end):
        here = page, first, end
        if here != self._next:
            # Down to the last page: the same columns of the next one need no other window.
            self._bus.command(bytes((_COLUMNS, first, end - 1, _PAGES, page, _LAST_PAGE)))
        self._next = page + 1, first, end
