"""Old records leave a board of any version: it borrows the storage of this one.

Boards of before do not know how to let records go and yet count them. So the modules of this
version that do are sent to the board, which runs them in its memory; its flash keeps its own.
"""

from pathlib import Path

from crupier.build.bare import bare
from crupier.build.payload import source_root
from crupier.device import schema
from crupier.device.repl import Device
from crupier.install.session import Session

_PROGRAM = Path(__file__).with_name("borrowed.py")
_MODULES = (
    "engine/__init__.py", "engine/errors.py", "engine/games.py", "engine/lines.py",
    "engine/records.py", "engine/the_game/__init__.py", "engine/the_game/scoring.py",
    "firmware/storage/archive.py", "firmware/storage/files.py", "firmware/storage/history.py",
    "firmware/storage/room.py", "firmware/storage/sums.py")


def free(port: str) -> int:
    """Has the board remove the records that a PC keeps, all but the last ones -> how many.

    Wherever the power fails, the board's figures count each of them once. Raises Trouble.
    """
    with Device(port) as device:
        device.soft_reset()         # what was played leaves the memory
        session = Session(device)
        session.run(bare(_PROGRAM.read_bytes()).decode())
        for path in _MODULES:
            source = bare((source_root() / path).read_bytes())
            session.run(f"lend({'/' + path.removeprefix('firmware/')!r}, {source!r})")
        session.work("gone = make_room()")
        gone = session.ask("(gone,)", int)
        schema.demand(len(gone) == 1 and gone[0] >= 0, "records that were removed")
        return gone[0]
