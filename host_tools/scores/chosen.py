"""Games of a library, one after the other."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

from crupier.scores import schema
from crupier.scores.rows import Game
from crupier.scores.wanted import Wanted

_AT_ONCE = 500          # games that are read in one step


class Chosen:
    """Those that there were when this was made; others come in meanwhile. Nothing is locked while
    they are read: whoever reads them may be waiting for a person.
    """

    def __init__(self, db: sqlite3.Connection, trouble: Callable[[], AbstractContextManager],
                 wanted: Wanted, newest: int, by_number: bool):
        """As Library.chosen() has it; trouble: what turns errors of SQLite into sentences."""
        self._db, self._trouble = db, trouble
        where, values = wanted.sql()
        with trouble():
            self._numbers = [number for number, in db.execute(
                f"SELECT id FROM (SELECT {schema.ORDER} FROM played WHERE {where} ORDER BY "
                f"{schema.BACKWARDS} LIMIT ?) ORDER BY {'id' if by_number else schema.ORDER}",
                (*values, newest))]

    def __len__(self) -> int:
        return len(self._numbers)

    def __iter__(self) -> Iterator[Game]:
        for at in range(0, len(self), _AT_ONCE):
            with self._trouble():
                games = schema.numbered(self._db, self._numbers[at:at + _AT_ONCE])
            yield from games
