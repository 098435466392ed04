"""UF2 files, and images of a flash with the product installed.

UF2 is the format of BOOTSEL drives: 512-byte blocks that bring 256 bytes each,
https://github.com/microsoft/uf2; what MicroPython says about itself: pico-sdk, binary_info.
"""

import struct
from dataclasses import dataclass
from pathlib import Path

from crupier.build import chips, payload, prebuilt
from crupier.build.chips import RP2040, Chip
from crupier.device import schema
from crupier.errors import INTEGRITY, Trouble
from crupier.install import blocks
from crupier.install.room import RESERVE
from crupier.interrupts import defer_signals

BLOCKS = 352                    # of the file system on a Raspberry Pi Pico
PAGE = 256                      # bytes of flash per block
_BLOCK = struct.Struct("<8I476sI")
_MAGIC = 0x0A324655, 0x9E5D5157, 0x0AB16F30
_BEGINNING = b"UF2\n"
_FROM = "from https://micropython.org/download/RPI_PICO."
_NOT_FLASH, _HAS_FAMILY = 0x0001, 0x2000
_FLASH = 0x1000_0000
_BOOT2 = 256                    # bytes before the program of an RP2040

_ERASED = 4096                  # bytes that are erased at a time
_LITTLEFS = b"littlefs"         # in the first two of these, where a file system is

_INFO_START, _INFO_END = 0x7188EBF2, 0xE71AA390
_STRING, _BLOCK_DEVICE = 6, 7   # types of entries
_NAME, _VERSION, _BOARD = 0x02031C86, 0x11A9BC3A, 0xB63CFFBB


@dataclass(frozen=True)
class Firmware:
    """MicroPython. pages: {address: 256 bytes}."""

    version: str                # as it calls itself
    files_at: int               # address and bytes of its file system
    files_size: int
    pages: dict[int, bytes]
    chip: Chip
    board: str                  # which image it is, by the board it is made for; "" if it is mute


def read_pages(data: bytes, chip: Chip = chips.RP2040) -> dict[int, bytes]:
    """{address: 256 bytes} of the flash of a chip. Raises ValueError."""
    pages = {}
    total = set()
    for block in _BLOCK.iter_unpack(data[:len(data) - len(data) % _BLOCK.size]):
        *magic, flags, address, size, _, blocks, family, payload, last = block
        if (*magic, last) != _MAGIC:
            raise ValueError("a block is damaged")
        if flags & _NOT_FLASH or not flags & _HAS_FAMILY or family != chip.family:
            continue
        if size != PAGE or address % PAGE:
            raise ValueError("a block has no 256 bytes")
        pages[address] = payload[:PAGE]
        total.add(blocks)
    if not pages:
        raise ValueError(f"it has nothing for an {chip.name}")
    if total != {len(pages)}:
        raise ValueError("blocks are missing")
    return pages


def write_pages(pages: dict[int, bytes], chip: Chip = chips.RP2040) -> bytes:
    """The UF2 file that puts pages at their addresses."""
    return b"".join(
        _BLOCK.pack(*_MAGIC[:2], _HAS_FAMILY, address, PAGE, number, len(pages),
                    chip.family, page.ljust(476, b"\0"), _MAGIC[2])
        for number, (address, page) in enumerate(sorted(pages.items())))


def cut(address: int, data: bytes) -> dict[int, bytes]:
    """Data as pages from an address on."""
    return {address + at: data[at:at + PAGE] for at in range(0, len(data), PAGE)}


def read_firmware(path: Path) -> Firmware:
    """Raises Trouble unless it is MicroPython for an RP2040 or RP2350."""
    try:
        data = path.read_bytes()
        if not data.startswith(_BEGINNING):
            raise Trouble(f"{path} is no UF2 file; take one {_FROM}", why="no_uf2")
        chip = _chip(data)
        return _firmware(read_pages(data, chip), chip)
    except OSError as error:
        raise Trouble(f"{path} cannot be read ({error.strerror or error}).") from error
    except ValueError as error:
        raise Trouble(f"{path} is no MicroPython for an RP2040 or RP2350 as a UF2 file "
                      f"({error}); take one {_FROM}", INTEGRITY) from error


