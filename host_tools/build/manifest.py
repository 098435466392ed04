"""/crupier/manifest: what a version consists of, kept beside it on the board.

A line about the version; then one for each file, its digest and path.
"""

import hashlib
from dataclasses import dataclass

PATH = "/crupier/manifest"
_DIGITS = 16


@dataclass(frozen=True)
class Manifest:
    """digests: {path: of SHA-256}."""

    version: str
    board: str
    digests: dict[str, str]

    def encode(self) -> bytes:
        lines = [f"crupier {self.version} {self.board}"]
        lines += [f"{digest} {path}" for path, digest in sorted(self.digests.items())]
        return ("\n".join(lines) + "\n").encode()

    def has(self, path: str, digest: bytes) -> bool:
        """Does the file with this SHA-256 belong to the version?"""
        return self.digests.get(path) == digest.hex()[:_DIGITS]


def make(version: str, board: str, files: dict[str, bytes]) -> Manifest:
    return Manifest(version, board, {path: hashlib.sha256(data).hexdigest()[:_DIGITS]
                                     for path, data in files.items()})


def decode(data: bytes) -> Manifest | None:
    """None if it is not a manifest. Words and lines of another version's may say more."""
    try:
        first, *lines = data.decode("ascii").splitlines()
        name, version, board = first.split()[:3]
        digests = {path: digest for digest, path in map(str.split, lines)
                   if len(digest) == _DIGITS}
    except ValueError:
        return None
    return Manifest(version, board, digests) if name == "crupier" else None
