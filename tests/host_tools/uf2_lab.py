"""A UF2 file with what MicroPython for a Pico says about itself, made for the tests."""

import struct

from crupier.install import images

FLASH = 0x10000000
FILES_AT, FILES_SIZE = FLASH + 0xA0000, 1408 * 1024


def program(name="MicroPython", version="v1.29.0", files=("MicroPython", FILES_AT, FILES_SIZE),
            offset=32, board="pico") -> bytes:
    """The first bytes of a flash: boot2, vectors with binary_info, entries, texts."""
    data = bytearray(4096)
    texts, at = {}, 0x800
    for text in (name, version, files[0], "ROMFS", board):
        data[at:at + len(text)] = text.encode()
        texts[text] = FLASH + at
        at += len(text) + 1
    entries = [
        struct.pack("<HHII", 6, 0x5052, 0x02031C86, texts[name]),
        struct.pack("<HHII", 6, 0x5052, 0x11A9BC3A, texts[version]),
        *([struct.pack("<HHII", 6, 0x5052, 0xB63CFFBB, texts[board])] if board else []),
        struct.pack("<HHIIIIH", 7, 0x504D, texts["ROMFS"], FLASH + 0x80000, 4096, 0, 1),
        struct.pack("<HHIIIIH", 7, 0x504D, texts[files[0]], files[1], files[2], 0, 3),
    ]
    pointers, at = [], 0x300
    for entry in entries:
        data[at:at + len(entry)] = entry
        pointers.append(FLASH + at)
        at += 64
    pointers.append(0x20000000)         # an entry in RAM, as of other programs
    table = struct.pack(f"<{len(pointers)}I", *pointers)
    data[0x700:0x700 + len(table)] = table
    header = struct.pack("<5I", 0x7188EBF2, FLASH + 0x700, FLASH + 0x700 + len(table), 0,
                         0xE71AA390)
    data[256 + offset:256 + offset + len(header)] = header
    return bytes(data)


def uf2_file(path, **about):
    path.write_bytes(images.write_pages(images.cut(FLASH, program(**about))))
    return path
