"""A display controller on SPI, with a pin that tells commands from data."""

from time import sleep_ms


class SPIBus:
    """Has no answer: what is sent to a display that is missing is lost. Pins are outputs."""

    def __init__(self, spi, cs, dc, rst=None):
        self._spi = spi
        self._cs = cs
        self._dc = dc
        self._rst = rst

    def reset(self):
        """True if there is a line for it."""
        if not self._rst:
            return False
        self._rst(0)
        sleep_ms(1)
        self._rst(1)
        sleep_ms(6)             # ST7789V, 7.4.5: 5, and the clock may tick at once
        return True

    def command(self, commands):
        self._send(0, commands)

    def data(self, data):
        self._send(1, data)

    def run(self, program):
        """Commands, each with its values: (bytes, bytes) one after another."""
        dc, write = self._dc, self._spi.write
        self._cs(0)
        for command, values in program:
            dc(0)
            write(command)
            dc(1)
            write(values)
        self._cs(1)

    def _send(self, dc, data):
        self._dc(dc)
        self._cs(0)
        self._spi.write(data)
        self._cs(1)
