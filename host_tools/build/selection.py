"""Which modules a board needs: flash has room for more, but each file takes a block of it."""

import re
import runpy
from pathlib import Path

_OLED = "ssd1306", "sh1107"
# Drivers by what board.py says; every other module is for all boards.
_BY_CHIP = {
    "drivers/mono.py": _OLED,
    "drivers/ssd1306.py": _OLED,        # both: who wires a display may change board.py
    "drivers/sh1107.py": _OLED,
    "drivers/st7789.py": ("st7789",),
}
_BY_PART = {"drivers/battery.py": "BATTERY", "drivers/buzzer.py": "BUZZER",
            "drivers/led.py": "LED"}
_LAYOUTS, _FONTS, _NARROW = "ui/layouts/w", "ui/fonts/", "_narrow.py"


def needed(path: str, board: dict, firmware: Path) -> bool:
    """Does a board (the names of its board.py) need the module at this path below /crupier?"""
    display = board["DISPLAY"]
    layouts = firmware / f"ui/layouts/w{display['width']}h{display['height']}"
    if path in _BY_CHIP:
        return display["driver"] in _BY_CHIP[path]
    if path in _BY_PART:
        return bool(board.get(_BY_PART[path]))
    if path.startswith(_LAYOUTS):
        return path.startswith(f"ui/layouts/{layouts.name}/")
    if path.startswith(_FONTS):
        return Path(path).stem in _fonts(layouts)
    if path.endswith(_NARROW):
        return bool(runpy.run_path(str(layouts / "basic.py"))["NARROW"])
    return True


def _fonts(layouts: Path) -> set[str]:
    """The fonts that a size of display names."""
    return {name for file in layouts.glob("*.py")
            for name in re.findall(r'"(f\d+x\d+b?)(?:\*2)?"', file.read_text(encoding="utf-8"))}
