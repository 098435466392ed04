"""The SH1107 model against what the datasheet (Sino Wealth V2.1) and the makers of modules say."""

import pytest

from crupier.sim.chips.sh1107 import COLUMNS, PAGES, Sh1107

PORTRAIT = {"width": 64, "height": 128}
ON = (0xA8, 0x3F, 0xD3, 0x60, 0xAF)


def make(*commands, on=ON, **spec):
    """A display that is on and empty, after these commands."""
    display = Sh1107({**PORTRAIT, **spec})
    display.ram[:] = bytes(len(display.ram))
    display.spi_write(bytes((*on, *commands)), 0)
    return display


def lit(display):
    """{(x, y)} of the pixels that shine."""
    image = display.image()
    pixels = image.load()
    return {(x, y) for x in range(image.width) for y in range(image.height) if pixels[x, y]}


def columns(display):
    """Column of the RAM in each of the 64 columns of the glass, None = dark."""
    for column in range(COLUMNS):       # segment n is bit n of the number, segment 7 always shines
        display.ram[column] = column | 0x80
    pixels = display.image().load()
    return [sum(1 << n for n in range(7) if pixels[x, n]) if pixels[x, 7] else None
            for x in range(64)]


def test_fresh_display_is_dark_and_its_ram_is_not_empty():
    display = Sh1107(PORTRAIT)
    assert not display.lit and not lit(display)
    assert any(display.ram) and len(display.ram) == COLUMNS * PAGES
    assert display.contrast == 0x80
    assert display.ram == Sh1107(PORTRAIT).ram


def test_portrait_has_column_0_on_the_left_and_page_0_on_top():
    display = make(0xB0, 0x00, 0x10)
    display.spi_write(b"\x81\x02", 1)
    display.spi_write(bytes((0xBF, 0x0F, 0x13)), 0)
    display.spi_write(b"\x80", 1)
    assert display.size == display.image().size == (64, 128)
    assert lit(display) == {(0, 0), (0, 7), (1, 1), (63, 127)}


# Degrees clockwise, and where column 3, bit 2 of page 1 is then seen
@pytest.mark.parametrize(("rotation", "width", "height", "place"), [
    (0, 64, 128, (3, 10)), (90, 128, 64, (117, 3)), (180, 64, 128, (60, 117)),
    (270, 128, 64, (10, 60))])
def test_board_may_hold_it_turned(rotation, width, height, place):
    display = make(0xB1, 0x03, 0x10, rotation=rotation, width=width, height=height)
    display.spi_write(b"\x04", 1)
    assert display.size == display.image().size == (width, height)
    assert lit(display) == {place}


def test_a_turn_that_does_not_fit_its_size_is_refused():
    with pytest.raises(ValueError, match="128x64"):
        Sh1107({"width": 64, "height": 128, "rotation": 90})


def test_page_addressing_stays_in_its_page():
    display = make(0x20, 0xB3, 0x0E, 0x17)      # column 7E
    display.spi_write(b"\x01\x02\x03\x04", 1)
    assert [i for i, byte in enumerate(display.ram) if byte] == [
        3 * COLUMNS, 3 * COLUMNS + 1, 3 * COLUMNS + 126, 3 * COLUMNS + 127]
    assert display.ram[3 * COLUMNS + 126] == 1 and display.ram[3 * COLUMNS] == 3


def test_vertical_addressing_stays_in_its_column():
    display = make(0x21, 0xBE, 0x05, 0x10)
    display.spi_write(b"\x01\x02\x03", 1)
    assert [(page, display.ram[page * COLUMNS + 5]) for page in (14, 15, 0, 1)] == [
        (14, 1), (15, 2), (0, 3), (1, 0)]


def test_half_of_a_column_address_leaves_the_other():
    display = make(0x05, 0x13, 0x06)
    display.spi_write(b"\x01", 1)
    assert display.ram.index(1) == 0x36


