"""Which modules a board needs.

Of the engine: those of the games it offers, and what these import; a game brings the module that
counts its results, and one that is dealt the one that plays when the device sits at the table, and
the one that says why. Of the firmware: drivers for no display but its own.
"""

import re
import runpy
from functools import cache
from pathlib import Path

from crupier.build import boards, layouts
from crupier.build.imports import Graph
from crupier.engine.games import GAMES


@cache
def engine_modules(root: Path) -> frozenset[str]:
    """Paths like "engine/the_game/game.py". root: has firmware/ and engine/."""
    graph = Graph({file.relative_to(base).as_posix(): file.read_bytes()
                   for folder, base in ((root / "firmware", root / "firmware"),
                                        (root / "engine", root))
                   for file in folder.rglob("*.py")})
    engine = {name: path for name, path in graph.names.items() if path.startswith("engine/")}
    games = runpy.run_path(str(root / "firmware/games/__init__.py"))["GAME_UIS"]
    roots = {f"engine.{GAMES[game][0]}" for game in games}
    roots |= {re.sub(r"\.(game|match)$", ".bot", name) for name in roots} | {
        re.sub(r"\.\w+$", ".results", name) for name in roots}
    roots |= {re.sub(r"\.bot$", ".reason", name) for name in roots}
    needed = graph.closure([*roots, *(graph.names.keys() - engine.keys())], inner=True)
    return frozenset(engine[name] for name in needed & engine.keys())


# Drivers by what board.py says; every other module is for all boards.
_BY_CHIP = {"drivers/oled.py": ("ssd1306", "sh1107"), "drivers/lcd.py": boards.LCDS}
_BY_BUS = {"drivers/i2c.py": "i2c", "drivers/spi.py": "spi"}
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


def on_board(path: str, board: dict, firmware: Path) -> bool:
    """Does a board need the module at this path of firmware/?"""
    if path in _BY_CHIP:
        return board["DISPLAY"]["driver"] in _BY_CHIP[path]
    if path in _BY_BUS:
        return _BY_BUS[path] in board["DISPLAY"]
    if path in _BY_PART:
        return any(part in board for part in _BY_PART[path])
    if path in _BY_COLOUR:
        return Layout(board, firmware).colour == _BY_COLOUR[path]
    return True
