"""How full a board is, and what makes room."""

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass

from crupier.build import manifest
from crupier.build.manifest import Manifest
from crupier.device import schema
from crupier.device.port import mpremote_command
from crupier.device.repl import Device
from crupier.engine.lines import unseal
from crupier.engine.records import loads
from crupier.errors import Trouble
from crupier.install import blocks, merge, plan
from crupier.install.backups import DATA, GAME, is_segment
from crupier.install.session import Session

# Errors of reading a line that is no valid value.
_NO_VALUE = ValueError, TypeError, KeyError, OverflowError, RecursionError
# As firmware/storage/room.py has it: blocks that a new game wants, and the segments that stay.
RESERVE = 32
LAST = 4
_FULL = 5                       # from a fifth of the flash on, the board warns and makes room
# Bytes of flash for a record, as long as a board has too few of its own to tell: a solo of
# The Game has 579 on average, and six of them share a block.
_TYPICAL = 655
_ENOUGH = 20                    # records of a board that tell what its games take


@dataclass(frozen=True)
class Room:
    """Of a flash. Bytes of flash are whole blocks."""

    version: str                # of the product, "" if nobody knows
    installed: int              # bytes in its files
    installed_blocks: int       # what these take, with their folders
    free_blocks: int
    blocks: int                 # of the whole flash
    records: int                # on the board
    per_record: int             # bytes of flash that one takes
    more_records: int           # until the board refuses to begin another game
    waiting: int                # records that no PC has acknowledged
    update_blocks: int          # that must be free for `crupier flash`
    current: bool               # is the installed version that of this tool?
    games: list[str]            # in progress, as the engine calls them


def measure(free: int, total: int, sizes: Mapping[str, int], data: Mapping[str, bytes],
            installed: Manifest | None, update_blocks: int = 0, current: bool = False) -> Room:
    """free: blocks; total: bytes of flash; sizes: of all files; data: content of DATA; the rest:
    as in Room.
    """
    ours = {*installed.digests, manifest.PATH} & set(sizes) if installed else set()
    product = {path: sizes[path] for path in ours}
    segments = {path: content for path, content in data.items() if is_segment(path)}
    records = sum(content.count(b"\n") for content in segments.values())
    taken = blocks.BLOCK * sum(blocks.of_size(len(content)) for content in segments.values())
    per_record = taken // records if records >= _ENOUGH else _TYPICAL
    return Room(installed.version if installed else "", sum(product.values()),
                blocks.of_files(product), free, total // blocks.BLOCK, records, per_record,
                max(0, free - RESERVE) * blocks.BLOCK // per_record, _waiting(segments, data),
                update_blocks, current, _in_progress(data))


def _in_progress(data: Mapping[str, bytes]) -> list[str]:
    """Of journals with a head that can be read."""
    found = []
    for path in sorted(data):
        if path.startswith(GAME) and path.endswith(".000"):
            with contextlib.suppress(*_NO_VALUE):
                found.append(str(loads(unseal(data[path].partition(b"\n")[0] + b"\n"))["game"]))
    return found


def _waiting(segments: Mapping[str, bytes], data: Mapping[str, bytes]) -> int:
    """Records that can be read, with numbers that no PC has acknowledged."""
    known = acked(data)
    return sum((merge.seq_of(line) or 0) > known for content in segments.values()
               for line in content.splitlines(keepends=True))


def acked(data: Mapping[str, bytes]) -> int:
    """Up to which number a PC has the records."""
    try:
        return int(loads(unseal(data.get(DATA + "/ack", b""))))
    except _NO_VALUE:
        return 0


def staged(sizes: Mapping[str, int]) -> int:
    """Blocks that the rest of an interrupted update takes up, which the next one first gives back.
    """
    return blocks.of_files({path: size for path, size in sizes.items()
                            if path.startswith(plan.STAGE + "/")})


def filling(free: int, total: int) -> bool:
    """Does the board warn that its flash fills up? Both in blocks."""
    return free < total // _FULL


class TooFull(Trouble):
    """An update, or what else is said, needs more blocks than there are. sizes: of all files;
    `why` is the sentence without advice; `by_records`: would there be enough without old records?
    """

    def __init__(self, port: str, needed: int, free: int, sizes: Mapping[str, int],
                 what: str = "update"):
        missing = needed - free
        self.by_records = bool(oldest(sizes, missing))
        self.why = (f"the flash of the board is too full: the {what} takes "
                    f"{blocks.kilobytes(needed)} KB and {blocks.kilobytes(free)} KB are free.")
        super().__init__(f"{self.why} {advice(port, missing, sizes, what == 'update')}")


