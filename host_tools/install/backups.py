"""Backups of what a board must not lose: zip files with a manifest of hashes."""

import contextlib
import hashlib
import json
import os
import re
import zipfile
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from crupier import atomic_files, named_files, terminal
from crupier.build import manifest
from crupier.build.manifest import Manifest
from crupier.device import schema
from crupier.device.others import done_again
from crupier.device.repl import Device
from crupier.engine.lines import BadLine, unseal
from crupier.engine.records import loads
from crupier.errors import INTEGRITY, Trouble
from crupier.install import plan
from crupier.install.plan import Found
from crupier.install.session import Session
from crupier.terminal import Progress

DATA = "/data"
GAME = DATA + "/game/"          # in progress
SUMS = DATA + "/sums"           # figures of games that have left the board
_START = DATA + "/clock"        # firmware/drivers/rp2040.py: a start that has not ended
RECORDS = DATA + "/records/"
_MANIFEST = "manifest.json"
_FORMAT = 1


@dataclass(frozen=True)
class Backup:
    """files: {path on the board: content}; board: its kind, a folder of boards/, if known."""

    device: str
    made: str           # ISO local time
    files: dict[str, bytes]
    board: str = ""

    @property
    def games(self) -> int:
        return sum(content.count(b"\n") for path, content in self.files.items()
                   if is_segment(path))

    @property
    def games_left(self) -> int:
        """How many games had left the board, and are in its figures alone."""
        return head_of_sums(self.files)[1]


def is_segment(path: str) -> bool:
    """Is this a file of records, by its path? Somebody may have put others beside them."""
    return path.startswith(RECORDS) and schema.is_segment(path.removeprefix(RECORDS))


def head_of_sums(files: Mapping[str, bytes]) -> tuple[int, int]:
    """(up to which number records have left a board, how many games they were), as its figures
    say; 0 for what cannot be read."""
    try:
        _, last, games, _ = loads(unseal(files[SUMS].splitlines(keepends=True)[0]))
        return int(last), int(games)
    except (BadLine, IndexError, KeyError, OverflowError, TypeError, ValueError):
        return 0, 0


def named(paths: Iterable[str]) -> str:
    """These files of a board in the words of its players: "records, game in progress"."""
    words = ("records" if is_segment(path) else "game in progress" if path.startswith(GAME) else
             "settings and names" if path == DATA + "/settings" else path for path in paths)
    return ", ".join(dict.fromkeys(words))


def _lasting(digests: dict[str, bytes]) -> dict[str, bytes]:
    return {path: digest for path, digest in digests.items() if not volatile(path)}


def volatile(path: str) -> bool:
    """The counter of boots, a start under way, and what was being written: no reason for another
    backup."""
    return path in (DATA + "/boots", _START) or path.endswith(".tmp")


def folder(device: str) -> Path:
    schema.require(schema.is_id(device), f"{device!r} for an id")
    return user_data_path("crupier") / "backups" / device


def new_path(device: str, board: str = "") -> Path:
    """A name that no backup has yet."""
    stem = datetime.now().strftime("%Y-%m-%d-%H%M%S") + (f"_{board}" if board else "")
    path, count = folder(device) / f"{stem}.zip", 0
    while path.exists():
        path, count = path.with_name(f"{stem}_{count + 1}.zip"), count + 1
    return path


def latest(device: str, board: str = "") -> tuple[Path, Backup] | None:
    """The newest backup that can be read, and is not of another kind of board."""
    for path in sorted(folder(device).glob("*.zip"), reverse=True):
        with contextlib.suppress(Trouble):
            backup = read(path)
            if not (board and backup.board and board != backup.board):
                return path, backup
    return None


def kinds() -> set[str]:
    """Kinds of boards of which there are backups, by the names of the files."""
    stems = (path.stem for path in (user_data_path("crupier") / "backups").glob("*/*_*.zip"))
    return {re.sub(r"_\d+$", "", stem.partition("_")[2]) for stem in stems}


