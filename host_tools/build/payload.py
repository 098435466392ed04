"""What goes onto a board's flash.

MicroPython runs /boot.py and /main.py by name. The folder /crupier holds board.py, which may be
edited there, the module that reads the pack, the one that the end of the program needs, the pack
with all other modules and the texts, and a manifest.
"""

import hashlib
import re
import runpy
from collections.abc import Iterator
from pathlib import Path

import platformdirs

from crupier import atomic_files
from crupier.build import (
    art,
    boards,
    chips,
    layouts,
    manifest,
    modules,
    pack,
    prebuilt,
    sets,
    texts,
)
from crupier.build.compile import compile_module, compiler, stripped
from crupier.build.root import languages, source_root
from crupier.errors import USAGE, Trouble

HOME = "/crupier"
BOARD = HOME + "/board.py"
PACK = HOME + "/crupier.romfs"
ART = "/art"                            # fonts and pictures, in the pack
SETS = "/sets"                          # which modules each screen needs, see sets.py
BOOT = "/boot"                          # what is seen before them
READER = "pack.py"                      # finds modules in the pack, so it must be outside
REST = "at_rest.py"                     # in safe mode there is no pack, and no bytecode
_AT_ROOT = ("boot.py", "main.py")       # only as source
_ADVICE = "engine/the_game/advice"
# Weights that modules read in place: where they are, for which module.
_NETS = {"/nets/the_game": (_ADVICE + "/levels.net", _ADVICE + "/advisor.py")}
_MACHINE_CODE = "native.py"            # how the paths of modules in machine code end
_TWICE = "ui/shapes.py"                 # in Python, and in machine code with another name


def board_ids() -> list[str]:
    return sorted(path.parent.name for path in (source_root() / "boards").glob("*/board.py"))


def board_names() -> dict[str, str]:
    """{id: NAME} of the folders in boards/."""
    return {board: runpy.run_path(str(board_file(board)))["NAME"] for board in board_ids()}


def board_file(board_id: str) -> Path:
    """The board.py of a board. Raises Trouble."""
    file = source_root() / "boards" / board_id / "board.py"
    if Path(board_id).name != board_id or not file.is_file():
        raise Trouble(f"no board {board_id!r}; there are: {', '.join(board_ids())}.", USAGE)
    return file


def board_edited(digest: bytes, installed: manifest.Manifest | None) -> bool:
    """Has no installation brought a board.py with this SHA-256, as far as can be told? Without a
    manifest that is none of the stock.
    """
    if installed:
        return not installed.has(BOARD, digest)
    return not any(hashlib.sha256(board_file(board).read_bytes()).digest() == digest
                   for board in board_ids())


def at_root() -> dict[str, bytes]:
    """What MicroPython runs by name, the same on all boards."""
    return {"/" + name: (source_root() / "firmware" / name).read_bytes() for name in _AT_ROOT}


def device_files(board_id: str, compiled: bool = True,
                 processor: str = chips.RP2040.processor) -> dict[str, bytes]:
    """{path on the flash: content}; compiled: modules as bytecode, for any processor, and what is
    machine code for this one, "" for none.

    Raises Trouble, BadBoard, CompileError.
    """
    board = board_file(board_id).read_bytes()
    boards.require(board, board_id)
    if prebuilt.there():
        beside, packed = prebuilt.files(board_id, processor)
        whole = pack.build(packed)
    else:
        whole = _pack(board_id, compiled, processor)
        firmware = source_root() / "firmware"
        beside = {**dict([_module(READER, (firmware / READER).read_bytes(), compiled)]),
                  REST: stripped((firmware / REST).read_bytes())}
    wanted = {**at_root(), BOARD: board, PACK: whole}
    wanted.update((f"{HOME}/{path}", content) for path, content in beside.items())
    wanted[manifest.PATH] = manifest.make(firmware_version(), board_id, wanted).encode()
    return wanted


