"""A fifth game, as somebody would add it: an engine file, a face, texts, a line in each table."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

from crupier.build import texts
from crupier.engine import games

NAME = "pebbles_table"
ENGINE = ("pebbles.pad", "PebblesTable")       # the line in engine/games.py
SHELF = ("Pebbles", NAME)               # the lines in firmware/games/__init__.py
FACE = "pebbles.pad"
_HERE = Path(__file__).parent
RULES = _HERE / "rules.py"
_START = b"    try:\n        import start\n"


def files(main: bytes) -> dict[str, bytes]:
    """The game's files for the flash of the product; main.py writes its lines into the tables."""
    words = texts.pack((_HERE / "texts.py").read_bytes())
    lines = ("    from engine.games import GAMES\n    from games import FACES, SHELF\n"
             f"    GAMES[{NAME!r}] = {ENGINE!r}\n    SHELF.append({SHELF!r})\n"
             f"    FACES[{NAME!r}] = {FACE!r}\n").encode()
    assert _START in main
    return {
        "/crupier/engine/pebbles/pad.py": RULES.read_bytes(),
        "/crupier/games/pebbles/pad.py": (_HERE / "face.py").read_bytes(),
        "/crupier/games/pebbles/pad_en.py": words,
        "/crupier/games/pebbles/pad_es.py": words,
        "/main.py": main.replace(_START, lines + _START),
    }


def join_rules(monkeypatch):
    """The PC knows the rules: the engine's file, and its line in the table."""
    package = "crupier.engine.pebbles"
    spec = importlib.util.spec_from_file_location(package + ".pad", RULES)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setitem(sys.modules, package, ModuleType(package))
    monkeypatch.setitem(sys.modules, package + ".pad", module)
    monkeypatch.setitem(games.GAMES, NAME, ENGINE)
