"""A fifth game, as somebody would add it by "Add a game" in CONTRIBUTING.md: rules, a table and a
device that plays at it, a score pad, words, and lines in the tables of other files.
"""

import importlib.util
import shutil
import sys
from pathlib import Path

from crupier.engine import games

NAME = "pebbles_table"
DEALT = "pebbles"
# In GAMES of engine/games.py.
ENGINE = {DEALT: ("pebbles.game", "PebblesDealt"), NAME: ("pebbles.pad", "PebblesTable")}
_HERE = Path(__file__).parent
# Files of the package in engine/; each needs those before it.
_PACKAGE = (("package.py", "__init__"), ("options.py", "options"), ("results.py", "results"),
            ("rules.py", "pad"), ("game.py", "game"), ("bot.py", "bot"))
# Its own folders and files.
OWN = {
    **{f"engine/pebbles/{name}.py": source for source, name in _PACKAGE},
    **{f"firmware/games/pebbles/{name}.py": f"{name}.py"
       for name in ("dealt", "layouts", "pad", "table")},
    **{f"firmware/games/pebbles/dealt_{code}.py": "dealt_texts.py" for code in ("en", "es")},
    **{f"firmware/games/pebbles/pad_{code}.py": "texts.py" for code in ("en", "es")},
}
_REPORT = '    "{}": ("crupier.scores.views.games.pebbles", "{}"),\n'
# Lines in other files: (after what, the line); a line of prose at the end is enough here.
LINES = {
    "CHANGELOG.md": [("", "\n- Pebbles.\n")],
    "docs/errors.md": [("", "- `E_PEBBLES` (pebbles): too many pebbles\n")],
    "docs/games.md": [("", "\n### Pebbles, 2 to 5\n\nWho lays higher ones?\n")],
    "docs/records.md": [("", "| `pebbles` | `points` `result` |\n")],
    "engine/games.py": [("GAMES = {\n", "".join(
        f'    "{name}": {home!r},\n' for name, home in ENGINE.items()))],
    "firmware/games/__init__.py": [
        ("SHELF = [\n", f'    ("Pebbles", "{DEALT}", "{NAME}"),\n'),
        ("GAME_UIS = {\n", f'    "{DEALT}": "pebbles.dealt",\n    "{NAME}": "pebbles.pad",\n')],
    "pictures/scenes/__init__.py": [
        ("    pads,\n", "    pebbles,\n"), ("_FAMILIES = (", "pebbles, ")],
    "host_tools/scores/views/game_report.py": [
        ("REPORTS = {\n", _REPORT.format(DEALT, "Dealt") + _REPORT.format(NAME, "Pebbles"))],
    "pyproject.toml": [('    "crupier.engine.martes13",\n', '    "crupier.engine.pebbles",\n')],
    "tests/host_tools/kinds.py": [
        ("MAKERS = {\n",
         f'    "{DEALT}": lambda seq: dealt(samples.head(seq, "{DEALT}", 3, "S3")),\n'),
        ("TOLD = {\n", f'    "{DEALT}": ("Pebbles | | Ana 2", "Pebbles | | Ana 2"),\n')],
}


def add_to(root: Path) -> None:
    """Adds the game to a copy of the sources, as far as they are there."""
    for target, source in OWN.items():
        (root / target).parent.mkdir(exist_ok=True)
        shutil.copy(_HERE / source, root / target)
    for file, lines in LINES.items():
        if (root / file).exists():
            text = (root / file).read_text(encoding="utf-8")
            for after, line in lines:
                assert after in text, (file, after)
                text = text.replace(after, after + line, 1) if after else text + line
            (root / file).write_text(text, encoding="utf-8")


def join_rules(monkeypatch):
    """The PC knows the rules: the engine's package, and its lines in the table."""
    package = "crupier.engine.pebbles"
    for source, name in _PACKAGE:
        path, places = (package, []) if name == "__init__" else (f"{package}.{name}", None)
        spec = importlib.util.spec_from_file_location(path, _HERE / source,
                                                      submodule_search_locations=places)
        module = importlib.util.module_from_spec(spec)
        monkeypatch.setitem(sys.modules, path, module)
        spec.loader.exec_module(module)
    for name, home in ENGINE.items():
        monkeypatch.setitem(games.GAMES, name, home)
