"""The way of /data between a board and its backups."""

import hashlib
from datetime import datetime
from pathlib import Path

from host_tools.flash import archive
from host_tools.flash.archive import DATA, Backup
from host_tools.flash.plan import Found
from host_tools.flash.session import Progress, Session

_PART = ".part"


def save(session: Session, device: str, found: Found, progress: Progress,
         path: Path | None = None) -> Path | None:
    """Keeps the files found, unless the latest backup has the same -> the backup that has them.

    None: there is nothing to keep. With a path, a backup is made there whatever there is.
    """
    last = archive.latest(device)
    if path is None:
        if not found:
            return None
        if last and last[1].same_scores({name: digest for name, (_, digest) in found.items()}):
            return last[0]
    known = {hashlib.sha256(data).digest(): data
             for data in (last[1].files.values() if last else ())}
    fetched = session.fetch({name: entry for name, entry in found.items()
                             if entry[1] not in known}, progress)
    files = {name: fetched[name] if name in fetched else known[found[name][1]] for name in found}
    path = path or archive.new_path(device)
    made = datetime.now().astimezone().isoformat(timespec="seconds")
    archive.write(path, Backup(device, made, files))
    return path


def differing(backup: Backup, found: Found) -> tuple[dict[str, bytes], list[str]]:
    """(files of the backup's /data that the board has not like that, those of them it has)"""
    files = {path: data for path, data in backup.files.items()
             if path.startswith(DATA + "/")
             and (path not in found or found[path][1] != hashlib.sha256(data).digest())}
    return files, [path for path in files if path in found]


def put_back(session: Session, files: dict[str, bytes], progress: Progress) -> None:
    """Each file arrives whole before it takes its place."""
    session.store({path + _PART: data for path, data in files.items()}, progress)
    for path in files:
        session.run(f"os.rename({path + _PART!r}, {path!r})")
