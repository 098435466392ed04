"""A fifth game, as somebody would add it: an engine file, a face, texts, a line in each table."""

import importlib.util
import shutil
import sys
from pathlib import Path
from types import ModuleType

from crupier.engine import games

NAME = "pebbles_table"
ENGINE = ("pebbles.pad", "PebblesTable")    # in GAMES of engine/games.py
SHELF = ("Pebbles", NAME)                   # in SHELF of firmware/games/__init__.py
FACE = "pebbles.pad"                        # in FACES there
_HERE = Path(__file__).parent
RULES = _HERE / "rules.py"


def add_to(root: Path) -> None:
    """Adds the game to a copy of engine/ and firmware/."""
    for source, targets in (("rules.py", ["engine/pebbles/pad.py"]),
                            ("face.py", ["firmware/games/pebbles/pad.py"]),
                            ("texts.py", ["firmware/games/pebbles/pad_en.py",
                                          "firmware/games/pebbles/pad_es.py"])):
        for target in targets:
            (root / target).parent.mkdir(exist_ok=True)
            shutil.copy(_HERE / source, root / target)
    _insert(root / "engine/games.py", "GAMES = {\n", f"    {NAME!r}: {ENGINE!r},\n")
    _insert(root / "firmware/games/__init__.py", "SHELF = [\n", f"    {SHELF!r},\n")
    _insert(root / "firmware/games/__init__.py", "FACES = {\n", f"    {NAME!r}: {FACE!r},\n")


def _insert(file: Path, after: str, line: str) -> None:
    text = file.read_text()
    assert text.count(after) == 1
    file.write_text(text.replace(after, after + line))


def join_rules(monkeypatch):
    """The PC knows the rules: the engine's file, and its line in the table."""
    package = "crupier.engine.pebbles"
    spec = importlib.util.spec_from_file_location(package + ".pad", RULES)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setitem(sys.modules, package, ModuleType(package))
    monkeypatch.setitem(sys.modules, package + ".pad", module)
    monkeypatch.setitem(games.GAMES, NAME, ENGINE)
