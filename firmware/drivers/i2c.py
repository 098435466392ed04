"""An I2C bus with a display."""

from time import sleep_us

from micropython import const

_HALF_US = const(5)             # half a clock at 100 kHz; a pull-up of 50k takes less
_CLOCKS = const(9)              # of a byte and its acknowledgement
_ETIMEDOUT = const(110)

_COMMANDS = b"\x00"             # control bytes: all that follows is ...
_DATA = b"\x40"


class I2CBus:
    """An I2C bus to the display at addr. Raises OSError when nothing answers there.

    connect() takes the bus, see free(), and returns the I2C; reset() calls it.
    """

    def __init__(self, connect, addr):
        self._connect = connect
        self._addr = addr

    def reset(self):
        """Returns False: there is no reset line, the modules reset themselves at power-on."""
        self._i2c = self._connect()
        return False

    def command(self, commands):
        self._i2c.writevto(self._addr, (_COMMANDS, commands))

    def data(self, data):
        self._i2c.writevto(self._addr, (_DATA, data))


def free(sda, scl):
    """Frees a bus whose SDA a chip holds, because a reset has cut off a byte: clocks until it lets
    go, then a stop (NXP UM10204 rev. 7, 3.1.16).

    sda, scl: open-drain pins. Raises OSError if they stay low; machine.I2C would wait for 50 ms.
    """
    sleep_us(_HALF_US)
    if not sda():
        for _ in range(_CLOCKS):
            scl(0)
            sleep_us(_HALF_US)
            scl(1)
            sleep_us(_HALF_US)
            if sda():
                break
        for pin, level in (scl, 0), (sda, 0), (scl, 1), (sda, 1):
            pin(level)
            sleep_us(_HALF_US)
    if not (sda() and scl()):
        raise OSError(_ETIMEDOUT)
