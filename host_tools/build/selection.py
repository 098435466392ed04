"""Which modules a board needs: drivers and layouts for no display but its own."""

from pathlib import Path

from crupier.build import boards, layouts

# Drivers by what board.py says; every other module is for all boards.
_BY_CHIP = {"drivers/oled.py": ("ssd1306", "sh1107"), "drivers/lcd.py": boards.LCDS}
_BY_PART = {"drivers/extras.py": ("LED", "BUZZER", "BATTERY")}
# Pictures for displays with colours, and for those without.
_BY_COLOUR = {"games/galloneta/paint_colour.py": True, "games/galloneta/paint_mono.py": False}


class Layout:
    """The size of a board's display. board: the names of its board.py.

    size: "w128h64". narrow: does it need the shorter texts? colour: does it have colours?
    """

    def __init__(self, board: dict, firmware: Path):
        display = board["DISPLAY"]
        self.size = f"w{display['width']}h{display['height']}"
        basic = layouts.read(firmware, self.size)["basic"]
        self.narrow, self.colour = bool(basic.NARROW), bool(basic.COLOUR)


def needed(path: str, board: dict, firmware: Path) -> bool:
    """Does a board need the module at this path of firmware/?"""
    if path in _BY_CHIP:
        return board["DISPLAY"]["driver"] in _BY_CHIP[path]
    if path in _BY_PART:
        return any(part in board for part in _BY_PART[path])
    if path in _BY_COLOUR:
        return Layout(board, firmware).colour == _BY_COLOUR[path]
    return True
