"""Records of a backup and of a board together: none of either is lost, no number comes twice."""

from collections.abc import Iterable, Mapping

from crupier.engine.lines import BadLine, unseal
from crupier.engine.records import BadRecord, decode_head

_SEGMENT = 4000         # bytes; as firmware/storage/archive.py fills them


def seq_of(line: bytes) -> int | None:
    """Number of a record, None for a line that cannot be read."""
    try:
        seq = decode_head(unseal(line)).get("seq")
    except (BadLine, BadRecord, RecursionError, UnicodeDecodeError):
        return None
    return seq if type(seq) is int and seq > 0 else None


def readable(content: bytes) -> list[bytes]:
    return [line for line in content.splitlines(keepends=True) if seq_of(line)]


def merge(there: Mapping[str, bytes], kept: Mapping[str, bytes]) -> dict[str, bytes]:
    """Segments to write, so that a board with `there` has all records of `kept`, too.

    A segment that is not there comes back as it was.
    """
    wanted = {path: content for path, content in kept.items() if path not in there}
    after = {**there, **wanted}
    have = {line for content in after.values() for line in readable(content)}
    lost = {line: path for path, content in kept.items() for line in readable(content)
            if line not in have}
    if not lost:
        return wanted
    last = max(after)
    # The board takes the number of the next game from its last segment.
    top = max(map(_seq, readable(after[last])), default=0)
    changed: dict[str, list[bytes]] = {}
    for line, path in lost.items():
        changed.setdefault(last if _seq(line) > top else path, []).append(line)
    for path, lines in changed.items():
        first, *more = _pieces(_joined(after[path], sorted(lines, key=_seq)))
        wanted[path] = first
        for piece in more:
            wanted[_free(path, {*after, *wanted})] = piece
    return wanted


def _seq(line: bytes) -> int:
    return seq_of(line) or 0


def _joined(content: bytes, lines: list[bytes]) -> list[bytes]:
    """Lines at their places; each that a damaged one had there replaces that.

    Other damaged lines stay: the board counts them as numbers that were given.
    """
    joined = [line for line in content.splitlines(keepends=True) if line.endswith(b"\n")]
    for line in lines:
        at = next((n for n, other in enumerate(joined) if _seq(other) > _seq(line)), len(joined))
        damaged = at
        while damaged and not _seq(joined[damaged - 1]):
            damaged -= 1
        joined[damaged:min(at, damaged + 1)] = [line]
    return joined


def _pieces(lines: Iterable[bytes]) -> list[bytes]:
    pieces = [b""]
    for line in lines:
        if pieces[-1] and len(pieces[-1]) + len(line) > _SEGMENT:
            pieces.append(b"")
        pieces[-1] += line
    return pieces


def _free(path: str, taken: set[str]) -> str:
    count = 1
    while f"{path}.{count}" in taken:
        count += 1
    return f"{path}.{count}"
