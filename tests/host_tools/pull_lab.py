"""A board with some games on it, for tests of the link and of pulling."""

import contextlib
import random
import shutil
import sqlite3
from functools import cache
from pathlib import Path

from crupier import terminal
from crupier.engine.lines import seal
from crupier.engine.records import encode, outcome
from crupier.scores.library import Library
from crupier.scores.pull import Pulled, pull
from crupier.sim.virtual.board import DEVICE_ID, VirtualBoard
from pictures import samples
from tests.host_tools.board_tools import eventually
from tests.host_tools.flash_lab import new_version, prepare

SEGMENT = 4000


@cache
def text(seq: int, device: str = DEVICE_ID, seed: str = "S") -> str:
    """Record of a game, given up now and then."""
    head = dict(samples.solo(seq, f"{seed}{seq}", fire=seq % 5 == 0), device=device)
    game = samples.play(head, (lambda game: len(game.history()) >= 20) if seq % 7 == 0 else None)
    return encode(dict(head, result=outcome(game)), game.history())


def texts(count: int) -> list[str]:
    return [text(seq) for seq in range(1, count + 1)]


def segments(records: list[str], first: int = 1) -> dict[str, bytes]:
    """Flash files of sealed records, as firmware/storage/archive.py fills them."""
    found: dict[str, bytes] = {}
    name = ""
    for seq, record in enumerate(records, first):
        line = seal(record).encode()
        if not name or len(found[name]) + len(line) > SEGMENT:
            name = f"/data/records/{seq:06}"
        found[name] = found.get(name, b"") + line
    return found


@contextlib.contextmanager
def playing(folder: Path, *layers: dict[str, bytes], device: str = DEVICE_ID, **options):
    """A live board with the product and these files, which answers."""
    folder.mkdir(exist_ok=True)
    image = prepare(folder / "flash.img", new_version(), samples.settings(language="es"), *layers)
    with VirtualBoard(image, device_id=device, **options) as board:
        started(board)
        yield board


def started(board: VirtualBoard) -> None:
    from crupier.device import find
    eventually(lambda: find.hello(board.port)[0], 90)


def pulled(port: str, path: Path) -> Pulled:
    with Library(path) as library:
        return pull(port, library, terminal.bar)


def kept(path: Path) -> list[str]:
    """Texts of the records in a library, by number; each replayed and found right."""
    with Library(path) as library:
        games = library.games()
    assert all(game.verified for game in games)
    return [game.text for game in sorted(games, key=lambda game: game.seq)]


@cache
def _empty_library(folder: Path) -> Path:
    path = folder / "empty.sqlite"
    Library(path).close()
    return path


def fresh(folder: Path, name: str) -> Path:
    """A new, empty library."""
    return Path(shutil.copyfile(_empty_library(folder), folder / name))


class Noise:
    """Drops, doubles and flips bytes, each with the same chance, in both directions.

    It never makes a Ctrl-C, which would rightly end the application.
    """

    def __init__(self, chance: float, seed: int):
        self._random = random.Random(seed)
        self._chance = chance
        self.done = {"dropped": 0, "doubled": 0, "flipped": 0}

    def __call__(self, data: bytes, down: bool) -> bytes:
        return b"".join(self._byte(bytes([byte])) for byte in data)

    def _byte(self, byte: bytes) -> bytes:
        if self._random.random() >= self._chance:
            return byte
        what = self._random.choice(list(self.done))
        self.done[what] += 1
        if what == "dropped":
            return b""
        if what == "doubled":
            return 2 * byte
        flipped = byte[0] ^ 1 << self._random.randrange(8)
        return bytes([flipped]) if flipped != 3 else b"?"


def connect_with_room_for(pages: int):
    """sqlite3.connect() on a disk with room for so many pages of the library."""
    connect = sqlite3.connect

    def small(*args, **kwargs):
        db = connect(*args, **kwargs)
        db.execute(f"PRAGMA max_page_count = {pages}")
        return db

    return small
