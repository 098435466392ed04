"""/crupier/manifest: what a version consists of, kept beside it on the board.

A line about the version; then one for each file, its digest and path; then one for each file in
the pack, the word "pack" and its path there.
"""

import hashlib
from dataclasses import dataclass

from crupier.build import pack

PATH = "/crupier/manifest"
_PACK = ".romfs"
_PACKED = "pack"
_DIGITS = 16


@dataclass(frozen=True)
class Manifest:
    """code: "mpy6", the version of the bytecode, or "source". digests: {path: of SHA-256}. packed:
    paths in the pack, "/ui/canvas.mpy".
    """

    version: str
    board: str
    code: str
    digests: dict[str, str]
    packed: tuple[str, ...] = ()

    def encode(self) -> bytes:
        lines = [f"crupier {self.version} {self.board} {self.code}"]
        lines += [f"{digest} {path}" for path, digest in sorted(self.digests.items())]
        lines += [f"{_PACKED} {path}" for path in self.packed]
        return ("\n".join(lines) + "\n").encode()

    def has(self, path: str, digest: bytes) -> bool:
        """Does the file with this SHA-256 belong to the version?"""
        return self.digests.get(path) == digest.hex()[:_DIGITS]

    @property
    def pack(self) -> str | None:
        return next((path for path in self.digests if path.endswith(_PACK)), None)


def make(version: str, board: str, code: str, files: dict[str, bytes]) -> Manifest:
    digests = {path: hashlib.sha256(data).hexdigest()[:_DIGITS] for path, data in files.items()}
    made = Manifest(version, board, code, digests)
    packed = sorted(pack.parts(files[made.pack])) if made.pack else ()
    return Manifest(version, board, code, digests, tuple(packed))


def decode(data: bytes) -> Manifest | None:
    """None if it is not a manifest, or one of a later kind."""
    try:
        first, *lines = data.decode("ascii").splitlines()
        name, version, board, code = first.split()
        entries = [line.split() for line in lines]
        digests = {path: digest for digest, path in entries if digest != _PACKED}
        packed = tuple(path for digest, path in entries if digest == _PACKED)
    except ValueError:
        return None
    return Manifest(version, board, code, digests, packed) if name == "crupier" else None
