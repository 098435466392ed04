"""Which games of the library a command is about, and those games one after the other."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import astuple, dataclass
from datetime import date
from functools import lru_cache
from re import sub

from crupier.players import folded
from crupier.scores import schema
from crupier.scores.record import Game

_AT_ONCE = 500          # games that are read in one step


@lru_cache(10_000)
def among(player: str, names: str) -> bool:
    """Is a player, folded, among the names of a JSON list? The same ones play again and again."""
    return player in map(folded, json.loads(names))


@dataclass(frozen=True)
class Filters:
    """Everything that is not None must fit. See schema.py for when a game without a date was
    played."""

    game: str | None = None
    level: str | None = None
    since: date | None = None
    until: date | None = None       # including this day
    device: str | None = None       # the end of its id
    player: str | None = None
    verified: bool | None = None

    def sql(self) -> tuple[str, tuple]:
        """Condition on the table `played`, and its values; among() is to be known there."""
        found = [(condition, value) for condition, value in (
            ("game = ?", self.game), ("level = ?", self.level),
            ("at >= ?", self.since and self.since.isoformat()),
            ("at < ?", self.until and f"{self.until.isoformat()}~"),    # "~" is after any time
            ("device LIKE '%' || ? ESCAPE '!'",
             self.device and sub("[!%_]", r"!\g<0>", self.device)),
            ("among(?, names)", self.player and folded(self.player)),
            ("(summary NOT NULL) = ?", self.verified))
            if value is not None]
        return (" AND ".join(condition for condition, _ in found) or "1",
                tuple(value for _, value in found))

    def __bool__(self) -> bool:
        """Does this leave anything out?"""
        return astuple(self) != astuple(ALL)


ALL = Filters()


class Selection:
    """The games that were there when this was made. Nothing is locked while they are read: whoever
    reads them may be waiting for a person.
    """

    def __init__(self, db: sqlite3.Connection, errors: Callable[[], AbstractContextManager],
                 filters: Filters, newest: int, by_number: bool):
        """As for Library.selection(); trouble: what turns errors of SQLite into sentences."""
        self._db, self._errors = db, errors
        where, values = filters.sql()
        with errors():
            self._numbers = [number for number, in db.execute(
                f"SELECT id FROM (SELECT {schema.ORDER} FROM played WHERE {where} ORDER BY "
                f"{schema.BACKWARDS} LIMIT ?) ORDER BY {'id' if by_number else schema.ORDER}",
                (*values, newest))]

    def __len__(self) -> int:
        return len(self._numbers)

    def __iter__(self) -> Iterator[Game]:
        for at in range(0, len(self), _AT_ONCE):
            with self._errors():
                games = schema.numbered(self._db, self._numbers[at:at + _AT_ONCE])
            yield from games
