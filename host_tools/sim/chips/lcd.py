"""Model of LCD controllers with the commands of MIPI DCS, on the panels that come with them.

A plain byte machine: what reaches the panel is what the driver sent. Sections are those of the
datasheet Sitronix ST7789V V1.3; CHIPS holds that in which others differ.
"""

import itertools
import random
from array import array
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from PIL import Image, ImageChops

COLUMNS = 240
ROWS = 320


@dataclass(frozen=True)
class Chip:
    """A controller on its panels.

    panels: pixels -> first column and row of the frame memory that is shown. negative: it shows
    the opposite, unless INVON is said. mirrored: column 0 is on the right. formats: bits 0 to 2
    of COLMOD.
    """

    panels: Mapping[tuple[int, int], tuple[int, int]]
    negative: bool
    mirrored: bool
    formats: tuple[int, ...]


CHIPS = {
    # IPS panels. The 1.14" one is addressed from CASET 40 and RASET 53 under MADCTL 70
    # (pimoroni-pico, drivers/st7789/st7789.cpp), so its columns begin at 239 - 53 - 134 = 52.
    "st7789": Chip({(135, 240): (52, 40), (240, 240): (0, 0)}, True, False, (3, 5, 6)),
    # ILI Technology ILI9341 V1.11, 8.2.29 and 8.2.33. Its usual panel is upright under MADCTL 48.
    "ili9341": Chip({(240, 320): (0, 0)}, False, True, (5, 6)),
}

_SWRESET, _SLPIN, _SLPOUT = 0x01, 0x10, 0x11
_INVOFF, _INVON, _DISPOFF, _DISPON = 0x20, 0x21, 0x28, 0x29
_CASET, _RASET, _RAMWR, _RAMWRC = 0x2A, 0x2B, 0x2C, 0x3C
_MADCTL, _COLMOD = 0x36, 0x3A
# Without visible effect: NOP, normal mode, choice of gamma, tearing line, no idle mode,
# brightness by a pin that these modules do not use, and table 2, which is voltages and timing.
_INVISIBLE = {0x00, 0x13, 0x26, 0x34, 0x35, 0x38, 0x44, 0x51, 0x53, 0x55, *range(0xB0, 0x100)}

# MADCTL (9.1.28): order of rows, of columns, both exchanged, blue first. ML and MH are about the
# direction of the refresh, which cannot be seen.
_MY, _MX, _MV, _BGR = 0x80, 0x40, 0x20, 0x08

_WAIT = 5_000           # us from a reset, SLPIN and SLPOUT to the next command ...
_LONG_WAIT = 120_000    # ... and to the next SLPIN or SLPOUT (7.4.5, 9.1.2, 9.1.11, 9.1.12)


