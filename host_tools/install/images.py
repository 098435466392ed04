"""Images of a flash with the product installed: for drag and drop, and for programmers."""

from littlefs import LittleFS

from crupier.build import payload
from crupier.build.chips import RP2040, Chip
from crupier.device import schema
from crupier.errors import ERROR, Trouble
from crupier.install import blocks
from crupier.install.room import RESERVE
from crupier.install.uf2 import Firmware, cut, write_pages
from crupier.interrupts import defer_signals
from crupier.sim.virtual import files
from crupier.sim.virtual.flash import BLOCK, BLOCKS


def file_system(board_id: str, blocks: int = BLOCKS, chip: Chip = RP2040) -> bytes:
    """A littlefs with the product and nothing else."""
    product = payload.device_files(board_id, processor=chip.processor)
    with defer_signals():
        fs = LittleFS(block_count=blocks, mount=False, **files.GEOMETRY)
        fs.format()
        fs.mount()
        for path, data in product.items():
            files.put(fs, path, data)
        fs.unmount()
    return bytes(fs.context.buffer)


def uf2_image(firmware: Firmware, board_id: str) -> bytes:
    """MicroPython and the product in one UF2.

    The whole file system is in it, unused blocks too: what the board had there before could
    otherwise be taken for newer metadata.
    """
    there = firmware.files_size // BLOCK
    product = payload.device_files(board_id, processor=firmware.chip.processor)
    needed = blocks.of_files({path: len(content) for path, content in product.items()}) + RESERVE
    most = schema.FLASH // BLOCK
    if not needed <= there <= most:
        raise Trouble(f"this MicroPython has {blocks.kilobytes(there):,} KB for files, and should "
                      f"have {blocks.kilobytes(needed):,} to {blocks.kilobytes(most):,} for "
                      "Crupier and a game; take another one.", ERROR)
    data = file_system(board_id, there, firmware.chip)
    return write_pages(firmware.pages | cut(firmware.files_at, data), firmware.chip)
