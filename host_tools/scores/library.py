"""All games ever pulled, in one SQLite file: raw records for ever, and columns to search by."""

import contextlib
import sqlite3
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from crupier.errors import ERROR, INTEGRITY, Trouble
from crupier.scores.rows import COLUMNS, Game, game, read

_SCHEMA = 1             # of the tables
_TABLES = """
CREATE TABLE IF NOT EXISTS games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    device TEXT NOT NULL, seq INTEGER NOT NULL, text TEXT NOT NULL,
    game TEXT, players INTEGER, level TEXT, fire INTEGER, seed TEXT, names TEXT NOT NULL,
    outcome TEXT, "left" INTEGER, rating TEXT, played_at TEXT, pulled_at TEXT NOT NULL,
    verified INTEGER NOT NULL, problem TEXT);
CREATE INDEX IF NOT EXISTS games_by_number ON games (device, seq);
CREATE TABLE IF NOT EXISTS boards (
    device TEXT PRIMARY KEY, last_seq INTEGER NOT NULL, pulled_at TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS damaged (
    device TEXT NOT NULL, line BLOB NOT NULL, pulled_at TEXT NOT NULL, UNIQUE (device, line));
PRAGMA user_version = 1;
"""


def default_path() -> Path:
    return user_data_path("crupier") / "library.sqlite"


def now() -> str:
    """ISO local time, as the library keeps it."""
    return datetime.now().isoformat(timespec="seconds")


class Library:
    """`with Library() as library:` opens the file, or makes it. Every method raises Trouble."""

    def __init__(self, path: Path | None = None):
        self.path = Path(path or default_path())
        with self._trouble():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            # Without a transaction of its own making: see transaction().
            self._db = sqlite3.connect(self.path, isolation_level=None, timeout=10)
        try:
            with self._trouble():
                self._check()
        except Trouble:
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
        with self._trouble():
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:     # a full disk has rolled back already
                    self._db.execute("ROLLBACK")
                raise

    def add(self, text: str, pulled_at: str | None = None) -> str:
        """Keeps a record: "new", "known" (nothing to do), or "conflict".

        conflict: another game has the same number on the same device. Both are kept; it happens
        when a board's flash has been erased.
        """
        row = read(text)
        with self._within():
            same = self._same_number(row)
            if any(game.text == text for game in same):
                return "known"
            row["pulled_at"] = pulled_at or now()
            self._db.execute(
                f"INSERT INTO games ({', '.join(map(_quoted, row))}) "
                f"VALUES ({', '.join('?' * len(row))})", tuple(row.values()))
        return "conflict" if same and row["device"] else "new"

    def add_damaged(self, device: str, line: bytes) -> bool:
        """Keeps a line of a board that cannot be read; False if it is here already."""
        with self._within():
            return self._db.execute("INSERT OR IGNORE INTO damaged VALUES (?, ?, ?)",
                                    (device, line, now())).rowcount > 0

    def pulled(self, device: str, seq: int) -> None:
        """Notes that all this device has up to this number is here."""
        with self._within():
            self._db.execute("INSERT OR REPLACE INTO boards VALUES (?, ?, ?)",
                             (device, seq, now()))

    def recheck(self) -> int:
        """Verifies again what could not be verified; how many are good now.

        A newer crupier knows more games and schemas than the one that pulled them.
        """
        good = 0
        with self._within():
            for game in self._rows("NOT verified"):
                row = read(game.text)
                good += row["verified"]
                self._db.execute(
                    f"UPDATE games SET {', '.join(_quoted(name) + ' = ?' for name in row)} "
                    "WHERE id = ?", (*row.values(), game.id))
        return good

    # Reading

    def games(self, **filters: Any) -> list[Game]:
        """Games whose columns have these values, in the order they were pulled and played."""
        unknown = set(filters) - set(COLUMNS)
        if unknown:
            raise TypeError(f"no such column: {unknown}")
        # IS compares None, too.
        where = " AND ".join(f"{_quoted(name)} IS ?" for name in filters)
        return self._rows(where or "1", tuple(filters.values()))

    def game(self, number: int) -> Game | None:
        """By its number in this library."""
        return next(iter(self.games(id=number)), None)

    def record(self, device: str, seq: int) -> Game | None:
        """By its number on a device: the latest, where that number was given twice."""
        return next(reversed(self.games(device=device, seq=seq)), None)

    def latest(self) -> Game:
        """The game added last."""
        return self._rows("id = (SELECT max(id) FROM games)")[0]

    def holds(self, text: str) -> bool:
        """Is this very record here?"""
        return any(game.text == text for game in self._same_number(read(text)))

    def _same_number(self, row: dict[str, Any]) -> list[Game]:
        return self._rows("device = ? AND seq = ?", (row["device"], row["seq"]))

    def last_seq(self, device: str) -> int:
        """Number up to which everything of this device was pulled; 0 for a device never seen."""
        with self._trouble():
            found = self._db.execute("SELECT last_seq FROM boards WHERE device = ?", (device,))
            return next(found, (0,))[0]

    def devices(self) -> list[str]:
        """Ids of the boards whose games are here."""
        with self._trouble():
            return [device for device, in self._db.execute(
                "SELECT DISTINCT device FROM games ORDER BY device")]

    def _rows(self, where: str, values: tuple = ()) -> list[Game]:
        with self._trouble():
            found = self._db.execute(
                f"SELECT {', '.join(map(_quoted, COLUMNS))} FROM games WHERE {where} "
                "ORDER BY id", values)
            return [game(row) for row in found]

    # The file

    def _within(self) -> contextlib.AbstractContextManager:
        """The transaction that is under way, or one for this call."""
        return contextlib.nullcontext() if self._db.in_transaction else self.transaction()

    def _check(self) -> None:
        """Makes the tables of a new file; raises for any file that is not a sound library."""
        damage = self._db.execute("PRAGMA quick_check(1)").fetchone()[0]
        if damage != "ok":
            raise sqlite3.DatabaseError(damage)
        version = self._db.execute("PRAGMA user_version").fetchone()[0]
        if version > _SCHEMA:
            raise Trouble(f"{self.path} was written by a newer crupier; update this one.")
        if version == 0:
            if self._db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]:
                raise Trouble(f"{self.path} is a database of another program; "
                              "choose another file.")
            self._db.executescript("BEGIN IMMEDIATE;" + _TABLES + "COMMIT;")

    @contextlib.contextmanager
    def _trouble(self) -> Iterator[None]:
        """What SQLite and the file system report, as Trouble."""
        try:
            yield
        except sqlite3.OperationalError as error:
            raise Trouble(f"the library {self.path} cannot be used: {error}; the scores are safe "
                          "where they were. Make room or set the file right, then repeat the "
                          "command.", ERROR) from error
        except sqlite3.DatabaseError as error:
            raise Trouble(f"the library {self.path} is damaged ({error}) and was left as it is; "
                          "move it away and pull again, the boards still have their scores.",
                          INTEGRITY) from error
        except OSError as error:
            raise Trouble(f"the library {self.path} cannot be used: {error.strerror}; choose "
                          "another file.", ERROR) from error


def _quoted(name: str) -> str:
    return f'"{name}"'
