"""Displays on SPI, backlights and other pins of the virtual board, by small programs."""

import os
import time

import pytest

from tests.host_tools.board_tools import LCD, SPI_OLED, eventually

RED = (255, 0, 0)
BLACK = (0, 0, 0)


@pytest.fixture
def glass(make_board):
    """glass(program, board_id="waveshare_lcd13", ms=1000) -> frame of a stepped board"""

    def glass(program, board_id="waveshare_lcd13", ms=1000):
        with make_board(program, board=board_id, image=f"{board_id}.img") as board:
            board.run(ms)
            assert b"Error" not in board.log, board.log
            return board.frame()

    return glass


def colours(frame):
    return {colour for _, colour in frame.getcolors()}


def test_lcd_shows_what_is_sent(make_board):
    program = LCD + """
fill(b"\\xf8\\x00")
time.sleep(1)
window(0, 1, 0, 0)
spi.write(b"\\x00\\x1f")
"""
    with make_board(program, board="waveshare_lcd13") as board:
        board.run(500)
        assert colours(board.frame()) == {RED} and board.frame().size == (240, 240)
        assert board.display_on and board.contrast == 255
        frames = board.frame_count
        board.run(1000)
        assert board.frame().getpixel((0, 0)) == (0, 0, 255)
        assert board.frame().getpixel((1, 0)) == RED
        assert board.frame_count == frames + 1
        assert board.stats["spi_bytes"] == 115_200 + 2 + 2 * 11 + 7
        assert board.stats["i2c_transactions"] == 0
        board.power_off()
        assert colours(board.frame()) == {BLACK} and board.frame().mode == "RGB"


def test_two_runs_with_an_lcd_are_identical(make_board):
    program = LCD + """
for n in range(30):
    fill(bytes((8 * n, 2 * n)))
    time.sleep_ms(1 if n % 3 else 0)
"""
    outcomes = []
    for image in "ab":
        frames = []
        with make_board(program, board="waveshare_lcd13", image=image) as board:
            board.on_frame(lambda board=board, frames=frames: frames.append(board.png(1)))
            for ms in (300, 7, 100):
                board.run(ms)
            outcomes.append((frames, board.stats))
    assert outcomes[0] == outcomes[1] and len(set(outcomes[0][0])) == 21


# Changes to a program that works: then nothing is seen, and nobody says why.
@pytest.mark.parametrize(("right", "wrong"), [
    ("cs = Pin(9", "cs = Pin(7"),
    ("sck=Pin(10)", "sck=Pin(14)"),
    ("mosi=Pin(11)", "mosi=Pin(15)"),
    ("SPI(1, 24_000_000, sck=Pin(10), mosi=Pin(11)",
     "SPI(0, 24_000_000, sck=Pin(2), mosi=Pin(3)"),
    ("miso=None", "miso=None, polarity=1"),
    ("miso=None", "miso=None, phase=1"),
    ("cs(0)", "pass"),
    ("rst(1)", "pass"),
    ("sleep_ms(150)", "sleep_ms(100)"),
    ("duty_u16=65535", "duty_u16=0"),
    ("bl = PWM", "# bl = PWM"),
    ("command(0x11)", "pass"),
    ("command(0x29)", "pass"),
])
def test_dark_glass(glass, right, wrong):
    program = LCD + "fill(b'\\xf8\\x00')"
    assert right in program
    assert colours(glass(program.replace(right, wrong))) == {BLACK}


@pytest.mark.parametrize("wrong", [
    "dc = Pin(7, Pin.OUT)",
    # Pin 8 is the usual MISO of this bus: who does not say None takes it away from D/C.
    "dc = Pin(8, Pin.OUT)\nspi = SPI(1, 24_000_000, sck=Pin(10), mosi=Pin(11))",
])
def test_without_dc_there_are_only_commands_and_noise(glass, wrong):
    assert "dc = Pin(8, Pin.OUT)" in LCD
    frame = glass(LCD.replace("dc = Pin(8, Pin.OUT)", wrong))
    assert len(frame.getcolors(maxcolors=57_600)) > 10_000


