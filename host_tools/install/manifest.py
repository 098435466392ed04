"""/crupier/manifest: which files a version consists of, kept beside them on the board."""

import hashlib
from dataclasses import dataclass

PATH = "/crupier/manifest"
_DIGITS = 16        # of SHA-256 in hex; all of it fits two flash blocks


@dataclass(frozen=True)
class Manifest:
    """code: "mpy6", the version of the bytecode, or "source". digests: {path: of SHA-256}."""

    version: str
    board: str
    code: str
    digests: dict[str, str]

    def encode(self) -> bytes:
        """A line about the version, then one a file."""
        lines = [f"crupier {self.version} {self.board} {self.code}"]
        lines += [f"{digest} {path}" for path, digest in sorted(self.digests.items())]
        return ("\n".join(lines) + "\n").encode()

    def has(self, path: str, digest: bytes) -> bool:
        """Does the file with this SHA-256 belong to the version?"""
        return self.digests.get(path) == _short(digest)


def make(version: str, board: str, code: str, files: dict[str, bytes]) -> Manifest:
    return Manifest(version, board, code, {
        path: _short(hashlib.sha256(data).digest()) for path, data in files.items()})


def decode(data: bytes) -> Manifest | None:
    """None if it is not a manifest, or one of a later kind."""
    try:
        first, *lines = data.decode("ascii").splitlines()
        name, version, board, code = first.split()
        digests = {path: digest for digest, path in (line.split() for line in lines)}
    except ValueError:
        return None
    return Manifest(version, board, code, digests) if name == "crupier" else None


def _short(digest: bytes) -> str:
    return digest.hex()[:_DIGITS]
