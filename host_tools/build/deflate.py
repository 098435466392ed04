"""What is kept deflated in the pack; firmware/inflate.py is the other side."""

import zlib

_WINDOW = 10                    # its power of two, bytes; the board needs that much memory


def deflate(data: bytes) -> bytes:
    """Raw deflated data: no head, no checksum."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -_WINDOW)
    return packer.compress(data) + packer.flush()
