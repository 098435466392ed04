"""Modules of the firmware that need nothing of the board, loaded on the PC."""

import importlib.util
from pathlib import Path
from types import ModuleType

FIRMWARE = Path(__file__).parent.parent / "firmware"


def load(path: str) -> ModuleType:
    """load("ui/wrap") is firmware/ui/wrap.py."""
    file = FIRMWARE / (path + ".py")
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def words(game: str, code: str) -> ModuleType:
    """TEXTS and PAGES of a game of the shelf, by the engine's name."""
    return load(f"games/{load('games/__init__').FACES[game].replace('.', '/')}_{code}")


def glyph(font: ModuleType, char: str) -> bytes:
    """Bits of a character of a font of firmware/ui/fonts; ValueError for one it has not."""
    index = ("".join(map(chr, range(32, 127))) + font.MORE).index(char)
    size = (font.WIDTH + 7) // 8 * font.HEIGHT
    return font.GLYPHS[index * size:(index + 1) * size]
