"""Model of the display controller SH1107 on its usual panel of 64x128 pixels.

A plain byte machine: what reaches the panel is what the driver sent. Numbers of commands are
those of the datasheet, Sino Wealth V2.1.

One column of the RAM is one line (COM) of the panel, and the bits of its 16 pages are the
segments along it: a panel that counts as 64 columns by 128 rows is driven line by line from its
side. Its 64 lines are wired to COM32...COM95. This agrees with all the settings that are known to
fill these modules: D3 60 with A8 3F or 7F while the lines are scanned upwards (C0), D3 20 with
A8 3F or D3 60 with A8 7F downwards (C8) (Waveshare Pico_code, Pico-OLED-1.3; Adafruit_SH110x;
peter-l5/SH1107).
"""

import random
from collections.abc import Mapping
from typing import Any

from PIL import Image

from crupier.sim.chips.oled import Oled

COLUMNS = 128           # of the RAM, not all of them on the panel
PAGES = 16
LINES = 64              # of the panel ...
FIRST_COM = 32          # ... the first of which is wired here
SEGMENTS = 128
# Degrees clockwise -> what Pillow, which turns the other way, calls it
_TURNS = {90: Image.Transpose.ROTATE_270, 180: Image.Transpose.ROTATE_180,
          270: Image.Transpose.ROTATE_90}

# Byte of RAM -> its 8 pixels, bit 0 first, by inverse
_PIXELS = [[bytes(255 * ((byte >> bit & 1) != inverse) for bit in range(8))
            for byte in range(256)] for inverse in (0, 1)]


class Sh1107(Oled):
    """One display since power-on. `ram[page * 128 + column]`; bit 0 is a page's first segment.

    spec: DISPLAY of board.py. `rotation`: degrees clockwise by which the panel is turned as the
    board is held (0: column 0 on the left, page 0 on top). ValueError: width and height do not
    agree with that.
    """

    _arguments = {0x81: 1, 0xA8: 1, 0xAD: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDB: 1, 0xDC: 1}
    # Timing and voltages cannot be seen here; E3 is NOP.
    _without_effect = frozenset((0xD5, 0xD9, 0xDB, 0xE3))

    def __init__(self, spec: Mapping[str, Any]):
        self._turn = _TURNS.get(spec.get("rotation", 0))
        upright = spec.get("rotation", 0) % 180 == 0
        self.size = (LINES, SEGMENTS) if upright else (SEGMENTS, LINES)
        if self.size != (spec["width"], spec["height"]):
            raise ValueError(f"a panel turned like this has {self.size[0]}x{self.size[1]} pixels")
        # A reset does not touch the RAM: it holds anything, here always the same anything.
        self.ram = bytearray(random.Random(1107).randbytes(COLUMNS * PAGES))
        super().__init__()

    def reset(self) -> None:
        super().reset()
        self.contrast = 0x80
        self._vertical = False
        self._multiplex = 127

    # RAM

    def _store(self, data: bytes) -> None:
        """Both modes stay in their column or page; the driver has to set the next one (3.)."""
        for byte in data:
            self.ram[self._page * COLUMNS + self._column] = byte
            if self._vertical:
                self._page = (self._page + 1) % PAGES
            else:
                self._column = (self._column + 1) % COLUMNS

    # Commands

    def _execute(self, command: int, arguments: list[int]) -> None:
        if command <= 0x0F:
            self._column = self._column & 0x70 | command
        elif command <= 0x17:
            self._column = (command & 7) << 4 | self._column & 0x0F
        elif command in (0x20, 0x21):
            self._vertical = command == 0x21
        elif command == 0xA8:
            self._multiplex = arguments[0] & 0x7F
        elif command == 0xAD and not self.display_on:
            pass    # these modules light up with the DC-DC converter on and off
        elif 0xB0 <= command <= 0xBF:
            self._page = command & 0x0F
        elif command == 0xD3:
            self._offset = arguments[0] & 0x7F
        elif command == 0xDC:
            self._start_line = arguments[0] & 0x7F
        else:
            super()._execute(command, arguments)

    # The panel

    @property
    def lit(self) -> bool:
        return self.display_on

    def image(self) -> Image.Image:
        """What a person sees: mode L, 0 or 255."""
        if not self.lit:
            return Image.new("L", self.size)
        lines = b"".join(self._line(FIRST_COM + i) for i in range(LINES))
        panel = Image.frombytes("L", (SEGMENTS, LINES), lines).transpose(Image.Transpose.TRANSPOSE)
        return panel if self._turn is None else panel.transpose(self._turn)

    def _line(self, com: int) -> bytes:
        """Pixels of one line of the panel, segment 0 of the panel first."""
        row = self._row_of(com, self._multiplex, COLUMNS)
        if row is None:
            return bytes(SEGMENTS)
        if self.entire_on:
            return b"\xff" * SEGMENTS
        column = (row + self._start_line) % COLUMNS
        pixels = _PIXELS[self.inverse]
        line = b"".join([pixels[byte] for byte in self.ram[column::COLUMNS]])
        # The remap changes the order of the drivers' outputs (5.), so it turns the RAM at once.
        return line[::-1] if self._remap_segments else line