def test_the_usual_miso_does_no_harm_before_the_other_pins_are_made(glass):
    program = LCD + "fill(b'\\xf8\\x00')"
    assert colours(glass(program.replace(", miso=None", "").replace("sck=Pin(10), ", ""))) == {RED}


@pytest.mark.parametrize("mode", ["polarity=1, phase=1", "polarity=0, phase=0"])
def test_both_clocks_with_a_rising_edge_do(glass, mode):
    program = LCD + f"spi.init(baudrate=10_000_000, {mode})\nfill(b'\\xf8\\x00')"
    assert colours(glass(program)) == {RED}


def test_without_inversion_the_picture_is_negative(glass):
    program = LCD.replace("command(0x21)", "pass") + "fill(b'\\xf8\\x00')"
    assert colours(glass(program)) == {(0, 255, 255)}


def test_reset_pin_clears_the_settings_but_not_the_memory(glass):
    program = LCD + "fill(b'\\xf8\\x00')\nreset()\n"
    assert colours(glass(program)) == {BLACK}
    assert colours(glass(program + "start()")) == {RED}


def test_time_of_the_display_goes_on_over_a_reset_of_the_board(glass):
    program = LCD.replace("reset()\nstart()", """
import machine
if machine.reset_cause() == 1:
    reset()
    start()
    time.sleep_ms(500)
    machine.reset()
""")
    assert colours(glass(program + "fill(b'\\xf8\\x00')")) == {RED}


def test_a_pulled_cable(make_board):
    program = LCD + "while True:\n    fill(b'\\xf8\\x00')\n    time.sleep_ms(100)"
    with make_board(program, board="waveshare_lcd13") as board:
        board.run(500)
        board.connect_display(False)
        board.run(500)
        assert colours(board.frame()) == {BLACK}
        board.connect_display(True)
        board.run(500)      # it has forgotten that it was awake
        assert colours(board.frame()) == {BLACK}


@pytest.mark.parametrize(("arguments", "error"), [
    ("1, sck=Pin(9)", "bad SCK pin"), ("1, sck=Pin(2)", "bad SCK pin"),
    ("0, mosi=Pin(11)", "bad MOSI pin"), ("0, miso=Pin(5)", "bad MISO pin"),
    ("2", "SPI(2) doesn't exist"), ("1, firstbit=SPI.LSB", "LSB")])
def test_spi_has_its_pins(run_program, arguments, error):
    printed = run_program(f"from machine import SPI, Pin\nSPI({arguments})")
    assert f"Error: {error}\n" in printed


def test_oled_on_spi(glass):
    frame = glass(SPI_OLED + "show(0, bytes((1, 2)))", "waveshare_oled13")
    assert frame.mode == "L" and frame.histogram()[255] == 2


def test_oled_on_i2c(glass):
    program = """
from machine import I2C, Pin
i2c = I2C(1, sda=Pin(2), scl=Pin(3), freq=400_000)
i2c.writeto(0x3C, b"\\x00" + bytes((0xA8, 0x3F, 0xD3, 0x60, 0xAF)))
for page in range(16):
    i2c.writeto(0x3C, bytes((0x00, 0xB0 | page, 0x00, 0x10)))
    i2c.writevto(0x3C, (b"\\x40", bytes(63), b"\\xff"))
"""
    frame = glass(program, "feather_oled")
    # Column 63 of a panel turned against the clock: the upper edge.
    assert frame.size == (128, 64) and frame.getbbox() == (0, 0, 128, 1)


# Pins

def test_backlight(make_board):
    program = LCD + """
fill(b"\\xf8\\x00")
for duty in (32_768, 1, 0):
    bl.duty_u16(duty)
    time.sleep(1)
light = Pin(13, Pin.OUT, value=1)
time.sleep(1)
light.off()
"""
    with make_board(program, board="waveshare_lcd13") as board:
        for ms, contrast in ((500, 128), (1000, 1), (1000, 0), (1000, 255), (1000, 0)):
            frames = board.frame_count
            board.run(ms)
            assert board.contrast == contrast
            assert board.display_on == (contrast > 0)
            assert colours(board.frame()) == {RED if contrast else BLACK}
            assert board.frame_count > frames


