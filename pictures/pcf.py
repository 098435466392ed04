"""Reads X11's compiled bitmap fonts (PCF), as Debian ships them.

fontforge.org/docs/techref/pcf-format.html
"""

import gzip
import struct
from pathlib import Path

from crupier.build.fonts.bdf import Glyph

_METRICS, _BITMAPS, _ENCODINGS = 4, 8, 32
_COMPRESSED = 0x100
_MSB_BYTE, _MSB_BIT = 4, 8


def read(path: Path) -> dict[str, Glyph]:
    """The glyphs of a .pcf.gz by character."""
    data = gzip.decompress(path.read_bytes())
    count, = struct.unpack_from("<I", data, 4)
    tables = {}
    for i in range(count):
        kind, _, size, offset = struct.unpack_from("<4I", data, 8 + 16 * i)
        tables[kind] = data[offset:offset + size]
    metrics, pictures = _metrics(tables[_METRICS]), _pictures(tables[_BITMAPS])
    found = {}
    for code, index in _codes(tables[_ENCODINGS]).items():
        left, right, advance, ascent, descent = metrics[index]
        bits, pad = pictures[index]
        stride = ((right - left + 7) // 8 + pad - 1) // pad * pad
        rows = []
        for y in range(ascent + descent):
            row = bits[y * stride:(y + 1) * stride]
            rows.append("".join(f"{byte:08b}" for byte in row)[:right - left]
                        .replace("1", "#").replace("0", "."))
        found[chr(code)] = Glyph(rows, left, ascent, advance)
    return found


def _begin(table: bytes) -> tuple[int, str]:
    """The format of a table, and the order of its bytes for struct."""
    form, = struct.unpack_from("<I", table)
    return form, ">" if form & _MSB_BYTE else "<"


def _metrics(table: bytes) -> list[tuple[int, ...]]:
    form, order = _begin(table)
    if form & _COMPRESSED:
        count, = struct.unpack_from(order + "H", table, 4)
        return [tuple(byte - 0x80 for byte in table[6 + 5 * i:11 + 5 * i]) for i in range(count)]
    count, = struct.unpack_from(order + "I", table, 4)
    return [struct.unpack_from(order + "5h", table, 8 + 12 * i) for i in range(count)]


def _pictures(table: bytes) -> list[tuple[bytes, int]]:
    """(rows, the highest bit on the left; a multiple of how many bytes a row is) of each glyph."""
    form, order = _begin(table)
    count, = struct.unpack_from(order + "I", table, 4)
    starts = struct.unpack_from(f"{order}{count}I", table, 8)
    sizes = struct.unpack_from(order + "4I", table, 8 + 4 * count)
    begin, pad, unit = 24 + 4 * count, 1 << (form & 3), 1 << (form >> 4 & 3)
    bits = table[begin:begin + sizes[form & 3]]
    if bool(form & _MSB_BYTE) != bool(form & _MSB_BIT):
        bits = b"".join(bits[i:i + unit][::-1] for i in range(0, len(bits), unit))
    if not form & _MSB_BIT:
        bits = bytes(int(f"{byte:08b}"[::-1], 2) for byte in bits)
    ends = [*starts[1:], len(bits)]
    return [(bits[start:end], pad) for start, end in zip(starts, ends, strict=True)]


def _codes(table: bytes) -> dict[int, int]:
    _, order = _begin(table)
    first2, last2, first1, last1 = struct.unpack_from(order + "4H", table, 4)
    found, at = {}, 14
    for high in range(first1, last1 + 1):
        for low in range(first2, last2 + 1):
            index, = struct.unpack_from(order + "H", table, at)
            at += 2
            if index != 0xFFFF:
                found[high << 8 | low] = index
    return found
