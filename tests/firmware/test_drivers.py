"""Drivers of what is not a display: keys that share a name, battery, buzzer, LED."""

import pytest

from tests.firmware.driver_stage import installed, stage

_ = installed, stage        # fixtures


def printed(board):
    return board.log.decode().replace("\r\n", "\n").split("MicroPython")[0].split("\n")


def test_either_of_two_keys_says_the_same(stage):
    """The press of the joystick and A are both OK; each has its own long press."""
    board = stage("waveshare_lcd13", """
keys = hardware.make_keys(board)
while True:
    key = keys.scan(time.ticks_ms())
    if key:
        print(key, end=" ")
    time.sleep_ms(5)
""")
    board.run(300)
    for key, ms in ((3, 40), (15, 40), (15, 700), (3, 700), ("NEXT", 40), ("LEFT", 40)):
        board.press(key, ms)
        board.run(60)
    assert printed(board) == ["OK OK BACK BACK NEXT LEFT "]


BATTERY = """
battery = hardware.make_battery(board)
while True:
    print(battery.level(), end=" ")
    time.sleep_ms(100)
"""


def charge(board, millivolts):
    """The pin sees a third of the cell; the converter's full scale is 3.3 V."""
    board.set_adc(0, millivolts * 65_535 // 3 // 3300)
    board.run(100)


def test_charge_of_the_battery(stage):
    board = stage("picosystem", BATTERY)
    board.run(1000)
    before = len(printed(board)[0].split())
    for millivolts in (4200, 4100, 3900, 3700, 3500, 3300, 3000, 4200):
        charge(board, millivolts)
    assert printed(board)[0].split()[before:] == ["4", "4", "3", "2", "1", "0", "0", "4"]


def test_a_cell_between_two_levels_does_not_flicker(stage):
    board = stage("picosystem", BATTERY)
    board.run(1000)
    for _ in range(10):
        charge(board, 3805)         # the border of 2 and 3 is at 3800
        charge(board, 3795)
    assert set(printed(board)[0].split()) == {"4", "3"}
    charge(board, 3750)
    assert printed(board)[0].split()[-1] == "2"


def test_voltage_and_usb(stage):
    board = stage("picosystem", """
battery = hardware.make_battery(board)
at(500)
print(battery.millivolts(), battery.powered())
""")
    board.set_adc(0, 25_000)
    board.run(1000)
    millivolts, powered = printed(board)[0].split()
    assert abs(int(millivolts) - 25_000 / 65_535 * 3300 * 3) < 5
    assert powered == "False"       # nothing drives the pin of the virtual board


def test_boards_without_the_parts(stage):
    board = stage("pico_ssd1306", """
print(hardware.make_battery(board), hardware.make_buzzer(board), hardware.make_led(board))
""")
    board.run(500)
    assert printed(board)[0] == "None None None"


def test_tones(stage):
    board = stage("picosystem", """
buzzer = hardware.make_buzzer(board)
at(490)
buzzer.play(((880, 100), (0, 50), (1320, 200)), time.ticks_ms())
while True:
    buzzer.tick(time.ticks_ms())
    time.sleep_ms(10)
""")
    heard = []
    board.run(450)
    for _ in range(10):
        duty, hertz = board.pwm[11]
        heard.append(hertz if duty else 0)
        board.run(50)
    assert heard == [0, 880, 880, 0, 1320, 1320, 1320, 1320, 0, 0]


def test_a_new_tone_ends_the_old_one(stage):
    board = stage("picosystem", """
buzzer = hardware.make_buzzer(board)
buzzer.play(((880, 10_000),), time.ticks_ms())
at(500)
buzzer.play(((440, 100),), time.ticks_ms())
at(700)
buzzer.tick(time.ticks_ms())
""")
    board.run(450)
    assert board.pwm[11][1] == 880
    board.run(100)
    assert board.pwm[11][1] == 440 and board.pwm[11][0]
    board.run(200)
    assert not board.pwm[11][0]


@pytest.mark.parametrize("name, pins, dark", [
    ("pico_display", (6, 7, 8), 65_535), ("picosystem", (14, 13, 15), 0)])
def test_led_is_dark_until_told(stage, name, pins, dark):
    """Active low on the Pico Display, active high on the PicoSystem."""
    board = stage(name, """
led = hardware.make_led(board)
at(1000)
led.show(0xFF8000)
at(2000)
led.show(0)
""")
    duties = []
    for _ in range(3):
        board.run(900 if not duties else 1000)
        duties.append([abs(dark - board.pwm[pin][0]) for pin in pins])
    assert duties[0] == duties[2] == [0, 0, 0]
    red, green, blue = duties[1]
    assert red > 65_000 and red // 5 < green < red // 3 and blue == 0
