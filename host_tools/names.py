"""Fewer names for the board to keep: arguments are called what MicroPython has a name for.

Each name of a module is looked up among all that are known, 0.1 ms, and a new one takes 20 bytes
for ever. The names of arguments say something to readers of the source only: no traceback shows
them. Those that a call of the device's code gives by keyword stay, and so do those of the engine,
which are those of the options in records.
"""

import ast
from collections.abc import Iterable
from functools import cache

# Names in every .mpy's reach without being written into it (py/makeqstrdata.py).
_FREE = ("value", "key", "index", "count", "start", "stop", "step", "end", "sep", "args",
         "object", "values", "keys", "items", "id", "copy")
_FUNCTIONS = ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda
_Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
_FOLDER = "engine/"


def movable(path: str) -> bool:
    """May arguments in the module at this path below /crupier get other names?"""
    return not path.startswith(_FOLDER)


def keywords(sources: Iterable[bytes]) -> frozenset[str]:
    """Names of all arguments that are given by keyword."""
    return frozenset(node.arg for source in sources for node in ast.walk(ast.parse(source))
                     if isinstance(node, ast.keyword) and node.arg)


@cache
def spare(source: bytes, kept: frozenset[str]) -> bytes:
    """The module with free names for its arguments, but for those kept; lines stay lines."""
    edits: list[tuple[int, int, str, str]] = []
    for node in ast.walk(ast.parse(source)):        # what is outside comes first
        if isinstance(node, _FUNCTIONS):
            _rename(node, kept, edits)
    lines = source.split(b"\n")
    for line, column, old, new in sorted(edits, reverse=True):
        text = lines[line - 1]
        lines[line - 1] = text[:column] + new.encode() + text[column + len(old.encode()):]
    return b"\n".join(lines)


def _rename(function: _Function, kept: frozenset[str], edits: list) -> None:
    """Renames in the tree, and notes what that changes in the source."""
    body = function.body if isinstance(function.body, list) else [function.body]
    inside = [node for statement in body for node in ast.walk(statement)]
    given = [*function.args.posonlyargs, *function.args.args]
    taken = _taken(inside) | {node.arg for node in ast.walk(function.args)
                              if isinstance(node, ast.arg)}
    fixed = kept | _bound_deeper(inside)
    for argument in given:
        old = argument.arg
        if old in fixed or old in (*_FREE, "self"):
            continue
        new = next((name for name in _FREE if name not in taken), None)
        if new is None:
            return
        taken.add(new)
        places: list[ast.arg | ast.Name] = [argument]
        places += [node for node in inside if isinstance(node, ast.Name) and node.id == old]
        edits += [(place.lineno, place.col_offset, old, new) for place in places]
        for place in places:
            if isinstance(place, ast.Name):
                place.id = new
            else:
                place.arg = new


def _taken(inside: list[ast.AST]) -> set[str]:
    """Names that mean something in a function already."""
    return ({node.id for node in inside if isinstance(node, ast.Name)}
            | {node.arg for node in inside if isinstance(node, ast.arg)} | _bound_deeper(inside))


def _bound_deeper(inside: list[ast.AST]) -> set[str]:
    """Names that mean something else in a part of a function, or are no plain variables."""
    found = set()
    for node in inside:
        if isinstance(node, ast.ExceptHandler | ast.FunctionDef | ast.AsyncFunctionDef
                      | ast.ClassDef):
            found.add(node.name)
        if isinstance(node, ast.alias):
            found.add((node.asname or node.name).partition(".")[0])
        if isinstance(node, ast.Global | ast.Nonlocal):
            found.update(node.names)
        if isinstance(node, (*_FUNCTIONS, ast.ClassDef, ast.comprehension)):
            found.update(part.arg for part in ast.walk(node) if isinstance(part, ast.arg))
            found.update(part.id for part in ast.walk(node)
                         if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store))
        if isinstance(node, ast.JoinedStr):     # the places in it are not known before Python 3.12
            found.update(part.id for part in ast.walk(node) if isinstance(part, ast.Name))
    return {name for name in found if name}
