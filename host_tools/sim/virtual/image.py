"""Puts the firmware onto a flash image."""

from pathlib import Path

from crupier.build import chips, payload
from crupier.sim.virtual import files
from crupier.sim.virtual.lock import ImageLock

_OURS = "/crupier"      # nothing but the payload lives in there


def install(image: Path, board_id: str, compiled: bool = True,
            processor: str | None = None) -> list[str]:
    """Makes or updates the image -> paths changed or removed. All else stays, /data above all.

    processor: of the board, as payload.device_files() has it; None for a virtual board. Raises
    ImageBusy, ImageDamaged.
    """
    if processor is None:
        processor = chips.virtual()
    wanted = payload.device_files(board_id, compiled, processor=processor)
    with ImageLock(image), files.mounted(image) as fs:
        present = set(files.paths(fs))
        stale = {path for path in present - set(wanted) if path.startswith(_OURS + "/")}
        changed = {path for path, data in wanted.items()
                   if path not in present or files.get(fs, path) != data}
        for path in sorted(stale):
            files.remove(fs, path)
        for path in sorted(changed):
            files.put(fs, path, wanted[path])
    return sorted(stale | changed)
