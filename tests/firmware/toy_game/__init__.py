"""A fifth game, as somebody would add it: an engine file, a face, texts, a line in each table."""

import importlib.util
import sys
from pathlib import Path

from engine import games
from host_tools import texts

NAME = "pebbles_table"
ENGINE = ("engine.pebbles_table", "PebblesTable")       # the line in engine/games.py
SHELF = ("Pebbles", NAME)                               # the line in firmware/games/__init__.py
_HERE = Path(__file__).parent
RULES = _HERE / "rules.py"
_START = b"    try:\n        import start\n"


def files(main: bytes) -> dict[str, bytes]:
    """The game's files for the flash of the product; main.py writes its lines into the tables."""
    words = texts.pack((_HERE / "texts.py").read_bytes())
    lines = ("    from engine.games import GAMES\n    from games import SHELF\n"
             f"    GAMES[{NAME!r}] = {ENGINE!r}\n    SHELF.append({SHELF!r})\n").encode()
    assert _START in main
    return {
        f"/crupier/engine/{NAME}.py": RULES.read_bytes(),
        f"/crupier/games/{NAME}.py": (_HERE / "face.py").read_bytes(),
        f"/crupier/ui/strings/{NAME}_en.py": words,
        f"/crupier/ui/strings/{NAME}_es.py": words,
        "/main.py": main.replace(_START, lines + _START),
    }


def join_rules(monkeypatch):
    """The PC knows the rules: the engine's file, and its line in the table."""
    spec = importlib.util.spec_from_file_location(ENGINE[0], RULES)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setitem(sys.modules, ENGINE[0], module)
    monkeypatch.setitem(games.GAMES, NAME, ENGINE)
