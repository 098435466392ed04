"""Model of the display controller SSD1306 on its usual 128x64 panel.

A plain byte machine: what reaches the panel is what the driver sent. Sections and tables are
those of the datasheet, Solomon Systech rev 1.1.
"""

import random
from collections.abc import Mapping
from typing import Any

from PIL import Image, ImageChops

from crupier.sim.chips.oled import Oled

WIDTH = 128
HEIGHT = 64
PAGES = HEIGHT // 8

_HORIZONTAL, _VERTICAL, _PAGE_MODE = 0, 1, 2

# byte of RAM -> pixel, by inverse and bit
_PIXELS = [[bytes(255 * ((byte >> bit & 1) != inverse) for byte in range(256))
            for bit in range(8)] for inverse in (0, 1)]


class Ssd1306(Oled):
    """One display since power-on. `ram[page * 128 + segment]`; bit 0 is a page's upper row.

    spec: DISPLAY of board.py. ValueError: other panels are wired in other ways.
    """

    size = (WIDTH, HEIGHT)
    # Table 9-1
    _arguments = {
        0x20: 1, 0x21: 2, 0x22: 2, 0x26: 6, 0x27: 6, 0x29: 5, 0x2A: 5, 0x81: 1, 0x8D: 1,
        0xA3: 2, 0xA8: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1,
    }
    # Timing and voltages cannot be seen; of scrolling only that it runs; E3 is NOP.
    _without_effect = frozenset((0x26, 0x27, 0x29, 0x2A, 0xA3, 0xD5, 0xD9, 0xDB, 0xE3))

    def __init__(self, spec: Mapping[str, Any]):
        if (spec["width"], spec["height"]) != self.size:
            raise ValueError(f"this model is one of {WIDTH}x{HEIGHT} pixels")
        # A reset does not touch the RAM (8.5): it holds anything, here always the same anything.
        self.ram = bytearray(random.Random(1306).randbytes(WIDTH * PAGES))
        super().__init__()

    def reset(self) -> None:
        """Values of 8.5 and table 9-1."""
        super().reset()
        self.charge_pump = self._scrolls = False
        self.contrast = 0x7F
        self._mode = _PAGE_MODE
        self._columns = (0, WIDTH - 1)
        self._pages = (0, PAGES - 1)
        self._multiplex = HEIGHT - 1
        self._com_pins = 0x12

    # RAM

    def _store(self, data: bytes) -> None:
        """Up to the end of a row at once, but for bytes that go down."""
        at = 0
        while at < len(data):
            end = WIDTH - 1 if self._mode == _PAGE_MODE else self._columns[1]
            run = 1 if self._mode == _VERTICAL or end < self._column else end + 1 - self._column
            part = data[at:at + run]
            at += len(part)
            begin = self._page * WIDTH + self._column
            # The remap turns what is written from now on, not what is in the RAM (10.1.8).
            if self._remap_segments:
                begin += WIDTH - len(part) - 2 * self._column
                part = part[::-1]
            self.ram[begin:begin + len(part)] = part
            self._column += len(part) - 1
            self._advance()

    def _advance(self) -> None:
        """To the place after the one that was written."""
        if self._mode == _PAGE_MODE:
            self._column = (self._column + 1) % WIDTH
        elif self._mode == _HORIZONTAL:
            if self._next_column():
                self._next_page()
        elif self._next_page():
            self._next_column()

    def _next_column(self) -> bool:
        """True: the window is full, it begins anew."""
        start, end = self._columns
        full = self._column == end
        self._column = start if full else (self._column + 1) % WIDTH
        return full

    def _next_page(self) -> bool:
        """True: the window is full, it begins anew."""
        start, end = self._pages
        full = self._page == end
        self._page = start if full else (self._page + 1) % PAGES
        return full

    # Commands (table 9-1)

    def _execute(self, command: int, arguments: list[int]) -> None:
        if command < 0x20:
            self._set_page_mode_column(command)
        elif command == 0x20 and arguments[0] & 3 != 3:
            self._mode = arguments[0] & 3
        elif command == 0x21:
            self._columns = arguments[0] & 0x7F, arguments[1] & 0x7F
            self._column = self._columns[0]
        elif command == 0x22:
            self._pages = arguments[0] & 7, arguments[1] & 7
            self._page = self._pages[0]
        elif 0x40 <= command <= 0x7F:
            self._start_line = command & 0x3F
        elif command in (0x2E, 0x2F):
            self._scrolls = command == 0x2F
        elif command == 0x8D:
            self.charge_pump = bool(arguments[0] & 4)
        elif command == 0xA8 and arguments[0] & 0x3F >= 15:
            self._multiplex = arguments[0] & 0x3F
        elif 0xB0 <= command <= 0xB7:
            self._page = command & 7
        elif command == 0xD3:
            self._offset = arguments[0] & 0x3F
        elif command == 0xDA:
            self._com_pins = arguments[0] & 0x30
        else:
            super()._execute(command, arguments)

    def _set_page_mode_column(self, command: int) -> None:
        if self._mode != _PAGE_MODE:        # only for that mode (10.1.1)
            self.unknown.append(command)
        elif command < 0x10:
            self._column = self._column & 0x70 | command
        else:
            self._column = (command & 7) << 4 | self._column & 0x0F

    # The panel

    @property
    def lit(self) -> bool:
        """Can anything be seen? The voltage of the panel comes from the charge pump."""
        return self.display_on and self.charge_pump

    def image(self) -> Image.Image:
        """What a person sees: mode L, 0 or 255."""
        if not self.lit:
            return Image.new("L", self.size)
        image = Image.frombytes("L", self.size, b"".join(map(self._row, range(HEIGHT))))
        return ImageChops.offset(image, WIDTH // 3, 0) if self._scrolls else image

    def _row(self, y: int) -> bytes:
        """Row y of the panel, one byte per pixel."""
        line = self._line(y)
        if line is None:
            return bytes(WIDTH)
        if self.entire_on:
            return b"\xff" * WIDTH
        page, bit = divmod(line, 8)
        # The usual module has SEG127 on the left, so that A1 and C8 show the RAM upright.
        segments = bytes(self.ram[page * WIDTH:(page + 1) * WIDTH][::-1])
        return segments.translate(_PIXELS[self.inverse][bit])

    def _line(self, y: int) -> int | None:
        """RAM line shown in row y of the panel; None = not driven. Tables 10-1 to 10-3."""
        line = HEIGHT - 1 - y           # even ones are wired to COM0..31, odd ones to COM32..63
        com = _com_output(line // 2 + 32 * (line % 2), self._com_pins)
        row = self._row_of(com, self._multiplex, HEIGHT)
        return None if row is None else (row + self._start_line) % HEIGHT


def _com_output(pin: int, configuration: int) -> int:
    """Scan line a COM pin drives: sequential or alternative, left and right swapped or not."""
    if configuration & 0x20:
        pin = (pin + 32) % HEIGHT
    if configuration & 0x10:
        return pin * 2 if pin < 32 else (pin - 32) * 2 + 1
    return pin
