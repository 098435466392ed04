"""Which modules a board needs: drivers, layouts and fonts for no display but its own."""

import re
import runpy
from pathlib import Path

_OLED = "ssd1306", "sh1107"
# Drivers by what board.py says; every other module is for all boards.
_BY_CHIP = {
    "drivers/mono.py": _OLED,
    "drivers/ssd1306.py": _OLED,        # both, as board.py may be changed to the other
    "drivers/sh1107.py": _OLED,
    "drivers/st7789.py": ("st7789",),
}
_BY_PART = {"drivers/battery.py": "BATTERY", "drivers/buzzer.py": "BUZZER",
            "drivers/led.py": "LED"}
_LAYOUTS, _FONTS = "ui/layouts/w", "ui/fonts/"


def needed(path: str, board: dict, firmware: Path) -> bool:
    """Does a board (the names of its board.py) need the module at this path of firmware/?"""
    layouts = _layouts(board, firmware)
    if path in _BY_CHIP:
        return board["DISPLAY"]["driver"] in _BY_CHIP[path]
    if path in _BY_PART:
        return bool(board.get(_BY_PART[path]))
    if path.startswith(_LAYOUTS):
        return path.startswith(f"ui/layouts/{layouts.name}/")
    if path.startswith(_FONTS):
        return Path(path).stem in _fonts(layouts)
    return True


def narrow(board: dict, firmware: Path) -> bool:
    """Does the display of a board need the shorter texts?"""
    return bool(runpy.run_path(str(_layouts(board, firmware) / "basic.py"))["NARROW"])


def _layouts(board: dict, firmware: Path) -> Path:
    display = board["DISPLAY"]
    return firmware / f"ui/layouts/w{display['width']}h{display['height']}"


def _fonts(layouts: Path) -> set[str]:
    """The fonts that a size of display names."""
    return {name for file in layouts.glob("*.py")
            for name in re.findall(r'"(f\d+x\d+b?)(?:\*2)?"', file.read_text(encoding="utf-8"))}
