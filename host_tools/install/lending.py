"""Old records leave a board of any version: it borrows the storage of this one.

Boards of before do not know how to let records go and yet count them. So the modules of this
version that do are sent to the board, which runs them in its memory; its flash keeps its own.
"""

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path, PurePosixPath

from crupier.build.bare import bare
from crupier.build.root import source_root
from crupier.device import schema
from crupier.device.repl import Device
from crupier.engine.lines import unseal
from crupier.install import merge
from crupier.install.archive import DATA, is_segment
from crupier.install.session import Session
from crupier.terminal import Progress

_LAST = 20                      # games that the board keeps at hand; firmware/storage/history.py
_PROGRAM = Path(__file__).with_name("borrowed.py")
_MODULES = (
    "engine/__init__.py", "engine/canonical.py", "engine/errors.py", "engine/games.py",
    "engine/lines.py", "engine/records.py", "engine/the_game/__init__.py",
    "engine/the_game/scoring.py", "firmware/storage/archive.py", "firmware/storage/counting.py",
    "firmware/storage/files.py", "firmware/storage/history.py", "firmware/storage/room.py",
    "firmware/storage/sums.py", "firmware/watchdog.py")


def free(port: str) -> int:
    """Has the board remove the records that a PC keeps, all but the last ones -> how many
    segments, the oldest.

    Wherever the power fails, the board's figures count each of them once. Raises Trouble.
    """
    with Device(port) as device:
        session = Session(device)
        session.run(bare(_PROGRAM.read_bytes()).decode())
        for path in _MODULES:
            source = bare((source_root() / path).read_bytes())
            session.run(f"lend({'/' + path.removeprefix('firmware/')!r}, {source!r})")
        session.work("gone = make_room()")
        gone = session.ask("(gone,)", int)
        schema.require(len(gone) == 1 and 0 <= gone[0] <= schema.SEGMENTS, "files that it removed")
        return gone[0]


def foresee(port: str, progress: Progress) -> tuple[list[str], list[str]]:
    """(the board's records that free() would remove if a PC had all of them, the others)"""
    with Device(port) as device:
        session = Session(device)
        found = {path: entry for path, entry in session.survey(DATA + "/records").items()
                 if is_segment(path)}
        with progress("Reading games", sum(size for size, _ in found.values())) as advance:
            content = session.fetch(found, advance)
    return leaving(content, going(content))


def leaving(content: Mapping[str, bytes], segments: int) -> tuple[list[str], list[str]]:
    """(the records in so many of the oldest segments, those in the others)"""
    paths = sorted(filter(is_segment, content))
    return (records({path: content[path] for path in paths[:segments]}),
            records({path: content[path] for path in paths[segments:]}))


def records(content: Mapping[str, bytes]) -> list[str]:
    """Those in the segments among these files, as far as they can be read."""
    return [unseal(line) for line in _lines(content)]


def _lines(content: Mapping[str, bytes]) -> list[bytes]:
    return [line for path in sorted(content) if is_segment(path)
            for line in merge.readable(content[path])]


def going(content: Mapping[str, bytes]) -> int:
    """How many of these segments would leave if a PC had all records: as _going() in
    firmware/storage/room.py has it.
    """
    limit = next((merge.seq_of(line) or 0 for line in _lines(content)[-_LAST:]), 0)
    highest = count = 0
    for at, (path, following) in enumerate(pairwise(sorted(content)), 1):
        first = int(PurePosixPath(following).stem)
        if first > limit:
            break
        highest = max([highest, *(merge.seq_of(line) or 0 for line in
                                  merge.readable(content[path]))])
        if highest < first:
            count = at
    return count