class Lcd:
    """One display since power-on. `memory[row * 240 + column]`: RGB565 as numbers.

    spec: DISPLAY of board.py. `madctl`: the MADCTL under which the picture is upright, which says
    how the panel is mounted. clock() -> us: commands that come too early are not heard, and are
    listed in `early`; without a clock all are in time. ValueError: there is no such panel.
    """

    mode = "RGB"
    contrast = 255      # the backlight is not the controller's

    def __init__(self, spec: Mapping[str, Any], clock: Callable[[], int] | None = None):
        self.size = spec["width"], spec["height"]
        self._mounted = spec["madctl"]
        self._panel = self.size[::-1] if self._mounted & _MV else self.size
        self._chip = CHIPS[spec["driver"]]
        if self._panel not in self._chip.panels:
            raise ValueError(f"no panel has {self._panel[0]}x{self._panel[1]} pixels")
        turns = sum(bool(self._mounted & bit) for bit in (_MV, _MX, _MY))
        if turns % 2 != self._chip.mirrored:
            raise ValueError(f"no panel is mounted as in a mirror: madctl {self._mounted:#x}")
        # A reset does not touch the memory: it holds anything, here always the same anything.
        self.memory = array("H", _noise())
        self.unknown: list[int] = []    # commands without effect on this model
        self.early: list[int] = []
        self._now = clock or itertools.count(0, _LONG_WAIT).__next__
        self._ready = self._sleep_ready = 0     # us from which commands are heard
        self._defaults()

    def reset(self) -> None:
        self._defaults()
        now = self._now()
        self._ready, self._sleep_ready = now + _WAIT, now + _LONG_WAIT

    def _defaults(self) -> None:
        self.asleep = True
        self.display_on = False
        self.inverted = False
        self._madctl = 0
        self._format = 6
        self._columns = (0, COLUMNS - 1)
        self._rows = (0, ROWS - 1)
        self._window = (*self._columns, *self._rows)    # as the latest RAMWR found it
        self._x = self._y = 0
        self._command: int | None = None
        self._parameters = bytearray()  # of the command; for RAMWR, of the pixel that has begun

    def spi_write(self, data: bytes, dc: int) -> None:
        """dc: level of the D/CX pin. 0 = commands, 1 = their parameters or pixels."""
        if not dc:
            for command in data:
                self._begin(command)
        elif self._command in (_RAMWR, _RAMWRC):
            self._write(data)
        elif self._command is not None:
            self._parameters += data
            self._set(self._command, self._parameters)

    # Commands (9.1)

    def _begin(self, command: int) -> None:
        now = self._now()
        ready = self._sleep_ready if command in (_SLPIN, _SLPOUT) else self._ready
        if now < ready:
            self.early.append(command)
            self._command = None
            return
        self._command = command
        self._parameters = bytearray()
        if command == _SWRESET:
            self._sleep_ready = max(self._sleep_ready,
                                    now + (_WAIT if self.asleep else _LONG_WAIT))
            self._defaults()
            self._ready = now + _WAIT
        elif command in (_SLPIN, _SLPOUT):
            self.asleep = command == _SLPIN
            self._ready, self._sleep_ready = now + _WAIT, now + _LONG_WAIT
        elif command in (_INVOFF, _INVON):
            self.inverted = command == _INVON
        elif command in (_DISPOFF, _DISPON):
            self.display_on = command == _DISPON
        elif command == _RAMWR:
            self._window = (*self._columns, *self._rows)
            self._x, self._y = self._window[0], self._window[2]
        elif command not in (_CASET, _RASET, _MADCTL, _COLMOD, _RAMWRC, *_INVISIBLE):
            self.unknown.append(command)

    def _set(self, command: int, parameters: bytearray) -> None:
        """The parameters that have arrived up to now; too many do no harm."""
        if command in (_CASET, _RASET) and len(parameters) >= 4:
            start = int.from_bytes(parameters[:2], "big")
            end = int.from_bytes(parameters[2:4], "big")
            if start > end:             # forbidden
                self.unknown.append(command)
            elif command == _CASET:
                self._columns = start, end
            else:
                self._rows = start, end
        elif command == _MADCTL:
            self._madctl = parameters[0]
        elif command == _COLMOD:
            self._format = parameters[0] & 7
            if self._format not in self._chip.formats:
                self.unknown.append(command)

    # Frame memory

    def _write(self, data: bytes) -> None:
        """Pixels for the window, which begins anew when it is full (8.12)."""
        if self._format not in self._chip.formats:
            return
        size, decode = _PIXELS[self._format]
        data = bytes(self._parameters) + data
        whole = len(data) // size * size
        self._parameters = bytearray(data[whole:])
        pixels = decode(data[:whole])
        left, right, top, bottom = self._window
        done = 0
        while done < len(pixels):
            run = pixels[done:done + right + 1 - self._x]
            self._store(self._x, self._y, run)
            done += len(run)
            self._x += len(run)
            if self._x > right:
                self._x = left
                self._y = top if self._y == bottom else self._y + 1

    def _store(self, x: int, y: int, pixels: array) -> None:
        """A piece of a line, as CASET and RASET count; what is out of range is ignored."""
        bits = self._madctl
        column, row = (y, x) if bits & _MV else (x, y)
        along, limit = (COLUMNS, ROWS) if bits & _MV else (1, COLUMNS)
        pixels = pixels[:max(limit - x, 0)]
        if not pixels or column >= COLUMNS or row >= ROWS:
            return
        if bits & _MX:
            column = COLUMNS - 1 - column
        if bits & _MY:
            row = ROWS - 1 - row
        if bits & (_MY if bits & _MV else _MX):
            along = -along
        start = row * COLUMNS + column
        end = start + along * len(pixels)
        self.memory[start:None if end < 0 else end:along] = pixels

    # The panel

    @property
    def lit(self) -> bool:
        """Does the panel show its memory? Otherwise it is black."""
        return self.display_on and not self.asleep

    def image(self) -> Image.Image:
        """What a person sees when there is light behind it: mode RGB."""
        if not self.lit:
            return Image.new(self.mode, self.size)
        memory = Image.frombytes("RGB", (COLUMNS, ROWS), self.memory.tobytes(), "raw",
                                 "BGR;16")
        left, top = self._chip.panels[self._panel]
        panel = memory.crop((left, top, left + self._panel[0], top + self._panel[1]))
        if self.inverted != self._chip.negative:
            panel = ImageChops.invert(panel)
        if (self._madctl ^ self._mounted) & _BGR:
            panel = Image.merge("RGB", panel.split()[::-1])
        return _upright(panel, self._mounted)


@cache
def _noise() -> bytes:
    return random.Random(7789).randbytes(2 * COLUMNS * ROWS)


def _upright(panel: Image.Image, madctl: int) -> Image.Image:
    """Turns a panel so that MADCTL draws upright on it."""
    across, down = _MX, _MY
    if madctl & _MV:
        panel = panel.transpose(Image.Transpose.TRANSPOSE)
        across, down = _MY, _MX
    if madctl & across:
        panel = panel.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    if madctl & down:
        panel = panel.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    return panel


# Bytes of whole pixels -> RGB565 (8.8.42)

def _from_565(data: bytes) -> array:
    pixels = array("H", data)
    pixels.byteswap()       # every PC with a virtual board is little-endian
    return pixels


# Two colours of four bits each -> a byte of RGB565. Their highest bits fill its lowest, too
# (8.8.44).
_RED_GREEN = bytes((r << 1 | r >> 3) << 3 | g >> 1 for r in range(16) for g in range(16))
_GREEN_BLUE = bytes((g << 2 | g >> 2) << 5 & 0xE0 | b << 1 | b >> 3
                    for g in range(16) for b in range(16))


def _from_444(data: bytes) -> array:
    """Two pixels in three bytes."""
    between = (int.from_bytes(data, "big") << 4).to_bytes(len(data) + 1, "big")
    pixels = bytearray(len(data) // 3 * 4)
    pixels[::4] = data[::3].translate(_RED_GREEN)
    pixels[1::4] = between[1::3].translate(_GREEN_BLUE)
    pixels[2::4] = between[2::3].translate(_RED_GREEN)
    pixels[3::4] = data[2::3].translate(_GREEN_BLUE)
    return _from_565(bytes(pixels))


def _from_666(data: bytes) -> array:
    return array("H", [r >> 3 << 11 | g >> 2 << 5 | b >> 3 for r, g, b in
                       zip(data[::3], data[1::3], data[2::3], strict=True)])


# Low bits of COLMOD -> bytes of a whole number of pixels, their decoder. 6 is the default.
_PIXELS = {3: (3, _from_444), 5: (2, _from_565), 6: (3, _from_666)}
