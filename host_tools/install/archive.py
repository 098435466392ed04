"""Backups of what a board must never lose: a zip file of /data with a manifest of hashes."""

import contextlib
import hashlib
import json
import os
import zipfile
import zlib
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from crupier.errors import ERROR, INTEGRITY, Trouble

DATA = "/data"
_MANIFEST = "manifest.json"
_FORMAT = 1


@dataclass(frozen=True)
class Backup:
    """files: {path on the board: content}"""

    device: str
    made: str           # ISO local time
    files: dict[str, bytes]

    def same_scores(self, digests: dict[str, bytes]) -> bool:
        """Does it hold the files with these SHA-256 digests, and no others?"""
        kept = {path: hashlib.sha256(data).digest() for path, data in self.files.items()}
        return _lasting(kept) == _lasting(digests)


def _lasting(digests: dict[str, bytes]) -> dict[str, bytes]:
    return {path: digest for path, digest in digests.items() if not volatile(path)}


def volatile(path: str) -> bool:
    """The counter of boots, and what was being written: no reason for another backup."""
    return path == DATA + "/boots" or path.endswith(".tmp")


def folder(device: str) -> Path:
    """Where the backups of a board are kept."""
    return user_data_path("crupier") / "backups" / device


def new_path(device: str) -> Path:
    """A name that no backup has yet."""
    stem = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    for count in range(1000):
        path = folder(device) / (f"{stem}_{count}.zip" if count else f"{stem}.zip")
        if not path.exists():
            return path
    raise AssertionError("a thousand backups in one second")


def latest(device: str) -> tuple[Path, Backup] | None:
    """The newest backup that can be read."""
    for path in sorted(folder(device).glob("*.zip"), reverse=True):
        with contextlib.suppress(Trouble):
            return path, read(path)
    return None


def write(path: Path, backup: Backup) -> None:
    """Whole or not at all; never over another file. Raises Trouble."""
    about = {"format": _FORMAT, "device": backup.device, "made": backup.made,
             "files": {name: {"bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}
                       for name, data in backup.files.items()}}
    part = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            raise FileExistsError(f"{path} exists")
        with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr(_MANIFEST, json.dumps(about, indent=1) + "\n")
            for name, data in backup.files.items():
                archive.writestr(name.lstrip("/"), data)
        os.replace(part, path)
    except OSError as error:
        with contextlib.suppress(OSError):
            part.unlink()
        raise Trouble(f"the backup {path} cannot be written ({error.strerror or error}); nothing "
                      "was changed on the board.", ERROR) from error


def read(path: Path) -> Backup:
    """Every file compared with its hash. Raises Trouble."""
    try:
        with zipfile.ZipFile(path) as archive:
            about = json.loads(archive.read(_MANIFEST))
            if about["format"] > _FORMAT:
                raise Trouble(f"{path} was made by a later crupier; update this one.", ERROR)
            files = {name: archive.read(name.lstrip("/")) for name in about["files"]}
            for name, data in files.items():
                if hashlib.sha256(data).hexdigest() != about["files"][name]["sha256"]:
                    raise zipfile.BadZipFile(f"{name} does not match its hash")
                if ".." in name.split("/"):
                    raise zipfile.BadZipFile(f"{name} is no path on a board")
            return Backup(about["device"], about["made"], files)
    except OSError as error:
        raise Trouble(f"{path} cannot be read ({error.strerror or error}).", ERROR) from error
    except (zipfile.BadZipFile, KeyError, TypeError, ValueError, zlib.error) as error:
        raise Trouble(f"{path} is no undamaged backup of crupier ({error}); take another one.",
                      INTEGRITY) from error
