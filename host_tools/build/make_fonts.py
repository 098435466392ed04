"""Makes firmware/ui/fonts/ from the X11 misc-fixed fonts (public domain).

Needs Debian's xfonts-base and PyPI's font_to_py:  python -m crupier.build.make_fonts
"""

import gzip
import os
import runpy
import subprocess
import sys
import tempfile
from pathlib import Path

X11 = Path("/usr/share/fonts/X11/misc")
FONTS = Path(__file__).parents[2] / "firmware" / "ui" / "fonts"
# name on the board -> (X11 font, cell height)
SIZES = {"f5x8": ("5x8", 8), "f6x10": ("6x10", 10), "f7x13b": ("7x13B", 13),
         "f9x15b": ("9x15B", 15), "f10x20": ("10x20", 20)}
ASCII = "".join(map(chr, range(32, 127)))
MORE = "¡¿áéíóúüñÁÉÍÓÚÜÑ°·ªº←↑→↓"


def make(name: str, source: str, height: int) -> None:
    """Converts one PCF font into firmware/ui/fonts/<name>.py."""
    with tempfile.TemporaryDirectory() as folder:
        pcf = Path(folder, source + ".pcf")
        pcf.write_bytes(gzip.decompress((X11 / (source + ".pcf.gz")).read_bytes()))
        Path(folder, "charset.txt").write_text(ASCII + MORE, encoding="utf-8")
        # font_to_py writes to the current folder only.
        subprocess.run(
            [Path(sys.executable).with_name("font_to_py"), "-x", "-k", "charset.txt",
             pcf.name, str(height), name + ".py"],
            cwd=folder, check=True, stdout=subprocess.DEVNULL)
        get_ch = runpy.run_path(str(Path(folder, name + ".py")))["get_ch"]
    glyphs = [bytes(get_ch(char)[0])[:size(*get_ch(char)[1:])] for char in ASCII + MORE]
    about = f"X11 misc-fixed {source}, public domain: made by host_tools/build/make_fonts.py."
    lines = [f'"""{about}"""', "",
             f"WIDTH = {get_ch('A')[2]}", f"HEIGHT = {height}", "",
             "# After ASCII 32...126", f'MORE = "{MORE}"', "",
             "# Rows from the top, the left pixel in the highest bit", "GLYPHS = ("]
    lines += [f"    {quoted(glyph)}" for glyph in glyphs]
    (FONTS / (name + ".py")).write_text("\n".join(lines) + ")\n", encoding="utf-8")


def size(height: int, width: int) -> int:
    """Bytes of a glyph."""
    return (width + 7) // 8 * height


def quoted(data: bytes) -> str:
    return 'b"' + "".join(f"\\x{byte:02x}" for byte in data) + '"'


if __name__ == "__main__":
    os.makedirs(FONTS, exist_ok=True)
    for name, (source, height) in SIZES.items():
        make(name, source, height)
