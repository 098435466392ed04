"""Boards that cannot be: each is refused with its reason, and with no other."""

import pytest

from crupier.build import boards, payload
from crupier.build.boards import BadBoard


def source(board_id):
    return payload.board_file(board_id).read_text(encoding="utf-8")


def changed(board_id, old, new):
    text = source(board_id)
    assert old in text, old
    return text.replace(old, new)


@pytest.mark.parametrize("board_id, old, new, reason", [
    # what is there at all
    ("pico_ssd1306", "NAME =", "TITLE =", "NAME is missing"),
    ("pico_ssd1306", "SAFE_MODE_KEY =", "SAFE =", "SAFE_MODE_KEY is missing"),
    ("pico_ssd1306", "ACTIVE_LOW = True", "ACTIVE_LOW = 1", "KEYS_ACTIVE_LOW is no bool"),
    ("pico_ssd1306", "DISPLAY = dict(", "DISPLAY = 'a', dict(", "DISPLAY is no dict"),
    ("picosystem", "BUZZER = dict(pin=11)", "BUZZER = 11", "BUZZER is no dict"),
    ("pico_ssd1306", '("OK", 15)', '"OK"', 'KEYS consists of ("NAME", pin)'),
    ("picosystem", 'LABELS = (', 'LABELS = ("A", ', 'LABELS consists of ("NAME", "what is'),
    ("picosystem", '("OK", "A")', '("FIRE", "A")', "LABELS has 'A' for FIRE"),
    ("picosystem", '("OK", "A")', '("OK", "")', "LABELS has '' for OK"),
    ("pico_ssd1306", '"ssd1306", i2c', '"ssd1309", i2c', "there is no driver 'ssd1309'"),
    ("pico_ssd1306", "sda=4, ", "", "DISPLAY on i2c lacks sda"),
    ("feather_oled", ", rotation=270, offset=0x60", "", "DISPLAY lacks offset, rotation"),
    ("waveshare_oled13", "spi=1, ", "", "DISPLAY is either on i2c or on spi"),
    ("waveshare_oled13", "spi=1, ", "spi=1, i2c=1, ", "DISPLAY is either on i2c or on spi"),
    ("waveshare_oled13", "cs=9, ", "", "DISPLAY on spi lacks cs"),
    ("pico_ssd1306", '"ssd1306", i2c', '["ssd1306"], i2c', "there is no driver ['ssd1306']"),
    ("pico_ssd1306", '"ssd1306", i2c', 'dict(), i2c', "there is no driver {}"),
    ("picosystem", "red=14, ", "", "LED lacks red"),
    ("picosystem", "pin=11", "gpio=11", "BUZZER lacks pin"),
    ("picosystem", "factor=3, ", "", "BATTERY lacks factor"),
    # the display
    ("pico_ssd1306", "height=64", "height=32", "128x32 pixels are nothing for the driver ssd1306"),
    ("pico_display", "width=240", "width=320", "320x135 pixels are nothing for the driver st7789"),
    ("pico_display", '"st7789"', '"ili9341"',
     "240x135 pixels are nothing for the driver ili9341, only sizes that nobody has made layouts"),
    ("picosystem", r'b"\xB7\x01', r'b"\xB7\x02', "DISPLAY init is no bytes of commands,"),
    ("feather_oled", "rotation=270", "rotation=0", "rotation does not agree with width and"),
    ("pico_ssd1306", "width=128", "width=[128]", "[128]x64 pixels are nothing for the driver"),
    ("pico_ssd1306", "width=128", "width=dict()", "{}x64 pixels are nothing for the driver"),
    # pins
    ("pico_ssd1306", '("UP", 10)', '("UP", 30)', "key UP is on 30, which is no pin"),
    ("pico_ssd1306", '("UP", 10)', '("UP", "GP10")', "key UP is on 'GP10', which is no pin"),
    ("pico_ssd1306", '("UP", 10)', '("UP", 11)', "GP11 is used twice: key UP, key DOWN"),
    ("pico_ssd1306", '("UP", 10)', '("UP", 5)', "GP5 is used twice: DISPLAY scl, key UP"),
    ("picosystem", "usb=2", "usb=11", "GP11 is used twice: BUZZER pin, BATTERY usb"),
    ("picosystem", "adc=26", "adc=25", "GP25 cannot measure, only GP26 to GP29"),
    # buses
    ("pico_ssd1306", "sda=4", "sda=3", "GP3 cannot be sda of I2C0, only GP0, GP4, GP8, GP12,"),
    ("pico_ssd1306", "scl=5", "scl=7", "GP7 cannot be scl of I2C0, only GP1, GP5, GP9, GP13,"),
    ("feather_oled", "i2c=1", "i2c=2", "there is no I2C2"),
    ("feather_oled", "0x3C", "0x80", "addr 128 is no address on I2C"),
    ("feather_oled", "400_000", "20_000", "freq 20000 is not from 100_000 to 1_000_000"),
    ("waveshare_lcd13", "sck=10", "sck=6", "GP6 cannot be sck of SPI1, only GP10, GP14, GP26"),
    ("pico_display", "mosi=19", "mosi=21", "GP21 cannot be mosi of SPI0, only GP3, GP7, GP19"),
    # PWM
    ("picosystem", "red=14", "red=28", "DISPLAY bl and LED red (GP12, GP28) are on the same PWM"),
    # keys
    ("waveshare_oled13", '("NEXT", 15), ("OK", 17)', '("OK", 17),', "the least is two keys"),
    ("waveshare_oled13", '("NEXT", 15)', '("UP", 15)', "the least is two keys"),
    ("pico_display", '("BACK", 13)', '("ESC", 13)', "there is no key 'ESC'"),
    ("feather_oled", 'SAFE_MODE_KEY = "OK"', 'SAFE_MODE_KEY = "BACK"',
     "SAFE_MODE_KEY BACK is none of the KEYS"),
])
def test_refused_with_the_reason(board_id, old, new, reason):
    found = boards.problems(boards.read(changed(board_id, old, new)))
    assert [problem[:len(reason)] for problem in found] == [reason]


