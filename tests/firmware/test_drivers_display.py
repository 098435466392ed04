"""Display drivers on the virtual board: what is drawn is on the display, and only that is sent."""

import random

import pytest
from PIL import Image, ImageChops, ImageDraw

from tests import portable
from tests.firmware.driver_stage import BOARDS, COLOUR, DISPLAYS, MONO, installed, stage

_ = installed, stage        # fixtures
THEME = [0x10_08_08 * n for n in range(8)] + [0xFF_00_00, 0x00_FF_00, 0x00_00_FF, 0xFF_FF_00,
                                              0x00_FF_FF, 0xFF_00_FF, 0xFF_FF_FF, 0x80_40_C0]
LIT = (0, 0, 1, 1, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1)


def size(board):
    return DISPLAYS[board]["width"], DISPLAYS[board]["height"]


def seen(board, role):
    """What a role looks like, as far as the display can show it."""
    if board in MONO:
        return 255 * LIT[role]
    rgb = THEME[role]
    return rgb >> 16 & 0xF8, rgb >> 8 & 0xFC, rgb & 0xF8


def picture(board, areas):
    """The glass after these (x, y, w, h, role)."""
    made = Image.new("L" if board in MONO else "RGB", size(board))
    for x, y, w, h, role in areas:
        ImageDraw.Draw(made).rectangle((x, y, x + w - 1, y + h - 1), seen(board, role))
    return made


def frame(board):
    """The glass, without the bits that 16 bits per pixel do not have."""
    shown = board.frame()
    if shown.mode == "L":
        return shown
    red, green, blue = shown.split()
    fine, rough = (lambda v: v & 0xFC), (lambda v: v & 0xF8)
    return Image.merge("RGB", (red.point(rough), green.point(fine), blue.point(rough)))


def same(one, other):
    return one.size == other.size and not ImageChops.difference(one, other).getbbox()


def random_areas(board, count):
    """Also across the edges, and outside of the display."""
    width, height = size(board)
    dice = random.Random(board)
    return [(dice.randrange(-20, width + 10), dice.randrange(-20, height + 10),
             dice.randrange(1, 60), dice.randrange(1, 40), dice.randrange(16))
            for _ in range(count)]


@pytest.mark.parametrize("name", BOARDS)
def test_the_display_shows_what_was_drawn(stage, name):
    areas = random_areas(name, 120)
    board = stage(name, f"""
if display.colour:
    display.colours({THEME})
areas = {areas}
clear(0)
for i, area in enumerate(areas):
    fill(*area)
    if i % 5 == 0:
        display.show()
display.show()
""")
    board.run(4000)
    assert same(frame(board), picture(name, areas))
    model = board._hardware.bus.display
    assert not model.unknown and not getattr(model, "early", ())


def sent(board):
    return board.stats["i2c_bytes"] + board.stats["spi_bytes"]


# A change of 16x8 pixels, on the grid of all of them. I2C: an address and a control byte each for
# the window and the data. SSD1306: 6 bytes of window for the page, the SH1107 3; ST7789: 11 bytes.
SMALL = {"pico_ssd1306": 8 + 2 + 16, "waveshare_oled13": 3 + 16, "feather_oled": 2 * (5 + 2 + 8),
         "pico_display": 11 + 256, "waveshare_lcd13": 11 + 256, "picosystem": 11 + 256}
WHOLE = {"pico_ssd1306": 8 + 8 * (2 + 128), "waveshare_oled13": 16 * (3 + 64),
         "feather_oled": 16 * (5 + 2 + 64), "pico_display": 11 + 64_800,
         "waveshare_lcd13": 11 + 115_200, "picosystem": 11 + 115_200}


@pytest.mark.parametrize("name", BOARDS)
def test_only_what_changed_is_sent(stage, name):
    board = stage(name, """
clear(0)
display.show()
at(1000)
fill(16, 40, 16, 8, 3)
display.show()
at(2000)
display.show()
at(3000)
fill(16, 40, 16, 8, 0)
display.show()
at(4000)
clear(3)
display.show()
""")
    board.run(900)
    for expected in (SMALL[name], 0, SMALL[name], WHOLE[name]):
        before = sent(board)
        board.run(1000)
        assert sent(board) - before == expected
    assert board.frame().getextrema() in ((255, 255), ((255, 255),) * 3)


