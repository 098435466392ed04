"""Names of players as they come from outside: typed, in a file, from a board, from a page."""

import json
from collections.abc import Iterable
from functools import lru_cache
from unicodedata import combining, normalize

from crupier.build.fonts import CHARS
from crupier.errors import USAGE, Trouble

MOST, _LENGTH = 16, 12          # as firmware/link/names.py has them
_FITS = 132         # bytes of JSON in a reply of the board, which escapes all but ASCII
# Printable to Python, and nothing to the eye: fillers, variation selectors.
_BLANK = {0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x2800, 0x3164,
          *range(0xFE00, 0xFE10), 0xFFA0, *range(0xE0100, 0xE01F0)}


def visible(given: str) -> str:
    """A name in one form, whatever program has typed its accents. Raises Trouble for one that
    nobody could see, or tell from others."""
    name = normalize("NFC", given).strip()
    if any(map(_hidden, name)):
        raise Trouble(f"{name} has a character that cannot be seen.", USAGE, why="name_unseen",
                      name=name)
    if not any(char.isalnum() or char in CHARS for char in name):
        raise Trouble("a name has at least one letter, digit or sign that the display has.",
                      USAGE, why="name_blank")
    return name


def on_board(given: str) -> str:
    """visible(), as a board can keep it. Raises Trouble."""
    name = visible(given)
    if len(name) > _LENGTH:
        raise Trouble(f"{name} has {len(name)} characters; a name has {_LENGTH} at most.", USAGE,
                      why="name_long", name=name, length=len(name), most=_LENGTH)
    if len(json.dumps([name])) > _FITS:
        raise Trouble(f"{name} has more rare characters than fit a line of the link; take fewer.",
                      USAGE, why="name_rare", name=name)
    return name


def on_boards(given: Iterable[str]) -> list[str]:
    """A list of names for a board. Raises Trouble."""
    names = list(map(on_board, given))
    if len(names) > MOST:
        raise Trouble(f"a board keeps {MOST} names; these are {len(names)}.", USAGE,
                      why="names_many", most=MOST, count=len(names))
    if len(set(names)) < len(names):
        raise Trouble("every name must be different.", USAGE, why="names_same")
    return names


def seen(name: str) -> str:
    """A name of a record, which any program may have written, as it is shown and counted."""
    return "".join("·" if _hidden(char) else char for char in normalize("NFC", name))


@lru_cache(1000)
def folded(name: str) -> str:
    """The same for names that differ in capitals or in the form of their accents only."""
    return normalize("NFC", normalize("NFD", name).casefold())


def known(given: str, names: Iterable[str]) -> str | None:
    """Which of these names is meant."""
    found = sorted(name for name in names if folded(name) == folded(given))
    return given if given in found else next(iter(found), None)


def missing(names: Iterable[str]) -> list[str]:
    """Characters that the display has not; an accent stands on a circle."""
    return ["◌" * bool(combining(char)) + char
            for char in sorted(set("".join(names)) - set(CHARS))]


def _hidden(char: str) -> bool:
    return not char.isprintable() or ord(char) in _BLANK
