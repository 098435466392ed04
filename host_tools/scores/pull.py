"""Brings the records of a board into the library. What is there already stays as it is."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from crupier import terminal
from crupier.device import schema
from crupier.device.link import CLOCK_OFF, Link, NoAnswer, PcClock, local_time
from crupier.device.others import done_again
from crupier.device.repl import Device
from crupier.errors import DEVICE_ERROR, NotKept, Trouble
from crupier.install.session import FlashFull
from crupier.scores.library import Library
from crupier.scores.record import Game, Record, iso, now
from crupier.scores.segments import BoardFiles, Source, lines_of, unread
from crupier.terminal import Progress

_DAY = 86_400               # s; clocks in two time zones differ by less
_BATCH = 32_768             # bytes of records that are added in one step


@dataclass
class Pulled:
    """What a pull has found. Games as the library keeps them."""

    device: str
    over: str                   # "link", or "raw REPL" of a board whose application did not run
    at: str = field(default_factory=now)        # ISO local time
    new: list[Game] = field(default_factory=list)
    known: int = 0
    conflicts: list[Game] = field(default_factory=list)     # of the new: number used before
    damaged: int = 0            # lines that cannot be read, kept for the first time
    acked: int = 0              # the highest number that the board knows to be safe
    unnoted: str = ""           # why it could not note that, a sentence
    clock_set: bool = False     # the board did not know the time
    pc_clock: str = ""          # why it still does not
    fast: int = 0               # s that its clock is ahead of that of this PC, if that is much

    @property
    def ahead(self) -> Game | None:
        """A new game from the future, if there is one: the clock of board or PC is wrong."""
        return next((game for game in self.new if (game.played_at or "") > iso(
            local_time() + _DAY)), None)

    @property
    def wrong(self) -> list[Game]:
        """New games whose result does not follow from what was played."""
        return [game for game in self.new if not (game.verified or game.newer)]

    @property
    def newer(self) -> list[Game]:
        """New games that only a newer crupier can read."""
        return [game for game in self.new if game.newer]


@done_again
def pull(port: str, library: Library, progress: Progress) -> Pulled:
    """All records of the board that the library lacks. Raises Trouble; what was added stays."""
    library.recheck()
    with Link(port) as link:
        try:
            hello = link.hello()
        except NoAnswer:
            pass                # no application: its files can be read nevertheless
        else:
            pulled = _pull(link, Pulled(hello["device"], "link"), hello["ack"], library, progress)
            if (shown := link.clock()) and abs(fast := shown - local_time()) > CLOCK_OFF:
                pulled.fast = fast
            if not hello["clock"]:
                try:
                    link.set_time()
                    pulled.clock_set = True
                except PcClock as wrong:
                    pulled.pc_clock = str(wrong)
            return pulled
    with Device(port) as device:
        source = BoardFiles(device)
        return _pull(source, Pulled(device.about()["id"], "raw REPL"), source.acked(), library,
                     progress)


@dataclass
class Freed:
    """What a board has removed of its records."""

    segments: int | None = None     # None: it has not said; at least so many if it is not done
    first: int = 0                  # when done: number of the first record that stays
    done: bool = False


def free(port: str, freed: Freed, progress: Progress) -> None:
    """Has the board remove records that a PC keeps, all but the last ones. Raises Trouble; what
    has gone until then is in `freed`."""
    with Link(port) as link:
        before = _names(link)
        with progress("Making room", len(before)) as advance:
            while some := link.free():
                freed.segments = (freed.segments or 0) + some
                schema.require(freed.segments <= schema.SEGMENTS,
                              "more files removed than a flash holds")
                advance(some)
        # Not by what it said: a request whose answer is late or lost is repeated, and more go.
        left = _names(link)
        freed.segments = sum(name not in left for name in before)
        freed.first = int(left[0][:6]) if left else 0
        freed.done = True


def _names(link: Link) -> list[str]:
    return [name for name, _ in link.segments()]


def _pull(source: Source, pulled: Pulled, acked: int, library: Library,
          progress: Progress) -> Pulled:
    segments, read = unread(source, pulled.device, acked, library), 0
    last = library.last_seq(pulled.device)

    with progress("Pulling games", sum(size for _, size in segments)) as advance:
        for batch in _batches(segments):
            lines = [line for segment in batch for line in lines_of(
                source, *segment, advance, lambda record: record.seq <= last or record.problem)]
            read = max(read, _store(lines, pulled, library))
    if read:        # else the board may have begun anew, and has not given the numbers of before
        pulled.acked, pulled.unnoted = _ack(source, library.last_seq(pulled.device))
    return pulled


def _ack(source: Source, seq: int) -> tuple[int, str]:
    """(the highest number the board has noted, "" or why it cannot)"""
    try:
        terminal.face.keep()
        return source.ack(seq), ""
    except Trouble as trouble:
        if not (isinstance(trouble, FlashFull | NotKept)
                or trouble.exit_code == DEVICE_ERROR):
            raise
        return 0, str(trouble)


def _batches(segments: list[tuple[str, int]]) -> Iterator[list[tuple[str, int]]]:
    """Segments in their order, so many at a time that adding them is worth a commit."""
    batch: list[tuple[str, int]] = []
    for segment in segments:
        batch.append(segment)
        if sum(size for _, size in batch) >= _BATCH:
            yield batch
            batch = []
    yield batch


def _store(lines: list[tuple[bytes, Record | None]], pulled: Pulled, library: Library) -> int:
    """Adds what the lines say, all in one step -> the last number, 0 if none can be read."""
    new, known, conflicts, damaged = [], 0, [], 0
    last = 0
    with library.transaction():
        for line, record in lines:
            if record is None:
                damaged += library.add_damaged(pulled.device, line)
                continue
            state, game = library.add(record, pulled.at, earlier=False)
            if game is None:
                known += 1
            else:
                new.append(game)
                conflicts += [game] if state == "conflict" else []
            last = max(last, record.seq)
        if last:
            library.pulled(pulled.device, last)
    pulled.new += new
    pulled.known += known
    pulled.conflicts += conflicts
    pulled.damaged += damaged
    return last
