"""All games ever pulled, in one SQLite file: raw records for ever, and columns to search by."""

import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from platformdirs import user_data_path

from crupier.engine.lines import SEAL
from crupier.scores import derived, schema
from crupier.scores.filters import ALL, Filters, Selection, among
from crupier.scores.record import Game, Record, now
from crupier.scores.schema import sqlite_errors
from crupier.scores.views.figures import Count
from crupier.scores.views.game_report import Summary


def default_path() -> Path:
    return user_data_path("crupier") / "library.sqlite"


class Added(NamedTuple):
    """What became of a record. state: "new", "known" (nothing to do), or "conflict": another game
    has the same number on the same device; both are kept, which happens when a board's flash has
    been erased. game: None of a known one."""

    state: str
    game: Game | None = None


class Library:
    """`with Library() as library:` opens the file, or makes it. Every method raises Trouble."""

    def __init__(self, path: Path | None = None):
        self.path = Path(path or default_path())
        self._changed = set[str]()      # boards whose games have changed in this transaction
        with self._sqlite_errors():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            # Without a transaction of its own making: see transaction().
            # Absolute: some builds of SQLite take a name such as file:x or :memory: otherwise.
            self._db = sqlite3.connect(self.path.absolute(), isolation_level=None, timeout=10)
            self._db.create_function("among", 2, among, deterministic=True)
        try:
            with self._sqlite_errors():
                schema.prepare(self._db, self.path)
                current = derived.up_to_date(self._db)
            if not current:
                with self.transaction():
                    if not derived.up_to_date(self._db):    # another program was faster
                        self._verify()
                        derived.rebuild(self._db)
        except BaseException:
            self._db.close()
            raise

    def close(self) -> None:
        self._db.close()

    def __enter__(self) -> "Library":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # Writing

    @contextlib.contextmanager
    def transaction(self) -> Iterator[None]:
        """All or nothing of what is added inside; on disk when it is left."""
        with self._sqlite_errors():
            self._db.execute("BEGIN IMMEDIATE")
            try:
                self._changed = set()
                yield
                derived.settle(self._db, self._changed)
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:     # a full disk has rolled back already
                    self._db.execute("ROLLBACK")
                raise

    def add(self, record: Record, pulled_at: str | None = None, earlier: bool = True) -> Added:
        """Keeps a record. Of one pull all games should have one time. earlier: may a known game
        have come at this time already? Not where this computer pulls again: then its clock has
        gone back.
        """
        with self._within():
            at, same = pulled_at or now(), self._same_number(record)
            if True in same:
                if earlier:
                    derived.move_pull_back(self._db, record, at)
                    self._changed.add(record.device)
                return Added("known")
            row = {**record.columns(), "pulled_at": at}
            added = self._db.execute(
                f"INSERT INTO games ({', '.join(map(_quoted, row))}) "
                f"VALUES ({', '.join('?' * len(row))})", tuple(map(_value, row.values())))
            game = Game.of(record, added.lastrowid or 0, at)
            derived.place(self._db, game)
            self._changed.add(record.device)
        return Added("conflict" if same and record.device else "new", game)

    def add_damaged(self, device: str, line: bytes) -> bool:
        """Keeps a line of a board that cannot be read; False if it is here already."""
        with self._within():
            return self._db.execute("INSERT OR IGNORE INTO damaged VALUES (?, ?, ?)",
                                    (device, line, now())).rowcount > 0

    def pulled(self, board: str, seq: int) -> None:
        """Notes that all this board has up to this number is here."""
        with self._within():
            self._db.execute("INSERT OR REPLACE INTO boards VALUES (?, ?, ?)",
                             (board, seq, now()))

    def recheck(self) -> int:
        """Verifies again what could not be verified; how many are good now.

        A newer crupier knows more games and schemas than the one that pulled them.
        """
        with self._within():
            good = self._verify()
            if good:
                derived.rebuild(self._db)
        return good

    def _verify(self) -> int:
        good = 0
        for game in list(self._rows("games WHERE NOT verified ORDER BY id")):
            if game.record.problem and game.record.problem == game.problem:
                continue
            row = game.record.columns()
            self._db.execute(
                f"UPDATE games SET {', '.join(_quoted(name) + ' = ?' for name in row)} "
                "WHERE id = ?", (*map(_value, row.values()), game.id))
            good += row["verified"]
        return good

    # Reading

    def games(self, **filters: Any) -> list[Game]:
        """Games whose columns have these values, in the order in which they were added."""
        # IS compares None, too.
        where = " AND ".join(f"{_quoted(name)} IS ?" for name in filters)
        return list(self._rows(f"games WHERE {where or '1'} ORDER BY id",
                               tuple(filters.values())))

    def game(self, number: int) -> Game | None:
        """By its number in this library."""
        if not 0 < number < 2**63:
            return None
        return next(iter(self.games(id=number)), None)

    def require_sound(self) -> None:
        """Raises Trouble for a game that was verified and does not verify any more."""
        for game in self.games(verified=True):
            if game.record.problem:
                raise schema.damaged(self.path, f"game {game.id} is not what was pulled")

    def holds(self, record: Record) -> bool:
        with self._sqlite_errors():
            return True in self._same_number(record)

    def _same_number(self, record: Record) -> list[bool]:
        """Of each game with this number: is it this record?"""
        return [bool(same) for same, in self._db.execute(
            "SELECT text = ? FROM games WHERE device = ? AND seq = ?",
            (record.text, record.device, record.seq))]

    def sizes(self, device: str) -> dict[int, int]:
        """Bytes that all records with a number take on the flash of this device."""
        with self._sqlite_errors():
            return dict(self._db.execute(
                "SELECT seq, SUM(LENGTH(text) + ?) FROM games WHERE device = ? GROUP BY seq",
                (SEAL, device)))

    def last_seq(self, device: str) -> int:
        """Number up to which everything of this device was pulled; 0 for a device never seen."""
        with self._sqlite_errors():
            found = self._db.execute("SELECT last_seq FROM boards WHERE device = ?", (device,))
            return next(found, (0,))[0]

    def kinds(self) -> list[str]:
        """Names of the games that are here."""
        return self._column("SELECT DISTINCT game FROM played WHERE game NOT NULL ORDER BY game")

    def damaged(self) -> dict[str, int]:
        """How many lines of each board cannot be read."""
        with self._sqlite_errors():
            return dict(self._db.execute(
                "SELECT device, count(*) FROM damaged GROUP BY device ORDER BY device"))

    # In the order of play, oldest first: see schema.py

    def count(self, filters: Filters = ALL) -> int:
        where, values = filters.sql()
        return self._column(f"SELECT count(*) FROM played WHERE {where}", values)[0]

    def selection(self, filters: Filters = ALL, newest: int = -1,
                  by_number: bool = False) -> Selection:
        """One after the other; newest: no more than so many; by_number: as they were added."""
        return Selection(self._db, self._sqlite_errors, filters, newest, by_number)

    def summaries(self, filters: Filters = ALL) -> Iterator[Summary]:
        with self._sqlite_errors():
            yield from derived.summaries(self._db, filters)

    def first(self) -> str:
        """The text of the record that came first: no two people have the same, unless they share
        a board. "" where there is none."""
        return next(iter(self._column("SELECT text FROM games ORDER BY id LIMIT 1")), "")

    def names(self, filters: Filters = ALL) -> set[str]:
        where, values = filters.sql()
        return set(self._column(
            f"SELECT DISTINCT value FROM (SELECT names FROM played WHERE {where}), "
            "json_each(names)", values)) - {""}

    def period(self, filters: Filters = ALL) -> tuple[str, str] | None:
        """Local time of the first and the last verified game, as far as that is known."""
        where, values = filters.sql()
        with self._sqlite_errors():
            first, last = self._db.execute(
                "SELECT min(at), max(at) FROM played WHERE pulled IS NULL AND summary NOT NULL "
                f"AND {where}", values).fetchone()
        return (first, last) if first else None

    def figures(self, filters: Filters = ALL) -> Count:
        """Of verified games."""
        count = Count()
        for each in self.summaries(filters):
            count.add(each)
        return count

    # The file

    def _column(self, query: str, values: tuple = ()) -> list:
        with self._sqlite_errors():
            return [value for value, in self._db.execute(query, values)]

    def _rows(self, rest: str, values: tuple = ()) -> Iterator[Game]:
        with self._sqlite_errors():
            yield from schema.stored(self._db, rest, values)

    def _within(self) -> contextlib.AbstractContextManager:
        """The transaction that is under way, or one for this call."""
        return contextlib.nullcontext() if self._db.in_transaction else self.transaction()

    def _sqlite_errors(self) -> contextlib.AbstractContextManager:
        return sqlite_errors(self.path)


def _quoted(name: str) -> str:
    return f'"{name}"'


def _value(value: Any) -> Any:
    """As SQLite keeps it."""
    return json.dumps(value) if isinstance(value, list) else value