@pytest.mark.parametrize("name", BOARDS)
def test_keys_can_be_looked_at_in_between(stage, name):
    """At least once for every 16 rows, and not when nothing is sent."""
    board = stage(name, """
looks = []
clear(3)
display.show(lambda: looks.append(0))
print("LOOKS", len(looks))
display.show(lambda: looks.append(0))
print("LOOKS", len(looks))
""")
    board.run(1000)
    first, second = [int(line.split()[1]) for line in board.log.decode().splitlines()
                     if line.startswith("LOOKS")]
    assert first == second >= size(name)[1] / 16


@pytest.mark.parametrize("name", BOARDS)
def test_light(stage, name):
    board = stage(name, """
clear(3)
display.show()
at(1000)
display.contrast(1)
at(2000)
display.power(False)
fill(0, 0, 8, 8, 0)
display.show()
at(3000)
display.power(True)
display.contrast(255)
""")
    board.run(900)
    assert board.display_on and frame(board).getbbox()
    board.run(1000)
    assert 0 < board.contrast < 16 and frame(board).getbbox()
    board.run(1000)
    assert not board.display_on and not frame(board).getbbox()
    before = sent(board)
    board.run(1000)
    assert board.contrast == 255 and board.display_on
    assert frame(board).getpixel((0, 0)) in (0, (0, 0, 0)) and frame(board).getpixel((8, 8))
    assert sent(board) - before < 10


