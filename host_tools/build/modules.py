"""Which modules a board needs.

Of the engine: those of the games it offers, and what these import; a game brings the module that
counts its results, and one that is dealt the one that plays when the device sits at the table, and
the one that says why. Of the firmware: drivers for no display but its own.
"""

import ast
import re
import runpy
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from crupier.build import boards, layouts
from crupier.engine.games import GAMES

_PACKAGE = "engine"
_MAY_IMPORT = re.compile(r"^\s*from (engine|\.)", re.MULTILINE)


@cache
def engine_modules(root: Path, also: tuple[str, ...] = ()) -> frozenset[str]:
    """Paths like "engine/the_game/game.py". root: has firmware/ and engine/. also: such paths that
    no screen leads to.
    """
    games = runpy.run_path(str(root / "firmware/games/__init__.py"))["GAME_UIS"]
    waiting = {f"{_PACKAGE}/{GAMES[game][0].replace('.', '/')}.py" for game in games} | set(also)
    waiting |= {re.sub("/(game|match).py$", "/bot.py", path) for path in waiting} | {
        re.sub(r"/\w+.py$", "/results.py", path) for path in waiting}
    waiting |= {path.replace("/bot.py", "/reason.py") for path in waiting
                if (root / path.replace("/bot.py", "/reason.py")).is_file()}
    for file in (root / "firmware").rglob("*.py"):
        waiting |= set(_imported(root, file))
    found: set[str] = set()
    while waiting:
        path = waiting.pop()
        found.add(path)
        packages = {f"{parent.as_posix()}/__init__.py" for parent in Path(path).parents[:-1]}
        waiting |= (set(_imported(root, root / path)) | packages) - found
    return frozenset(found)


def _imported(root: Path, file: Path) -> Iterator[str]:
    """Modules of the engine that a file imports, also inside functions; but a package offers all
    that it has there, and what nobody asks for is not needed.
    """
    text = file.read_text(encoding="utf-8")
    if not _MAY_IMPORT.search(text):    # as most of firmware/; parsing takes long
        return
    tree = ast.parse(text)
    for node in tree.body if file.name == "__init__.py" else ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            folder = file.relative_to(root).parents[node.level - 1] if node.level else Path()
            module = folder.joinpath(*(node.module or "").split("."))
            if module.parts[:1] == (_PACKAGE,):
                for path in (module, *(module / alias.name for alias in node.names)):
                    for name in (path.with_suffix(".py"), path / "__init__.py"):
                        if (root / name).is_file():
                            yield name.as_posix()


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


def on_board(path: str, board: dict, firmware: Path) -> bool:
    """Does a board need the module at this path of firmware/?"""
    if path in _BY_CHIP:
        return board["DISPLAY"]["driver"] in _BY_CHIP[path]
    if path in _BY_PART:
        return any(part in board for part in _BY_PART[path])
    if path in _BY_COLOUR:
        return Layout(board, firmware).colour == _BY_COLOUR[path]
    return True
