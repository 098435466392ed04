"""A new file as pieces of what the board has already, and of what it must be sent."""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

_DIGITS = 16
_SHORT = 32             # bytes; naming a piece on the board takes a line, too
_LONG = 16 * 1024       # bytes; the board says after each piece that it is still there


@dataclass(frozen=True)
class Copy:
    """Bytes of a file on the board."""

    path: str
    offset: int
    size: int

    def follows(self, other: "Copy") -> bool:
        return self.path == other.path and self.offset == other.offset + other.size


Recipe = list[Copy | bytes]


def short(piece: bytes) -> str:
    """What a piece is known by: enough of its SHA-256, in hex."""
    return hashlib.sha256(piece).hexdigest()[:_DIGITS]


def places(path: str, pieces: Iterable[tuple[str, int]]) -> Iterator[tuple[str, Copy]]:
    """(digest, where it is) of what a file on the board consists of, from its (digest, bytes)."""
    offset = 0
    for digest, size in pieces:
        yield digest, Copy(path, offset, size)
        offset += size


def recipe(pieces: Iterable[bytes], there: Mapping[str, Copy]) -> Recipe:
    """A file that consists of these pieces; what the board has is copied there."""
    made: Recipe = []
    for piece in filter(None, pieces):
        found = there.get(short(piece))
        last = made[-1] if made else None
        if found and isinstance(last, Copy) and found.follows(last):
            made[-1] = Copy(last.path, last.offset, last.size + found.size)
        elif found and found.size > _SHORT:
            made.append(found)
        elif isinstance(last, bytes):
            made[-1] = last + piece
        else:
            made.append(piece)
    return made


def sent(made: Recipe) -> int:
    """Bytes of it that the board has not."""
    return sum(len(part) for part in made if isinstance(part, bytes))


def steps(made: Recipe) -> Iterator[Copy | bytes]:
    """With long copies in several steps."""
    for part in made:
        if isinstance(part, Copy):
            for at in range(0, part.size, _LONG):
                yield Copy(part.path, part.offset + at, min(_LONG, part.size - at))
        else:
            yield part
