"""What was built before, for a page, which has neither a compiler nor littlefs.

A folder per board has what `device_files` compiles, without machine code; that of each processor
has the modules of machine code, which are the same for all boards; "images" has file systems.
"""

from collections.abc import Iterator
from pathlib import Path

from crupier.build import pack
from crupier.build.root import source_root

FOLDER = "prebuilt"
_PACK = "crupier.romfs"


def there() -> bool:
    return (source_root() / FOLDER).is_dir()


def files(board_id: str, processor: str) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """({path in /crupier: content} but for the pack, {path in the pack: content})."""
    folder = source_root() / FOLDER / board_id
    packed = (folder / _PACK).read_bytes()
    found = {path: packed[at:at + size] for path, (at, size) in pack.parts(packed).items()}
    native = source_root() / FOLDER / "native" / processor if processor else None
    return ({path.name: path.read_bytes() for path in folder.iterdir() if path.name != _PACK},
            {**found, **(dict(_below(native)) if native and native.is_dir() else {})})


def file_system(board_id: str) -> bytes:
    """What images.file_system() makes for a Raspberry Pi Pico."""
    return (source_root() / FOLDER / "images" / board_id).read_bytes()


def _below(folder: Path) -> Iterator[tuple[str, bytes]]:
    for path in folder.rglob("*.mpy"):
        yield "/" + path.relative_to(folder).as_posix(), path.read_bytes()
