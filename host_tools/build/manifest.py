"""/crupier/manifest: what a version consists of, kept beside it on the board.

A line about the version; then one for each file, its digest and path; then one for each file in
the pack, its digest and `bytes:path`, and one without a path for the frame: all that is in the
pack around and behind the files.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field

from crupier.build import pack

PATH = "/crupier/manifest"
_PACK = ".romfs"
_DIGITS = 16
_MOST = 1 << 24         # bytes; a manifest on a board may say anything


@dataclass(frozen=True)
class Part:
    digest: str
    size: int           # bytes
    path: str           # "/ui/canvas.mpy", or "" for the frame


@dataclass(frozen=True)
class Manifest:
    """code: "mpy6", the version of the bytecode, or "source". digests: {path: of SHA-256}."""

    version: str
    board: str
    code: str
    digests: dict[str, str]
    parts: list[Part] = field(default_factory=list)

    def encode(self) -> bytes:
        lines = [f"crupier {self.version} {self.board} {self.code}"]
        lines += [f"{digest} {path}" for path, digest in sorted(self.digests.items())]
        lines += [f"{part.digest} {part.size}:{part.path}" for part in self.parts]
        return ("\n".join(lines) + "\n").encode()

    def has(self, path: str, digest: bytes) -> bool:
        """Does the file with this SHA-256 belong to the version?"""
        return self.digests.get(path) == digest.hex()[:_DIGITS]

    @property
    def pack(self) -> str | None:
        """Path of the pack."""
        return next(filter(is_pack, self.digests), None)


def short(piece: bytes) -> str:
    """What a piece is known by: enough of its SHA-256, in hex."""
    return hashlib.sha256(piece).hexdigest()[:_DIGITS]


def make(version: str, board: str, code: str, files: dict[str, bytes]) -> Manifest:
    return Manifest(version, board, code, {path: short(data) for path, data in files.items()}, [
        part for path, data in files.items() if is_pack(path) for part in _parts(data)])


def decode(data: bytes) -> Manifest | None:
    """None if it is not a manifest, or one of a later kind."""
    try:
        first, *lines = data.decode("ascii").splitlines()
        name, version, board, code = first.split()
        entries = [line.split() for line in lines]
        digests = {path: digest for digest, path in entries if path.startswith("/")}
        parts = [_part(digest, about) for digest, about in entries if about not in digests]
        if sum(part.size for part in parts) > _MOST:
            raise ValueError("more than a flash holds")
    except ValueError:
        return None
    return Manifest(version, board, code, digests, parts) if name == "crupier" else None


def is_pack(path: str) -> bool:
    return path.endswith(_PACK)


def pieces(path: str, data: bytes) -> list[bytes]:
    """A file in the parts that an update can find again in the one before."""
    if path == PATH:
        return data.splitlines(keepends=True)
    return [piece for _, piece in _cut(data)] if is_pack(path) else [data]


def packed(installed: Manifest) -> list[tuple[str, int]]:
    """(digest, bytes) of the pieces() of its pack, in order.

    Names and sizes of the files tell what is between them. None, if packs were built in another
    way then.
    """
    digests = {part.path: part.digest for part in installed.parts}
    try:
        like = list(_cut(pack.build({part.path: bytes(part.size) for part in installed.parts
                                     if part.path})))
    except pack.BadPack:
        return []
    if digests.get("") != short(_frame(like)):
        return []
    return [(digests[path] if path else short(piece), len(piece)) for path, piece in like]


def _cut(data: bytes) -> Iterator[tuple[str, bytes]]:
    """(path, content) of the files in a pack; ("", what is there) before, between and behind."""
    at = 0
    for path, (offset, size) in sorted(pack.parts(data).items(), key=lambda part: part[1]):
        yield "", data[at:offset]
        yield path, data[offset:offset + size]
        at = offset + size
    yield "", data[at:]


def _frame(cut: list[tuple[str, bytes]]) -> bytes:
    return b"".join(piece for path, piece in cut if not path)


def _parts(data: bytes) -> list[Part]:
    cut = list(_cut(data))
    return [Part(short(piece), len(piece), path)
            for path, piece in [*((path, piece) for path, piece in cut if path),
                                ("", _frame(cut))]]


def _part(digest: str, about: str) -> Part:
    size, _, path = about.partition(":")
    if not size.isdecimal():
        raise ValueError("no size")
    return Part(digest, int(size), path)
