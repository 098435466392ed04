"""The bus protocol that the OLED controllers have in common."""

from collections.abc import Mapping


class Oled:
    """Takes bytes apart into commands with their arguments, and data for the RAM."""

    mode = "L"
    # Commands with bytes after them: how many.
    _arguments: Mapping[int, int] = {}

    def __init__(self):
        self.unknown: list[int] = []    # commands without effect on this model
        self.reset()

    def reset(self) -> None:
        """Power on, or the RST pin. Does not touch the RAM."""
        self._command: list[int] = []   # a command that still waits for its arguments

    def i2c_write(self, data: bytes) -> None:
        """One transaction: control bytes with Co and D/C#, then commands or data."""
        i = 0
        while i < len(data):
            control = data[i]
            if control & 0x3F:
                self.unknown.append(control)
            end = i + 2 if control & 0x80 else len(data)
            self.spi_write(data[i + 1:end], control >> 6 & 1)
            i = end

    def spi_write(self, data: bytes, dc: int) -> None:
        """dc: level of the D/C# pin. 0 = commands, 1 = data for the RAM."""
        if dc:
            self._store(data)
            return
        for byte in data:
            self._command.append(byte)
            if len(self._command) > self._arguments.get(self._command[0], 0):
                command, *arguments = self._command
                self._command = []
                self._execute(command, arguments)

    def _store(self, data: bytes) -> None:
        raise NotImplementedError

    def _execute(self, command: int, arguments: list[int]) -> None:
        raise NotImplementedError
