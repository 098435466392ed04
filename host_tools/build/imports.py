"""What modules import, read from their sources: the board's own import statements decide."""

import ast
import re
from collections.abc import Iterable
from functools import cache

Statement = tuple[int, str, str]        # dots, module, name or ""

_STRING = re.compile(rb"""(["'])([A-Za-z_]\w*)\1""")


def statements(tree: ast.Module, inner: bool = True) -> list[Statement]:
    """Everything that a module imports; inner: also inside functions and classes."""
    found, waiting = [], list(tree.body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import):
            found += [(0, alias.name, "") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found += [(node.level, node.module or "", alias.name) for alias in node.names]
        if inner or isinstance(node, ast.Try | ast.If):
            for part in ("body", "orelse", "finalbody", "handlers", "cases"):   # no expressions
                more = getattr(node, part, ())
                waiting += more if isinstance(more, list) else ()
    return found


class Graph:
    """Who imports whom among the modules of a board. sources: {path: source}."""

    def __init__(self, sources: dict[str, bytes]):
        self.names = {_dotted(path): path for path in sources}
        self._all: dict[str, set[str]] = {}
        self._top: dict[str, set[str]] = {}
        layouts = {name.rpartition(".")[2]: name for name in self.names
                   if name.startswith("ui.layouts.w")}
        for name, path in self.names.items():
            package = name if path.endswith("__init__.py") else name.rpartition(".")[0]
            everything, at_the_top, strings = read(sources[path])
            self._top[name] = self._reached(package, at_the_top)
            # A package offers what it has there: only what is asked for gets imported.
            self._all[name] = self._top[name] if package == name else (
                self._reached(package, everything)
                # Layouts are loaded by their names: layout_of("table").
                | {layouts[part] for part in strings & layouts.keys()})

    def closure(self, roots: Iterable[str], inner: bool) -> set[str]:
        """These modules and all that they import, with the packages on the way."""
        found, waiting = set(), list(roots)
        edges = self._all if inner else self._top
        while waiting:
            name = waiting.pop()
            if name not in found:
                found.add(name)
                waiting += [name.rpartition(".")[0] or name, *edges.get(name, ())]
        return found

    def _reached(self, package: str, imported: list[Statement]) -> set[str]:
        found = set()
        for dots, module, name in imported:
            if dots:
                above = package.split(".")[:len(package.split(".")) - dots + 1]
                module = ".".join([*above, module] if module else above)
            whole = f"{module}.{name}"
            target = whole if whole in self.names else module
            parts = target.split(".")
            if target in self.names:        # packages on the way need no __init__.py
                found |= {".".join(parts[:end + 1]) for end in range(len(parts))}
        return found


@cache
def read(source: bytes) -> tuple[list[Statement], list[Statement], frozenset[str]]:
    """(all statements, those at the top, strings that could be names of modules)"""
    tree = ast.parse(source)
    strings = frozenset(found.decode() for _, found in _STRING.findall(source))
    return statements(tree), statements(tree, inner=False), strings


def _dotted(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
