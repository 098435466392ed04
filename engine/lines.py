"""What every line on flash and on the cable ends with, and the one action no game knows.

A sealed line is a text plus the CRC-32 of it. All that a game in progress needs of its record.
"""

import binascii

UNDO = -1  # in the list of actions: the last one was taken back
_SEAL = 11  # length of " *xxxxxxxx\n"


class BadLine(ValueError):
    """Not a line that seal() made, or no longer."""


def seal(text):
    """One line: text (without line ends), its CRC-32 as 8 hex digits, a line end."""
    return text + _seal_of(text.encode()).decode()


def unseal(line):
    """The text in a sealed line, given as bytes or str. Raises BadLine."""
    if isinstance(line, str):
        line = line.encode()
    text = line[:-_SEAL]
    if line[-_SEAL:] != _seal_of(text):
        raise BadLine("checksum does not match: %r" % line[:40])
    return text.decode()


def _seal_of(data):
    return b" *%08x\n" % binascii.crc32(data)
