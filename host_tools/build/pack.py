"""The product as one file, the pack: a read-only file system of MicroPython (ROMFS), and an index.

An interpreter with VfsRom could mount the file as it is and run it in place. For the others the
index follows, so that firmware/pack.py need not walk through folders: 30 bits of the CRC-32 of the
path of each file and folder, and where the file's size stands, which its content follows, 0 for a
folder; then the number of entries, and MAGIC. Each has 4 bytes, little endian.

The same files always make the same bytes.
"""

import struct
from binascii import crc32
from collections.abc import Iterator, Mapping

from mpremote.romfs import VfsRomWriter

MAGIC = b"crup"
_SMALL = 0x3FFF_FFFF        # bits of an int that takes no memory of its own on the board
_ENTRY = struct.Struct("<II")
_FOOTER = struct.Struct("<I4s")
_DATA, _FOLDER, _FILE = 2, 4, 5         # kinds of records; extmod/vfs_rom.c


def build(files: Mapping[str, bytes]) -> bytes:
    """A pack of files by their absolute paths, "/ui/canvas.mpy"."""
    writer = VfsRomWriter()
    _fill(writer, files, "/")
    image = bytes(writer.finalise())
    places = dict(_places(image))
    index = {crc32(path.encode()) & _SMALL: places.get(path, 0)
             for path in sorted([*files, *_folders(files)])}
    if len(index) < len(files) + len(_folders(files)):
        raise ValueError("two paths with one CRC-32: rename one of them")
    return image + b"".join(map(_ENTRY.pack, index, index.values())) + _FOOTER.pack(
        len(index), MAGIC)


def parts(data: bytes) -> dict[str, tuple[int, int]]:
    """{path: (offset, size)} of the files in a pack. Raises ValueError."""
    try:
        count, magic = _FOOTER.unpack(data[-_FOOTER.size:])
        found = {path: _number(data, at)[::-1] for path, at in _places(data)}
    except (struct.error, IndexError) as error:
        raise ValueError("not a pack") from error
    if magic != MAGIC or count != len(found) + len(_folders(found)):
        raise ValueError("not a pack")
    return found


def _folders(paths: Mapping[str, object]) -> set[str]:
    return {path[:at] for path in paths for at, char in enumerate(path) if char == "/" and at}


def _fill(writer: VfsRomWriter, files: Mapping[str, bytes], folder: str) -> None:
    for name in sorted({path[len(folder):].split("/")[0] for path in files
                        if path.startswith(folder)}):
        path = folder + name
        if path in files:
            writer.mkfile(name, files[path])
        else:
            writer.opendir(name)
            _fill(writer, files, path + "/")
            writer.closedir()


def _places(image: bytes) -> Iterator[tuple[str, int]]:
    """(path, where its size stands, and its content behind that) of the files in a ROMFS."""
    if not image.startswith(VfsRomWriter.ROMFS_HEADER):
        raise ValueError("not a ROMFS")
    size, at = _number(image, len(VfsRomWriter.ROMFS_HEADER))
    yield from _walk(image, at, at + size, "/")


def _walk(image: bytes, at: int, end: int, folder: str) -> Iterator[tuple[str, int]]:
    while at < end:
        kind, place = _number(image, at)
        size, at = _number(image, place)
        if kind == _DATA:
            yield folder.rstrip("/"), place
        elif kind in (_FILE, _FOLDER):
            length, inner = _number(image, at)
            name = image[inner:inner + length].decode()
            yield from _walk(image, inner + length, at + size, f"{folder}{name}/")
        at += size


def _number(image: bytes, at: int) -> tuple[int, int]:
    """(a number stored in groups of seven bits, the highest first; where it ends)"""
    value = 0
    while True:
        byte = image[at]
        value, at = value << 7 | byte & 0x7F, at + 1
        if byte < 0x80:
            return value, at
