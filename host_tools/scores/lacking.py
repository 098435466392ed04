"""A library beside a board: what one has and the other has not. Nothing is written."""

import contextlib
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path

from crupier.scores import gaps, schema
from crupier.scores.rows import number
from crupier.scores.trouble import exists, told

_ALL = 2**63 - 1        # no number is higher


def lacking(path: Path, records: Iterable[str]) -> int:
    """How many of these records the library does not have; there need be none. Raises Trouble."""
    records = set(records)
    with _readable(path) as db:
        return len(records) - _held(db, records) if db else len(records)


def beyond(path: Path, board: str, records: Iterable[str]) -> dict[str, int]:
    """How many games the library has that are not among these records of a board: its own, and by
    their ids those of boards that it replaces, up to the last one that was restored to it. There
    need be no library. Raises Trouble."""
    there: dict[str, set[str]] = {board: set()}
    for text in records:
        there.setdefault(number(text)[0], set()).add(text)
    with _readable(path) as db:
        if not db:
            return {}
        last = gaps.held(db, board)
        more = {}
        for device in filter(None, dict.fromkeys([*there, *last])):
            texts = there.get(device, set())
            highest = _ALL if device == board else max(
                [last.get(device, 0), *(number(text)[1] for text in texts)])
            games, = db.execute("SELECT count(*) FROM games WHERE device = ? AND seq <= ?",
                                (device, highest)).fetchone()
            more[device] = games - _held(db, texts)
        return {device: count for device, count in more.items() if count}


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
        schema.require_file(path)
    with told(path), contextlib.closing(
            sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
        yield db if schema.require_library(db, path) else None
