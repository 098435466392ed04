"""The rounds of a game as a table for people: what every point comes from."""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from rich import box
from rich.table import Table
from rich.text import Text

from crupier.scores.views.face import Face
from crupier.scores.views.fitted import Fitted, joined, stacked
from crupier.scores.views.played import Played


class Sheet(NamedTuple):
    """numbers: is it a column of numbers? note: about the marks, "" if there is none."""

    heads: list[str]
    numbers: list[bool]
    lines: list[list[str]]
    note: str


def sheet(look: Face, game: Played, rounds: list[dict]) -> Sheet:
    """rounds: some of look.rounds(game). Columns that say nothing are left out, and what all
    seats have in common is said once."""
    names = [name for name in (rounds[0] if rounds else ()) if name != "overridden"
             and any(row[name] not in (None, "", False) for row in rounds)]
    names.sort(key=lambda name: _numeric(rounds, name))     # texts first
    once = {"round", *look.SHARED}
    lines = []
    for row, again in _repeated(rounds):
        lines.append(["" if again and name in once else _cell(look, game, name, row)
                      for name in names])
    heads = [look.text["column." + (look.ROUND if name == "round" else name)] for name in names]
    overridden = any(row["overridden"] for row in rounds)
    return Sheet(heads, [_numeric(rounds, name) for name in names], lines,
                 look.text["overridden.note"] if overridden else "")


def _repeated(rounds: list[dict]) -> Iterator[tuple[dict, bool]]:
    """(row, is it another one of the same round?)"""
    last = None
    for row in rounds:
        yield row, row["round"] == last
        last = row["round"]


def _numeric(rounds: list[dict], name: str) -> bool:
    return name not in ("round", "seat") and all(
        type(row[name]) in (int, float, type(None)) for row in rounds)


def _cell(look: Face, game: Played, name: str, row: dict) -> str:
    value = row[name]
    if name == "round":
        return f"{value}!" if row["overridden"] else str(value)
    if name == "seat":
        return look.seat(game, value - 1)
    if isinstance(value, bool):
        return "✓" if value else ""
    if isinstance(value, str):
        return " ".join(look.text.get("value." + word, word) for word in value.split())
    return "" if value is None else look.number(value)


def drawn_sheet(look: Face, game: Played, rounds: list[dict]) -> list[Fitted | Text]:
    """For a terminal; nothing if there are no rounds."""
    if not rounds:
        return []
    heads, numeric, lines, note = sheet(look, game, rounds)
    made = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    for head, right in zip(heads, numeric, strict=True):
        made.add_column(head, justify="right" if right else "left")
    for line in lines:
        made.add_row(*map(Text, line))
    texts = numeric.count(False)
    who = look.text["column.seat"]
    said = [joined(*(cell if head == who else f"{head} {cell}" for head, cell in
                     zip(heads[:texts], line, strict=False) if cell)) for line in lines]
    short = partial(stacked, heads[texts:], [line[texts:] for line in lines], said)
    return [Fitted(made, short), *([Text(note, "yellow")] if note else [])]
