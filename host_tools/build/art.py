"""Fonts and pictures of a board in one file of the pack; firmware/ui/art.py is the other side.

    2 bytes     how many there are
    2 each      the low half of the CRC-32 of the name
    2 each      where it begins, counted from the end of these tables; in units of 4 bytes
    2           where the last one ends
    the rest    fonts (crupier.build.fonts.device) and pictures (crupier.build.sprites)

Numbers are little endian. Names of fonts begin with a "/", so that they cannot be those of
pictures.
"""

import struct
from binascii import crc32
from collections.abc import Iterator
from pathlib import Path

from crupier.build import layouts, sprites
from crupier.build.fonts import bdf, device
from crupier.errors import Trouble

_UNIT = 4


def build(firmware: Path, size: str, colour: bool) -> bytes:
    """For displays of one size, "w128h64", whose layouts say which fonts they need."""
    parts = {f"/{name}": device.pack(bdf.read(firmware / f"ui/fonts/{name}.bdf"))
             for name in fonts(firmware, size)}
    return pack(parts | sprites.read(firmware / "ui/sprites", colour))


def fonts(firmware: Path, size: str) -> list[str]:
    """The fonts that a size of display names; "*2" behind a name doubles its pixels."""
    words = {word.removesuffix("*2") for part in layouts.read(firmware, size).values()
             for word in _words(tuple(vars(part).values()))}
    return sorted(words & {file.stem for file in (firmware / "ui/fonts").glob("*.bdf")})


def _words(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _words(each)


def pack(parts: dict[str, bytes]) -> bytes:
    """The file with these parts by name. Raises Trouble."""
    named = {crc32(name.encode()) & 0xFFFF: data for name, data in parts.items()}
    if len(named) < len(parts):
        raise Trouble("two names of pictures or fonts with one checksum: rename one of them.")
    starts, body = [0], b""
    for _, data in sorted(named.items()):
        body += data + bytes(-len(data) % _UNIT)
        starts.append(len(body) // _UNIT)
    return b"".join([struct.pack(f"<H{len(named)}H", len(named), *sorted(named)),
                     struct.pack(f"<{len(starts)}H", *starts), body])