@pytest.mark.parametrize(("reset", "outputs"), [("reset", {}), ("soft_reset", {9: 1})])
def test_reset_lets_go_of_the_pins(make_board, reset, outputs):
    program = f"""
import machine, time
from machine import PWM, Pin
if machine.reset_cause() == 1 and time.ticks_ms() < 500:
    Pin(9, Pin.OUT, value=1)
    PWM(Pin(13), freq=1000, duty_u16=9)
    time.sleep(1)
    machine.{reset}()
"""
    with make_board(program) as board:
        board.run(500)
        assert board.outputs == {9: 1} and board.pwm == {13: (9, 1000)}
        board.run(1000)
        assert board.outputs == outputs and board.pwm == {}


def test_a_pin_is_driven_by_one_at_a_time(make_board):
    program = """
from machine import I2C, PWM, Pin
a, b, c, d = [Pin(n, Pin.OUT, value=1) for n in (4, 20, 21, 22)]
I2C(0, sda=Pin(4), scl=Pin(5))
PWM(b, freq=1000, duty_u16=1)
a.off()
b.off()
c.init(Pin.IN)
d.init(Pin.OPEN_DRAIN)
e = Pin(26, Pin.OPEN_DRAIN, value=0)
"""
    with make_board(program) as board:
        board.run(1)
        assert board.outputs == {26: 0}


def test_keys_of_one_name(make_board):
    program = """
from machine import Pin
import time
joystick, a = Pin(3, Pin.IN, Pin.PULL_UP), Pin(15, Pin.IN, Pin.PULL_UP)
while True:
    print(joystick(), a(), end=" ")
    time.sleep_ms(10)
"""
    with make_board(program, board="waveshare_lcd13") as board:
        for key in ("OK", 15, 3):
            board.press(key, 5)
            board.run(5)
        assert board.log == b"0 1 1 0 0 1 "
        for key in ("MENU", 4):
            with pytest.raises(KeyError):
                board.key_down(key)


def test_cell_is_full_and_usb_can_be_sensed(make_board):
    program = """
from machine import ADC, Pin
import time
cell, usb = ADC(26), Pin(2, Pin.IN)
while True:
    print(cell.read_u16() * 3 * 3300 // 65535, usb(), end=" ")
    time.sleep_ms(10)
"""
    with make_board(program, board="picosystem") as board:
        board.run(5)
        board.set_adc(0, 21845)
        board.drive(2, 1)
        board.run(10)
        full, usb, half, usb_now = map(int, board.log.split())
        assert abs(full - board.description["BATTERY"]["full"]) < 2
        assert (usb, half, usb_now) == (0, 3300, 1)


def test_clock_of_the_peripherals_can_be_set(run_program):
    printed = run_program("import machine\nmachine.freq(133_000_000, 133_000_000)\n"
                          "print(machine.freq())")
    assert printed.startswith("133000000\n")


def test_any_heap_will_do(make_board):
    for heap in (150_001, 150_007):
        with make_board("print('fine')", heap=heap, image=f"{heap}") as board:
            board.run(1)
            assert board.log.startswith(b"fine")


def test_ctrl_c_tears_no_message(make_board):
    """A program that sends without a pause is interrupted over and over again."""
    program = LCD + """
while True:
    try:
        while True:
            fill(b"\\xf8\\x00")
    except KeyboardInterrupt:
        print("caught")
"""
    with make_board(program, board="waveshare_lcd13", live=True) as board:
        eventually(lambda: board.frame().getpixel((0, 0)) == RED)
        port = os.open(board.port, os.O_RDWR | os.O_NOCTTY)
        try:
            for n in range(5):
                os.write(port, b"\x03")
                eventually(lambda n=n: board.log.count(b"caught") > n)
                time.sleep(0.05)
        finally:
            os.close(port)
        sent = board.stats["spi_bytes"]
        eventually(lambda: board.stats["spi_bytes"] > sent)
        assert board.running
