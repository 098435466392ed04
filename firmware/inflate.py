"""Inflates what the pack holds deflated; host_tools/build/texts.py deflates it."""

from io import BytesIO
from struct import unpack

from deflate import RAW, DeflateIO
from micropython import const

_WINDOW = const(10)             # log2 of its bytes


def inflate(data):
    """The inflated bytes. Takes 4 us a byte on the RP2040."""
    stream = BytesIO(data)
    size, = unpack("<H", stream.read(2))
    return DeflateIO(stream, RAW, _WINDOW).read(size)   # without it read() takes twice as much
