"""A library beside a board: what one has and the other has not. Nothing is written."""

import contextlib
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path

from crupier.scores import schema
from crupier.scores.rows import number
from crupier.scores.trouble import exists, told


def lacking(path: Path, records: Iterable[str]) -> int:
    """How many of these records the library does not have; there need be none. Raises Trouble."""
    records = set(records)
    with _readable(path) as db:
        return len(records) - _held(db, records) if db else len(records)


def beyond(path: Path, device: str, records: Iterable[str]) -> int:
    """How many games of this device the library has that are not among these records of the
    device; there need be no library. Raises Trouble."""
    with _readable(path) as db:
        if not db:
            return 0
        games, = db.execute("SELECT count(*) FROM games WHERE device = ?", (device,)).fetchone()
        return games - _held(db, {text for text in records if number(text)[0] == device})


def _held(db: sqlite3.Connection, records: set[str]) -> int:
    return sum(bool(db.execute(
        "SELECT 1 FROM games WHERE device = ? AND seq = ? AND text = ?",
        (*number(text), text)).fetchone()) for text in records)


@contextlib.contextmanager
def _readable(path: Path) -> Iterator[sqlite3.Connection | None]:
    """None where there is no library, or an empty file."""
    if not exists(path):
        yield None
        return
    with told(path):
        schema.demand_file(path)
    with told(path), contextlib.closing(
            sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
        yield db if schema.demand_library(db, path) else None