# (scan direction, multiplex, offset, start line) that fill these modules, and one after the other:
# Waveshare and Adafruit; peter-l5 at 0, 180, 90 and 270 degrees.
@pytest.mark.parametrize(("settings", "shown"), [
    ((0xC0, 0x3F, 0x60, 0), range(64)),
    ((0xC8, 0x3F, 0x20, 0), range(63, -1, -1)),
    ((0xC0, 0x7F, 0x60, 0), range(64)),
    ((0xC8, 0x7F, 0x60, 0), range(63, -1, -1)),
    ((0xC0, 0x3F, 0x60, 8), range(8, 72)),
    ((0xC0, 0x3F, 0x60, 0x48), [*range(0x48, 128), *range(8)]),
    ((0xC0, 0x2F, 0x60, 0), [*range(48), *[None] * 16]),
    ((0xC0, 0x3F, 0x00, 0), [*range(32, 64), *[None] * 32]),
    ((0xC8, 0x3F, 0x60, 0), [None] * 64),
])
def test_multiplex_offset_and_start_line(settings, shown):
    direction, multiplex, offset, start = settings
    display = make(direction, 0xA8, multiplex, 0xD3, offset, 0xDC, start)
    assert columns(display) == list(shown)


def test_without_its_offset_half_the_glass_is_dark():
    assert columns(make(on=(0xA8, 0x3F, 0xAF)))[32:] == [None] * 32


def test_segment_remap_turns_what_is_in_the_ram():
    display = make(0xB0, 0x02, 0x10)
    display.spi_write(b"\x01", 1)
    display.spi_write(b"\xa1", 0)
    assert lit(display) == {(2, 127)}


def test_inverse_and_entire_on():
    display = make(0xA7)
    assert len(lit(display)) == 64 * 128
    display.spi_write(b"\x01", 1)
    assert lit(display) == {(x, y) for x in range(64) for y in range(128)} - {(0, 0)}
    display.spi_write(b"\xa5", 0)
    assert len(lit(display)) == 64 * 128
    display.spi_write(b"\xa4\xa6", 0)
    assert lit(display) == {(0, 0)}


def test_display_off_and_reset_keep_the_ram():
    display = make()
    display.spi_write(b"\x01", 1)
    display.spi_write(b"\xae", 0)
    assert not lit(display)
    display.spi_write(b"\xaf", 0)
    assert lit(display) == {(0, 0)}
    display.spi_write(b"\x81\x10\x21\xd3", 0)       # the last one lacks its argument
    display.reset()
    assert not display.lit and display.contrast == 0x80
    display.spi_write(bytes(ON), 0)
    assert lit(display) == {(0, 0)}


def test_i2c_mixes_commands_and_data_in_one_transaction():
    display = make()
    display.i2c_write(b"\x80\xb1\x80\x05\x80\x10\xc0\x01\x40\x02\x04")
    assert lit(display) == {(5, 8), (6, 9), (7, 10)}
    for byte in (0x81, 0x33):       # an argument may come in a later transaction
        display.i2c_write(bytes((0x00, byte)))
    assert display.contrast == 0x33
    assert display.unknown == []


def test_what_it_does_not_know_is_recorded_and_changes_nothing():
    display = make(0xB0, 0x00, 0x10)
    before = bytes(display.ram), lit(display)
    # A start line as of the SSD1306, its charge pump, the converter while the panel is on
    display.spi_write(b"\x40\x8d\xad\x8b\xe3\xd5\x51\xd9\x22\xdb\x35", 0)
    assert display.unknown == [0x40, 0x8D, 0xAD]
    assert (bytes(display.ram), lit(display)) == before


def test_converter_is_set_while_the_panel_is_off():
    display = make(0xAE, 0xAD, 0x8A, 0xAF)
    assert display.lit and not display.unknown


def test_any_bytes_are_survived():
    display = Sh1107(PORTRAIT)
    for first in range(256):
        display.i2c_write(bytes([first]) + bytes(range(256)))
    display.i2c_write(b"")
    assert display.image().size == (64, 128)