def test_a_tone_changes_the_frequency_of_its_neighbours():
    found = boards.problems(boards.read(changed("picosystem", "pin=11", "pin=28")))
    assert found == ["DISPLAY bl and BUZZER pin (GP12, GP28) are on the same PWM",
                     "LED green and BUZZER pin (GP13, GP28) are on the same PWM"]
    # The backlight and the LED have the same frequency all the time.
    assert not boards.problems(boards.read(changed("picosystem", "pin=11", "pin=10")))


def test_all_reasons_are_told():
    text = changed("pico_ssd1306", "height=64", "height=48").replace('("UP", 10)', '("TOP", 11)')
    with pytest.raises(BadBoard) as caught:
        boards.require(text.encode(), "mine")
    said = str(caught.value)
    assert said.startswith("the board.py of mine cannot be right: 128x48 pixels")
    assert "GP11 is used twice" in said and "no key 'TOP'" in said and said.endswith(".")


@pytest.mark.parametrize("line", [
    "import os", "print(1)", "X = open('/etc/passwd')", "X = dict(**{})", "X, Y = 1, 2", "X = Y",
    "for X in (1,): pass", "X = dict(1)", "X = 1 if 2 else 3", "X += 1", "X = {[]: 1}"])
def test_a_board_is_data_and_is_not_run(line):
    with pytest.raises(BadBoard, match=r"line 2: only names"):
        boards.read("ID = 'x'\n" + line + "\n")


@pytest.mark.parametrize("text", ["KEYS = (\n", "KEYS = 1 2\n", "\0"])
def test_what_is_no_python(text):
    with pytest.raises(BadBoard, match=r"board\.py"):
        boards.read(text)


@pytest.mark.parametrize("value", [
    "+".join(["1"] * 5000), "-" * 20_000 + "1", "0x" + "F" * 20_000])
def test_what_python_itself_does_not_master(value):
    with pytest.raises(BadBoard, match=r"board\.py"):
        boards.require(f"{source('pico_ssd1306')}CLOCK = {value}\n".encode(), "mine")


def test_numbers_as_they_are_written():
    assert boards.read("A = -1\nB = 0x3C\nC = 24_000_000\nD = b'\\x01'\nE = None\n") == {
        "A": -1, "B": 60, "C": 24_000_000, "D": b"\x01", "E": None}


def test_payload_refuses_it(monkeypatch, tmp_path):
    bad = tmp_path / "board.py"
    bad.write_text(changed("pico_ssd1306", "sda=4", "sda=3"))
    monkeypatch.setattr(payload, "board_file", lambda board_id: bad)
    with pytest.raises(BadBoard, match=r"the board\.py of pico_ssd1306 .* GP3 cannot be sda"):
        payload.device_files("pico_ssd1306")