def _without_product(port: str, missing: int, sizes: Mapping[str, int]) -> str:
    """How an update fits that does not fit beside the version that is there; "" if not even so."""
    ours = {path: size for path, size in sizes.items() if path.startswith(plan.HOME + "/")}
    if blocks.of_files(ours) < missing:
        return ""
    remove = mpremote_command(port, "fs", "rm", "-r", ":" + plan.HOME)
    return (f"run `crupier backup`, remove the version that is there with `{remove}`, and repeat "
            "the command with --board: games and settings stay, but until it has ended the board "
            "has no Crupier.")


def advice(port: str, missing: int, sizes: Mapping[str, int], update: bool = False) -> str:
    """Advice on how to make so many blocks free, or room for an update."""
    ours = plan.HOME + "/", plan.STAGE + "/", DATA + "/"
    own = _largest({path: size for path, size in sizes.items()
                    if path not in plan.AT_ROOT and not path.startswith(ours)}, missing)
    said = []
    if own:
        remove = mpremote_command(port, "fs", "rm", *(":" + path for path in own))
        said.append(f"Remove files of your own: `{remove}` makes "
                    f"{blocks.kilobytes(_blocks(own))} KB free.")
    if _blocks(own) < missing:
        said.append(_more(port, missing - _blocks(own), sizes, update))
    return " ".join(said)


def _blocks(sizes: Mapping[str, int]) -> int:
    return sum(map(blocks.of_size, sizes.values()))


def _largest(sizes: Mapping[str, int], missing: int) -> dict[str, int]:
    """The fewest files that give so many blocks; all of them if they have not so many."""
    chosen: dict[str, int] = {}
    for path in sorted(sizes, key=lambda path: -sizes[path]):
        if _blocks(chosen) < missing and blocks.of_size(sizes[path]):
            chosen[path] = sizes[path]
    return chosen


def _more(port: str, missing: int, sizes: Mapping[str, int], update: bool) -> str:
    if oldest(sizes, missing):
        if update:      # of any version, also one that knows no `pull --free`
            return ("Run `crupier flash --free`: it keeps all games on this PC, removes old ones "
                    "from the board, and updates.")
        return ("Run `crupier pull --free`: it keeps all games on this PC and removes old ones "
                "from the board.")
    anew = _without_product(port, missing, sizes) if update else ""
    if anew:
        return anew[0].upper() + anew[1:]
    return ("Run `crupier backup`, which keeps its games, settings and names on this PC. Then "
            "put a new image on the board with `crupier image`, which erases all of it, and "
            "bring them back with `crupier restore FILE`.")


def oldest(sizes: Mapping[str, int], missing: int) -> list[str]:
    """Records that may go for so many blocks; none if there are not so many.

    The last ones stay.
    """
    chosen: dict[str, int] = {}
    for path in sorted(path for path in sizes if is_segment(path))[:-LAST]:
        if _blocks(chosen) < missing:
            chosen[path] = sizes[path]
    return list(chosen) if _blocks(chosen) >= missing else []


# What `free` of the link does, with the modules on the board, whether that runs or not.
_EVICT = f"""
sys.path[:] = {plan.HOME!r}, ".frozen"
import pack
pack.mount()
from storage import room
from storage.archive import Archive
from storage.history import History
archive = Archive({DATA + "/records"!r}, {DATA + "/ack"!r})
history = History(archive.heads(), {DATA + "/sums"!r})
gone = room.evict_segments(archive, history, len(archive.names()))
"""


def evict(port: str) -> int:
    """Has the board remove the records that a PC keeps, all but the last ones -> how many
    segments, the oldest.

    Wherever the power fails, the board's figures count each of them once. Raises Trouble.
    """
    with Device(port) as device:
        session = Session(device)
        session.work(_EVICT)
        gone = session.ask("(gone,)", int)
        schema.require(len(gone) == 1 and 0 <= gone[0] <= schema.SEGMENTS, "files that it removed")
        return gone[0]


def records(content: Mapping[str, bytes], segments: int | None = None) -> list[str]:
    """Those in the segments among these files that can be read; in so many of the oldest."""
    return [unseal(line) for path in sorted(filter(is_segment, content))[:segments]
            for line in merge.readable(content[path])]
