"""Modules that are given back while a game goes on must not be held by anybody."""

import ast

import pytest

from tests.pure import FIRMWARE, load

SELDOM = load("memory")._SELDOM
ENGINE = FIRMWARE.parent / "engine"


def imported_at_once(source: str) -> set[str]:
    """Modules that a module's own body imports, not one of its functions."""
    found = set()
    for node in ast.parse(source).body:
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def path_of(module: str):
    folder = ENGINE.parent if module.startswith("engine.") else FIRMWARE
    return (folder / module.replace(".", "/")).with_suffix(".py")


@pytest.mark.parametrize("module", SELDOM)
def test_only_each_other_import_them_at_once(module):
    holders = [path for folder in (FIRMWARE, ENGINE) for path in folder.rglob("*.py")
               if module in imported_at_once(path.read_text())]
    allowed = [path_of(other) for other in SELDOM]
    assert path_of(module).exists()
    assert [path for path in holders if path not in allowed] == []
