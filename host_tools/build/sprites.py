"""Small pictures as people draw them, and as a board reads them.

firmware/ui/sprites/*.txt: a line with a name and the letters of its inks, as in "flame r=RED
g=GOLD", then rows of these letters and of '.', which is clear. An empty line ends a picture. A
picture in '#' alone has no ink of its own: who paints it chooses one. Files *_colour.txt and
*_mono.txt are for one kind of display.

On a board: columns, rows, number of inks, colour roles of the inks (none: 0), a picture of 1, 2 or
4 bits a pixel (MONO_HLSB, GS2_HMSB, GS4_HMSB), in which 0 is clear and inks count from 1.
"""

from collections.abc import Iterator
from pathlib import Path

from crupier.errors import Trouble

ROLES = ("BG BAR LINE FG DIM GOLD PAPER INK SHADE BLUE AMBER RED GREEN VIOLET MINT CORAL").split()
_MOST = 255                 # columns or rows


def read(folder: Path, colour: bool) -> dict[str, bytes]:
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
        yield name, pack(rows, dict(ink.split("=") for ink in inks), name)


def pack(rows: list[str], inks: dict[str, str], name: str = "") -> bytes:
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
