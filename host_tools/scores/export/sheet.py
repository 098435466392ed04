"""CSV for spreadsheets."""

import csv
import io
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, islice

from crupier.errors import Trouble
from crupier.scores.views.game_report import report_of
from crupier.scores.views.played import Played

_AT_ONCE = 1000        # rows
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")      # what a spreadsheet would calculate
# What one would take for a number, a date, a formula or a truth, in English or in Spanish: 007,
# 23E45, 1-2, Mar 2, (15).
_MISREAD = re.compile(r"[\W\d]|[^\W\d_]+\W+\d|(TRUE|FALSE|VERDADERO|FALSO)$", re.IGNORECASE)
_LITERAL = 255      # characters of a text in a formula

# Name of a column, what it says of a game.
_COLUMNS: tuple[tuple[str, Callable[[Played], object]], ...] = (
    ("number", lambda game: game.number),
    ("date", lambda game: game.row.played_at and _Moment(game.row.played_at)),
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
    ("cards_left", lambda game: _left(game.result.get("left"))),
    ("rating", lambda game: game.row.rating),
    ("points", lambda game: _points(game)),
    ("winners", lambda game: _winners(game)),
    ("verified", lambda game: _yes_no(game.row.verified)),
    ("problem", lambda game: game.row.problem),
    ("pulled", lambda game: _Moment(game.row.pulled_at)),
    # Has the player seen a hint, of a game that gives some?
    ("hints", lambda game: (_yes_no(game.head.get("hints") is True)
                            if report_of(game.game).HINTS else None)),
    ("kind", lambda game: report_of(game.game).level(game)),
)


# Of a game, on every line about its rounds.
_WHICH = ("number", "date", "device", "sequence", "game")


def sheet(games: Iterable[Played], separator: str = ",", bom: bool = False) -> Iterator[bytes]:
    """One row per game, in UTF-8. bom: for spreadsheets, see encoded()."""
    rows = ([value(game) for _, value in _COLUMNS] for game in games)
    return encoded([name for name, _ in _COLUMNS], rows, separator, bom)


def has_rounds(game: Played) -> bool:
    return game.counts and bool(report_of(game.game).rounds(game))


def round_columns(games_of: Callable[[str], Iterable[Played]], names: Iterable[str]) -> list[str]:
    """What is told of rounds; games_of: verified games by their name. Raises Trouble if nothing
    is."""
    firsts = (next(filter(has_rounds, games_of(name)), None) for name in names)
    found = [name for game in firsts if game for name in report_of(game.game).rounds(game)[0]]
    if not found:
        raise Trouble("none of these games has rounds; leave --rounds out.")
    return list(dict.fromkeys(found))


def rounds_sheet(games: Iterable[Played], columns: Sequence[str], separator: str = ",",
                 bom: bool = False) -> Iterator[bytes]:
    """One row per round and player, or per game that all play together; games: has_rounds(),
    columns: round_columns()."""
    which = [column for column in _COLUMNS if column[0] in _WHICH]
    rows = ([*(value(game) for _, value in which),
             game.name(row["seat"] - 1) if "seat" in row else ", ".join(game.names),
             *(_plain(row.get(name)) for name in columns)]
            for game in games for row in report_of(game.game).rounds(game))
    return encoded([*_WHICH, "player", *columns], rows, separator, bom)


def encoded(heads: list[str], rows: Iterable[list], separator: str, bom: bool) -> Iterator[bytes]:
    """Texts are quoted, numbers are not, what is unknown is empty. Some rows at a time. Where a
    semicolon divides cells, spreadsheets have a decimal comma.

    bom: for spreadsheets. Excel wants the byte order mark to believe that it is UTF-8; a text that
    they would take for something else stands in a formula, whose value it is.
    """
    def cell_of(cell: object) -> object:
        cell = _text(cell, separator == ";")
        if not isinstance(cell, str) or isinstance(cell, _Moment):
            return cell
        if bom and _MISREAD.match(cell) and len(cell) <= _LITERAL:
            return '="{}"'.format(cell.replace('"', '""'))
        # An apostrophe, which spreadsheets hide in a cell that is changed. Others are numbers.
        return "'" + cell if cell.startswith(_FORMULA) and not isinstance(cell, _List) else cell

    lines: Iterator[list] = chain([heads], (list(map(cell_of, row)) for row in rows))
    code = "utf-8-sig" if bom else "utf-8"
    while some := list(islice(lines, _AT_ONCE)):
        file = io.StringIO()
        csv.writer(file, delimiter=separator, quoting=csv.QUOTE_NONNUMERIC).writerows(some)
        yield file.getvalue().encode(code, "replace")       # halves of surrogate pairs
        code = "utf-8"


def _text(cell: object, comma: bool) -> object:
    """As it is written; a number stays one for the csv module."""
    if isinstance(cell, _Several):
        return _List("; ".join(cell).replace(".", ",") if comma else ", ".join(cell))
    if isinstance(cell, float) and comma:
        return _Comma(cell)
    return "" if cell is None else cell


class _Moment(str):
    """A date and time, which may be taken for one."""

    def __new__(cls, iso: str):
        return super().__new__(cls, iso.replace("T", " "))


class _Several(list):
    """Numbers for one cell, as texts."""


class _List(str):
    """The text of a cell with numbers: no formula, though the first may have a minus."""


class _Comma(float):
    """A number for the csv module that is written with a comma."""

    def __str__(self) -> str:
        return f"{self:g}".replace(".", ",")


def _left(left: object) -> object:
    """Of a game, or of each game of a pad, up to the last one that counts."""
    if not isinstance(left, list):
        return left
    counted = [at for at, value in enumerate(left, 1) if value is not None]
    return _several(left[:max(counted, default=0)])


def _points(game: Played) -> _Several | None:
    points = report_of(game.game).points(game) if game.counts else None
    return None if points is None else _several([f"{value:g}" for value in points])


def _winners(game: Played) -> str | None:
    """Names of those who won, where it is not the whole table that wins or loses."""
    report = report_of(game.game)
    if report.COOPERATIVE or not game.counts:
        return None
    return ", ".join(report.seat(game, seat) for marks in report.plays(game)
                     for seat, mark in enumerate(marks) if mark.won)


def _several(values: list) -> _Several:
    """A list as one cell; nothing where a game of it does not count."""
    return _Several("" if value is None else str(value) for value in values)


def _plain(cell: object) -> object:
    if isinstance(cell, bool):
        return _yes_no(cell)
    return int(cell) if isinstance(cell, float) and cell.is_integer() else cell


def _yes_no(value: bool | None) -> str | None:
    return None if value is None else "yes" if value else "no"
