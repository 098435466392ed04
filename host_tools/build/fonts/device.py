"""A font as a board reads it; firmware/ui/art.py is the other side.

    8 bytes     rows of a line, rows above a capital, rows of a capital, columns behind the ink of
                "0"; the code of the first character, how many characters follow one another from
                there on, how many others there are; 0
    2 each      codes of the others
    4 each      of every character: where its picture begins, its columns, its first row of the
                line; then the same of a character behind the last one, as an end
    the rest    pictures: columns of 8 rows each, the topmost row in the lowest bit (MONO_VLSB),
                line of columns by line of columns

Numbers are little endian. A fixed font counts all its rows as those of a capital.
"""

import struct

from crupier.build.fonts.bdf import Font, Glyph

_BLANK = Glyph([], 0, 0, 0)


def pack(font: Font) -> bytes:
    codes = sorted(map(ord, font.glyphs))
    run = [code for code in codes if code < 127]
    others = [code for code in codes if code >= 127]
    line = font.ascent + font.descent
    above, capital = (0, line) if font.fixed else (font.ascent - font.cap, font.cap)
    head = struct.pack("<8B", line, above, capital, gap(font), run[0],
                       run[-1] - run[0] + 1, len(others), 0)
    entries, pictures = [], b""
    for code in (*range(run[0], run[-1] + 1), *others):
        glyph = font.glyphs.get(chr(code), _BLANK)
        entries.append((len(pictures), glyph.advance, font.ascent - glyph.top))
        pictures += _columns(glyph)
    entries.append((len(pictures), 0, 0))
    return b"".join([head, struct.pack(f"<{len(others)}H", *others),
                     *(struct.pack("<HBB", *entry) for entry in entries), pictures])


def gap(font: Font) -> int:
    zero = font.glyphs["0"]
    return 0 if font.fixed else zero.advance - zero.left - len(zero.rows[0])


def _columns(glyph: Glyph) -> bytes:
    found = bytearray()
    for top in range(0, len(glyph.rows), 8):
        for x in range(-glyph.left, glyph.advance - glyph.left):
            found.append(sum(1 << i for i, row in enumerate(glyph.rows[top:top + 8])
                             if 0 <= x < len(row) and row[x] == "#"))
    return bytes(found)
