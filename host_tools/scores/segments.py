"""The segments of records on a board: where they are read, which of them a pull has to read, and
what is in them."""

from bisect import bisect
from collections.abc import Callable, Iterator

from crupier.device.link import Link
from crupier.device.repl import Device
from crupier.device.schema import Refused
from crupier.engine.lines import BadLine, seal, unseal
from crupier.engine.records import dumps
from crupier.errors import NO_DEVICE, Trouble
from crupier.install import plan, room
from crupier.install.backups import ACK, RECORDS, is_segment
from crupier.install.session import Session
from crupier.scores.library import Library
from crupier.scores.record import Record
from crupier.terminal import Advance

_PART = ACK + ".part"


class BoardFiles:
    """Records of a board whose application does not run, read over the raw REPL."""

    def __init__(self, device: Device):
        self._session = Session(device)
        if not self._session.sizes(plan.HOME):
            raise Trouble(f"Crupier is not on the board on {device.port}; install it with "
                          "`crupier flash`.", NO_DEVICE)

    def segments(self) -> list[tuple[str, int]]:
        return sorted((path.removeprefix(RECORDS), size) for path, size in
                      self._session.sizes(RECORDS.rstrip("/")).items() if is_segment(path))

    def read(self, segment: str, size: int) -> list[bytes]:
        return [self._content(RECORDS + segment)[:size]]

    def _content(self, path: str) -> bytes:
        """Empty if there is no such file."""
        return b"".join(self._session.fetch(self._session.survey(path)).values())

    def acked(self) -> int:
        return room.acked({ACK: self._content(ACK)})

    def ack(self, seq: int) -> int:
        """As firmware/link/service.py keeps it."""
        before = self.acked()
        if seq > before:
            self._session.store({_PART: seal(dumps(seq)).encode()})
            self._session.work(f"os.rename({_PART!r}, {ACK!r})")
        return max(seq, before)


Source = Link | BoardFiles


def unread(source: Source, device: str, acked: int, library: Library) -> list[tuple[str, int]]:
    """Segments from the one that holds the last record pulled, and those before it whose size is
    not that of the records here; all, if the last record is not there.

    It is not there any more when the flash of the board has been erased. Where older records were
    put back, the board has been told that no PC has them (acked), but by now another PC may have
    pulled them, and what was played in between.
    """
    segments, last = source.segments(), library.last_seq(device)
    before = [segment for segment in segments if segment[0] <= f"{last:06}~"]   # also 000012.1
    if not last or acked < last or not before:
        return segments
    begun = [segment for segment in before[:-1] if segment[0][:6] == before[0][0][:6]]
    if not (all(map(library.holds, _records(source, begun)))
            and any(record.seq == last and library.holds(record)
                    for record in _records(source, before[-1:]))):
        return segments
    grown = _grown(segments, library.sizes(device))
    return [segment for segment in segments
            if segment[0] >= before[-1][0] or int(segment[0][:6]) in grown]


def _grown(segments: list[tuple[str, int]], sizes: dict[int, int]) -> set[int]:
    """First numbers of segments that are not as large as the records here from there on."""
    there: dict[int, int] = {}
    for name, size in segments:
        first = int(name[:6])
        there[first] = there.get(first, 0) + size
    here, firsts = dict.fromkeys(there, 0), sorted(there)
    for seq, size in sizes.items():
        if at := bisect(firsts, seq):
            here[firsts[at - 1]] += size
    return {first for first in firsts if there[first] != here[first]}


def _records(source: Source, segments: list[tuple[str, int]]) -> Iterator[Record]:
    for segment in segments:
        yield from (record for _, record in lines_of(source, *segment) if record)


def lines_of(source: Source, segment: str, size: int, advance: Advance = lambda size: None,
             use: Callable[[Record], object] = lambda record: None
             ) -> list[tuple[bytes, Record | None]]:
    """Whole lines, and the records in them; use(record) is called, to
    replay it, say, while the rest is on its way.

    Power has failed in a last line that does not end: it was written again. Nothing of a segment
    that has made room for a new game meanwhile: another PC keeps it.
    """
    found, rest = [], b""
    try:
        for piece in source.read(segment, size):
            advance(len(piece))
            *lines, rest = (rest + piece).split(b"\n")
            for line in lines:
                found.append((line + b"\n", record := _record_of(line + b"\n")))
                if record:
                    use(record)
    except Refused:
        if segment in dict(source.segments()):
            raise
        return []
    return found


def _record_of(line: bytes) -> Record | None:
    try:
        return Record(unseal(line))
    except (BadLine, UnicodeDecodeError):
        return None
