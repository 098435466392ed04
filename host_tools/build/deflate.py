"""What is kept deflated in the pack; firmware/inflate.py is the other side."""

import struct
import zlib

_WINDOW = 10                    # its power of two, bytes; the board needs that much memory


def deflate(data: bytes) -> bytes:
    """How many bytes there are (2 bytes, little endian), then raw deflated data."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -_WINDOW)
    return struct.pack("<H", len(data)) + packer.compress(data) + packer.flush()
