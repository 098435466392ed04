"""The littlefs file system in a flash image, for the PC while no board runs on it."""

from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from littlefs import LittleFS, LittleFSError, UserContext

from crupier.interrupts import defer_signals
from crupier.sim.virtual.flash import BLOCK, Flash

# Whatever leaves traces on the flash as rp2 mounts it (ports/rp2/modules/_boot.py,
# extmod/vfs_lfs.c); reading whole blocks is quicker here.
GEOMETRY: dict[str, Any] = {
    "block_size": BLOCK, "read_size": BLOCK, "prog_size": 256, "cache_size": BLOCK,
    "lookahead_size": 32, "block_cycles": 100}


class ImageDamaged(Exception):
    """The image holds something, but no file system that can be read."""


class _Device(UserContext):
    """Block device of littlefs-python over the flash."""

    def __init__(self, flash: Flash):
        self._flash = flash

    def read(self, _cfg, block: int, offset: int, size: int) -> bytearray:
        return bytearray(self._flash.read(block * BLOCK + offset, size))

    def prog(self, _cfg, block: int, offset: int, data: bytes) -> int:
        self._flash.program(block * BLOCK + offset, data)
        return 0

    def erase(self, _cfg, block: int) -> int:
        self._flash.erase(block)
        return 0

    def sync(self, _cfg) -> int:
        return 0


@contextmanager
def mounted(image: Path) -> Iterator[LittleFS]:
    """The file system of the image, which is made when missing or blank. Raises ImageDamaged."""
    with defer_signals(), closing(Flash(image)) as flash:
        fs = LittleFS(_Device(flash), mount=False, block_count=flash.size // BLOCK, **GEOMETRY)
        if flash.blank():
            fs.format()
        try:
            fs.mount()
        except LittleFSError as e:
            raise ImageDamaged(f"{image} holds no readable littlefs file system ({e})") from e
        yield fs
        fs.unmount()


def get(fs: LittleFS, path: str) -> bytes:
    """Raises FileNotFoundError."""
    with fs.open(path, "rb") as f:
        return f.read()


def read(image: Path, path: str) -> bytes:
    """Raises FileNotFoundError."""
    with mounted(image) as fs:
        return get(fs, path)


def write(image: Path, contents: Mapping[str, bytes]) -> None:
    """Files by their paths. Makes folders as needed."""
    with mounted(image) as fs:
        for path, data in contents.items():
            put(fs, path, data)


def put(fs: LittleFS, path: str, data: bytes) -> None:
    """Writes one file, and makes its folders as needed."""
    folder = path.rpartition("/")[0]
    if folder.strip("/"):
        fs.makedirs(folder, exist_ok=True)
    with fs.open(path, "wb", buffering=0) as f:
        f.write(data)


def remove(fs: LittleFS, path: str) -> None:
    """Removes one file, and the folders that are empty without it."""
    fs.remove(path)
    folder = path.rpartition("/")[0]
    while folder and not fs.listdir(folder):
        fs.rmdir(folder)
        folder = folder.rpartition("/")[0]


def paths(fs: LittleFS, folder: str = "/") -> list[str]:
    """All files below a folder, sorted, as absolute paths."""
    found = [f"{root.rstrip('/')}/{name}" for root, _, names in fs.walk(folder) for name in names]
    return sorted(found)


def list_all(image: Path, folder: str = "/") -> list[str]:
    with mounted(image) as fs:
        return paths(fs, folder)
