"""Silence and dark: imported when the program ends, it puts every output of board.py at its level
of rest, whatever the drivers were doing, and switches an OLED off, whose picture would burn in.

It stands apart from the pack, as source, because safe mode trusts no bytecode.
"""

from machine import I2C, SPI, Pin


def _rest():
    import board  # in here, as it may be none that can be compiled

    display, led = board.DISPLAY, getattr(board, "LED", None)
    if getattr(board, "BUZZER", None):
        _put(board.BUZZER["pin"], 0)
    for colour in ("red", "green", "blue") if led else ():
        _put(led[colour], led["active_low"])
    if "bl" in display:
        _put(display["bl"], 0)
    elif "i2c" in display:
        I2C(display["i2c"], sda=Pin(display["sda"]), scl=Pin(display["scl"])).writeto(
            display["addr"], b"\x00\xAE")
    else:
        spi = SPI(display["spi"], sck=Pin(display["sck"]), mosi=Pin(display["mosi"]))
        _put(display["dc"], 0)
        _put(display["cs"], 0)
        spi.write(b"\xAE")
        _put(display["cs"], 1)


def _put(pin, level):
    Pin(pin, Pin.OUT, value=level)


try:
    _rest()
except Exception as error:
    print("Not all is at rest:", repr(error))