def _chip(data: bytes) -> Chip:
    """Of the first block that is for one: files for an RP2350 begin with another (RP2350-E10)."""
    families = {chip.family: chip for chip in chips.CHIPS}
    for block in _BLOCK.iter_unpack(data[:len(data) - len(data) % _BLOCK.size]):
        if block[7] in families:
            return families[block[7]]
    return chips.RP2040


def _firmware(pages: dict[int, bytes], chip: Chip) -> Firmware:
    texts: dict[int, str] = {}
    files = None
    for entry in _entries(pages, chip):
        kind, _ = struct.unpack("<HH", _bytes(pages, entry, 4))
        if kind == _STRING:
            key, value = struct.unpack("<II", _bytes(pages, entry + 4, 8))
            texts[key] = _text(pages, value)
        elif kind == _BLOCK_DEVICE:
            name, at, size = struct.unpack("<III", _bytes(pages, entry + 4, 12))
            if _text(pages, name) == "MicroPython":
                files = at, size
    if texts.get(_NAME) != "MicroPython" or not files:
        raise ValueError("its program is another one")
    begun = pages.get(files[0], b"") + pages.get(files[0] + _ERASED, b"")
    if begun and _LITTLEFS not in begun:    # MicroPython would erase itself at its first start
        raise ValueError("its program reaches into the place of its files: docs/speed.md")
    return Firmware(texts.get(_VERSION, "?"), *files, pages, chip,
                    chips.image(texts.get(_BOARD, "")))


def _entries(pages: dict[int, bytes], chip: Chip) -> list[int]:
    """Addresses of the entries of binary_info, of those that lie in the flash."""
    start, count = (_FLASH + _BOOT2, 64) if chip == chips.RP2040 else (_FLASH, 256)
    words = struct.unpack(f"<{count}I", _bytes(pages, start, 4 * count))
    for at, word in enumerate(words[:-4]):
        if word == _INFO_START and words[at + 4] == _INFO_END:
            start, end = words[at + 1:at + 3]
            count = max(0, end - start) // 4
            addresses = struct.unpack(f"<{count}I", _bytes(pages, start, 4 * count))
            return [address for address in addresses if address - address % PAGE in pages]
    raise ValueError("its program says nothing about itself")


def _bytes(pages: dict[int, bytes], address: int, count: int) -> bytes:
    """Raises ValueError where there are none."""
    first = address - address % PAGE
    try:
        data = b"".join(pages[page] for page in range(first, address + count, PAGE))
    except KeyError:
        raise ValueError("it ends in the middle") from None
    return data[address - first:][:count]


def _text(pages: dict[int, bytes], address: int) -> str:
    text = b""
    while b"\0" not in text:
        text += _bytes(pages, address + len(text), 1)
    return text[:-1].decode("utf-8", "replace")


def file_system(board_id: str, blocks: int = BLOCKS, chip: Chip = RP2040) -> bytes:
    """A littlefs with the product and nothing else. Raises Trouble in a page for other sizes."""
    if prebuilt.there():
        if (blocks, chip) != (BLOCKS, RP2040):
            raise Trouble("only the MicroPython of a Raspberry Pi Pico can be used here: take "
                          "RPI_PICO, or install over the cable.")
        return prebuilt.file_system(board_id)
    from littlefs import LittleFS

    from crupier.sim.virtual import files
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
    there = firmware.files_size // blocks.BLOCK
    product = payload.device_files(board_id, processor=firmware.chip.processor)
    needed = blocks.of_files({path: len(content) for path, content in product.items()}) + RESERVE
    most = schema.FLASH // blocks.BLOCK
    if not needed <= there <= most:
        raise Trouble(f"this MicroPython has {blocks.kilobytes(there):,} KB for files, and should "
                      f"have {blocks.kilobytes(needed):,} to {blocks.kilobytes(most):,} for "
                      "Crupier and a game; take another one.")
    data = file_system(board_id, there, firmware.chip)
    return write_pages(firmware.pages | cut(firmware.files_at, data), firmware.chip)
