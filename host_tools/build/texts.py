"""Texts in the form in which the device reads them: one at a time, without a search.

Translators keep dicts: firmware/ui/strings/<language>.py for what all games share, and a file
beside each game's GameUI. TEXTS are for all displays, NARROW are shorter ones for narrow displays.
A game may take texts of another file beside it: SHARED is the name of that one, and keys; and
numbers in PAGES are pages of it. A file texts/<language> holds all of them: the
number of texts, which is followed by the lower half of the CRC-32 of each key, all that a board
keeps in memory; then by the upper half, and where that text begins, counted from the end of these
tables; then by a zero and where the last text ends (2 bytes each, little endian); then the texts
in UTF-8.

A key of a game begins with "<game>:". Two texts of a game are long, and deflated: "<game>:pages",
its help, each page a line for the title and one for the text; "<game>:lesson", each step with a
line for each of LESSON. A form feed begins each page or step.
"""

import runpy
import struct
import zlib
from binascii import crc32
from pathlib import Path

from crupier.build.root import languages
from crupier.errors import Trouble

_MOST = 0xFFFF      # bytes of one language
_LONG = ":pages", ":lesson"     # how their keys end
_PART = "\f"
_WINDOW = 9                     # its power of two, bytes; the board needs that much memory


def files(firmware: Path, code: str) -> list[Path]:
    """Sources of the texts of a language: those that all games share, then those of each game."""
    return [_common(firmware, code),
            *(_texts(firmware, ui, code) for ui in _game_uis(firmware).values())]


def sources(firmware: Path) -> set[Path]:
    """Of all languages. They do not go on the board as modules."""
    return {file for code in languages(firmware.parent) for file in files(firmware, code)}


def collect(firmware: Path, code: str, narrow: bool = False) -> dict[str, str]:
    """{key: text} of a language; narrow: with the shorter ones for narrow displays."""
    common = _read(_common(firmware, code))
    texts = common["TEXTS"] | (common["NARROW"] if narrow else {})
    for game, ui in _game_uis(firmware).items():
        own = of_ui(firmware, ui, code)
        long = {key: "".join([_PART + "".join([line + "\n" for line in part]) for part in parts])
                for key, parts in (("pages", own["PAGES"]), ("lesson", own["LESSON"])) if parts}
        said = own["TEXTS"] | (own["NARROW"] if narrow else {}) | long
        texts |= {f"{game}:{key}": text for key, text in said.items()}
    return texts


def pack(texts: dict[str, str]) -> bytes:
    """The file of a language. Raises Trouble."""
    keys = sorted(texts, key=_hash)
    hashes = [_hash(key) for key in keys]
    if len(set(hashes)) < len(keys):
        raise Trouble("two keys of texts with one CRC-32: rename one of them.")
    encoded = [_deflate(texts[key].encode()) if key.endswith(_LONG) else texts[key].encode()
               for key in keys]
    starts = [0]
    for text in encoded:
        starts.append(starts[-1] + len(text))
    if starts[-1] > _MOST:
        raise Trouble(f"the texts of a language take {starts[-1]} bytes, {_MOST} are possible.")
    lower, upper = [each & 0xFFFF for each in hashes], [each >> 16 for each in hashes] + [0]
    return b"".join([struct.pack(f"<H{len(keys)}H", len(keys), *lower),
                     *map(struct.Struct("<HH").pack, upper, starts), *encoded])


def _hash(key: str) -> int:
    return crc32(key.encode())


def _read(file: Path) -> dict:
    return runpy.run_path(str(file))


def of_ui(firmware: Path, ui: str, code: str) -> dict:
    """TEXTS, NARROW, PAGES and LESSON of a game, with those that it shares; empty where it has
    none. ui: "martes13.dealt".
    """
    file = _texts(firmware, ui, code)
    own = {"TEXTS": {}, "NARROW": {}, "LESSON": (), "SHARED": ("", ()), **_read(file)}
    name, keys = own["SHARED"]
    other = _read(file.with_name(f"{name}_{code}.py")) if name else {}
    shared = {key: other["TEXTS"][key] for key in keys}
    return {**own, "TEXTS": shared | own["TEXTS"], "PAGES": tuple(
        other["PAGES"][page] if isinstance(page, int) else page for page in own["PAGES"])}


def _game_uis(firmware: Path) -> dict[str, str]:
    return _read(firmware / "games/__init__.py")["GAME_UIS"]


def _common(firmware: Path, code: str) -> Path:
    return firmware / f"ui/strings/{code}.py"


def _texts(firmware: Path, ui: str, code: str) -> Path:
    return firmware / f"games/{ui.replace('.', '/')}_{code}.py"


def _deflate(data: bytes) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, -_WINDOW)
    return packer.compress(data) + packer.flush()
