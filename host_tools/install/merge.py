"""Records of a backup and of a board together: none of either is lost, no number comes twice."""

from bisect import bisect_right
from collections import defaultdict
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


def merge(there: Mapping[str, bytes], kept: Mapping[str, bytes], beside: bool = False
          ) -> dict[str, bytes]:
    """Segments to write, so that a board with `there` has all records of `kept`, too.

    A record joins the segment of the board whose numbers its own lies among: segments whose
    numbers overlap could only leave the board together. The others come back between those.
    beside: each comes back in its own segment all the same, which takes less room for now.
    """
    board, wanted = _Board(there), dict[str, bytes]()
    have = {line for content in there.values() for line in content.splitlines(keepends=True)}
    joining = defaultdict[str, list[bytes]](list)
    for path in sorted(kept):
        between = defaultdict[str, list[bytes]](list)
        for line in kept[path].splitlines(keepends=True):
            if line in have:
                continue
            before, joins = board.place(path, 0 if beside else _seq(line))
            (joining if joins else between)[before].append(line)
            if seq_of(line):
                have.add(line)
        for before, lines in between.items():
            new = path if beside else _new(path, lines, before, board)
            taken = {*there, *wanted}
            wanted[_free(new, {*taken, *kept}) if new in taken else new] = b"".join(lines)
    for path, lines in joining.items():
        joined = _joined(there[path], sorted(filter(seq_of, lines), key=_seq))
        wanted |= _parts(path, joined, {*there, *kept, *wanted})
    if wanted:
        wanted |= _topped({**there, **wanted})
    return {path: content for path, content in wanted.items() if content != there.get(path, b"")}


class _Board:
    """The segments of a board. tops: the highest number in each."""

    def __init__(self, there: Mapping[str, bytes]):
        self._names = sorted(there)
        self._firsts = list(map(_first, self._names))
        self.tops = {path: max(map(_seq, readable(content)), default=0)
                     for path, content in there.items()}

    def place(self, path: str, number: int) -> tuple[str, bool]:
        """(which one a record comes behind, does it join that?) By its number; if that is 0, as
        all of its segment, which has this path.
        """
        before = self.before(path)
        if number:      # the last one that begins with this number or a lower one
            before = self._names[at - 1] if (at := bisect_right(self._firsts, number)) else ""
        return before, before == path or 0 < number <= self.tops.get(before, 0)

    def before(self, path: str) -> str:
        """The last one with this name or an earlier one; "": there is none."""
        return self._names[at - 1] if (at := bisect_right(self._names, path)) else ""


def _new(path: str, lines: Iterable[bytes], before: str, board: _Board) -> str:
    """The name for lines of a segment with this path that come behind one of the board."""
    numbers = list(filter(None, map(_seq, lines)))
    if not numbers or (board.before(path) == before
                       and _first(path) > board.tops.get(before, 0)):
        return path
    return f"{path.rpartition('/')[0]}/{min(numbers):06}"


def _topped(after: Mapping[str, bytes]) -> dict[str, bytes]:
    """What makes the last of these segments hold the highest number: from that one the board takes
    the number of its next game.
    """
    last = max(after)
    top = max(map(_seq, readable(after[last])), default=_first(last) - 1)
    above = {line for content in after.values() for line in readable(content)
             if _seq(line) > top}
    if not above:
        return {}
    moved = {path: b"".join(line for line in content.splitlines(keepends=True)
                            if line not in above)
             for path, content in after.items()}
    lines = sorted(above, key=lambda line: (_seq(line), line))
    path = f"{last.rpartition('/')[0]}/{_seq(lines[0]):06}"
    return moved | _parts(_free(path, after) if moved.get(path) else path, lines, after)


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
