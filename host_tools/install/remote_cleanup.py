"""Old records leave a board that is full, whatever version it has and whether that runs or not.

The modules of this version that evict records and keep them in the figures are sent to the board,
which runs them in its memory.
"""

from collections.abc import Mapping
from pathlib import Path

from crupier.build.compile import stripped
from crupier.build.imports import Graph
from crupier.build.root import source_root
from crupier.device import schema
from crupier.device.repl import Device
from crupier.engine.games import GAMES
from crupier.engine.lines import unseal
from crupier.install import merge
from crupier.install.backups import is_segment
from crupier.install.session import Session

_PROGRAM = Path(__file__).with_name("on_board_cleanup.py")
# What runs there, and what it reaches by name only: what the result of a game counts as.
_ROOTS = ["storage.room", "storage.archive", "storage.history"]
_RESULTS = "engine.{}.results"


def free(port: str) -> int:
    """Has the board remove the records that a PC keeps, all but the last ones -> how many
    segments, the oldest.

    Wherever the power fails, the board's figures count each of them once. Raises Trouble.
    """
    with Device(port) as device:
        session = Session(device)
        session.run(stripped(_PROGRAM.read_bytes()).decode())
        for path, source in _modules().items():
            session.run(f"add_module({'/' + path!r}, {stripped(source)!r})")
        session.work("gone = make_room()")
        gone = session.ask("(gone,)", int)
        schema.require(len(gone) == 1 and 0 <= gone[0] <= schema.SEGMENTS, "files that it removed")
        return gone[0]


def _modules() -> dict[str, bytes]:
    """{path on the board: source} of the modules that evict records."""
    root = source_root()
    sources = {file.relative_to(folder).as_posix(): file.read_bytes()
               for folder, files in ((root / "firmware", (root / "firmware").glob("*.py")),
                                     (root / "firmware", (root / "firmware/storage").glob("*.py")),
                                     (root, (root / "engine").rglob("*.py")))
               for file in files}
    graph = Graph(sources)
    packages = {module.partition(".")[0] for module, _ in GAMES.values()}
    needed = graph.closure([*_ROOTS, *map(_RESULTS.format, packages)], inner=True)
    return {graph.names[name]: sources[graph.names[name]]
            for name in sorted(needed & graph.names.keys())}


def records(content: Mapping[str, bytes], segments: int | None = None) -> list[str]:
    """Those in the segments among these files that can be read; in so many of the oldest."""
    return [unseal(line) for path in sorted(filter(is_segment, content))[:segments]
            for line in merge.readable(content[path])]
