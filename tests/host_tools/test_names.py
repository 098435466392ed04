"""Arguments and private constants renamed for the board: the same program with fewer names."""

import symtable
from pathlib import Path

import pytest

from host_tools import names

ROOT = Path(__file__).parents[2]
MODULES = sorted((ROOT / "firmware").rglob("*.py"))
KEPT = names.keywords(path.read_bytes() for path in MODULES)

_TRICKY = b'''
_FIRST, _SECOND = 3, 4
_LIST = _TWICE = []
_TWICE = _LIST + [_FIRST]
_KEPT = f"{_SECOND}"
const = int
_CONST = const(6)

def limits(clear):
    append = _FIRST + clear
    _LIST.append(_SECOND)
    for _SECRET in _LIST:
        append += _SECRET
    return append, _TWICE, _KEPT, _CONST

def outer(first, second, third=3):
    """first is not touched here."""
    def inner(fourth, value=second):
        nonlocal third
        third += 1
        return [first for first in range(fourth)], value, index, third
    index = len(str(first))
    keyed = lambda fifth, key=first: (fifth, key, second)
    return inner(second), keyed(index), [second for _ in (1, 2)], sum([count(x) for x in (1, 2)])

def count(number):
    try:
        return number / 0
    except ZeroDivisionError as error:
        return number + len(str(error))

class Shape:
    def __init__(self, width, *rest, height=2, **more):
        self.width, self.rest, self.more = width * height, rest, more

result = [limits(1), limits(2), outer(4, 5), outer(4, third=7, second=2),
          vars(Shape(3, 4, height=5, depth=6))]
'''


def run(source):
    made = {}
    exec(source, made)
    return made["result"]


def test_it_does_the_same():
    changed = names.spare(_TRICKY, names.keywords([_TRICKY]))
    assert run(changed) == run(_TRICKY) and changed.count(b"\n") == _TRICKY.count(b"\n")
    assert b"def count(value):" in changed and b"def inner(value," not in changed
    # What somebody gives by keyword, or what has another meaning further in.
    assert b"close, _SECOND = 3, 4" in changed and b"extend = _TWICE = []" in changed
    assert b"_CONST = const(6)" in changed
    assert b"third=3" in changed and b"def outer(first, second" in changed
    assert b"first is not touched here" in changed


def scopes(source):
    """What each function takes, and how many names it has from elsewhere."""
    found, todo = [], [symtable.symtable(source.decode(), "m", "exec")]
    while todo:
        table = todo.pop(0)
        todo += table.get_children()
        if isinstance(table, symtable.Function):
            symbols = table.get_symbols()
            found.append((table.get_name(), table.get_lineno(), len(table.get_parameters()),
                          len(table.get_locals()), len(table.get_frees()),
                          sum(symbol.is_global() for symbol in symbols)))
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_module_means_the_same(path):
    source = path.read_bytes()
    changed = names.spare(source, KEPT)
    assert scopes(changed) == scopes(source)
    assert names.keywords([changed]) == names.keywords([source])


def test_the_engine_keeps_its_names():
    """Options of records are arguments there."""
    assert not names.movable("engine/the_game.py") and names.movable("screens/table.py")
