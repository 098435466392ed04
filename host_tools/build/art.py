"""Fonts and pictures, as people draw them, and as a board reads them; and the boot picture.

In the pack fonts and pictures of a board are one file; firmware/ui/art.py is the other side.

    2 bytes     how many there are
    2 each      the low half of the CRC-32 of the name
    2 each      where it begins, counted from the end of these tables; in units of 4 bytes
    2           where the last one ends
    the rest    fonts (crupier.build.fonts.device) and pictures

Numbers are little endian. Names of fonts begin with a "/", so that they cannot be those of
pictures.

firmware/ui/sprites/*.txt: a line with a name and the letters of its inks, as in "flame r=RED
g=GOLD", then rows of these letters and of '.', which is clear. An empty line ends a picture. A
picture in '#' alone has no ink of its own: who paints it chooses one. Files *_colour.txt and
*_mono.txt are for one kind of display.

On a board: columns, rows, number of inks, colour roles of the inks (none: 0), a picture of 1, 2 or
4 bits a pixel (MONO_HLSB, GS2_HMSB, GS4_HMSB), in which 0 is clear and inks count from 1.

The boot picture is as the board's display wants it, so that showing it takes next to no time.
firmware/ui/boot/ has one for each size of display, drawn like the pictures in firmware/ui/sprites.
greet() of a driver finds in the file

    on a display with colours   columns, rows, then the picture in RGB444, three bytes a pair
    on all others               the picture (MONO_VLSB), as wide as the display
"""

import runpy
import struct
from binascii import crc32
from collections.abc import Iterator
from pathlib import Path

from crupier.build import layouts
from crupier.build.fonts import bdf, device
from crupier.errors import Trouble

_UNIT = 4


def build(firmware: Path, size: str, colour: bool) -> bytes:
    """For displays of one size, "w128h64", whose layouts say which fonts they need."""
    parts = {f"/{name}": device.pack(bdf.read(firmware / f"ui/fonts/{name}.bdf"))
             for name in fonts(firmware, size)}
    return pack(parts | pictures(firmware / "ui/sprites", colour))


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


ROLES = ("BG BAR LINE FG DIM GOLD PAPER INK SHADE BLUE AMBER RED GREEN VIOLET MINT CORAL").split()
_MOST = 255                 # columns or rows


def pictures(folder: Path, colour: bool) -> dict[str, bytes]:
    """{name: picture} of all sheets for displays with colours, or for those without."""
    found: dict[str, bytes] = {}
    for file in sorted(folder.glob("*.txt")):
        if not file.stem.endswith("_mono" if colour else "_colour"):
            for name, picture in _pictures(file.read_text(encoding="utf-8")):
                if name in found:
                    raise Trouble(f"{file.name}: there is another picture {name!r}.")
                found[name] = picture
    return found


def _pictures(text: str) -> Iterator[tuple[str, bytes]]:
    for block in text.strip("\n").split("\n\n"):
        head, *rows = block.split("\n")
        name, *inks = head.split()
        yield name, pack_picture(rows, dict(ink.split("=") for ink in inks), name)


def pack_picture(rows: list[str], inks: dict[str, str], name: str = "") -> bytes:
    """inks: {letter: role}. Raises Trouble."""
    letters = "." + ("".join(inks) or "#")
    width = len(rows[0])
    if any(len(row) != width for row in rows) or max(width, len(rows)) > _MOST:
        raise Trouble(f"picture {name!r}: its rows are not of one length.")
    if set("".join(rows)) - set(letters) or set(inks.values()) - set(ROLES):
        raise Trouble(f"picture {name!r}: an ink that its first line does not name.")
    roles = bytes(map(ROLES.index, inks.values()))
    depth = 1 if len(letters) == 2 else 2 if len(letters) <= 4 else 4
    pixels = [[letters.index(char) for char in row] for row in rows]
    return (bytes((width, len(rows), len(letters) - 1)) + (roles or b"\0")
            + b"".join(_row(row, depth) for row in pixels))


def _row(row: list[int], depth: int) -> bytes:
    count = 8 // depth                                  # pixels of a byte
    row = row + [0] * (-len(row) % count)
    found = bytearray()
    for at in range(0, len(row), count):
        group = row[at:at + count]
        if depth == 2:                                  # GS2_HMSB has the first pixel lowest
            group = group[::-1]
        byte = 0
        for pixel in group:
            byte = byte << depth | pixel
        found.append(byte)
    return bytes(found)


_BYTE = 8


def boot_picture(firmware: Path, size: str, colour: bool) -> bytes:
    """size: of the display, as in "w128h64". Raises Trouble."""
    head, *rows = (firmware / f"ui/boot/{size}.txt").read_text(encoding="utf-8").splitlines()
    inks = dict(ink.split("=") for ink in head.split()[1:])
    if len({len(row) for row in rows}) > 1 or set("".join(rows)) - set(inks or "#") - {"."}:
        raise Trouble(f"the boot picture {size}: its rows differ in length, or an unknown ink.")
    return _boot_colour(rows, inks, firmware) if colour else _boot_mono(rows)


def _boot_colour(rows: list[str], inks: dict[str, str], firmware: Path) -> bytes:
    """On black, whatever the theme: nobody has read the settings yet."""
    night = runpy.run_path(str(firmware / "ui/themes.py"))["colours"](0, 0)
    pixels = {".": "000"}
    for letter, role in inks.items():
        pixels[letter] = f"{night[ROLES.index(role)]:06x}"[::2]     # the high half of each byte
    return bytes((len(rows[0]), len(rows))) + bytes.fromhex(
        "".join(pixels[letter] for row in rows for letter in row))


def _boot_mono(rows: list[str]) -> bytes:
    return bytes(sum((row[x] == "#") << bit for bit, row in enumerate(rows[page:page + _BYTE]))
                 for page in range(0, len(rows), _BYTE) for x in range(len(rows[0])))
