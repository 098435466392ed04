"""What is kept deflated in the pack; host_tools/build/texts.py is the other side."""

from io import BytesIO
from struct import unpack

from deflate import RAW, DeflateIO
from micropython import const

_WINDOW = const(10)             # its power of two, bytes


def inflate(data):
    """The bytes that were deflated. Takes 4 us for each on the RP2040."""
    stream = BytesIO(data)
    size, = unpack("<H", stream.read(2))
    return DeflateIO(stream, RAW, _WINDOW).read(size)   # without it, room for twice as many
