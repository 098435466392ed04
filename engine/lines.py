"""Sealed lines, which end in a CRC-32, for the flash and the cable; the action UNDO; lists of
actions in small pieces.

A game in progress needs nothing else of the records.
"""

import binascii

SCHEMA = 1  # of records, and of the head of a game in progress
UNDO = -1  # in the list of actions: the last one was taken back
SEAL = 11  # length of " *xxxxxxxx\n"
_PIECE = 128  # actions


class BadLine(ValueError):
    """A line that seal() has not made, or a damaged one."""


def seal(text):
    """One line: text (without line ends), its CRC-32 as 8 hex digits, a line end."""
    return text + ending(binascii.crc32(text.encode())).decode()


def unseal(line):
    """The text in a sealed line, given as bytes or str. Raises BadLine."""
    if isinstance(line, str):
        line = line.encode()
    text = line[:-SEAL]
    if line[-SEAL:] != ending(binascii.crc32(text)):
        raise BadLine("checksum does not match: %r" % line[:40])
    return text.decode()


def ending(crc):
    """The end of a sealed line, by the CRC-32 of its text, as bytes."""
    return b" *%08x\n" % crc


class Actions:
    """A list of actions in pieces: it needs no large block of free memory, however long it gets.
    """

    def __init__(self, actions=()):
        self._pieces = []
        for action in actions:
            self.append(action)

    def append(self, action):
        if not self._pieces or len(self._pieces[-1]) == _PIECE:
            self._pieces.append([])
        self._pieces[-1].append(action)

    def pop(self):
        """Takes the last one off."""
        action = self._pieces[-1].pop()
        if not self._pieces[-1]:
            self._pieces.pop()
        return action

    def __len__(self):
        full = len(self._pieces) - 1
        return full * _PIECE + len(self._pieces[full]) if full >= 0 else 0

    def __getitem__(self, at):
        piece, place = divmod(at + len(self) if at < 0 else at, _PIECE)
        return self._pieces[piece][place]

    def __iter__(self):
        for piece in self._pieces:
            yield from piece
