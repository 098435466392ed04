"""What the OLED controllers have in common: the bus protocol, and some commands."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping


class Oled(ABC):
    """Takes bytes apart into commands with their arguments, and data for the RAM."""

    mode = "L"
    # Commands with bytes after them: how many.
    _arguments: Mapping[int, int] = {}
    # Commands without visible effect.
    _without_effect: Collection[int] = ()

    def __init__(self):
        self.unknown: list[int] = []    # commands without effect on this model
        self.reset()

    def reset(self) -> None:
        """Power on, or the RST pin. Does not touch the RAM."""
        self._command: list[int] = []   # a command that still waits for its arguments
        self.display_on = self.inverse = self.entire_on = False
        self.contrast = self._column = self._page = self._start_line = self._offset = 0
        self._remap_segments = self._remap_coms = False

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

    @abstractmethod
    def _store(self, data: bytes) -> None:
        """Writes data to the RAM."""

    def _execute(self, command: int, arguments: list[int]) -> None:
        if command == 0x81:
            self.contrast = arguments[0]
        elif command in (0xA0, 0xA1):
            self._remap_segments = command == 0xA1
        elif command in (0xA4, 0xA5):
            self.entire_on = command == 0xA5
        elif command in (0xA6, 0xA7):
            self.inverse = command == 0xA7
        elif command in (0xAE, 0xAF):
            self.display_on = command == 0xAF
        elif command & 0xF0 == 0xC0:
            self._remap_coms = bool(command & 8)
        elif command not in self._without_effect:
            self.unknown.append(command)

    def _row_of(self, com: int, multiplex: int, rows: int) -> int | None:
        """The row that a COM output is driven for, of so many; None = not driven."""
        row = multiplex - com if self._remap_coms else com
        row = (row + self._offset) % rows
        return None if row > multiplex else row
