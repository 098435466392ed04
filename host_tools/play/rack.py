"""The boards of one `crupier play`: each with a flash image of its own, one under power."""

import os
import re
import secrets
import time
from collections.abc import Callable
from pathlib import Path

from crupier.build import payload
from crupier.build.manifest import Manifest
from crupier.device import running
from crupier.errors import INTEGRITY, PORT_BUSY, Trouble
from crupier.sim.virtual import image as flash_image
from crupier.sim.virtual import interpreter
from crupier.sim.virtual.board import DEVICE_ID, VirtualBoard
from crupier.sim.virtual.files import ImageDamaged
from crupier.sim.virtual.lock import ImageBusy

_BEGUN_S = 10.0     # s until it no longer matters whether the interpreter has begun
_LOOK_S = 0.01
_ID = ".id"         # beside the image


class Rack:
    """`with Rack(folder) as rack: rack.start(board_id)`. on_start(board) hears of every start.

    seated: do its boards tell who may look at them? note: what the start has done to the Crupier
    on the board, "" if nothing; kept: had that to stay, for want of room?
    """

    def __init__(self, folder: Path, seated: bool = False):
        self.names = payload.board_names()
        self.board: VirtualBoard | None = None
        self.on_start: Callable[[VirtualBoard], None] = lambda _: None
        self._folder, self._seated = folder, seated
        self._announced: running.Announcement | None = None
        self.note, self.kept = "", False

    def start(self, board_id: str) -> None:
        """Puts a board under power, the one before out of it.

        Its flash image is kept. Raises Trouble, and then nothing has changed.
        """
        image = self._folder / f"{board_id}.img"
        board, note, kept = self._powered(image, board_id)
        before, self.board = self.board, board
        self.note, self.kept = note, kept
        if before:
            before.stop()
        self._announce(board)
        self.on_start(board)

    def _announce(self, board: VirtualBoard | None) -> None:
        """`crupier pull` and others find this board from now on."""
        if self._announced:
            self._announced.end()
        self._announced = (running.Announcement(board.port, self.names[board.board_id])
                           if board else None)

    def _powered(self, image: Path, board_id: str) -> tuple[VirtualBoard, str, bool]:
        try:
            interpreter.find()
            device_id = _identity(image)
            note, kept = _renewed(image, board_id)
            board = VirtualBoard(image, board_id, device_id=device_id, spoken=True,
                                         seated=self._seated)
            board.start()
            # The cable that its console runs over brings power, too; some boards sense that.
            if (sense := board.description.get("BATTERY", {}).get("usb")) is not None:
                board.drive(sense, 1)
            if _identity(image) != device_id:   # another one has begun at the same moment
                image.with_suffix(_ID).write_text(device_id)
            _require_begun(board)
        except ImageBusy as error:
            raise Trouble(f"{image} is in use: close the other crupier play, or choose another "
                          "folder with --data.", PORT_BUSY) from error
        except flash_image.ImageFull as error:
            raise Trouble(f"{error}; choose another folder with --data.") from error
        except ImageDamaged as error:
            raise Trouble(f"{error}; move the file away to begin with an empty board, or choose "
                          "another folder with --data.", INTEGRITY) from error
        except OSError as error:
            raise Trouble(f"the board's flash cannot be kept in {image} "
                          f"({error.strerror or error}); make room, or choose another folder with "
                          "--data.") from error
        return board, note, kept

    def __enter__(self) -> "Rack":
        return self

    def __exit__(self, *_) -> None:
        self._announce(None)
        if self.board:
            self.board.stop()


def _require_begun(board: VirtualBoard) -> None:
    """Raises Trouble if the interpreter ends before it has the firmware: then it may be no
    MicroPython, or an old one, and no key of the board would bring it back."""
    end = time.monotonic() + _BEGUN_S
    while not board.stats["heap_free"] and time.monotonic() < end:
        if not board.running:
            log = board.log.decode(errors="replace")
            board.stop()
            raise Trouble(_at_once(log))
        time.sleep(_LOOK_S)


def _at_once(log: str) -> str:
    """log: of the console, which ends with a note of the virtual board."""
    printed, _, note = log.rpartition("[virtual board] ")
    why = note.strip().removeprefix("RuntimeError('").removesuffix("')")
    said = [f" ({line.strip()})" for line in printed.splitlines() if line.strip()]
    wanted = os.environ.get("MICROPYTHON")
    todo = f"MICROPYTHON names {wanted}; set it" if wanted else "Set MICROPYTHON"
    return (f"the board has stopped at once: {why}{''.join(said[-1:])}. {todo} to the path of a "
            f"MicroPython unix port, 1.27 or newer{', or unset it' if wanted else ''}.")


def _renewed(image: Path, board_id: str) -> tuple[str, bool]:
    """Brings the Crupier there to this version -> (what to say of that, had the old one to stay?)
    A board.py that was edited there stays.

    Raises ImageFull where there is none.
    """
    before = flash_image.installed(image)
    try:
        flash_image.install(image, board_id)
    except flash_image.ImageFull:
        if not before:
            raise
        return (f"This board keeps the Crupier {before.version} that it has: its flash has no "
                "room for that of this tool. `crupier flash --free` makes room, and updates.",
                True)
    said = [_change(before, flash_image.installed(image))]
    if flash_image.board_edited(image):
        said.append("board.py was edited on this board and stays; `crupier flash --stock-board` "
                    "puts the original in its place.")
    return " ".join(filter(None, said)), False


def _change(before: Manifest | None, now: Manifest | None) -> str:
    if not before or not now or before == now:
        return ""
    same = before.version == now.version
    had = "another build of Crupier" if same else "Crupier"
    has = "that of this tool" if same else f"{now.version}, that of this tool"
    return f"This board had {had} {before.version}; now it has {has}."


def _identity(image: Path) -> str:
    """Id of the chip, in a file beside the image that Crupier has made. A library tells games of
    one board from those of another by it.
    """
    file = image.with_suffix(_ID)
    if not image.exists():
        file.write_text(secrets.token_hex(8))
    text = file.read_text(errors="replace").strip() if file.exists() else ""
    return text if re.fullmatch("[0-9a-f]{16}", text) else DEVICE_ID
