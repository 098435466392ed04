"""The model of LCDs against what the datasheets say: Sitronix ST7789V V1.3, ILI9341 V1.11."""

import json
import re
from pathlib import Path

import pytest

from crupier.sim.chips.lcd import CHIPS, COLUMNS, ROWS, Lcd

SQUARE = {"driver": "st7789", "width": 240, "height": 240, "madctl": 0x00}
WIDE = {"driver": "st7789", "width": 240, "height": 135, "madctl": 0x70}
RED, GREEN, BLUE, WHITE = b"\xf8\x00", b"\x07\xe0", b"\x00\x1f", b"\xff\xff"
BLACK, BLACK_16 = (0, 0, 0), b"\0\0"
ILI9341 = {"driver": "ili9341", "width": 240, "height": 320, "madctl": 0x48}
SWRESET, SLPIN, SLPOUT, INVOFF, INVON, DISPOFF, DISPON = 0x01, 0x10, 0x11, 0x20, 0x21, 0x28, 0x29
CASET, RASET, RAMWR, RAMWRC, MADCTL, COLMOD = 0x2A, 0x2B, 0x2C, 0x3C, 0x36, 0x3A


def send(display, command, *parameters):
    display.spi_write(bytes([command]), 0)
    if parameters:
        display.spi_write(bytes(parameters), 1)


def window(display, left, right, top, bottom):
    send(display, CASET, *left.to_bytes(2, "big"), *right.to_bytes(2, "big"))
    send(display, RASET, *top.to_bytes(2, "big"), *bottom.to_bytes(2, "big"))
    send(display, RAMWR)


def make(spec=SQUARE, madctl=None, colmod=0x55):
    """A display that is on, black, and waits for pixels."""
    display = Lcd(spec)
    for command in (SLPOUT, INVON, DISPON):
        send(display, command)
    send(display, COLMOD, colmod)
    send(display, MADCTL, spec["madctl"] if madctl is None else madctl)
    display.memory[:] = type(display.memory)("H", bytes(2 * COLUMNS * ROWS))
    send(display, RAMWR)
    return display


def seen(display):
    """{(x, y): colour} of the pixels that are not black."""
    image = display.image()
    pixels = image.load()
    return {(x, y): pixels[x, y] for x in range(image.width) for y in range(image.height)
            if pixels[x, y] != BLACK}


def test_fresh_display_is_black_and_its_memory_is_not_empty():
    display = Lcd(SQUARE)
    assert not display.lit and not seen(display)
    assert any(display.memory) and display.memory == Lcd(SQUARE).memory


@pytest.mark.parametrize("missing", [SLPOUT, DISPON])
def test_black_while_asleep_or_off(missing):
    display = Lcd(SQUARE)
    for command in {SLPOUT, INVON, DISPON} - {missing}:
        send(display, command)
    assert not display.lit and not seen(display)
    send(display, missing)
    assert display.lit and seen(display)


def test_sleep_and_display_off_keep_the_memory():
    display = make()
    display.spi_write(RED, 1)
    for off, on in ((SLPIN, SLPOUT), (DISPOFF, DISPON)):
        send(display, off)
        assert not display.lit and not seen(display)
        send(display, on)
        assert seen(display) == {(0, 0): (255, 0, 0)}


def test_colours_of_16_bits():
    display = make()
    display.spi_write(RED + GREEN + BLUE + WHITE + b"\x84\x10", 1)
    assert list(seen(display).items()) == [
        ((0, 0), (255, 0, 0)), ((1, 0), (0, 255, 0)), ((2, 0), (0, 0, 255)),
        ((3, 0), (255, 255, 255)), ((4, 0), (131, 129, 131))]


def test_colours_of_12_bits_come_in_pairs():
    display = make(colmod=0x53)
    display.spi_write(b"\xf0\x00", 1)
    assert not seen(display)
    display.spi_write(b"\xf0" + b"\x00\xf8\x88", 1)
    assert list(seen(display).values()) == [(255, 0, 0), (0, 255, 0), (0, 0, 255), (139, 137, 139)]
    send(display, RAMWR)
    display.spi_write(b"\x12\x3a\xbc", 1)       # 1, 2, 3 and 10, 11, 12 of 15
    assert list(seen(display).values())[:2] == [(16, 32, 49), (172, 186, 205)]


