"""Writes the pages: the demo, which is that of `crupier play` with a worker that runs the boards'
own files; and that of one's own board, with the command in a worker.

    python -m crupier.web.build [--play] [FOLDER [ADDRESS]]

--play: only what `crupier play` opens where there is no virtual board.
"""

import gzip
import hashlib
import json
import re
import runpy
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import crupier
from crupier import words
from crupier.build import chips, payload
from crupier.build.compile import compile_module
from crupier.errors import Trouble
from crupier.install import images
from crupier.play import drawing
from crupier.sim.vm import wire
from crupier.web import packages, preview, tool, words_en, words_es

_TOOLS = Path(crupier.__file__).parent
_HERE = Path(__file__).parent
_ROOT = _HERE.parent            # where the licences are, in a checkout
_PAGES = _TOOLS / "play/page", _HERE / "demo"
_OWN = _HERE / "board"
_VM, _WEB = _TOOLS / "sim/vm", _HERE / "vm"
# Of the virtual board's own modules; those in _WEB go before them.
_SHARED = ("app_hooks", "bus", "channel", "machine", "micropython", "os", "pins", "rp2", "time",
           "wire")
_WORKER = "sw.js"


def build(address: str = "", whole: bool = True) -> dict[str, bytes]:
    """{path: content} of all pages. address: where they will be, for those who preview a link.
    whole: with that of one's own board? Raises Trouble.
    """
    modules = {name: _VM / f"{name}.py" for name in _SHARED}
    modules.update((path.stem, path) for path in _WEB.glob("*.py"))
    made = {f"vm/{name}.mpy": compile_module(f"vm/{name}.py", path.read_bytes())
            for name, path in modules.items()}
    boards = {}
    for board_id in payload.board_ids():
        files = payload.device_files(board_id, processor="")     # WebAssembly takes none
        made.update((f"boards/{board_id}{path}", data) for path, data in files.items())
        boards[board_id] = _catalogued(board_id, list(files))
    for folder in (*_PAGES, *[_OWN] * whole):       # our link.js takes the place of the page's
        made.update((path.name, path.read_bytes()) for path in folder.iterdir())
    made.update(preview.files())
    for page, manifest in (("index.html", "play"), *[("board.html", "board")] * whole):
        made[page] = made[page].replace(b"</head>", preview.head(manifest, address) + b"</head>")
    made["wire.js"] = _wire().encode()
    made["texts.js"] = words.page_module().encode()
    made.update((f"micropython/{name}", data)
                for name, data in packages.MICROPYTHON.files().items())
    large, later = _own_board(made) if whole else ({}, {})
    if not whole:
        del made["board.webmanifest"]
    made["boards.json"] = json.dumps(
        {"vm": [f"{name}.mpy" for name in modules], "boards": boards, "images": _images(boards),
         "tool": sum(map(len, large.values()))}, default=list).encode()
    large.update(later)
    made.update((path.relative_to(_ROOT).as_posix(), path.read_bytes())
                for path in (*_ROOT.glob("LICENSE"), *_ROOT.glob("LICENSES/*")))
    made[_WORKER] = _for_offline(made, large) + made[_WORKER]
    return {**made, **large}


def _own_board(made: dict[str, bytes]) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """Adds the small part -> the large one, and what comes when it is first asked for: the reader
    of codes, and file systems for UF2 files.
    """
    texts = {"en": words_en.TEXTS, "es": words_es.TEXTS}
    made.update((f"wiring/{board_id}.svg",
                 payload.board_file(board_id).with_name("wiring.svg").read_bytes())
                for board_id in payload.board_ids())
    made["board-texts.js"] = f"export const texts = {json.dumps(texts, indent=1)};\n".encode()
    made.update((f"LICENSES/{name}", data) for name, data in tool.licences().items())
    large = {f"pyodide/{name}": data for name, data in packages.PYODIDE.files().items()}
    large.update((f"tool/{name}", data) for name, data in tool.files().items())
    later = {f"zxing/{name.removeprefix('dist/').removeprefix('es/')}": data
             for name, data in packages.ZXING.files().items()}
    later.update((f"images/{board_id}.gz", gzip.compress(images.file_system(board_id), mtime=0))
                 for board_id in payload.board_ids())
    return large, later


