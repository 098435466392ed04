"""Joins a board's data (board.py) with the drivers. The only module that knows pins."""

from machine import I2C, Pin

from drivers.keys import Key, Keys


def make_display(spec):
    """The display that board.DISPLAY describes. Raises OSError when it does not answer."""
    return _DISPLAYS[spec["driver"]](spec)


def _ssd1306(spec):
    from drivers.ssd1306 import SSD1306
    i2c = I2C(spec["i2c"], sda=Pin(spec["sda"]), scl=Pin(spec["scl"]), freq=spec["freq"])
    return SSD1306(i2c, spec["addr"])


_DISPLAYS = {
    "ssd1306": _ssd1306,
}


def make_keys(board):
    """The push buttons of a board."""
    low = board.KEYS_ACTIVE_LOW
    pull = Pin.PULL_UP if low else Pin.PULL_DOWN
    return Keys([Key(name, Pin(pin, Pin.IN, pull), 0 if low else 1)
                 for name, pin in board.KEYS])
