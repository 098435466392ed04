"""Tables that fit a narrow terminal, and the rounds of a game as one."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from crupier.scores.views.game_report import GameReport
from crupier.scores.views.played import Played

_ENDLESS = 10_000


@dataclass
class ResponsiveTable:
    """What is wide if it fits without breaking a line, else what is made then."""

    wide: RenderableType
    narrow: Callable[[], RenderableType]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = Measurement.get(console, options.update_width(_ENDLESS), self.wide).maximum
        yield self.wide if width <= options.max_width else self.narrow()


def table(heads: Sequence[str]) -> Table:
    """heads: > before those of columns that stand on the right, = before those in the middle."""
    made = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for head in heads:
        justify = {">": "right", "=": "center"}.get(head[:1], "left")
        # Rich cuts a line with wide characters short where it may not fold it.
        made.add_column(head.lstrip(">="), justify=justify,      # type: ignore[arg-type]
                        overflow="fold")
    return made


def numbers(heads: Sequence[str], rows: Sequence[Sequence[str]], labels: Sequence[str],
            first: int) -> ResponsiveTable:
    """A table of figures. Where it does not fit, what is `said` of a row stands above its figures
    from the first one on, and says what the columns before it do."""
    wide = table(heads)
    for row in rows:
        wide.add_row(*row)
    return ResponsiveTable(wide, partial(stacked, [head.lstrip(">") for head in heads[first:]],
                                [row[first:] for row in rows], labels))


def stacked(heads: Sequence[str], rows: Sequence[Sequence[str]], labels: Sequence[str]) -> Text:
    """Columns of figures on the right; above each row what is said of it."""
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]

    def line(cells: Sequence[str]) -> str:
        return "  ".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True))

    lines = [Text(line(heads), "bold")]
    for about, row in zip(labels, rows, strict=True):
        lines += [Text(about, "cyan"), Text(line(row))]
    return Text("\n").join(lines)


def joined(*parts: str) -> str:
    return " · ".join(filter(None, parts))


class Sheet(NamedTuple):
    """numbers: is it a column of numbers? note: about the marks, "" if there is none."""

    heads: list[str]
    numbers: list[bool]
    lines: list[list[str]]
    note: str


def sheet(report: GameReport, game: Played, rounds: list[dict]) -> Sheet:
    """rounds: some of report.rounds(game). Columns that say nothing are left out, and what all
    seats have in common is said once."""
    names = [name for name in (rounds[0] if rounds else ()) if name != "overridden"
             and any(row[name] not in (None, "", False) for row in rounds)]
    names.sort(key=lambda name: _numeric(rounds, name))     # texts first
    once = {"round", *report.SHARED}
    lines, last = [], None
    for row in rounds:
        again, last = row["round"] == last, row["round"]
        lines.append(["" if again and name in once else _cell(report, game, name, row)
                      for name in names])
    heads = [report.text["column." + (report.ROUND if name == "round" else name)]
             for name in names]
    overridden = any(row["overridden"] for row in rounds)
    return Sheet(heads, [_numeric(rounds, name) for name in names], lines,
                 "! " + report.text["against"] if overridden else "")


def _numeric(rounds: list[dict], name: str) -> bool:
    return name not in ("round", "seat") and all(
        type(row[name]) in (int, float, type(None)) for row in rounds)


def _cell(report: GameReport, game: Played, name: str, row: dict) -> str:
    value = row[name]
    if name == "round":
        return f"{value}!" if row["overridden"] else str(value)
    if name == "seat":
        return report.seat(game, value - 1)
    if isinstance(value, bool):
        return "✓" if value else ""
    if isinstance(value, str):
        return " ".join(report.text.get("value." + word, word) for word in value.split())
    return "" if value is None else report.number(value)


def sheet_tables(report: GameReport, game: Played, rounds: list[dict]
                ) -> list[ResponsiveTable | Text]:
    """For a terminal; nothing if there are no rounds."""
    if not rounds:
        return []
    heads, numeric, lines, note = sheet(report, game, rounds)
    made = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    for head, right in zip(heads, numeric, strict=True):
        made.add_column(head, justify="right" if right else "left")
    for line in lines:
        made.add_row(*map(Text, line))
    texts = numeric.count(False)
    who = report.text["column.seat"]
    labels = [joined(*(cell if head == who else f"{head} {cell}" for head, cell in
                     zip(heads[:texts], line, strict=False) if cell)) for line in lines]
    short = partial(stacked, heads[texts:], [line[texts:] for line in lines], labels)
    return [ResponsiveTable(made, short), *([Text(note, "yellow")] if note else [])]