def _catalogued(board_id: str, files: list[str]) -> dict:
    board = runpy.run_path(str(payload.board_file(board_id)))
    return {"name": board["NAME"], "files": files,
            "description": {name: value for name, value in board.items() if name.isupper()},
            "drawing": drawing.load(board), "pins": _pins(board_id)}


def _pins(board_id: str) -> list[list[str]]:
    """The table of a board's page, its heads first; none where there is no such page."""
    page = payload.board_file(board_id).with_name("README.md")
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    _, _, table = text.partition("(wiring.svg)")
    rows = re.findall(r"^\| (.+) \|$", table, re.MULTILINE)
    return [row.split(" | ") for row in rows]


def _images(boards: dict[str, dict]) -> list[tuple[str, list[str], bool]]:
    """(MicroPython, what takes it, has anybody tried that?)"""
    found: dict[tuple[str, bool], list[str]] = {}
    whole = [(board["name"], chips.images(board_id, chips.RP2040.drive), "")
             for board_id, board in boards.items() if board["drawing"].get("carrier") != "pico"]
    for name, fitting, tried in (*chips.PICOS, *whole):
        found.setdefault((fitting[0], tried != "untried"), []).append(name)
    return [(image, names, tried) for (image, tried), names in found.items()]


def _wire() -> str:
    """The constants of the wire between a board and what is around it."""
    numbers = [f"export const {name} = {value};\n" for name, value in vars(wire).items()
               if name.isupper() and isinstance(value, int)]
    return "".join([*numbers, f"export const STATE = {json.dumps(wire.STATE)};\n"])


def _for_offline(made: dict[str, bytes], large: dict[str, bytes]) -> bytes:
    """What the service worker keeps, at once or when it was first asked for, and versions that
    change with any of it."""
    kept = ["./", *sorted(path for path in made if path not in (_WORKER, "index.html"))]
    return "".join(f"const {name} = {json.dumps(value)};\n" for name, value in (
        ("VERSION", _version(made)), ("FILES", kept),
        ("LARGE_VERSION", _version(large)), ("LARGE", sorted(large)))).encode()


def _version(made: dict[str, bytes]) -> str:
    return hashlib.sha256(repr(sorted(made.items())).encode()).hexdigest()[:12]


def write(folder: Path, address: str = "", whole: bool = True) -> dict[str, bytes]:
    """Puts the pages into a folder, in place of all that was there -> what it wrote."""
    made = build(address, whole)
    shutil.rmtree(folder, ignore_errors=True)
    for path, data in made.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    return made


def _sizes(made: dict[str, bytes]) -> Iterator[str]:
    """What a visit takes: until the first board runs, and the whole."""
    others = tuple(f"boards/{board_id}/" for board_id in payload.board_ids()[1:])
    first = {path: data for path, data in made.items() if not path.startswith(others)}
    for name, found in (("one board", first), ("all boards", made)):
        plain, packed = (sum(map(len, data)) // 1024 for data in (
            found.values(), map(gzip.compress, found.values())))
        yield f"  {name:12}{len(found):4} files{plain:6} KB, {packed} KB compressed"


def main(arguments: list[str]) -> int:
    whole = "--play" not in arguments
    arguments = [word for word in arguments if word != "--play"]
    folder, address = Path(arguments[0] if arguments else "dist/demo"), "".join(arguments[1:2])
    try:
        made = write(folder, address and address.rstrip("/") + "/", whole)
    except Trouble as trouble:
        print(f"make demo: {trouble}", file=sys.stderr)
        return 1
    print(f"{folder} is ready for any static host; to try it here:",
          f"  python3 -m http.server -b 127.0.0.1 -d {folder}", *_sizes(made), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
