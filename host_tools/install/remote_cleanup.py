"""Old records leave a board that is full, whatever version it has and whether that runs or not.

The modules of this version that evict records and keep them in the figures are sent to the board,
which runs them in its memory.
"""

from collections.abc import Mapping
from pathlib import Path

from crupier.build.compile import stripped
from crupier.build.root import source_root
from crupier.device import schema
from crupier.device.repl import Device
from crupier.engine.lines import unseal
from crupier.install import merge
from crupier.install.backups import is_segment
from crupier.install.session import Session

_PROGRAM = Path(__file__).with_name("on_board_cleanup.py")
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
        session.run(stripped(_PROGRAM.read_bytes()).decode())
        for path in _MODULES:
            source = stripped((source_root() / path).read_bytes())
            session.run(f"add_module({'/' + path.removeprefix('firmware/')!r}, {source!r})")
        session.work("gone = make_room()")
        gone = session.ask("(gone,)", int)
        schema.require(len(gone) == 1 and 0 <= gone[0] <= schema.SEGMENTS, "files that it removed")
        return gone[0]


def records(content: Mapping[str, bytes], segments: int | None = None) -> list[str]:
    """Those in the segments among these files that can be read; in so many of the oldest."""
    return [unseal(line) for path in sorted(filter(is_segment, content))[:segments]
            for line in merge.readable(content[path])]
