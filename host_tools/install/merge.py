"""Records of a backup and of a board together: none of either is lost, no number comes twice."""

from collections.abc import Iterable, Mapping

from crupier.device import schema
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

    A segment that is not there comes back as it was, but for records that are there.
    """
    wanted: dict[str, bytes] = {}
    have = {line for content in there.values() for line in readable(content)}
    for path in sorted(kept):
        lines = [line for line in kept[path].splitlines(keepends=True) if line not in have]
        lost = list(filter(seq_of, lines))
        have.update(lost)
        if path not in there:
            wanted[path] = b"".join(lines)
        elif lost:
            joined = _joined(there[path], sorted(lost, key=_seq))
            wanted |= _parts(path, joined, {*there, *kept, *wanted})
    if wanted:
        wanted |= _topped({**there, **wanted})
    return {path: content for path, content in wanted.items() if content != there.get(path, b"")}


def _topped(after: Mapping[str, bytes]) -> dict[str, bytes]:
    """What makes the last of these segments hold the highest number: from that one the board takes
    the number of its next game.
    """
    last = max(after)
    top = max(map(_seq, readable(after[last])), default=_first(last) - 1)
    above = {line for content in after.values() for line in readable(content)
             if _seq(line) > top and schema.is_seq(_seq(line))}
    if not above:
        return {}
    moved = {path: b"".join(line for line in content.splitlines(keepends=True)
                            if line not in above)
             for path, content in after.items()}
    lines = sorted(above, key=lambda line: (_seq(line), line))
    path = f"{last.rpartition('/')[0]}/{_seq(lines[0]):06}"
    return moved | _parts(path if path not in after else _free(path, after), lines, after)


def _first(path: str) -> int:
    """The number that a segment begins with, by its name."""
    return int(path.rpartition("/")[2].partition(".")[0])


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


def _parts(path: str, lines: Iterable[bytes], taken: Iterable[str]) -> dict[str, bytes]:
    """Lines in as many segments as they fill, in the order of the names, of which path is one."""
    pieces = [b""]
    for line in lines:
        if pieces[-1] and len(pieces[-1]) + len(line) > _SEGMENT:
            pieces.append(b"")
        pieces[-1] += line
    names = [path]
    while len(names) < len(pieces):
        names.append(_free(path, {*taken, *names}))
    return dict(zip(sorted(names), pieces, strict=True))


def _free(path: str, taken: Iterable[str]) -> str:
    path, count = path.partition(".")[0], 1
    while f"{path}.{count}" in taken:
        count += 1
    return f"{path}.{count}"
