"""Modules of the firmware that need nothing of the board, loaded on the PC."""

import importlib.util
import sys
from functools import cache
from pathlib import Path
from types import ModuleType, SimpleNamespace

from crupier.build import layouts, texts
from crupier.build.fonts import bdf
from crupier.build.fonts.bdf import Font

FIRMWARE = Path(__file__).parent.parent / "firmware"


def load(path: str) -> ModuleType:
    """load("ui/wrap") is firmware/ui/wrap.py."""
    file = FIRMWARE / (path + ".py")
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(FIRMWARE))
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(FIRMWARE))
    return module


_sizes = cache(layouts.read)


def layout(size: str, part: str) -> SimpleNamespace:
    """Where things are: layout("w128h64", "table")."""
    return _sizes(FIRMWARE, size)[part]


def words(game: str, code: str) -> SimpleNamespace:
    """TEXTS, PAGES and NARROW of a game of the shelf, by the engine's name."""
    ui = load("games/__init__").GAME_UIS[game]
    return SimpleNamespace(**texts.of_ui(FIRMWARE, ui, code))


@cache
def font(name: str) -> Font:
    """A font of firmware/ui/fonts."""
    return bdf.read(FIRMWARE / f"ui/fonts/{name}.bdf")


def cell(font: Font, char: str) -> list[str]:
    """The rows of a character with all that is empty round it, in '#' and '.'."""
    glyph = font.glyphs[char]
    blank = "." * glyph.advance
    rows = [("." * glyph.left + row).ljust(glyph.advance, ".") for row in glyph.rows]
    rows = [blank] * (font.ascent - glyph.top) + rows
    return rows + [blank] * (font.ascent + font.descent - len(rows))


def width(font: Font, text: str) -> int:
    """Pixels of a text, with what is empty behind it."""
    return sum(font.glyphs[char].advance for char in text)
