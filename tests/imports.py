"""Which file imports which, read from the import statements, also those inside functions."""

import ast
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from crupier.build import imports as build_imports
from crupier.build.imports import Statement

ROOT = Path(__file__).parent.parent
# What runs inside the interpreter of a virtual board, and of one in a page.
VM = ROOT / "host_tools/sim/vm", ROOT / "web/vm"

# Where a name leads to: the first of these packages that it begins with, and a file has it.
_ON_THE_PC = {"crupier.engine": "engine", "crupier.research": "research", "crupier.web": "web",
              "crupier": "host_tools",
              "engine": "engine", "silicon": "silicon", "benchmarks": "benchmarks",
              "pictures": "pictures", "tests": "tests", "": "firmware"}
_ON_THE_BOARD = {"engine": "engine", "": "firmware"}
_IN_THE_INTERPRETER = {"vm": "host_tools/sim/vm"}     # it has a time and an os of its own


def sources(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def tree(path: Path) -> ast.Module:
    """Not kept: all of them would be millions of objects, which every collection looks at."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def _read(path: Path) -> tuple[list[Statement], list[Statement]]:
    """What a file imports anywhere, and what it does first, in its order."""
    parsed = tree(path)
    top = [node for node in parsed.body if isinstance(node, ast.Import | ast.ImportFrom)]
    return build_imports.statements(parsed), [
        found for node in top for found in build_imports.statements(ast.Module([node], []))]


def statements(path: Path) -> list[Statement]:
    """Everything that a file imports anywhere."""
    return _read(path)[0]


def imports(path: Path) -> set[str]:
    """Dotted names of the modules that a file imports by their full names."""
    return {module for dots, module, _ in statements(path) if not dots}


def packages(path: Path) -> set[str]:
    return {name.split(".")[0] for name in imports(path)}


@cache
def reached(path: Path) -> set[Path]:
    """Files that are loaded: modules, and the __init__ of each package on the way.

    A package is loaded before what is in it, so its modules do not reach it by their names.
    """
    found: set[Path] = set()
    above = set(path.parents)
    for dots, module, name in statements(path):
        folder = path.parents[dots - 1] if dots else None
        file = _file(path, folder, f"{module}.{name}".strip(".")) or _file(path, folder, module)
        if file:
            around = {parent / "__init__.py" for parent in file.parents
                      if parent not in above and ROOT in parent.parents}
            found |= {file} | {init for init in around if init.exists()}
    return found - {path}


def circle(graph: dict) -> list:
    """Nodes of a circle, from one back to itself; [] if there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return error.args[1]
    return []


def _file(path: Path, folder: Path | None, name: str) -> Path | None:
    """Ours that a name means in this file; folder: where a relative one begins."""
    homes = ({"": folder} if folder else
             _IN_THE_INTERPRETER if {*VM} & {*path.parents} else
             _ON_THE_BOARD if ROOT / "firmware" in path.parents else _ON_THE_PC)
    for package, home in homes.items():
        if not package or f"{name}.".startswith(package + "."):
            file = _source(ROOT / home, name[len(package):].strip("."))
            if file:
                return file
    return None


@cache
def _source(home: Path, name: str) -> Path | None:
    """The module or package of this name in a folder."""
    base = home.joinpath(*name.split("."))
    return next((file for file in (base.with_suffix(".py"), base / "__init__.py")
                 if file.exists()), None)


@cache
def first(path: Path) -> list[Path]:
    """Files that are loaded before the rest of a file runs, in their order."""
    found: dict[Path, None] = {}
    for dots, module, name in _read(path)[1]:
        folder = path.parents[dots - 1] if dots else None
        file = (_file(path, folder, f"{module}.{name}".strip("."))
                or _file(path, folder, module))
        if file:
            around = [parent / "__init__.py" for parent in reversed(file.parents)
                      if parent not in path.parents and ROOT in parent.parents]
            found.update(dict.fromkeys([init for init in around if init.exists()] + [file]))
    return [file for file in found if file != path]


def nested(path: Path, loaded: set[Path]) -> list[Path]:
    """The longest way of modules that import modules; what it loads is added to loaded."""
    loaded.add(path)
    longest: list[Path] = []
    for file in first(path):
        if file not in loaded:
            longest = max(longest, nested(file, loaded), key=len)
    return [path, *longest]