def _pack(board_id: str, compiled: bool, processor: str) -> bytes:
    """The pack, which takes a second to make: the latest one of each kind is kept with a digest of
    all that it is made of, the programs that make it among them.
    """
    root, digest = source_root(), hashlib.sha256(compiler().encode())
    for folder in (root / "firmware", root / "engine", board_file(board_id).parent,
                   Path(__file__).parent):
        for file in sorted(folder.rglob("*")):
            if file.is_file() and file.suffix != ".pyc":
                name = file.relative_to(folder).as_posix().encode()
                digest.update(hashlib.sha256(file.read_bytes()).digest() + name + b"\n")
    kind = "-".join([board_id, processor or "any"] if compiled else [board_id, "source"])
    kept = platformdirs.user_cache_path("crupier") / "packs" / kind
    content = atomic_files.read_cached(kept) or b""
    if not content.startswith(digest.digest()):
        content = digest.digest() + pack.build(packed_files(board_id, compiled, processor))
        atomic_files.write_cached(kept, content)
    return content.removeprefix(digest.digest())


def packed_files(board_id: str, compiled: bool = True,
                 processor: str = chips.RP2040.processor) -> dict[str, bytes]:
    """{path in the pack: content}: "/ui/canvas.mpy", "/texts/es", "/art"."""
    board = boards.read(board_file(board_id).read_text(encoding="utf-8"))
    firmware, found = source_root() / "firmware", {}
    used = modules.engine_modules(source_root())
    sources = dict(_sources(board, used))
    for name, source in sources.items():
        if name.endswith(_MACHINE_CODE) and compiled and not processor:
            continue            # its twin in Python stands in
        path, content = _module(name, source, compiled, processor)
        found["/" + path] = content
    for path, (name, module) in _NETS.items():
        if module in used:
            found[path] = (source_root() / name).read_bytes()
    layout = modules.Layout(board, firmware)
    found[SETS] = sets.build(_sets(sources))
    found[ART] = art.build(firmware, layout.size, layout.colour)
    found[BOOT] = art.boot_picture(firmware, layout.size, layout.colour)
    for code in languages(source_root()):
        found[f"/texts/{code}"] = texts.pack(texts.collect(firmware, code, layout.narrow))
    return found


def firmware_version() -> str:
    return str(runpy.run_path(str(source_root() / "firmware" / "version.py"))["VERSION"])


def is_later(version: str) -> bool:
    """Than the one that this tool brings; of a version that is no numbers nobody knows."""
    try:
        theirs, ours = ([int(part) for part in text.split(".")]
                        for text in (version, firmware_version()))
    except ValueError:
        return False
    return theirs > ours


def bytecode(files: dict[str, bytes]) -> int:
    """Version of the bytecode in compiled files (py/persistentcode.h)."""
    return next(data[1] for path, data in files.items() if path.endswith(".mpy"))


def _module(path: str, source: bytes, compiled: bool, processor: str = "") -> tuple[str, bytes]:
    if not compiled:
        return path, stripped(source)
    code = compile_module(path, source, processor if path.endswith(_MACHINE_CODE) else "")
    return path.removesuffix(".py") + ".mpy", code


def _sources(board: dict, used: frozenset[str]) -> Iterator[tuple[str, bytes]]:
    """(path, source) of the modules in the pack that a board needs."""
    root = source_root()
    firmware = root / "firmware"
    of_texts = texts.sources(firmware)
    for folder, base in ((firmware, firmware), (root / "engine", root)):
        for file in sorted(folder.rglob("*.py")):
            path = file.relative_to(base).as_posix()
            apart = (path in (*_AT_ROOT, READER, REST) or file in of_texts
                     or layouts.holds(path))
            wanted = base == firmware or path in used
            if wanted and not apart and modules.on_board(path, board, firmware):
                yield path, file.read_bytes()
                if path == _TWICE:
                    yield _native(path, file.read_bytes())
    yield from layouts.modules(firmware, modules.Layout(board, firmware).size).items()


def _sets(sources: dict[str, bytes]) -> dict[str, set[str]]:
    games = runpy.run_path(str(source_root() / "firmware/games/__init__.py"))
    return sets.sets(sources, games["GAME_UIS"])


def _native(path: str, source: bytes) -> tuple[str, bytes]:
    """The same module with each function as machine code."""
    return path.replace(".py", "_" + _MACHINE_CODE), re.sub(
        rb"^( *)def ", rb"\1@micropython.native\n\1def ", source, flags=re.MULTILINE)