def test_colours_of_18_bits_are_the_default():
    display = make(colmod=0x66)
    display.spi_write(b"\xfc\x00\x00\x00\xfc\x00\x00\x00", 1)
    assert list(seen(display).values()) == [(255, 0, 0), (0, 255, 0)]
    display.reset()
    for command in (SLPOUT, INVON, DISPON, RAMWR):
        send(display, command)
    display.spi_write(b"\x00\x00\xfc", 1)
    assert seen(display)[0, 0] == (0, 0, 255)


def test_without_inversion_the_picture_is_negative():
    display = make()
    display.spi_write(RED, 1)
    send(display, INVOFF)
    assert display.image().getpixel((0, 0)) == (0, 255, 255)
    assert display.image().getpixel((1, 0)) == (255, 255, 255)


def test_a_pixel_may_come_in_two_writes():
    display = make()
    for byte in RED + BLUE:
        display.spi_write(bytes([byte]), 1)
    assert seen(display) == {(0, 0): (255, 0, 0), (1, 0): (0, 0, 255)}


def test_window_begins_anew_when_it_is_full():
    display = make()
    window(display, 10, 11, 20, 21)
    display.spi_write(RED * 4 + BLUE, 1)
    assert seen(display) == {(10, 20): (0, 0, 255), (11, 20): (255, 0, 0),
                             (10, 21): (255, 0, 0), (11, 21): (255, 0, 0)}


def test_ramwr_begins_anew_and_ramwrc_goes_on():
    display = make()
    window(display, 10, 12, 20, 21)
    display.spi_write(RED * 2, 1)
    send(display, INVON)            # any command ends the writing ...
    display.spi_write(GREEN, 1)     # ... and this belongs to it
    send(display, RAMWRC)
    display.spi_write(BLUE * 2, 1)
    assert list(seen(display)) == [(10, 20), (10, 21), (11, 20), (12, 20)]
    send(display, RAMWR)
    display.spi_write(GREEN, 1)
    assert seen(display)[10, 20] == (0, 255, 0)


def test_a_new_window_counts_from_the_next_ramwr_on():
    display = make()
    window(display, 10, 10, 20, 25)
    display.spi_write(RED, 1)
    send(display, CASET, 0, 5, 0, 5)
    send(display, RAMWRC)
    display.spi_write(RED, 1)
    send(display, RAMWR)
    display.spi_write(RED, 1)
    assert list(seen(display)) == [(5, 20), (10, 20), (10, 21)]


def test_what_is_out_of_range_is_ignored():
    display = make()
    window(display, 238, 241, 0, 1)
    display.spi_write(RED * 8, 1)
    assert list(seen(display)) == [(238, 0), (238, 1), (239, 0), (239, 1)]
    window(display, 0, 0, 319, 330)
    display.spi_write(RED * 12, 1)
    assert display.memory[319 * COLUMNS] == 0xF800 and display.memory.count(0xF800) == 5


def test_a_window_that_ends_before_it_starts_is_refused():
    display = make()
    send(display, CASET, 0, 9, 0, 8)
    send(display, RASET, 1, 0, 0, 255)
    assert display.unknown == [CASET, RASET]
    display.spi_write(RED, 1)
    send(display, RAMWR)
    display.spi_write(RED, 1)
    assert list(seen(display)) == [(0, 0)]


