"""Makes firmware/ui/fonts/ from the fonts of others:  python -m pictures.fonts FOLDER

FOLDER holds what these commands bring, see LICENSES/:

    apt-get download xfonts-base xfonts-75dpi xfonts-100dpi
    for deb in *.deb; do dpkg -x $deb .; done
    npm pack galmuri@2.40.3 && tar xzf galmuri-2.40.3.tgz

Only characters of CHARS are taken. The digits (d*.bdf) were drawn for Crupier: those files are the
originals.
"""

import sys
from pathlib import Path

from crupier.build.fonts import CHARS, bdf
from crupier.build.fonts.bdf import Font, Glyph
from pictures import pcf

FONTS = Path(__file__).parents[1] / "firmware" / "ui" / "fonts"
_X11 = "usr/share/fonts/X11/"
# Name, file in FOLDER, rows above and below the baseline.
_TERMINAL = {"f5x8": ("5x8", 7, 1), "f6x10": ("6x10", 8, 2), "f7x13b": ("7x13B", 11, 2)}
# B is bold, R is regular; the number is the size in pixels.
_HELVETICA = {"B10": "75dpi/helvB10", "B11": "100dpi/helvB08", "B12": "75dpi/helvB12",
              "B14": "75dpi/helvB14", "B18": "75dpi/helvB18",
              "R8": "75dpi/helvR08", "R10": "75dpi/helvR10"}
_TIGHT = "B10", "B11", "B12"    # their r touches the next letter: "rn" looks like "m"
_PUBLIC_DOMAIN = "X11 misc-fixed {}, public domain"
_ADOBE = """Adobe Helvetica, X11 {}
Copyright 1984-1989, 1994 Adobe Systems Incorporated.
Copyright 1988, 1994 Digital Equipment Corporation. See LICENSES/Adobe-Helvetica.txt."""
_OFL = """Characters of Galmuri7 2.40.3, Copyright (c) 2019-2025 Lee Minseo.
SIL Open Font License 1.1, see LICENSES/Galmuri.txt."""


def make(folder: Path) -> list[Font]:
    fonts = []
    for name, (file, ascent, descent) in _TERMINAL.items():
        glyphs = _dotted(_chosen(pcf.read(folder / _X11 / f"misc/{file}.pcf.gz")))
        fonts.append(Font(name, _PUBLIC_DOMAIN.format(file), ascent, descent, 0, True, glyphs))
    for name, file in _HELVETICA.items():
        glyphs = _chosen(pcf.read(folder / _X11 / f"{file}-ISO8859-1.pcf.gz"))
        if name in _TIGHT:
            glyphs["r"].advance += 1
        fonts.append(_proportional(name, _ADOBE.format(file), glyphs))
    galmuri = bdf.read(folder / "package/dist/Galmuri7.bdf")
    fonts.append(_proportional("G7", _OFL, _chosen(galmuri.glyphs)))
    return fonts


def _chosen(glyphs: dict[str, Glyph]) -> dict[str, Glyph]:
    """Those of CHARS, without empty rows and columns round them."""
    return {char: _trimmed(glyphs[char]) for char in CHARS if char in glyphs}


def _dotted(glyphs: dict[str, Glyph]) -> dict[str, Glyph]:
    """With square dots: those of a full stop and a colon of these fonts look like a plus. And with
    a gap below a low accent: "Í" looks like an f.
    """
    rows = glyphs["Í"].rows
    if len(rows) == 7:
        rows[2:] = ["...", *rows[2:5], rows[2]]
    for char, high in ((".", 2), (":", 6)):
        rows = ["##" if row in (0, 1, high - 2, high - 1) else ".." for row in range(high)]
        if len(glyphs[char].rows[0]) > 2:
            left = glyphs[char].left + len(glyphs[char].rows[0]) // 2 - 1
            glyphs[char] = Glyph(rows, left, high, glyphs[char].advance)
    return glyphs


def _trimmed(glyph: Glyph) -> Glyph:
    rows, left, top = glyph.rows, glyph.left, glyph.top
    while rows and "#" not in rows[-1]:
        rows = rows[:-1]
    while rows and "#" not in rows[0]:
        rows, top = rows[1:], top - 1
    while rows and not any(row.startswith("#") for row in rows):
        rows, left = [row[1:] for row in rows], left + 1
    width = max((len(row.rstrip(".")) for row in rows), default=0)
    return Glyph([row[:width] for row in rows], left, top, glyph.advance)


def _proportional(name: str, about: str, glyphs: dict[str, Glyph]) -> Font:
    """With arrows, which these fonts lack; ink stays within the advance of its glyph."""
    cap = len(glyphs["H"].rows)
    right = _arrow(cap)
    upwards = ["".join(row[i] for row in right) for i in range(len(right[0]))][::-1]
    for char, rows in (("→", right), ("←", [row[::-1] for row in right]),
                       ("↑", upwards), ("↓", upwards[::-1])):
        lift = (cap - len(rows) + 1) // 2
        glyphs[char] = Glyph(rows, 1, lift + len(rows), len(rows[0]) + 2)
    glyphs = {char: _within(glyph) for char, glyph in glyphs.items()}
    ascent = max(glyph.top for glyph in glyphs.values())
    descent = max(len(glyph.rows) - glyph.top for glyph in glyphs.values())
    return Font(name, about, ascent, descent, cap, False, glyphs)


def _within(glyph: Glyph) -> Glyph:
    if not glyph.rows:
        return glyph
    left = max(glyph.left, 0)
    return Glyph(glyph.rows, left, glyph.top, max(glyph.advance, left + len(glyph.rows[0])))


def _arrow(cap: int) -> list[str]:
    """To the right, for capitals of this height; with a short shaft all four look like a plus."""
    half, stroke = max(2, cap // 4), 2 if cap > 10 else 1
    sizes = [*range(half + 1), *reversed(range(half - 1 + stroke))]
    length = 3 * half + stroke
    middle = range(half, half + stroke)
    return [("#" * (length - half - 1) if i in middle else "." * (length - half - 1))
            + ("#" * (size + 1)).ljust(half + 1, ".") for i, size in enumerate(sizes)]


if __name__ == "__main__":
    for font in make(Path(sys.argv[1])):
        (FONTS / f"{font.name}.bdf").write_text(bdf.write(font), encoding="utf-8")
        print(font.name, len(font.glyphs), font.ascent, font.descent, font.cap)