@pytest.mark.parametrize("name", MONO)
def test_a_shifted_picture(stage, name):
    """Two lines to one side, which may be any; then back."""
    width, height = size(name)
    board = stage(name, f"""
fill({width // 2 - 4}, {height // 2 - 4}, 8, 8, 3)
display.show()
at(1000)
display.shift(2)
at(2000)
display.shift(0)
""")
    boxes = []
    for _ in range(3):
        board.run(1000 if boxes else 900)
        boxes.append(frame(board).getbbox())
    assert boxes[0] == boxes[2] == (width // 2 - 4, height // 2 - 4, width // 2 + 4,
                                    height // 2 + 4)
    moved = [b - a for a, b in zip(boxes[0], boxes[1], strict=True)]
    assert sorted(map(abs, moved)) == [0, 0, 2, 2] and moved[0] == moved[2]


@pytest.mark.parametrize("name", BOARDS)
def test_a_display_that_has_forgotten_everything(stage, name):
    areas = random_areas(name, 20)
    board = stage(name, f"""
if display.colour:
    display.colours({THEME})
for area in {areas}:
    fill(*area)
display.show()
at(1000)
display.begin()
display.show()
""")
    board.run(900)
    before = frame(board)
    board.connect_display(False)
    board.connect_display(True)
    assert not frame(board).getbbox()
    board.run(1000)
    assert before.getbbox() and same(frame(board), before)


def test_what_another_program_has_left_running(stage):
    """A module without a reset line, whose picture scrolls."""
    board = stage("pico_ssd1306", """
display.fb.rect(0, 0, 9, 9, 1)
from machine import I2C, Pin
i2c = I2C(0, sda=Pin(4), scl=Pin(5))
i2c.writeto(0x3C, b"\\x00\\x26\\x00\\x00\\x00\\x07\\x00\\xFF\\x2F\\xA7\\xA5")
display.show()
""")
    board.run(500)
    assert frame(board).getbbox() == (0, 0, 9, 9)


@pytest.mark.parametrize("name", BOARDS)
def test_no_light_before_there_is_a_picture(stage, name):
    """What the memory of a controller holds at power-on is noise."""
    board = stage(name, """
display.contrast(200)
display.power(True)
at(400)
clear(3)
display.show()
""")
    for _ in range(39):
        board.run(10)
        assert not board.display_on and not frame(board).getbbox()
    board.run(200)
    assert board.display_on and 195 <= board.contrast <= 205
    assert board.frame().getextrema() in ((255, 255), ((255, 255),) * 3)


@pytest.mark.parametrize("name", COLOUR)
def test_other_colours_for_the_same_picture(stage, name):
    areas = random_areas(name, 20)
    board = stage(name, f"""
for area in {areas}:
    fill(*area)
display.show()
display.colours({THEME})
display.show()
""")
    board.run(1500)
    assert same(frame(board), picture(name, areas))


def test_areas_far_apart_are_sent_apart(stage):
    """Corners of 240x240; what is between both ends of a row is sent sooner than a window."""
    board = stage("picosystem", """
display.show()
at(1000)
fill(0, 0, 2, 8, 1)
fill(238, 232, 2, 8, 1)
display.show()
at(2000)
fill(0, 100, 2, 1, 1)
fill(238, 100, 2, 1, 1)
display.show()
""")
    board.run(900)
    for expected in (2 * (11 + 2 * 8 * 2), 11 + 240 * 2):
        before = sent(board)
        board.run(1000)
        assert sent(board) - before == expected


def test_the_same_columns_further_down_have_a_window_of_their_own(stage):
    areas = [(100, 0, 40, 16, 8), (100, 200, 40, 40, 9)]
    board = stage("waveshare_lcd13", f"""
display.colours({THEME})
display.show()
for area in {areas}:
    fill(*area)
display.show()
""")
    board.run(1500)
    assert same(frame(board), picture("waveshare_lcd13", areas))


@pytest.mark.parametrize("width, height, madctl", [(240, 320, 0x48), (320, 240, 0x28)])
def test_a_near_twin_of_the_st7789(stage, width, height, madctl):
    """An ILI9341 in the place of another LCD: black, then the picture."""
    areas = [(0, 0, width, height, 8), (20, 30, 40, 50, 9), (width - 9, height - 9, 9, 9, 10)]
    spec = {**DISPLAYS["picosystem"], "driver": "ili9341", "width": width, "height": height,
            "madctl": madctl, "init": b""}
    board = stage("picosystem", f"""
display.colours({THEME})
display.greet(None, 0)
at(500)
for step in range(3):
    display.light_up()
    at(600 + 10 * step)
at(1000)
for area in {areas}:
    fill(*area)
display.show()
""", spec)
    board.run(900)
    assert board.display_on and not frame(board).getbbox()
    board.run(1000)
    made = Image.new("RGB", (width, height))
    for x, y, w, h, role in areas:
        ImageDraw.Draw(made).rectangle((x, y, x + w - 1, y + h - 1), seen("picosystem", role))
    assert same(frame(board), made)
    model = board._hardware.bus.display
    assert not model.unknown and not model.early


def test_display_that_does_not_answer(stage):
    board = stage("feather_oled", """
at(1000)
clear(3)
try:
    display.show()
except OSError as error:
    print("LOST", error.errno)
""")
    board.run(900)
    board.connect_display(False)
    board.run(1000)
    assert b"LOST 5" in board.log


def test_machine_code_and_plain_code_give_the_same_bytes(micropython):
    assert len(portable.run(micropython, "tests.firmware.pixel_loops")) == 26


SQUARES = """
display.colours({theme})
def squares(role):
    for y in range(0, display.height, 40):
        fill(y, y, 30, 30, role)
"""


@pytest.mark.parametrize("name", COLOUR)
def test_the_picture_is_the_same_without_dma(stage, name):
    """As on a chip that it is not known of."""
    board = stage(name, SQUARES.format(theme=THEME) + f"""
squares(7)
display.show()
print(bool(display._bus.dma))
at(500)
hardware._dma = lambda index: None
display = hardware.make_display(board.DISPLAY)
display.colours({THEME})
squares(7)
display.show()
print(bool(display._bus.dma))
""")
    board.run(400)
    before = frame(board)
    board.run(1000)
    assert b"True\nFalse" in board.log
    assert before.getbbox() and same(frame(board), before)


@pytest.mark.parametrize("after", [0, 1, 20])
def test_a_transfer_that_stands_still_is_given_up_and_the_next_picture_is_whole(stage, after):
    """After so many bands; see DisplayPower.find() for what follows."""
    board = stage("picosystem", SQUARES.format(theme=THEME) + f"""
display.show()
clear(1)
squares(7)
import rp2
works, questions = rp2.DMA.active, []
def active(self, value=None):
    questions.append(value)
    return works(self, value) if value is not None or len(questions) < 2 * {after} else True
rp2.DMA.active = active
begun = time.ticks_ms()
try:
    display.show()
except OSError as error:
    print(error, time.ticks_diff(time.ticks_ms(), begun) < 200)
rp2.DMA.active = works
display.begin()
display.show()
""")
    board.run(2000)
    assert b"ETIMEDOUT True" in board.log
    assert same(frame(board), picture("picosystem", [
        (0, 0, 240, 240, 1), *[(y, y, 30, 30, 7) for y in range(0, 240, 40)]]))


def test_a_frame_that_ctrl_c_has_torn_does_not_spoil_the_next_one(stage):
    board = stage("picosystem", SQUARES.format(theme=THEME) + """
clear(1)
def pause():
    raise KeyboardInterrupt
try:
    display.show(pause)
except KeyboardInterrupt:
    pass
clear(2)
squares(7)
display.show()
""")
    board.run(1000)
    assert same(frame(board), picture("picosystem", [
        (0, 0, 240, 240, 2), *[(y, y, 30, 30, 7) for y in range(0, 240, 40)]]))
