"""Makes firmware/ui/fonts/ from the X11 misc-fixed fonts (public domain).

Needs Debian's xfonts-base and PyPI's font_to_py:  python -m host_tools.make_fonts
"""

import gzip
import os
import subprocess
import sys
import tempfile
from pathlib import Path

X11 = Path("/usr/share/fonts/X11/misc")
FONTS = Path(__file__).parent.parent / "firmware" / "ui" / "fonts"
# name on the board -> (X11 font, cell height)
SIZES = {"f5x8": ("5x8", 8), "f6x10": ("6x10", 10), "f7x13b": ("7x13B", 13),
         "f8x13": ("8x13", 13), "f9x15": ("9x15", 15), "f9x15b": ("9x15B", 15),
         "f10x20": ("10x20", 20)}
CHARSET = ("".join(map(chr, range(32, 127)))
           + "¡¿áéíóúüñÁÉÍÓÚÜÑ°·ªº" + "←↑→↓")


def make(name: str, source: str, height: int) -> None:
    """Converts one PCF font into firmware/ui/fonts/<name>.py."""
    with tempfile.TemporaryDirectory() as folder:
        pcf = Path(folder, source + ".pcf")
        pcf.write_bytes(gzip.decompress((X11 / (source + ".pcf.gz")).read_bytes()))
        Path(folder, "charset.txt").write_text(CHARSET, encoding="utf-8")
        # The tool takes no path as the name of its output.
        subprocess.run(
            [Path(sys.executable).with_name("font_to_py"), "-x", "-k", "charset.txt",
             pcf.name, str(height), name + ".py"],
            cwd=folder, check=True, stdout=subprocess.DEVNULL)
        made = Path(folder, name + ".py").read_text(encoding="utf-8")
    lines = made.splitlines(keepends=True)
    lines[1:3] = [f"# Font: X11 misc-fixed {source}, public domain.\n"]
    (FONTS / (name + ".py")).write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    os.makedirs(FONTS, exist_ok=True)
    for name, (source, height) in SIZES.items():
        make(name, source, height)
