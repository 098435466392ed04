"""Images of a flash with the product installed: for drag and drop, and for programmers."""

from pathlib import Path

from littlefs import LittleFS

from crupier.build import payload
from crupier.install.uf2 import Firmware, cut, write_pages
from crupier.sim.virtual import files
from crupier.sim.virtual.flash import BLOCK, BLOCKS


def file_system(board_id: str, blocks: int = BLOCKS) -> bytes:
    """A littlefs with the product and nothing else."""
    fs = LittleFS(block_count=blocks, mount=False, **files.GEOMETRY)
    fs.format()
    fs.mount()
    for path, data in payload.device_files(board_id).items():
        files.put(fs, path, data)
    fs.unmount()
    return bytes(fs.context.buffer)


def uf2_image(firmware: Firmware, board_id: str) -> bytes:
    """MicroPython and the product in one UF2.

    The whole file system is in it, unused blocks too: what the board had there before could
    otherwise be taken for newer metadata.
    """
    data = file_system(board_id, firmware.files_size // BLOCK)
    return write_pages(firmware.pages | cut(firmware.files_at, data))


def write_folder(folder: Path, board_id: str) -> int:
    """The files of the product, as they lie on the flash -> bytes. Raises OSError."""
    wanted = payload.device_files(board_id)
    for path, data in wanted.items():
        file = folder / path.lstrip("/")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    return sum(map(len, wanted.values()))
