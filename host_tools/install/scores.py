"""What a board must not lose, and its way into a backup."""

import hashlib
from collections.abc import Collection, Iterable
from datetime import datetime
from pathlib import Path, PurePosixPath

from crupier.build import manifest
from crupier.build.manifest import Manifest
from crupier.device import schema
from crupier.device.repl import Device
from crupier.install import archive, plan
from crupier.install.archive import DATA, SUMS, Backup, volatile
from crupier.install.plan import Found
from crupier.install.session import Session
from crupier.terminal import Progress

CRASH = DATA + "/crash.txt"             # the traceback of the last one
PASSING = {CRASH, DATA + "/crashes"}    # no score
# What a board says about its own records: a PC has those up to there, they are counted.
ACK = DATA + "/ack"
COUNTS = {ACK, SUMS}
FOLDERS = DATA + "/game", DATA + "/records"
_ALL_FOLDERS = (plan.HOME, DATA, *FOLDERS, *(folder + "/damaged" for folder in FOLDERS))
_FILES = PASSING | COUNTS | {DATA + "/settings", DATA + "/boots"}


def data(found: Found) -> Found:
    """The scores: not what somebody has put where a board has no folder."""
    return {path: entry for path, entry in found.items()
            if path.startswith(DATA + "/") and not any(map(in_the_way, folders([path])))}


def kept(found: Found, installed: Manifest | None) -> Found:
    """All that a backup is for: the scores, and a board.py that was edited on the board."""
    edited = plan.edited_board(found, installed)
    return data(found) | ({plan.BOARD: found[plan.BOARD]} if edited else {})


def strangers(session: Session) -> list[str]:
    """Folders that somebody has made where a board has files."""
    return sorted(filter(in_the_way, session.folders(DATA, *FOLDERS)))


def misplaced(sizes: Collection[str]) -> list[str]:
    """Files that somebody has put where boards have folders. sizes: paths of all files."""
    return [path for path in _ALL_FOLDERS if path in sizes]


def in_the_way(path: str) -> bool:
    """Is this folder where a board has a file?"""
    folder, _, name = path.rpartition("/")
    return path in _FILES or (folder in FOLDERS and name != "damaged")


def folders(paths: Iterable[str]) -> set[str]:
    return {str(folder) for path in paths for folder in PurePosixPath(path).parents}


def kind(installed: Manifest | None) -> str:
    """As what it was installed, a folder of boards/; "" if nobody knows."""
    return installed.board if installed and schema.is_word(installed.board) else ""


def installed(session: Session, found: Found) -> Manifest | None:
    """What the board says about the version it has."""
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
    last = archive.latest(device, board)
    if path is None:
        if all(map(volatile, found)):
            return None, False
        if last and _holds(last[1], found, board):
            return last[0], False
    known = {hashlib.sha256(content).digest(): content
             for content in (last[1].files.values() if last else ())}
    new = {name: entry for name, entry in found.items() if entry[1] not in known}
    with progress("Saving scores", sum(size for size, _ in new.values())) as advance:
        fetched = session.fetch(new, advance)
    files = {name: fetched.get(name, known.get(digest, b""))
             for name, (_, digest) in found.items()}
    path = path or archive.new_path(device, board)
    made = datetime.now().astimezone().isoformat(timespec="seconds")
    archive.write(path, Backup(device, made, files, board))
    return path, True


def _holds(backup: Backup, found: Found, board: str) -> bool:
    """Has it all of this? A board.py comes back more easily if it says of which kind of board."""
    return (backup.same_scores({name: digest for name, (_, digest) in found.items()})
            and not (plan.BOARD in found and backup.board != board))


def back_up(port: str, path: Path | None, progress: Progress) -> tuple[Path | None, bool]:
    """save() for a board by its port -> the backup, and is it a new one?"""
    with Device(port) as device:
        session, identity = Session(device), device.about()["id"]
        found = session.survey(DATA, manifest.PATH, plan.BOARD)
        there = installed(session, found)
        return save(session, identity, kept(found, there), progress, path, kind(there))
