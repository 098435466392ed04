"""How bytes get to a display controller: the same two kinds, commands and data, on both buses."""

from time import sleep_ms

_COMMANDS = b"\x00"             # control bytes of the OLED controllers: all that follows is ...
_DATA = b"\x40"


class I2CBus:
    """Raises OSError when nothing answers at addr."""

    def __init__(self, i2c, addr):
        self._i2c = i2c
        self._addr = addr

    def reset(self):
        """These modules reset themselves when the power comes on."""

    def command(self, commands):
        self._i2c.writevto(self._addr, (_COMMANDS, commands))

    def data(self, data):
        self._i2c.writevto(self._addr, (_DATA, data))


class SPIBus:
    """Has no answer: what is sent to a display that is missing is lost. Pins are outputs."""

    def __init__(self, spi, cs, dc, rst=None):
        self._spi = spi
        self._cs = cs
        self._dc = dc
        self._rst = rst

    def reset(self):
        """The reset line, where there is one."""
        if self._rst:
            self._rst(0)
            sleep_ms(1)
            self._rst(1)
            sleep_ms(5)         # ST7789V, 7.4.5; the SH1107 is much faster

    def command(self, commands):
        self._send(0, commands)

    def data(self, data):
        self._send(1, data)

    def _send(self, dc, data):
        self._dc(dc)
        self._cs(0)
        self._spi.write(data)
        self._cs(1)
