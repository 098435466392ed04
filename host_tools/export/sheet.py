"""CSV for spreadsheets."""

import csv
import io
from collections.abc import Callable, Iterable

from host_tools.look.played import Played

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")      # what a spreadsheet would calculate

# Name of a column, what it says of a game.
_COLUMNS: tuple[tuple[str, Callable[[Played], object]], ...] = (
    ("number", lambda game: game.number),
    ("date", lambda game: game.row.played_at and game.row.played_at.replace("T", " ")),
    ("device", lambda game: game.row.device),
    ("sequence", lambda game: game.row.seq),
    ("boot", lambda game: game.boot),
    ("game", lambda game: game.row.game),
    ("level", lambda game: game.row.level),
    ("on_fire", lambda game: _yes_no(game.row.fire)),
    ("players", lambda game: game.row.players),
    ("names", lambda game: ", ".join(game.names)),
    ("deal", lambda game: game.row.seed),
    ("result", lambda game: game.row.outcome),
    ("cards_left", lambda game: game.row.left),
    ("rating", lambda game: game.row.rating),
    ("verified", lambda game: _yes_no(game.row.verified)),
    ("problem", lambda game: game.row.problem),
    ("pulled", lambda game: game.row.pulled_at.replace("T", " ")),
)


def sheet(games: Iterable[Played], separator: str = ",", bom: bool = False) -> bytes:
    """One row per game. UTF-8; Excel wants the byte order mark to believe it."""
    rows = [[value(game) for _, value in _COLUMNS] for game in games]
    return encoded([name for name, _ in _COLUMNS], rows, separator, bom)


def encoded(heads: list[str], rows: list[list], separator: str, bom: bool) -> bytes:
    """Texts are quoted, numbers are not, what is unknown is empty."""
    file = io.StringIO()
    writer = csv.writer(file, delimiter=separator, quoting=csv.QUOTE_NONNUMERIC)
    writer.writerow(heads)
    writer.writerows([_harmless(cell) for cell in row] for row in rows)
    return file.getvalue().encode("utf-8-sig" if bom else "utf-8")


def _harmless(cell: object) -> object:
    """A text that begins like a formula gets an apostrophe, which spreadsheets hide."""
    if isinstance(cell, str) and cell.startswith(_FORMULA):
        return "'" + cell
    return "" if cell is None else cell


def _yes_no(value: bool | None) -> str | None:
    return None if value is None else "yes" if value else "no"
