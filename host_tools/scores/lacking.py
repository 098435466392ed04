"""What a pull would bring, found without writing anything."""

import contextlib
import sqlite3
from collections.abc import Iterable
from pathlib import Path

from crupier.scores import schema
from crupier.scores.rows import number
from crupier.scores.trouble import exists, told


def lacking(path: Path, records: Iterable[str]) -> int:
    """How many of these records the library does not have; there need be none. Raises Trouble."""
    records = set(records)
    if not exists(path):
        return len(records)
    with told(path):
        schema.demand_file(path)
    with told(path), contextlib.closing(
            sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
        if not schema.demand_library(db, path):
            return len(records)
        return sum(not db.execute(
            "SELECT 1 FROM games WHERE device = ? AND seq = ? AND text = ?",
            (*number(text), text)).fetchone() for text in records)
