"""Bitmap fonts as font editors read them: Adobe's Glyph Bitmap Distribution Format 2.1 (BDF).

firmware/ui/fonts/ holds them. A glyph is rows of '#' and '.'.
"""

from dataclasses import dataclass
from pathlib import Path


@dataclass
class Glyph:
    """left, top: of its picture, from the pen and above the baseline; advance: of the pen."""

    rows: list[str]
    left: int
    top: int
    advance: int


@dataclass
class Font:
    """ascent, descent: rows above and below the baseline. cap: height of a capital.

    A fixed font is one for a terminal: it is placed by its cell, others by their capitals.
    """

    name: str
    about: str
    ascent: int
    descent: int
    cap: int
    fixed: bool
    glyphs: dict[str, Glyph]


def write(font: Font) -> str:
    lines = ["STARTFONT 2.1", *(f"COMMENT {line}" for line in font.about.splitlines()),
             f"FONT {font.name}", f"SIZE {font.ascent + font.descent} 72 72",
             f"FONTBOUNDINGBOX {max(glyph.advance for glyph in font.glyphs.values())} "
             f"{font.ascent + font.descent} 0 {-font.descent}",
             "STARTPROPERTIES 4", f"FONT_ASCENT {font.ascent}", f"FONT_DESCENT {font.descent}",
             f"CAP_HEIGHT {font.cap}", f'SPACING "{"C" if font.fixed else "P"}"',
             "ENDPROPERTIES", f"CHARS {len(font.glyphs)}"]
    for char, glyph in sorted(font.glyphs.items()):
        width, height = len(glyph.rows[0]) if glyph.rows else 0, len(glyph.rows)
        lines += [f"STARTCHAR U+{ord(char):04X}", f"ENCODING {ord(char)}",
                  f"DWIDTH {glyph.advance} 0",
                  f"BBX {width} {height} {glyph.left} {glyph.top - height}", "BITMAP",
                  *(_hex(row) for row in glyph.rows), "ENDCHAR"]
    return "\n".join([*lines, "ENDFONT", ""])


def _hex(row: str) -> str:
    size = (len(row) + 7) // 8
    bits = int(row.replace("#", "1").replace(".", "0").ljust(8 * size, "0"), 2)
    return f"{bits:0{2 * size}X}"


def read(path: Path) -> Font:
    about, facts, glyphs = [], {}, {}
    lines = iter(path.read_text(encoding="utf-8").splitlines())
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "COMMENT":
            about.append(rest)
        elif word == "STARTCHAR":
            code, glyph = _glyph(lines)
            glyphs[chr(code)] = glyph
        else:
            facts[word] = rest.strip('"')
    return Font(facts["FONT"], "\n".join(about), int(facts["FONT_ASCENT"]),
                int(facts["FONT_DESCENT"]), int(facts.get("CAP_HEIGHT", 0)),
                facts.get("SPACING") == "C", glyphs)


def _glyph(lines) -> tuple[int, Glyph]:
    code = advance = 0
    for line in lines:
        word, *values = line.split()
        if word == "ENCODING":
            code = int(values[0])
        elif word == "DWIDTH":
            advance = int(values[0])
        elif word == "BBX":
            width, height, left, bottom = map(int, values)
        elif word == "BITMAP":
            break
    rows = []
    for _ in range(height):
        line = next(lines)
        bits = f"{int(line, 16):0{4 * len(line)}b}"[:width]
        rows.append(bits.replace("1", "#").replace("0", "."))
    return code, Glyph(rows, left, bottom + height, advance)
