"""MicroPython for browsers, as npm brings it."""

import base64
import hashlib
import io
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path

import platformdirs

from crupier.errors import INTEGRITY, Trouble

PACKAGE = "@micropython/micropython-webassembly-pyscript"
VERSION = "1.28.0-6"            # its bytecode is that of mpy-cross and of the boards
_SHA512 = ("eRJw+jOhFPoEClHRI8RmzIBjORpOhVdDFcdrNYHUc0U+EwchuD5cYIfmgvj3RWim"
           "7vBnjBK8mYxMBBVduOo8Lw==")
FILES = "micropython.mjs", "micropython.wasm"


def files() -> dict[str, bytes]:
    """{name: content}; fetched by npm once, then from the user's cache.

    Raises Trouble without npm, without a network, or if the package is not the one we know.
    """
    kept = platformdirs.user_cache_path("crupier") / f"micropython-webassembly-{VERSION}.tgz"
    archive = kept.read_bytes() if kept.exists() else b""
    if not _genuine(archive):
        archive = _fetched()
        kept.parent.mkdir(parents=True, exist_ok=True)
        part = kept.with_suffix(".part")
        part.write_bytes(archive)
        part.replace(kept)
    with tarfile.open(fileobj=io.BytesIO(archive)) as package:
        return {name: _member(package, name) for name in FILES}


def _member(package: tarfile.TarFile, name: str) -> bytes:
    member = package.extractfile(f"package/{name}")
    assert member       # the checksum was right
    return member.read()


def _genuine(archive: bytes) -> bool:
    return hashlib.sha512(archive).digest() == base64.b64decode(_SHA512)


def _fetched() -> bytes:
    npm = shutil.which("npm")
    if not npm:
        raise Trouble("npm, which brings MicroPython for browsers, is not installed: "
                      "apt install npm.")
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run([npm, "pack", "--json", "--pack-destination", folder,
                               f"{PACKAGE}@{VERSION}"], cwd=folder, capture_output=True, text=True)
        if done.returncode:
            raise Trouble(f"npm cannot fetch {PACKAGE}: {done.stderr.strip()[-400:]}")
        archive = next(Path(folder).glob("*.tgz")).read_bytes()
    if not _genuine(archive):
        raise Trouble(f"what npm brought as {PACKAGE} {VERSION} has another checksum.", INTEGRITY)
    return archive
