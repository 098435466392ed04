"""The arrows between the parts of the house, read from the import statements."""

import ast
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LARGEST = 12 * 1024                     # bytes of a source file that people read
OUTSIDE_ENGINE = {"binascii", "hashlib", "json", "array"}
PARTS_OF_FIRMWARE = {path.stem for path in (ROOT / "firmware").iterdir()}


@cache
def imports(path: Path) -> set[str]:
    """Dotted names of the modules that a file imports anywhere."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {node.module} if not node.level else {path.relative_to(ROOT).parts[0]}
    return found


def packages(path: Path) -> set[str]:
    return {name.split(".")[0] for name in imports(path)}


def sources(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def named(paths: list[Path]):
    return pytest.mark.parametrize("path", paths, ids=lambda path: str(path.relative_to(ROOT)))


@named(sources("engine"))
def test_engine_stands_alone(path):
    assert packages(path) <= OUTSIDE_ENGINE | {"engine"}


@named(sources("firmware"))
def test_firmware_knows_nothing_of_the_pc(path):
    assert "host_tools" not in packages(path)


@named(sources("firmware/screens", "firmware/ui"))
def test_screens_know_no_pins_and_no_files(path):
    assert not packages(path) & {"machine", "drivers", "hardware", "board", "storage"}


@named(sources("firmware/drivers"))
def test_drivers_know_only_their_chip(path):
    assert not packages(path) & (PARTS_OF_FIRMWARE | {"machine", "board", "engine"}) - {"drivers"}


@named(sources("firmware"))
def test_only_hardware_joins_board_and_drivers(path):
    if path.relative_to(ROOT / "firmware").parts[0] not in ("hardware.py", "drivers"):
        assert "drivers" not in packages(path)


@named([path for path in sources("host_tools") if "vm" not in path.parts])
def test_pc_tools_do_not_import_firmware(path):
    assert not packages(path) & (PARTS_OF_FIRMWARE - {"__init__"})
    if path.name != "device.py":
        assert "mpremote" not in packages(path)


def test_files_stay_small():
    large = {path: path.stat().st_size for path in sources(
        "engine", "firmware", "boards", "host_tools", "benchmarks", "tests")
        if "fonts" not in path.parts and path.stat().st_size > LARGEST}
    assert not large
