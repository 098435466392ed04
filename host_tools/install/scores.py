"""The way of /data between a board and its backups."""

import hashlib
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from crupier.build import manifest
from crupier.device.repl import Device
from crupier.errors import ERROR, USAGE, Trouble
from crupier.install import archive, update
from crupier.install.archive import DATA, Backup, volatile
from crupier.install.plan import Found, Plan
from crupier.install.session import Session
from crupier.meter import Meter


def data(found: Found) -> Found:
    """What a backup is for."""
    return {path: entry for path, entry in found.items() if path.startswith(DATA + "/")}


def save(session: Session, device: str, found: Found, meter: Meter,
         path: Path | None = None) -> Path | None:
    """Keeps the files found, unless the latest backup has the same -> the backup that has them.

    None: there is nothing to keep. With a path, a backup is made there whatever there is.
    """
    last = archive.latest(device)
    if path is None:
        if all(map(volatile, found)):
            return None
        if last and last[1].same_scores({name: digest for name, (_, digest) in found.items()}):
            return last[0]
    known = {hashlib.sha256(content).digest(): content
             for content in (last[1].files.values() if last else ())}
    new = {name: entry for name, entry in found.items() if entry[1] not in known}
    with meter("Saving scores", sum(size for size, _ in new.values())) as advance:
        fetched = session.fetch(new, advance)
    files = {name: fetched.get(name, known.get(digest, b""))
             for name, (_, digest) in found.items()}
    path = path or archive.new_path(device)
    made = datetime.now().astimezone().isoformat(timespec="seconds")
    archive.write(path, Backup(device, made, files))
    return path


def back_up(port: str, path: Path | None, meter: Meter) -> Path | None:
    """save() for a board by its port."""
    with Device(port) as device:
        session = Session(device)
        return save(session, device.about()["id"], session.survey(DATA), meter, path)


@dataclass(frozen=True)
class Restored:
    restored: list[str]         # paths on the board
    replaced: list[str]         # those of them that were there, with another content
    before: Path | None         # backup of what the board had


def restore(port: str, backup: Backup, replace: bool, meter: Meter) -> Restored:
    """Puts back, in one step, what the board has not, or not like that.

    Raises Trouble instead of replacing anything, or of giving a board the records of another
    one, unless `replace`. What is on the board only stays there.
    """
    with Device(port) as device:
        session = Session(device)
        update.settle(session)
        about, found = device.about(), session.survey(DATA, manifest.PATH)
        if manifest.PATH not in found:
            raise Trouble("Crupier is not on this board; install it with `crupier flash` first.",
                          ERROR)
        wanted = {path: content for path, content in backup.files.items() if _lost(
            path, content, found)}
        replaced = sorted(path for path in wanted if path in found)
        if not replace:
            _refuse(backup, about["id"], replaced)
        before = save(session, about["id"], data(found), meter) if wanted else None
        if wanted:
            update.update(session, Plan(wanted, [], 0), meter)
        return Restored(sorted(wanted), replaced, before)


def _lost(path: str, content: bytes, found: Found) -> bool:
    """Is this file of a backup to be put back? The counter of boots never goes back."""
    if not path.startswith(DATA + "/") or path.endswith(".tmp"):
        return False
    if path not in found:
        return True
    return not volatile(path) and found[path][1] != hashlib.sha256(content).digest()


def _refuse(backup: Backup, device: str, replaced: list[str]) -> None:
    if backup.device != device:
        raise Trouble(f"the backup is of board {backup.device}, this is {device}; repeat with "
                      "--yes if the one takes the place of the other.", USAGE)
    if replaced:
        raise Trouble(f"the board has something else in {', '.join(replaced)}; repeat with --yes "
                      "to replace it (it is backed up before).", USAGE)
