"""Puts the firmware onto a flash image."""

import hashlib
import os
import shutil
from pathlib import Path

from littlefs import LittleFS, LittleFSError

from crupier.build import chips, manifest, payload
from crupier.build.manifest import Manifest
from crupier.sim.virtual import files
from crupier.sim.virtual.lock import ImageLock

_OURS = "/crupier"      # nothing but the payload lives in there
_BOARD = payload.BOARD
_STAGE = "/crupier.new"         # of an update ...
_READY = _STAGE + "/ready"      # ... that is complete; as install.plan has them


class ImageFull(Exception):
    """The firmware does not fit beside what else is in the image, which stays as it was."""


def install(image: Path, board_id: str, processor: str = chips.HERE) -> list[str]:
    """Makes or updates the image -> paths changed or removed. All else stays, /data above all, and
    a board.py that was edited there; the rest of an interrupted update goes.

    processor: of the board, as payload.device_files() has it. Raises ImageBusy, ImageDamaged,
    ImageFull.
    """
    wanted = payload.device_files(board_id, processor=processor)
    with ImageLock(image):
        with files.mounted(image) as fs:
            present = set(files.paths(fs))
            if _edited(fs, present):
                wanted = wanted | {_BOARD: files.get(fs, _BOARD)}
            gone = _OURS + "/", *([] if _READY in present else [_STAGE + "/"])
            stale = {path for path in present - set(wanted) if path.startswith(gone)}
            changed = {path for path, data in wanted.items()
                       if path not in present or files.get(fs, path) != data}
        if stale | changed:
            _replace(image, stale | changed & present, {path: wanted[path] for path in changed})
    return sorted(stale | changed)


def _replace(image: Path, gone: set[str], new: dict[str, bytes]) -> None:
    """In a copy, so that the old files may go first: a flash has no room for two versions."""
    image = image.resolve()     # or a file would take the place of a link
    part = image.with_name(image.name + ".part")
    try:
        shutil.copyfile(image, part)
        with files.mounted(part) as fs:
            for path in sorted(gone):
                files.remove(fs, path)
            for path in sorted(new):
                files.put(fs, path, new[path])
        with part.open("rb") as file:
            os.fsync(file.fileno())
        os.replace(part, image)
    except LittleFSError as error:
        if error.code != LittleFSError.Error.LFS_ERR_NOSPC:
            raise
        raise ImageFull(f"{image} is too full for this version of Crupier") from error
    finally:
        part.unlink(missing_ok=True)


def installed(image: Path) -> Manifest | None:
    """The version that the image has. Raises ImageBusy, ImageDamaged."""
    if not image.exists():
        return None
    with ImageLock(image), files.mounted(image) as fs:
        return _manifest(fs, set(files.paths(fs)))


def board_edited(image: Path) -> bool:
    """Has it a board.py that no installation has brought? Raises ImageBusy, ImageDamaged."""
    with ImageLock(image), files.mounted(image) as fs:
        return _edited(fs, set(files.paths(fs)))


def _manifest(fs: LittleFS, present: set[str]) -> Manifest | None:
    return manifest.decode(files.get(fs, manifest.PATH)) if manifest.PATH in present else None


def _edited(fs: LittleFS, present: set[str]) -> bool:
    return _BOARD in present and payload.board_edited(
        hashlib.sha256(files.get(fs, _BOARD)).digest(), _manifest(fs, present))
