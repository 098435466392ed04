"""The command for a browser tab: its modules, what they read, and a picture of the memory of an
interpreter that has loaded them, from which a page starts ten times as fast.
"""

import gzip
import hashlib
import importlib.util
import json
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import platformdirs

import crupier
from crupier import atomic_files
from crupier.build import chips, payload
from crupier.build.root import source_root
from crupier.errors import INTEGRITY, Trouble
from crupier.web import packages

_TOOLS = Path(crupier.__file__).parent
_TAB, _MAKER = Path(__file__).with_name("tab"), Path(__file__).with_name("memory.mjs")
_MADE = "compiled", "memory"
_LIBRARIES = ("mpremote", "platformdirs", "rich", "serial")
_PACKAGES = {"serial": "pyserial"}       # by name of the library, where that is another one
# What is of no use in a tab.
_APART = ("play/", "sim/", "advice/", "selftest/on_board.py")
_BUT = ("advice/__init__.py", "advice/analysis_cache.py")
# Read, not imported: some are sent to a board.
_READ = ("scores/report/style.css", "scores/report/page.html", "scores/report/picture.js",
         "install/on_board.py")
_FIRMWARE = ("boot.py", "main.py", "version.py", "ui/strings/__init__.py")
# pyserial stops at a system that it does not know.
_NO_PORTS = "def comports(include_links=False):\n    return []\n"


def files() -> dict[str, bytes]:
    """{name: content} of what a page loads beside Pyodide. Raises Trouble without node."""
    modules = _packed(_modules())
    key = hashlib.sha256(b"".join([modules, _MAKER.read_bytes(),
                                   packages.PYODIDE.version.encode()])).hexdigest()
    folder = platformdirs.user_cache_path("crupier") / "tab"
    kept = {name: folder / f"{key[:16]}-{name}.gz" for name in _MADE}
    made = {name: atomic_files.read_cached(path) or b"" for name, path in kept.items()}
    if not all(made.values()):
        made = _loaded(modules)
        shutil.rmtree(folder, ignore_errors=True)
        for name, path in kept.items():
            atomic_files.write_cached(path, made[name])
    return {"memory.gz": made["memory"], "modules.gz": made["compiled"],
            "files.gz": _zipped(_packed(_files()))}


def licences() -> dict[str, bytes]:
    """{name: content} of those that the libraries bring."""
    return {f"{library}.txt": path.read_bytes() for library in _LIBRARIES
            for path in map(Path, _licence_files(library))}


def _licence_files(library: str) -> Iterator[str]:
    for file in metadata.files(_PACKAGES.get(library, library)) or ():
        if "LICEN" in file.name.upper():
            yield str(file.locate())


def natives() -> dict[str, bytes]:
    """{path: content} of modules in machine code, which are the same for all boards."""
    board_id = payload.board_ids()[0]
    plain = payload.packed_files(board_id, processor="")
    return {f"{processor}{path}": data for processor in chips.PROCESSORS
            for path, data in payload.packed_files(board_id, processor=processor).items()
            if path not in plain}


def _modules() -> dict[str, bytes]:
    """{path: source} of what is imported."""
    found = {"crupier/web/__init__.py": b"",
             "serial/tools/list_ports_posix.py": _NO_PORTS.encode()}
    for folder, place in ((_TOOLS, "crupier"), (source_root() / "engine", "crupier/engine"),
                          (_TAB, "crupier/web/tab")):
        found |= {f"{place}/{name}": path.read_bytes() for name, path in _sources(folder)
                  if folder != _TOOLS or name in _BUT or not name.startswith(_APART + _READ)}
    for library in _LIBRARIES:
        spec = importlib.util.find_spec(library)
        assert spec and spec.origin
        for name, path in _sources(Path(spec.origin).parent):
            found.setdefault(f"{library}/{name}", path.read_bytes())
    return found


def _sources(folder: Path) -> Iterator[tuple[str, Path]]:
    for path in sorted(folder.rglob("*.py")):
        if not path.name.endswith("_native.py"):        # machine code, for a board alone
            yield path.relative_to(folder).as_posix(), path


def _files() -> dict[str, bytes]:
    """{path: content} of what is read."""
    root = source_root()
    found = {name: _TOOLS / name for name in _READ}
    found |= {f"firmware/{name}": root / "firmware" / name for name in _FIRMWARE}
    found |= {f"boards/{board_id}/board.py": payload.board_file(board_id)
              for board_id in payload.board_ids()}
    return {**{f"crupier/{name}": path.read_bytes() for name, path in found.items()},
            **{f"crupier/prebuilt/native/{name}": data for name, data in natives().items()}}


def _packed(contents: dict[str, bytes]) -> bytes:
    """As board/unpack.js has it."""
    index = json.dumps({name: len(data) for name, data in contents.items()}).encode()
    return b"".join([len(index).to_bytes(4, "big"), index, *contents.values()])


def _zipped(data: bytes) -> bytes:
    return gzip.compress(data, 6, mtime=0)


def _loaded(modules: bytes) -> dict[str, bytes]:
    node = shutil.which("node")
    if not node:
        raise Trouble("node, which comes with npm, is not installed: apt install npm.")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file, data in packages.PYODIDE.files().items():
            (folder / file).write_bytes(data)
        (folder / "modules").write_bytes(modules)
        done = subprocess.run([node, str(_MAKER), name], capture_output=True, text=True)
        if done.returncode:
            raise Trouble(f"node cannot load crupier: {done.stderr.strip()[-600:]}", INTEGRITY)
        return {name: _zipped((folder / name).read_bytes()) for name in _MADE}
