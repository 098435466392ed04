"""LCD controllers with MIPI DCS commands: 16 colours at a time; sends only the areas that were
drawn on. _CONTROLLERS holds the differences between the chips.

Sections are those of the Sitronix ST7789V datasheet V1.3.
"""

from array import array
from time import sleep_ms, ticks_add, ticks_diff, ticks_ms

from framebuf import GS4_HMSB, FrameBuffer
from micropython import const

try:
    from pixels_native import expand, join, pair
except (ImportError, SyntaxError, ValueError):      # no machine code for this processor
    from pixels import expand, join, pair

_SWRESET = const(0x01)
_SLPOUT = const(0x11)
_DISPOFF = const(0x28)
_DISPON = const(0x29)
_CASET = const(0x2A)
_RASET = const(0x2B)
_RAMWR = const(0x2C)
_MADCTL = const(0x36)
_COLMOD = const(0x3A)

# One ms more than the datasheet asks for: the clock of MicroPython may tick at once.
_REST_MS = const(121)           # from a reset to SLPOUT (9.1.2)
_SETTLE_MS = const(6)           # from a reset, or SLPOUT, to the next command (9.1.12)

_BAND = const(4)                # rows that are sent together: more would take more memory; one
                                # band is converted while another is sent, where there is DMA
_WINDOW = const(250)            # bytes of the picture that take as long as a window
_MOST = const(16)               # areas at most that are sent separately
_DIMMEST = const(2_600)         # of 65,535: at 4 % the picture can still be seen

# Controller -> what sets it up: each command, how many values, these values; and can it take
# 12 bits per pixel? Values are those of the makers of the boards; panels differ in what board.py
# has in init.
_CONTROLLERS = {
    # Sitronix ST7789V datasheet V1.3, section 9
    "st7789": (b"\x3A\x01\x05"                     # 16 bits per pixel
               b"\xB2\x05\x0C\x0C\x00\x33\x33"     # porches
               b"\xC0\x01\x2C\xC2\x01\x01"         # lines, voltages from these commands
               b"\xC4\x01\x20"                     # VDV
               b"\xC6\x01\x0F"                     # 60 frames a second
               b"\xD0\x02\xA4\xA1"                 # supply
               b"\x21\x00"                         # IPS panels are the other way round
               b"\xE0\x0E\xD0\x04\x0D\x11\x13\x2B\x3F\x54\x4C\x18\x0D\x0B\x1F\x23"
               b"\xE1\x0E\xD0\x04\x0C\x11\x13\x2C\x3F\x44\x51\x2F\x1F\x1F\x20\x23",
               True),
    # ILI Technology ILI9341 datasheet V1.11, section 8; voltages are those after a reset
    "ili9341": (b"\x3A\x01\x55"                    # 16 bits per pixel
                b"\x20\x00",                       # not inverted
                False),
}


