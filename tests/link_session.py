"""A session on the cable as text, and a virtual board that plays its half of it.

    # ...       a comment; it and an empty line stay where they are
    > ...       a line to the board
    ~ "..."     the same as JSON, without a line end: noise
    < ...       a line from the board
    ^C, ^D      that byte to the board
    | ...       the last line that it has printed, and is no reply

What follows without a gap is sent in one piece. MicroPython words its TypeErrors differently from
port to port, so they are cut short.

    python -m tests.link_session        writes the file anew, with what the board answers now
"""

import json
import os
import re
import select
import tempfile
from itertools import groupby
from pathlib import Path

from crupier.device.link import parse
from crupier.sim.virtual.board import VirtualBoard
from tests import kept_records
from tests.host_tools.flash_lab import new_version, prepare

PATH = Path(__file__).parent / "data/link/session.txt"
VERSION = "1.2.3"
SENT = ("> ", "~ ", "^C", "^D")
_BOOT_MS, _LOOK_MS, _QUIET = 2000, 50, 10


def flash() -> dict[str, bytes]:
    """A board with a version of its own and the records of v1, each in a segment for itself."""
    files = {path: data for path, data in new_version().items()
             if path != "/crupier/version.mpy"}
    files["/crupier/version.py"] = f'VERSION = "{VERSION}"\n'.encode()
    data = kept_records.data("v1")
    records = {f"/data/records/{seq:06}": line
               for seq, line in enumerate(kept_records.lines(data), 1)}
    kept = {path: data[path] for path in ("/data/settings", "/data/ack")}
    return {**files, **kept, **records}


def play(text: str) -> str:
    """The session as it goes now: what is sent is kept, what comes back is written down."""
    asked = [line for line in text.splitlines() if not line.startswith(("< ", "| "))]
    with tempfile.TemporaryDirectory() as folder:
        image = prepare(Path(folder) / "flash.img", flash())
        with VirtualBoard(image, live=False, clock=None) as board, Cable(board) as cable:
            board.run(_BOOT_MS)
            found = []
            for sent, lines in groupby(asked, lambda line: line.startswith(SENT)):
                lines = list(lines)
                found += lines
                if sent:
                    found += told(cable.talk(b"".join(map(piece, lines))))
    return "\n".join(found) + "\n"


class Cable:
    """The PC's end of the port of a stepped board."""

    def __init__(self, board: VirtualBoard):
        self._board = board
        self._fd = os.open(board.port, os.O_RDWR | os.O_NOCTTY)

    def __enter__(self) -> "Cable":
        return self

    def __exit__(self, *_) -> None:
        os.close(self._fd)

    def talk(self, data: bytes) -> bytes:
        """Sends data -> all that comes, until nothing has come for half a second."""
        os.write(self._fd, data)
        got, quiet = b"", 0
        while quiet < _QUIET or (b"\x04" in data and quiet < _BOOT_MS // _LOOK_MS):
            self._board.run(_LOOK_MS)
            before = len(got)
            while select.select([self._fd], [], [], 0.01)[0]:
                got += os.read(self._fd, 65536)
            quiet = 0 if len(got) > before else quiet + 1
        return got


def piece(line: str) -> bytes:
    """What goes to the board for a line of the session."""
    kind, rest = line[:2], line[2:]
    if kind == "> ":
        return rest.encode() + b"\n"
    return json.loads(rest).encode() if kind == "~ " else bytes([ord(line[1]) - 64])


def told(got: bytes) -> list[str]:
    """Lines of the session for what has come from the board."""
    *lines, rest = got.split(b"\n")
    replies = [line for line in lines if parse(line)]
    found = ["< " + re.sub(r"(TypeError).*", r"\1 ...", line.decode()) for line in replies]
    if replies == lines and not rest:
        return found
    printed = [line.strip() for line in got.decode().splitlines() if line.strip()]
    return [*found, "| " + printed[-1]]


if __name__ == "__main__":
    PATH.write_text(play(PATH.read_text(encoding="ascii")), encoding="ascii")
