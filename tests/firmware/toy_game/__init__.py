"""A fifth game, as somebody would add it: a package of the engine, a GameUI, texts, and a
line in each table."""

import importlib.util
import shutil
import sys
from pathlib import Path

from crupier.engine import games

NAME = "pebbles_table"
ENGINE = ("pebbles.pad", "PebblesTable")    # in GAMES of engine/games.py
SHELF = ("Pebbles", NAME)                   # in SHELF of firmware/games/__init__.py
GAME_UI = "pebbles.pad"                        # in GAME_UIS there
_HERE = Path(__file__).parent
# Files of the package in engine/. The last one needs those before it.
_PACKAGE = (("package.py", "__init__"), ("options.py", "options"), ("rules.py", "pad"))


def add_to(root: Path) -> None:
    """Adds the game to a copy of engine/ and firmware/."""
    rules = [(source, [f"engine/pebbles/{name}.py"]) for source, name in _PACKAGE]
    for source, targets in (*rules,
                            ("face.py", ["firmware/games/pebbles/pad.py"]),
                            ("texts.py", ["firmware/games/pebbles/pad_en.py",
                                          "firmware/games/pebbles/pad_es.py"])):
        for target in targets:
            (root / target).parent.mkdir(exist_ok=True)
            shutil.copy(_HERE / source, root / target)
    _insert(root / "engine/games.py", "GAMES = {\n", f"    {NAME!r}: {ENGINE!r},\n")
    _insert(root / "firmware/games/__init__.py", "SHELF = [\n", f"    {SHELF!r},\n")
    _insert(root / "firmware/games/__init__.py", "GAME_UIS = {\n", f"    {NAME!r}: {GAME_UI!r},\n")


def _insert(file: Path, after: str, line: str) -> None:
    text = file.read_text()
    assert text.count(after) == 1
    file.write_text(text.replace(after, after + line))


def join_rules(monkeypatch):
    """The PC knows the rules: the engine's package, and its line in the table."""
    package = "crupier.engine.pebbles"
    for source, name in _PACKAGE:
        path, places = (package, []) if name == "__init__" else (f"{package}.{name}", None)
        spec = importlib.util.spec_from_file_location(path, _HERE / source,
                                                      submodule_search_locations=places)
        module = importlib.util.module_from_spec(spec)
        monkeypatch.setitem(sys.modules, path, module)
        spec.loader.exec_module(module)
    monkeypatch.setitem(games.GAMES, NAME, ENGINE)
