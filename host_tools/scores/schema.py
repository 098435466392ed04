"""The file of the library: its tables, when it is checked, and what goes wrong with it.

`games` is what was pulled, and never changes but where a newer crupier can verify more, or a game
turns out to have been pulled earlier. `played` and `notes` follow from it: see derived.py.
"""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import date, timedelta
from pathlib import Path

from crupier.errors import INTEGRITY, Trouble
from crupier.scores.record import COLUMNS, Game, game

SCHEMA = 1
_CHECKED_FOR = timedelta(days=7)
_TABLES = """
CREATE TABLE IF NOT EXISTS games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    device TEXT NOT NULL, seq INTEGER NOT NULL, text TEXT NOT NULL,
    game TEXT, players INTEGER, level TEXT, fire INTEGER, seed TEXT, names TEXT NOT NULL,
    outcome TEXT, "left" INTEGER, rating TEXT, played_at TEXT, pulled_at TEXT NOT NULL,
    verified INTEGER NOT NULL, problem TEXT);
CREATE INDEX IF NOT EXISTS games_by_number ON games (device, seq);
CREATE INDEX IF NOT EXISTS games_dated ON games (device, pulled_at, seq)
    WHERE played_at NOT NULL;
CREATE INDEX IF NOT EXISTS games_in_doubt ON games (id) WHERE NOT verified;
CREATE TABLE IF NOT EXISTS boards (
    device TEXT PRIMARY KEY, last_seq INTEGER NOT NULL, pulled_at TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS damaged (
    device TEXT NOT NULL, line BLOB NOT NULL, pulled_at TEXT NOT NULL, UNIQUE (device, line));
"""
# What follows from these.
_DERIVED = """
CREATE TABLE played (
    at TEXT NOT NULL, seq INTEGER NOT NULL, device TEXT NOT NULL, id INTEGER NOT NULL,
    pulled TEXT, game TEXT, level TEXT, players INTEGER, names TEXT NOT NULL, summary TEXT,
    PRIMARY KEY (at, seq, device, id)) WITHOUT ROWID;
CREATE UNIQUE INDEX played_by_id ON played (id);
CREATE INDEX played_by_board ON played (device);
CREATE INDEX played_in_doubt ON played (id) WHERE summary IS NULL;
CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL);
"""
# Of what is played.
ORDER = "at, seq, device, id"
BACKWARDS = "at DESC, seq DESC, device DESC, id DESC"
# Both at one moment: another program may be making the file.
_AS_IT_IS = "SELECT user_version, (SELECT count(*) FROM sqlite_master) FROM pragma_user_version"
_QUOTED = ", ".join(f'games."{name}"' for name in COLUMNS)


def prepare(db: sqlite3.Connection, path: Path) -> None:
    """Makes the tables of a new file, and those that are missing; raises for a file that is not a
    sound library."""
    require_library(db, path)
    made = _made(db)
    _check(db, path, not made)
    if not made:
        _make(db)


def require_library(db: sqlite3.Connection, path: Path) -> None:
    """Raises Trouble for what no crupier, or a later one, has made."""
    try:
        version, tables = db.execute(_AS_IT_IS).fetchone()
    except sqlite3.DatabaseError as error:
        if str(error) != "file is not a database":
            raise
        raise Trouble(f"{path} is no library of Crupier, or one that has lost its beginning; "
                      "choose another file. If it was your library, move it away and pull again.",
                      INTEGRITY) from error
    if version > SCHEMA:
        raise Trouble(f"{path} was written by a newer crupier; update this one.")
    if tables and not version:
        raise Trouble(f"{path} is a database of another program; choose another file.")


def _made(db: sqlite3.Connection) -> bool:
    return (db.execute("PRAGMA user_version").fetchone()[0] == SCHEMA
            and {sql for sql, in db.execute("SELECT sql FROM sqlite_master")}.issuperset(
                _statements(_DERIVED)))


def _statements(text: str) -> list[str]:
    return [statement.strip() for statement in text.split(";\n")[:-1]]