# 9.1.28: MY, MX, MV -> (column, row) of the memory for the pixels (2, 5) and (3, 5) of the host
@pytest.mark.parametrize(("madctl", "first", "second"), [
    (0x00, (2, 5), (3, 5)),
    (0x80, (2, 314), (3, 314)),
    (0x40, (237, 5), (236, 5)),
    (0xC0, (237, 314), (236, 314)),
    (0x20, (5, 2), (5, 3)),
    (0xA0, (5, 317), (5, 316)),
    (0x60, (234, 2), (234, 3)),
    (0xE0, (234, 317), (234, 316)),
    (0x14, (2, 5), (3, 5)),         # ML and MH are about the refresh
])
def test_order_of_the_memory(madctl, first, second):
    display = make(madctl=madctl)
    window(display, 2, 3, 5, 5)
    display.spi_write(RED + BLUE, 1)
    found = {(i % COLUMNS, i // COLUMNS): pixel for i, pixel in enumerate(display.memory) if pixel}
    assert found == {first: 0xF800, second: 0x001F}


def test_a_long_line_when_rows_and_columns_are_exchanged():
    display = make(WIDE)
    window(display, 0, 319, 0, 0)
    display.spi_write(RED * 320, 1)
    assert display.memory[239::COLUMNS].count(0xF800) == 320


def test_blue_first():
    display = make(madctl=0x08)
    display.spi_write(RED, 1)
    assert seen(display) == {(0, 0): (0, 0, 255)}


# MADCTL, first column and row with which each maker fills his panel: pimoroni-pico st7789.cpp and
# Waveshare's Pico-LCD-1.14 and -1.3; turned by 180 degrees the 240x240 window moves by 80 rows.
@pytest.mark.parametrize(("spec", "madctl", "left", "top", "turned"), [
    (WIDE, 0x70, 40, 53, False),
    (WIDE, 0xB0, 40, 52, True),
    ({**SQUARE, "madctl": 0x70}, 0x70, 0, 0, False),
    ({**SQUARE, "madctl": 0x70}, 0xB0, 80, 0, True),
    ({**SQUARE, "madctl": 0x04}, 0x04, 0, 0, False),
    ({**WIDE, "width": 135, "height": 240, "madctl": 0xC0}, 0xC0, 53, 40, False),
    ({**WIDE, "width": 135, "height": 240, "madctl": 0x00}, 0x00, 52, 40, False),
])
def test_panels_are_filled_to_the_edge(spec, madctl, left, top, turned):
    display = make(spec, madctl)
    width, height = display.size
    window(display, left, left + width - 1, top, top + height - 1)
    line = RED + WHITE * (width - 2) + GREEN
    display.spi_write(line + WHITE * (width * (height - 2)) + BLUE + WHITE * (width - 1), 1)
    image = display.image()
    assert image.mode == "RGB" and image.size == display.size
    assert BLACK not in {colour for _, colour in image.getcolors()}
    corners = [image.getpixel(place) for place in
               ((0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1))]
    upright = [(255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255)]
    assert corners == (upright[::-1] if turned else upright)


@pytest.mark.parametrize(("spec", "words"), [
    ({**SQUARE, "height": 135}, "240x135"), ({**WIDE, "madctl": 0x20}, "mirror"),
    ({**ILI9341, "madctl": 0x08}, "mirror"), ({**ILI9341, "height": 240}, "240x240")])
def test_there_is_no_such_panel(spec, words):
    with pytest.raises(ValueError, match=words):
        Lcd(spec)


# ILI9341: 8.2.15, 8.2.29, 8.2.33; its panels are not inverted, blue is first, column 239 is left.

@pytest.mark.parametrize("madctl", [0x48, 0x28, 0x88, 0xE8])
def test_an_ili9341_is_upright(madctl):
    wide = madctl & 0x20
    width, height = (320, 240) if wide else (240, 320)
    display = make({**ILI9341, "width": width, "height": height, "madctl": madctl})
    send(display, INVOFF)
    window(display, 0, width - 1, 0, height - 1)
    display.spi_write(RED + BLACK_16 * (width - 2) + BLUE, 1)
    assert seen(display) == {(0, 0): (255, 0, 0), (width - 1, 0): (0, 0, 255)}
    send(display, INVON)
    assert display.image().getpixel((1, 0)) == (255, 255, 255)
    send(display, INVOFF)
    send(display, MADCTL, madctl & ~0x08)
    assert seen(display)[0, 0] == (0, 0, 255)


def test_an_ili9341_has_no_colours_of_12_bits():
    display = make(ILI9341, colmod=0x53)
    assert display.unknown == [COLMOD]
    before = bytes(display.memory)
    display.spi_write(b"\xff" * 6, 1)
    assert bytes(display.memory) == before


# Timing

class Clock:
    """Microseconds that a test moves."""

    def __init__(self):
        self.us = 0

    def __call__(self):
        return self.us


def test_reset_puts_everything_back_but_the_memory():
    for reset in (lambda display: display.reset(), lambda display: send(display, SWRESET)):
        display = make(WIDE)
        window(display, 40, 279, 53, 187)
        display.spi_write(RED, 1)
        reset(display)
        assert not display.lit
        for command in (SLPOUT, DISPON):
            send(display, command)
        assert seen(display)[0, 0] == (0, 255, 255)         # not inverted
        send(display, INVON)
        assert seen(display) == {(0, 0): (255, 0, 0)}
        send(display, COLMOD, 0x55)
        send(display, RAMWR)
        display.spi_write(BLUE, 1)                          # MADCTL and the window, too
        assert display.memory[0] == 0x001F


@pytest.mark.parametrize(("command", "us", "following", "heard"), [
    (SWRESET, 4_999, DISPON, False),
    (SWRESET, 5_000, DISPON, True),
    (SWRESET, 119_999, SLPOUT, False),      # reset while awake
    (SWRESET, 120_000, SLPOUT, True),
    (SLPIN, 4_999, DISPON, False),
    (SLPIN, 5_000, DISPON, True),
    (SLPIN, 119_999, SLPOUT, False),
    (SLPIN, 120_000, SLPOUT, True),
])
def test_commands_that_come_too_early_are_not_heard(command, us, following, heard):
    clock = Clock()
    display = Lcd(SQUARE, clock)
    send(display, SLPOUT)
    clock.us = 1_000_000
    send(display, command)
    clock.us += us
    before = display.asleep, display.display_on
    send(display, following)
    assert display.early == ([] if heard else [following])
    assert ((display.asleep, display.display_on) != before) is heard


def test_after_the_reset_pin_it_takes_its_time():
    clock = Clock()
    display = Lcd(SQUARE, clock)
    display.reset()
    clock.us = 4_000
    send(display, COLMOD, 0x55)
    send(display, RAMWR)
    display.spi_write(RED, 1)
    clock.us = 100_000
    send(display, SLPOUT)
    send(display, SWRESET)          # is no short cut
    clock.us = 119_999
    send(display, SLPOUT)
    assert display.early == [COLMOD, RAMWR, SLPOUT, SLPOUT]
    assert display.asleep and display.memory == Lcd(SQUARE).memory
    clock.us = 120_000
    send(display, SLPOUT)
    assert not display.asleep


def test_a_display_that_sleeps_is_reset_quickly():
    clock = Clock()
    display = Lcd(SQUARE, clock)
    send(display, SWRESET)
    clock.us = 5_000
    send(display, SLPOUT)
    assert not display.asleep and not display.early


def test_invisible_commands_take_any_parameters():
    display = make()
    send(display, 0xB2, 0x0C, 0x0C, 0x00, 0x33, 0x33)
    send(display, 0xE0, *range(14))
    send(display, 0x35, 0)
    assert not display.unknown and not seen(display)
    send(display, 0x37, 0, 40)      # vertical scrolling
    send(display, COLMOD, 0x57)
    assert display.unknown == [0x37, COLMOD]


def test_its_twin_in_the_page_knows_the_same_chips():
    source = (Path(__file__).parents[2] / "web/demo/lcd.js").read_text()
    table = re.search(r"CHIPS = (\{.*?\n\});", source, re.DOTALL)[1]
    table = re.sub(r"(\w+):", r'"\1":', table).replace(",\n}", "\n}")
    assert json.loads(table) == {name: {
        "panels": {f"{size[0]},{size[1]}": list(corner) for size, corner in chip.panels.items()},
        "negative": chip.negative} for name, chip in CHIPS.items()}


def test_any_bytes_are_survived():
    display = Lcd(SQUARE)
    for first in range(256):
        display.spi_write(bytes([first]), 0)
        display.spi_write(bytes(range(256)), 1)
    display.spi_write(b"", 1)
    assert display.image().size == (240, 240)