def write(path: Path, backup: Backup) -> None:
    """Whole or not at all; never over another file. Raises Trouble."""
    about = {"format": _FORMAT, "device": backup.device, "board": backup.board,
             "made": backup.made,
             "files": {name: {"bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}
                       for name, data in backup.files.items()}}
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            raise FileExistsError(f"{path} exists")
        with atomic_files.temporary(path) as (file, part):
            with file:
                with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
                    _add(archive, _MANIFEST, (json.dumps(about, indent=1) + "\n").encode())
                    for name, data in backup.files.items():
                        _add(archive, name.lstrip("/"), data)
                file.flush()
                os.fsync(file.fileno())
            os.replace(part, path)
    except OSError as error:
        raise Trouble(f"the backup {path} cannot be written ({error.strerror or error}); nothing "
                      "was changed on the board.") from error


def _add(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    """Adds a file without a time: some clocks show one that no zip file can tell."""
    entry = zipfile.ZipInfo(name)
    entry.external_attr = 0o600 << 16
    archive.writestr(entry, data, zipfile.ZIP_DEFLATED)


def read(path: Path) -> Backup:
    """Every file compared with its hash. Raises Trouble."""
    try:
        _require_zip(path)
        with zipfile.ZipFile(path) as archive:
            inside = _folder(archive)
            about = json.loads(archive.read(inside + _MANIFEST))
            if about["format"] > _FORMAT:
                raise Trouble(f"{path} was made by a later crupier; update this one.")
            board = about["board"]
            if not (schema.is_id(about["device"]) and isinstance(about["made"], str)
                    and isinstance(board, str)):
                raise zipfile.BadZipFile("it does not say of which board")
            return Backup(about["device"], about["made"],
                          {name: _file(archive, inside, name, entry["sha256"])
                           for name, entry in about["files"].items()}, board)
    except OSError as error:
        raise Trouble(f"{path} cannot be read ({error.strerror or error}).") from error
    except (zipfile.BadZipFile, AttributeError, KeyError, RecursionError, RuntimeError, TypeError,
            ValueError, zlib.error) as error:
        raise Trouble(f"{path} is not an intact crupier backup ({error}); take another one.",
                      INTEGRITY) from error


def _require_zip(path: Path) -> None:
    """Raises Trouble; for a library and for an export it names their commands."""
    with path.open("rb") as file:
        begin = file.read(len(named_files.DATABASE))
    if begin == named_files.DATABASE:
        raise Trouble(f"{path} is a database, no backup of a board. If it is a library, `crupier "
                      f"games --library {path}` shows its games.", why="no_backup")
    if begin.startswith(b"{"):
        raise Trouble(f"{path} is JSON, no backup of a board. If it is an export, `crupier import "
                      f"{path}` brings its games to the library.", why="no_backup")
    if not (begin.startswith(b"PK") or zipfile.is_zipfile(path)):
        raise Trouble(f"{path} is no backup of a board: that is a zip file that `crupier backup` "
                      "has made.", why="no_backup")


def _folder(archive: zipfile.ZipFile) -> str:
    """Where in it the backup is: a file manager that packs it again puts its folder around it, and
    on a Mac one more with files of its own."""
    found = [name for name in archive.namelist()
             if name.rpartition("/")[2] == _MANIFEST and not name.startswith("__MACOSX/")]
    return min(found, key=len, default=_MANIFEST).removesuffix(_MANIFEST)


def _file(archive: zipfile.ZipFile, inside: str, name: str, digest: str) -> bytes:
    if not schema.is_path(name):
        raise zipfile.BadZipFile(f"{name} is no path on a board")
    data = archive.read(inside + name.lstrip("/"))
    if hashlib.sha256(data).hexdigest() != digest:
        raise zipfile.BadZipFile(f"{name} does not match its hash")
    return data


CRASH = DATA + "/crash.txt"             # the traceback of the last one
PASSING = {CRASH, DATA + "/crashes", _START}    # no score
# What a board says about its own records: a PC has those up to there, they are counted.
ACK = DATA + "/ack"
COUNTS = {ACK, SUMS}


def kept(found: Found, installed: Manifest | None) -> Found:
    """Files that belong in a backup: the scores, and a board.py that was edited on the board."""
    edited = plan.edited_board(found, installed)
    return {path: entry for path, entry in found.items()
            if path.startswith(DATA + "/") or (edited and path == plan.BOARD)}


def kind(installed: Manifest | None) -> str:
    """The kind of board it was installed as, a folder of boards/; "" if unknown."""
    return installed.board if installed and schema.is_word(installed.board) else ""


def installed(session: Session, found: Found) -> Manifest | None:
    """The manifest on the board; None if there is none, or it is damaged."""
    if manifest.PATH not in found:
        return None
    content = session.fetch({manifest.PATH: found[manifest.PATH]})
    return manifest.decode(content[manifest.PATH])


def save(session: Session, device: str, found: Found, progress: Progress,
         path: Path | None = None, board: str = "") -> tuple[Path | None, bool]:
    """Keeps the files found, unless the latest backup has the same -> the backup that has them,
    and is it a new one?

    None: there is nothing to keep. With a path, a backup is made there whatever there is.
    board: its kind, as kind() has it.
    """
    last = latest(device, board)
    if path is None:
        if all(map(volatile, found)):
            return None, False
        if last and _holds(last[1], found, board):
            terminal.face.keep()
            return last[0], False
    known = {hashlib.sha256(content).digest(): content
             for content in (last[1].files.values() if last else ())}
    new = {name: entry for name, entry in found.items() if entry[1] not in known}
    with progress("Saving scores", sum(size for size, _ in new.values())) as advance:
        fetched = session.fetch(new, advance)
    files = {name: fetched.get(name, known.get(digest, b""))
             for name, (_, digest) in found.items()}
    kept = path or new_path(device, board)
    made = datetime.now().astimezone().isoformat(timespec="seconds")
    write(kept, Backup(device, made, files, board))
    if path is None:        # the page hands out a file of another name
        terminal.face.keep()
    return kept, True


def _holds(backup: Backup, found: Found, board: str) -> bool:
    """Has it all of this? A board.py comes back more easily if it says of which kind of board."""
    kept = {name: hashlib.sha256(data).digest() for name, data in backup.files.items()}
    there = {name: digest for name, (_, digest) in found.items()}
    return _lasting(kept) == _lasting(there) and not (
        plan.BOARD in found and backup.board != board)


@done_again
def back_up(port: str, path: Path | None, progress: Progress) -> tuple[Path | None, bool]:
    """save() for a board by its port -> the backup, and is it a new one?"""
    with Device(port) as device:
        session, identity = Session(device), device.about()["id"]
        found = session.survey(DATA, manifest.PATH, plan.BOARD)
        there = installed(session, found)
        return save(session, identity, kept(found, there), progress, path, kind(there))
