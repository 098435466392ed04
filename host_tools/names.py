"""Fewer names for the board to keep: some are called what MicroPython has a name for already.

Each name of a module is looked up among all that are known, 0.1 ms, and a new one takes 20 bytes
for ever. The names of arguments, and of a module's private constants, say something to readers of
the source only: no traceback shows them. Arguments that a call of the device's code gives by
keyword stay, and so does all of the engine, where arguments are the options in records.
"""

import ast
from collections.abc import Iterable
from functools import cache

# Names in every .mpy's reach without being written into it (py/makeqstrdata.py).
_FREE = ("value", "key", "index", "count", "start", "stop", "step", "end", "sep", "args",
         "object", "values", "keys", "items", "id", "copy")
_FREE_FOR_CONSTANTS = (
    "append", "clear", "close", "extend", "find", "format", "get", "insert", "join", "lower",
    "pop", "popitem", "readline", "remove", "replace", "reverse", "rfind", "rindex", "rsplit",
    "send", "setdefault", "sort", "split", "startswith", "strip", "throw", "update", "upper")
_FUNCTIONS = ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda
_Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
_FOLDER = "engine/"


def movable(path: str) -> bool:
    """May there be other names in the module at this path below /crupier?"""
    return not path.startswith(_FOLDER)


def keywords(sources: Iterable[bytes]) -> frozenset[str]:
    """Names of all arguments that are given by keyword."""
    return frozenset(node.arg for source in sources for node in ast.walk(ast.parse(source))
                     if isinstance(node, ast.keyword) and node.arg)


@cache
def spare(source: bytes, kept: frozenset[str]) -> bytes:
    """The module with free names for its private constants, and for its arguments but for those
    kept; lines stay lines.
    """
    edits: list[tuple[int, int, str, str]] = []
    tree = ast.parse(source)
    _rename_constants(tree, edits)
    for node in ast.walk(tree):         # what is outside comes first
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
        edits.append((argument.lineno, argument.col_offset, old, new))
        argument.arg = new
        _rename_uses(inside, old, new, edits)


def _rename_uses(nodes: Iterable[ast.AST], old: str, new: str, edits: list) -> None:
    for node in nodes:
        if isinstance(node, ast.Name) and node.id == old:
            edits.append((node.lineno, node.col_offset, old, new))
            node.id = new


def _rename_constants(tree: ast.Module, edits: list) -> None:
    """Private variables of the module."""
    nodes = list(ast.walk(tree))
    taken, fixed = _taken(nodes), _bound_deeper(nodes)
    free = [name for name in _FREE_FOR_CONSTANTS if name not in taken]
    for old in _constants(tree):
        if free and old not in fixed:
            _rename_uses(nodes, old, free.pop(0), edits)


def _constants(tree: ast.Module) -> list[str]:
    """Names that begin with _ and are assigned once, at the top, alone or several at a time."""
    found = []
    for statement in tree.body:
        if not isinstance(statement, ast.Assign) or _is_const(statement.value):
            continue
        for target in statement.targets:
            parts = target.elts if isinstance(target, ast.Tuple) else [target]
            found += [part.id for part in parts if isinstance(part, ast.Name)
                      and part.id[0] == "_" and part.id[:2] != "__"]
    return [name for name in found if found.count(name) == 1]


def _is_const(value: ast.expr) -> bool:
    """The compiler puts the values of const() in place."""
    parts = value.elts if isinstance(value, ast.Tuple) else [value]
    return any(isinstance(part, ast.Call) and isinstance(part.func, ast.Name)
               and part.func.id == "const" for part in parts)


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
