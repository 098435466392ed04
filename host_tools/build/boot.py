"""The boot picture as the board's display wants it, so that showing it takes next to no time.

firmware/ui/boot/ has one for each size of display, drawn like the pictures in firmware/ui/sprites.
greet() of a driver finds in the file

    on a display with colours   columns, rows, then the picture in RGB444, three bytes a pair
    on all others               the picture (MONO_VLSB), as wide as the glass
"""

import runpy
from pathlib import Path

from crupier.build.sprites import ROLES
from crupier.errors import Trouble

_BYTE = 8


def build(firmware: Path, size: str, colour: bool) -> bytes:
    """size: of the display, as in "w128h64". Raises Trouble."""
    head, *rows = (firmware / f"ui/boot/{size}.txt").read_text(encoding="utf-8").splitlines()
    inks = dict(ink.split("=") for ink in head.split()[1:])
    if len({len(row) for row in rows}) > 1 or set("".join(rows)) - set(inks or "#") - {"."}:
        raise Trouble(f"the boot picture {size}: its rows differ in length, or an unknown ink.")
    return _colour(rows, inks, firmware) if colour else _mono(rows)


def _colour(rows: list[str], inks: dict[str, str], firmware: Path) -> bytes:
    """On black, whatever the theme: nobody has read the settings yet."""
    night = runpy.run_path(str(firmware / "ui/themes.py"))["colours"](0, 0)
    pixels = {".": "000"}
    for letter, role in inks.items():
        pixels[letter] = f"{night[ROLES.index(role)]:06x}"[::2]     # the high half of each byte
    return bytes((len(rows[0]), len(rows))) + bytes.fromhex(
        "".join(pixels[letter] for row in rows for letter in row))


def _mono(rows: list[str]) -> bytes:
    return bytes(sum((row[x] == "#") << bit for bit, row in enumerate(rows[page:page + _BYTE]))
                 for page in range(0, len(rows), _BYTE) for x in range(len(rows[0])))