class LCD:
    """Draw on .fb in colours 0...15, call touch() for the area, then show().

    bus: an SPIBus. light: PWM of the backlight. panel: DISPLAY of board.py: driver, width, height,
    col and row (where the display begins in the controller's memory), madctl; init, if the panel
    needs commands of its own.
    """

    PARTS = 8               # of renew()
    colour = True
    format = GS4_HMSB
    palette = tuple(range(16))

    def __init__(self, bus, light, panel):
        self.width = panel["width"]
        self.height = panel["height"]
        self._bus = bus
        self._light = light
        self._panel = panel
        self._pairs = self.width // 2           # bytes of a row: two pixels each
        self._picture = bytearray(self._pairs * self.height)
        self.fb = FrameBuffer(self._picture, self.width, self.height, self.format)
        self.buffer = self._picture             # of fb
        # What is to be sent, see join(): there is nothing yet.
        self._dirty = array("H", bytes(16 + 8 * _MOST))
        self._dirty[1] = self._pairs
        self._dirty[2] = self.height
        self._dirty[3] = _MOST
        self._dirty[4] = _WINDOW
        self._table = bytearray(4 * 256)        # what to send for a byte of the picture
        # Of each buffer, what expand() works on; and a view of as many bytes as its last band had.
        self._frames = [(self._table, self._picture, self._pairs,
                         bytearray(4 * self._pairs * _BAND)) for _ in range(2 if bus.dma else 1)]
        self._views = [memoryview(frame[3]) for frame in self._frames]
        self._byte = bytearray(1)
        last = panel["row"] + self.height - 1
        self._window = ((bytes((_CASET,)), bytearray(4)),
                        (bytes((_RASET,)), bytearray((0, 0, last >> 8, last & 0xFF))),
                        (bytes((_RAMWR,)), b""))
        self._level = 255
        self._on = True
        self.colours((0,) + 15 * (0xFFFFFF,))
        self.begin()

    def begin(self):
        """Initialises the controller; the next show() sends the whole picture."""
        self._asleep, self._out = True, False   # asleep; out: has sleep-out been sent?
        self._shine()
        if not self._bus.reset():
            self._command(_SWRESET)
            sleep_ms(_SETTLE_MS)
        self._rested = ticks_add(ticks_ms(), _REST_MS)
        self._set()
        self.touch(0, 0, self.width, self.height)

    def _set(self):
        panel = self._panel
        for program in (_CONTROLLERS[panel["driver"]][0], panel.get("init", b"")):
            at = 0
            while at < len(program):
                end = at + 2 + program[at + 1]
                self._command(program[at], program[at + 2:end])
                at = end
        self._command(_MADCTL, bytes((panel["madctl"],)))

    def renew(self, part):
        """Sends the settings anew, in case the controller has forgotten them, and the picture in
        PARTS parts from 0 on; to be called for each. Nothing is seen of it if it has not.
        """
        if self._asleep:
            return
        if part == 0:
            self._command(_SLPOUT)      # without effect where it is out (9.1.12)
            sleep_ms(_SETTLE_MS)
            self._set()
        rows = -(-self.height // self.PARTS)
        self.touch(0, part * rows, self.width, rows)
        self.show()
        if part == self.PARTS - 1:
            self.power(self._on)

    def _command(self, command, values=b""):
        self._byte[0] = command
        self._bus.command(self._byte)
        if values:
            self._bus.data(values)

    def colours(self, table):
        """Sets the palette, 16 colours 0xRRGGBB; the next show() sends the whole picture."""
        words = bytearray()
        for rgb in table:       # RGB565, the high byte first
            words.append(rgb >> 16 & 0xF8 | rgb >> 13 & 7)
            words.append(rgb >> 5 & 0xE0 | rgb >> 3 & 0x1F)
        pair(words, self._table)
        self.touch(0, 0, self.width, self.height)

    def greet(self, file, at):
        """Sends the boot picture at offset `at` of a file (host_tools/build/art.py), centred on
        black. light_up() lights it; the next show() replaces it. A controller without 12 bits
        per pixel stays black.
        """
        if not _CONTROLLERS[self._panel["driver"]][1]:
            self._send_area(0, self._pairs, 0, self.height, None)
            return
        file.seek(at)
        width, height = file.read(2)
        pairs, view = self._pairs, memoryview(self._picture)    # all black
        left, top = pairs - width // 2 >> 1, self.height - height >> 1
        right, bottom = left + width // 2, top + height
        self._command(_COLMOD, b"\x03")     # 12 bits a pixel: three bytes a pair
        for first, end, y, rows in ((0, pairs, 0, top), (0, left, top, height),
                                    (right, pairs, top, height), (0, pairs, bottom, top + 1),
                                    (left, right, top, height)):
            part = view[:3 * (end - first) * rows]
            if first == left:
                file.readinto(part)
            self._open(first, end, y)
            self._bus.data(part)
        self._command(_COLMOD, b"\x05")
        self.fb.fill(0)

    def light_up(self):
        """Takes the next step of the wake-up, if its waiting time is over: sleep out, then
        backlight on.
        """
        if self._asleep and ticks_diff(self._rested, ticks_ms()) <= 0:
            if self._out:
                self._asleep = False
                self.power(self._on)
            else:
                self._out = True
                self._command(_SLPOUT)
                self._rested = ticks_add(ticks_ms(), _SETTLE_MS)

    def touch(self, x, y, w, h):
        """Marks an area as drawn on; parts outside of the display are ignored."""
        join(self._dirty, x, y, w, h)

    def show(self, pause=None):
        """Sends the marked areas; calls pause() after each part."""
        asleep = self._asleep
        if asleep:
            self._wake()
        dirty = self._dirty
        for at in range(8, 4 * dirty[0] + 8, 4):
            first, top, end, bottom = dirty[at:at + 4]
            self._send_area(first, end, top, bottom, pause)
        dirty[0] = 0
        if asleep:              # backlight only once the first picture is there
            self.light_up()

    def _wake(self):
        """Waits until the controller is out of its sleep; usually it is already."""
        while True:
            sleep_ms(max(0, ticks_diff(self._rested, ticks_ms())))
            if self._out:
                return
            self.light_up()

    def _send_area(self, first, end, y, bottom, pause):
        """Sends bytes first to end of the rows y to bottom, as many rows at a time as the buffer
        holds.
        """
        self._open(first, end, y)
        count, which = end - first, 0
        most = self._pairs * _BAND // count
        while y < bottom:
            rows = min(most, bottom - y)
            self._send(which, first, count, y, rows)
            which = (which + 1) % len(self._frames)
            y += rows
            if pause:
                pause()
        self._bus.end_stream()

    def _open(self, first, end, y):
        """Sets the controller's window: columns of the bytes first to end, rows from y on."""
        (_, columns), (_, rows), _ = self._window
        left = self._panel["col"] + 2 * first
        right = left + 2 * (end - first) - 1
        y += self._panel["row"]
        columns[0] = left >> 8
        columns[1] = left & 0xFF
        columns[2] = right >> 8
        columns[3] = right & 0xFF
        rows[0] = y >> 8
        rows[1] = y & 0xFF
        self._bus.run(self._window)

    def _send(self, which, first, count, y, rows):
        """Sends count bytes of each of these rows, from one of the buffers."""
        frame = self._frames[which]
        expand(frame, y * self._pairs + first, count, rows)
        size = 4 * count * rows
        if size != len(self._views[which]):
            self._views[which] = memoryview(frame[3])[:size]
        self._bus.stream(self._views[which])

    def contrast(self, level):
        """Sets the backlight, 1...255."""
        self._level = level
        self._shine()

    def power(self, on):
        """Switches the display on or off; the controller keeps the picture."""
        self._on = on
        if not self._asleep:
            self._command(_DISPON if on else _DISPOFF)
        self._shine()

    def _shine(self):
        dark = self._asleep or not self._on
        self._light.duty_u16(0 if dark else _DIMMEST + (65_535 - _DIMMEST) * self._level // 255)
