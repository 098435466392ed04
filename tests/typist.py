"""The shortest way to type a text, found by trying the keys on the grid of the firmware."""

import copy
import sys
from collections import deque
from functools import cache
from types import ModuleType, SimpleNamespace
from typing import Any

from tests.pure import load


@cache
def _letters() -> ModuleType:
    """The grid without a display to paint on."""
    kept = sys.modules.get("ui"), sys.modules.get("ui.canvas")
    bare = ModuleType("ui")
    vars(bare).update(DIM=0, INKS=())
    sys.modules["ui"] = sys.modules["ui.canvas"] = bare
    try:
        return load("screens/letters")
    finally:
        for name, module in zip(("ui", "ui.canvas"), kept, strict=True):
            sys.modules.pop(name)
            if module:
                sys.modules[name] = module


def keys(text: str, columns: int, moves: list[str], two_keys: bool, first: str, rest: str,
         usual: int | None = None, names: bool = False, longest: int = 10) -> list[str]:
    """moves: the keys besides OK and BACK; the others as for screens/entry.py."""
    letters = _letters()
    app = SimpleNamespace(layout=SimpleNamespace(GRID_COLUMNS=columns), two_keys=two_keys)
    grid, typed, done = letters.Grid(app, lambda by: None), "", []
    for char in [*text, letters.DONE]:
        likely = letters.likely(typed) if names and not typed.endswith(" ") else ""
        grid.offer(rest if typed else first, likely, typed,
                   len(typed) == longest or bool(usual and (
                       letters.complete(typed, usual) if names else len(typed) >= usual)))
        way, grid = _way(grid, char, moves)
        done += way
        typed += char
    return done


def _way(grid, char: str, moves: list[str]):
    """(keys, the grid afterwards) to a character."""
    found: deque[tuple[list[str], Any]] = deque([([], grid)])
    seen: set[tuple] = set()
    while found:
        way, before = found.popleft()
        for key in ["OK", *moves, "BACK"]:
            after = copy.copy(before)
            if key == "OK":
                chosen = after.ok()
                if chosen == char:
                    return [*way, key], after
                if chosen:
                    continue
            elif key == "BACK":
                if not after.back():
                    continue
            else:
                after.key(key)
            state = after._line, after._place, after._whole
            if state not in seen:
                seen.add(state)
                found.append(([*way, key], after))
    raise AssertionError(f"no way to {char!r}")
