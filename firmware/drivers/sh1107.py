"""SH1107 OLED controller on a panel of 64x128, held upright or on its side.

Commands: Sino Wealth SH1107 datasheet V2.1, by their numbers there; values of the makers of the
boards, see boards/.
"""

from framebuf import MONO_HMSB, MONO_VLSB, FrameBuffer
from micropython import const

from drivers.mono import Mono

_COLUMNS = const(64)
_PAGES = const(16)
_SET_PAGE = const(0xB0)         # 12.
_SET_COLUMN_HIGH = const(0x10)  # 2.; its low half is a command by itself

_HALF_TURN = b"\xA1\xC8"        # segments and lines both the other way round (5., 13.)
_NO_TURN = b"\xA0\xC0"


class SH1107(Mono):
    """bus: I2CBus or SPIBus. rotation: degrees clockwise that the panel is turned by; at 0, column
    0 is on the left and page 0 on top. offset: display offset that fills it then (9.).
    """

    _LINES = 0x7F
    _INIT = bytes((
        0xAE,                   # display off (11.)
        0xDC, 0x00,             # start line 0 (17.)
        0x20,                   # within a page, column by column (3.)
        0xA8, 0x3F,             # multiplex ratio 64 (6.)
        0xD5, 0x51,             # clock: reset value (14.)
        0xD9, 0x22, 0xDB, 0x35,     # pre-charge and VCOM: reset values (15., 16.)
        0xAD, 0x8A,             # without the DC-DC converter of the chip (10.)
        0xA4, 0xA6,             # show the memory, not inverted (7., 8.)
    ))

    def __init__(self, bus, rotation, offset):
        turned = rotation in (90, 180)
        # Scanned from the other end, the panel begins as many lines after 0 as before it.
        super().__init__(bus, _COLUMNS, _PAGES, -offset if turned else offset)
        self._INIT += _HALF_TURN if turned else _NO_TURN
        self._WHOLE = bytes((0xD3, self._offset & self._LINES))     # (9.)
        if rotation in (0, 180):
            self.width, self.height, self.format = _COLUMNS, 8 * _PAGES, MONO_VLSB
            self._canvas = None
        else:
            self.width, self.height, self.format = 8 * _PAGES, _COLUMNS, MONO_HMSB
            self._canvas = bytearray(_COLUMNS * _PAGES)
            try:
                from drivers.oled_native import transpose
            except (ImportError, SyntaxError, ValueError):  # no machine code for this processor
                from drivers.oled_plain import transpose
            self._transpose = transpose
        self.buffer = self._canvas or self._picture     # of fb
        self.fb = FrameBuffer(self.buffer, self.width, self.height, self.format)
        self._set_up()

    def greet(self, file, at):
        # On its side, and on I2C, 16 lines would take 12 ms: a window for each page.
        if not self._canvas:
            file.seek(at)
            file.readinto(self._picture)
            self.show()

    def show(self, pause=None):
        if self._canvas:
            # On its side, a row of the picture is a column of the panel, the lowest one first.
            self._transpose(self._canvas, self._picture, _COLUMNS, _PAGES)
        super().show(pause)

    def _window(self, page, first, end):
        self._bus.command(bytes((_SET_PAGE | page, first & 0x0F, _SET_COLUMN_HIGH | first >> 4)))
