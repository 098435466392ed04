"""Requests of the PC, picked out of whatever arrives on the console.

A request is one sealed line of at most 200 bytes: `@<number> <verb> <arguments> *<crc32>`.
"""

from micropython import const

from engine.lines import unseal

LINE = const(200)       # bytes of a request or a reply, its line end included
_DIGITS = const(8)      # of a number, at most
_BEGIN = const(0x40)    # @
_END = const(0x0A)


class Requests:
    """Takes byte by byte. A request begins at an @, wherever that comes."""

    def __init__(self):
        self._line = bytearray(LINE)
        self._size = LINE       # full: nothing counts before the next @

    def take(self, byte):
        """(number, verb, arguments) when this byte ends a well-formed request, else None."""
        if byte == _BEGIN:
            self._size = 0
        if self._size == LINE:
            return None
        self._line[self._size] = byte
        self._size += 1
        if byte != _END:
            return None
        size, self._size = self._size, LINE
        return parse(bytes(memoryview(self._line)[:size]))


def parse(line):
    """(number, verb, arguments) of a sealed line that begins with @; None if it is anything else.

    number is text of 1 to 8 digits, arguments a list of texts.
    """
    try:
        words = unseal(line)[1:].split(" ")
    except ValueError:          # not sealed, or not text
        return None
    if len(words) < 2 or not is_number(words[0]) or len(words[0]) > _DIGITS:
        return None
    return words[0], words[1], words[2:]


def is_number(text):
    """True for decimal digits and nothing else."""
    return bool(text) and all(["0" <= char <= "9" for char in text])
