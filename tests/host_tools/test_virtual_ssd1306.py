"""The SSD1306 model against what the datasheet (rev 1.1) says."""

import pytest

from crupier.sim.chips.ssd1306 import HEIGHT, WIDTH, Ssd1306

SPEC = {"width": 128, "height": 64}
UPRIGHT = (0x20, 0, 0xDA, 0x12, 0xA1, 0xC8, 0x8D, 0x14, 0xAF)


def make(*commands):
    """A display whose glass is upright and on, after these commands."""
    display = Ssd1306(SPEC)
    display.spi_write(bytes(UPRIGHT), 0)
    display.spi_write(bytes(WIDTH * HEIGHT // 8), 1)
    display.spi_write(bytes((0x21, 0, 127, 0x22, 0, 7)), 0)
    display.spi_write(bytes(commands), 0)
    return display


def lit(display):
    """{(x, y)} of the pixels that shine."""
    pixels = display.image().load()
    return {(x, y) for x in range(WIDTH) for y in range(HEIGHT) if pixels[x, y]}


def rows(display):
    """RAM line in each row of the glass, None = dark."""
    # Each line shows its number: segment n is bit n of it, and segment 7 always shines.
    for page in range(8):
        for segment in range(8):
            display.ram[page * WIDTH + segment] = sum(
                1 << bit for bit in range(8)
                if segment == 7 or (page * 8 + bit) >> segment & 1)
    pixels = display.image().load()
    # SEG0 is on the right of the glass.
    return [sum(1 << n for n in range(7) if pixels[WIDTH - 1 - n, y])
            if pixels[WIDTH - 1 - 7, y] else None for y in range(HEIGHT)]


def test_fresh_display_is_dark_and_its_ram_is_not_empty():
    display = Ssd1306(SPEC)
    assert not lit(display)
    assert any(display.ram)
    assert bytes(display.ram) == bytes(Ssd1306(SPEC).ram)


@pytest.mark.parametrize("without", [0xAF, 0x14])
def test_dark_without_display_on_or_charge_pump(without):
    display = Ssd1306(SPEC)
    display.spi_write(bytes(0xE3 if c == without else c for c in UPRIGHT), 0)
    assert not display.lit
    assert not lit(display)


def test_display_off_keeps_the_ram():
    display = make()
    display.spi_write(b"\x01", 1)
    display.spi_write(b"\xae", 0)
    assert not lit(display)
    display.spi_write(b"\xaf", 0)
    assert lit(display) == {(0, 0)}


def test_upright_bit_0_of_the_first_byte_is_top_left():
    display = make()
    display.spi_write(b"\x81\x02", 1)
    assert lit(display) == {(0, 0), (0, 7), (1, 1)}


def test_reset_orientation_is_turned_by_180_degrees():
    display = make(0xA0, 0xC0)
    display.spi_write(b"\x01", 1)
    assert lit(display) == {(127, 63)}


def test_segment_remap_turns_only_later_data_and_com_direction_turns_at_once():
    display = make()
    display.spi_write(b"\x01", 1)
    display.spi_write(b"\xa0", 0)
    assert lit(display) == {(0, 0)}
    display.spi_write(b"\xc0", 0)
    assert lit(display) == {(0, 63)}


def test_horizontal_addressing_wraps_in_its_window():
    display = make(0x20, 0, 0x21, 10, 12, 0x22, 2, 3)
    display.spi_write(bytes([1] * 7), 1)      # 6 fill the window, the 7th begins again
    display.spi_write(b"\x80", 1)
    assert lit(display) == {(10, 16), (11, 23), (12, 16), (10, 24), (11, 24), (12, 24)}


def test_vertical_addressing_wraps_in_its_window():
    display = make(0x20, 1, 0x21, 10, 11, 0x22, 2, 4)
    display.spi_write(bytes([1, 1, 1, 2, 2, 2, 4]), 1)
    assert lit(display) == {(10, 18), (10, 24), (10, 32), (11, 17), (11, 25), (11, 33)}


def test_page_addressing_stays_in_its_page():
    display = make(0x20, 2, 0xB3, 0x0D, 0x17)     # page 3, column 0x7D
    display.spi_write(bytes([1, 1, 1, 1]), 1)
    assert lit(display) == {(125, 24), (126, 24), (127, 24), (0, 24)}


def test_column_start_commands_are_for_page_addressing_only():
    display = make(0x20, 0, 0x05)
    display.spi_write(b"\x01", 1)
    assert lit(display) == {(0, 0)}
    assert display.unknown == [0x05]


def test_start_line_offset_and_direction_without_any_change():
    assert rows(make()) == list(range(64))
    assert rows(make(0xC0)) == list(range(63, -1, -1))


# Tables 10-1 and 10-2: (scan direction, multiplex ratio, offset, start line) and the RAM lines
# they give for COM0, COM8, COM48, COM55 and COM63.
TABLES = [
    ((0xC0, 64, 0, 0), (0, 8, 48, 55, 63)),
    ((0xC0, 64, 8, 0), (8, 16, 56, 63, 7)),
    ((0xC0, 64, 0, 8), (8, 16, 56, 63, 7)),
    ((0xC0, 56, 0, 0), (0, 8, 48, 55, None)),
    ((0xC0, 56, 8, 0), (8, 16, None, None, 7)),
    ((0xC0, 56, 0, 8), (8, 16, 56, 63, None)),
    ((0xC8, 64, 0, 0), (63, 55, 15, 8, 0)),
    ((0xC8, 64, 8, 0), (7, 63, 23, 16, 8)),
    ((0xC8, 64, 0, 8), (7, 63, 23, 16, 8)),
    ((0xC8, 48, 0, 0), (47, 39, None, None, None)),
    ((0xC8, 48, 8, 0), (None, 47, 7, 0, None)),
    ((0xC8, 48, 0, 8), (55, 47, None, None, None)),
]


@pytest.mark.parametrize(("settings", "shown"), TABLES)
def test_multiplex_offset_and_start_line(settings, shown):
    direction, ratio, offset, start = settings
    glass = rows(make(direction, 0xA8, ratio - 1, 0xD3, offset, 0x40 | start))
    coms = glass[::-1]      # COM0 is the bottom row of the glass
    assert tuple(coms[com] for com in (0, 8, 48, 55, 63)) == shown


def test_sequential_com_pins_garble_this_glass():
    glass = rows(make(0xDA, 0x02))
    assert glass[63] == 63 and glass[61] == 62      # even rows, from the bottom: lines 63, 62 ...
    assert glass[62] == 31 and glass[60] == 30      # odd rows: lines 31, 30 ...


def test_left_right_remap_swaps_neighbouring_rows():
    glass = rows(make(0xDA, 0x32))
    assert glass[:4] == [1, 0, 3, 2]


def test_inverse_and_entire_on():
    display = make(0xA7)
    assert len(lit(display)) == WIDTH * HEIGHT
    display.spi_write(b"\x01", 1)
    assert (0, 0) not in lit(display)
    display.spi_write(b"\xa5", 0)
    assert len(lit(display)) == WIDTH * HEIGHT
    display.spi_write(b"\xa4\xa6", 0)
    assert lit(display) == {(0, 0)}


def test_contrast_is_kept():
    display = make()
    assert display.contrast == 0x7F
    display.spi_write(b"\x81\xcf", 0)
    assert display.contrast == 0xCF


def test_control_bytes_mix_commands_and_data_in_one_transaction():
    display = make()
    display.i2c_write(b"\x80\x21\x80\x05\x80\x07\xc0\x01\x40\x02\x04")
    assert lit(display) == {(5, 0), (6, 1), (7, 2)}


def test_arguments_may_come_in_later_transactions():
    display = make()
    for byte in (0x81, 0x33):
        display.i2c_write(bytes((0x00, byte)))
    assert display.contrast == 0x33


def test_unknown_commands_are_recorded_and_change_nothing():
    display = make()
    before = bytes(display.ram), lit(display)
    display.spi_write(b"\x26\x00\x00\x00\x07\x00\xff\xf7\x81\x10", 0)
    assert display.unknown == [0xF7]
    assert display.contrast == 0x10
    assert (bytes(display.ram), lit(display)) == before


def test_a_picture_that_scrolls_is_elsewhere():
    display = make(0x27, 0, 0, 0, 7, 0, 0xFF)
    display.spi_write(b"\x01", 1)
    stands = lit(display)
    display.spi_write(b"\x2f", 0)
    assert lit(display) != stands
    display.spi_write(b"\x2e", 0)
    assert lit(display) == stands and not display.unknown


def test_any_bytes_are_survived():
    display = Ssd1306(SPEC)
    for first in range(256):
        display.i2c_write(bytes([first]) + bytes(range(256)))
    display.i2c_write(b"")
    assert display.image().size == (WIDTH, HEIGHT)
