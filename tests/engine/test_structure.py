"""How the modules of the engine lie upon each other, read from all their import statements."""

import ast
from pathlib import Path

import pytest

from engine.games import GAMES

ROOT = Path(__file__).parents[2]
FILES = {".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
         for path in (ROOT / "engine").rglob("*.py")}
TABLE_ONLY = {"pad", "options", "results"}     # a game that is never dealt
DEALT = TABLE_ONLY | {"game", "cards", "scoring", "notation"}


def imports(module: str) -> set[str]:
    """Modules of the engine that this one imports, also inside its functions."""
    package = module.split(".") if FILES[module].name == "__init__.py" else module.split(".")[:-1]
    found = set()
    for node in ast.walk(ast.parse(FILES[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            above = package[:len(package) - node.level + 1]
            found.add(".".join([*above, node.module]) if node.module else ".".join(above))
        elif isinstance(node, ast.ImportFrom):
            assert node.module.split(".")[0] != "engine", "imports are relative"
        elif isinstance(node, ast.Import):
            assert not any(alias.name.split(".")[0] == "engine" for alias in node.names)
    return found


GRAPH = {module: imports(module) for module in FILES}


def below(module: str, above: tuple[str, ...] = ()) -> set[str]:
    """All that comes with a module. Fails on a circle."""
    assert module not in above, " -> ".join([*above, module])
    return GRAPH[module].union(*(below(other, (*above, module)) for other in GRAPH[module]))


@pytest.mark.parametrize("module", sorted(FILES))
def test_there_are_no_circles(module):
    below(module)


@pytest.mark.parametrize("module", sorted(FILES))
def test_modules_are_named_not_taken_from_their_package(module):
    """`from .x import y`: MicroPython asks the __getattr__ of a package before it looks for x."""
    assert GRAPH[module] <= set(FILES)
    packages = {name for name, path in FILES.items()
                if path.name == "__init__.py" and "def __getattr__" in path.read_text()}
    assert not GRAPH[module] & packages


@pytest.mark.parametrize("module", sorted(module for module in FILES if module.endswith(".pad")))
def test_a_pad_does_not_bring_the_rules_of_the_card_game(module):
    assert not {name for name in below(module) if name.endswith((".game", ".board", ".war"))}


@pytest.mark.parametrize("package", sorted({home.split(".")[0] for home, _ in GAMES.values()}))
def test_every_game_has_its_rooms(package):
    rooms = {name.rpartition(".")[2] for name in FILES if name.startswith(f"engine.{package}.")}
    assert rooms >= (DEALT if "game" in rooms else TABLE_ONLY)
    assert not GRAPH[f"engine.{package}.options"]


def test_what_the_engine_offers_brings_nothing_by_itself():
    for module, path in FILES.items():
        if path.name == "__init__.py":
            body = ast.parse(path.read_text(encoding="utf-8")).body
            assert not any(isinstance(node, (ast.Import, ast.ImportFrom)) for node in body), module


@pytest.mark.parametrize("ui", [*sorted((ROOT / "firmware/games").glob("*/pad.py")),
                                ROOT / "tests/firmware/toy_game/pad.py"],
                         ids=lambda ui: ui.parent.name)
def test_pads_read_from_the_engine_who_can_play(ui):
    tree = list(ast.walk(ast.parse(ui.read_text())))
    said = {node.targets[0].id: node.value for node in tree
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)}
    assert isinstance(said["PLAYERS"], ast.Name)
    options = [node for node in tree if isinstance(node, ast.Call)
               and getattr(node.func, "id", "") in ("Option", "Seat")]
    assert options
    assert all(isinstance(call.args[2], ast.Subscript) for call in options)