def _make(db: sqlite3.Connection) -> None:
    """All at once; another program may have been faster."""
    db.execute("BEGIN IMMEDIATE")
    try:
        if not _made(db):
            for statement in (*_statements(_TABLES), "DROP TABLE IF EXISTS played",
                              "DROP TABLE IF EXISTS notes", *_statements(_DERIVED),
                              f"PRAGMA user_version = {SCHEMA}"):
                db.execute(statement)
            write_note(db, "checked", date.today().isoformat())
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _check(db: sqlite3.Connection, path: Path, now: bool) -> None:
    """All pages, where that has not been done for a week; their number, always, unless another
    program has had it write ahead: then some may be in a file beside it."""
    pages, size, mode = (db.execute(f"PRAGMA {name}").fetchone()[0]
                         for name in ("page_count", "page_size", "journal_mode"))
    if mode != "wal" and pages * size > path.stat().st_size:
        raise sqlite3.DatabaseError("its end is missing")
    today = date.today()
    checked = "" if now else read_note(db, "checked")
    if (today - _CHECKED_FOR).isoformat() < checked <= today.isoformat():
        return
    damage = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    if damage != "ok":
        raise sqlite3.DatabaseError(damage)
    if not now:
        with suppress(sqlite3.OperationalError):        # a file that nobody may write
            write_note(db, "checked", today.isoformat())


def stored(db: sqlite3.Connection, rest: str, values: tuple = ()) -> Iterator[Game]:
    """Games; rest: the query from the table on."""
    for row in db.execute(f"SELECT {_QUOTED} FROM {rest}", values):
        yield game(row)


def numbered(db: sqlite3.Connection, numbers: list[int]) -> list[Game]:
    """The games with these numbers, in this order. Raises DatabaseError if some are missing."""
    games = {game.id: game for game in stored(
        db, "games WHERE id IN (SELECT value FROM json_each(?))", (json.dumps(numbers),))}
    if len(games) < len(numbers):
        raise sqlite3.DatabaseError("games are missing")
    return [games[number] for number in numbers]


def read_note(db: sqlite3.Connection, name: str) -> str:
    """"" if there is nothing; what is no text any more is some text, too."""
    for value, in db.execute("SELECT CAST(value AS BLOB) FROM notes WHERE name = ?", (name,)):
        return value.decode(errors="replace")
    return ""


def write_note(db: sqlite3.Connection, name: str, value: str) -> None:
    db.execute("INSERT OR REPLACE INTO notes VALUES (?, ?)", (name, value))


# ---- what goes wrong with it, in sentences that say what to do


@contextmanager
def sqlite_errors(path: Path) -> Iterator[None]:
    """What SQLite and the file system report about this library, as Trouble."""
    try:
        yield
    except sqlite3.OperationalError as error:
        if "is locked" in str(error):
            raise Trouble(f"the library {path} is in use: another crupier, or another program, "
                          "is writing or reading it. Wait until it has ended, then repeat the "
                          "command. If there is none, the disk cannot lock files: copy the "
                          "library to one of this computer, and name it with --library."
                          ) from error
        if "readonly" in str(error):
            raise Trouble(f"the library {path} can be read, but not written, which has to be: "
                          "make it writable, or copy it and name the copy with --library."
                          ) from error
        raise Trouble(f"the library {path} cannot be used: {error}; the scores are safe "
                      "where they were. Make room or set the file right, then repeat the "
                      "command.") from error
    except sqlite3.DatabaseError as error:
        raise damaged(path, error) from error
    except OSError as error:
        raise Trouble(f"the library {path} cannot be used: {error.strerror}; choose "
                      "another file.") from error


def damaged(path: Path, reason: object) -> Trouble:
    return Trouble(f"the library {path} is damaged ({reason}) and was left as it is; "
                   f"{_away(path)} and pull again: boards still have their scores, but for "
                   "those that made room.", INTEGRITY)


def _away(path: Path) -> str:
    """With what SQLite keeps beside a file while it writes, or until it is repaired."""
    beside = [f"and {path.name}{ending}" for ending in ("-journal", "-wal")
              if Path(f"{path}{ending}").exists()]
    return " ".join(["move it", *beside, "away"])
