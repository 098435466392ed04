"""Which modules of the engine a board needs: of the games it offers, and what these import; a game
that is dealt brings the module that plays when the device sits at the table.
"""

import ast
import re
import runpy
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from crupier.engine.games import GAMES

_PACKAGE = "engine"
_MAY_IMPORT = re.compile(r"^\s*from (engine|\.)", re.MULTILINE)


@cache
def needed(root: Path, also: tuple[str, ...] = ()) -> frozenset[str]:
    """Paths like "engine/the_game/game.py". root: has firmware/ and engine/. also: such paths that
    no screen leads to.
    """
    games = runpy.run_path(str(root / "firmware/games/__init__.py"))["GAME_UIS"]
    waiting = {f"{_PACKAGE}/{GAMES[game][0].replace('.', '/')}.py" for game in games} | set(also)
    waiting |= {re.sub("/(game|match).py$", "/bot.py", path) for path in waiting}
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
