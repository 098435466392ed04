"""Which games of a board are in no library here, though it has given their numbers."""

import json
import re
import sqlite3

# Whose records were seen on a board, and up to which number: those of another one may have been
# restored to it. Made when the first pull needs it; an older crupier does without.
_HELD = """
CREATE TABLE IF NOT EXISTS held (
    board TEXT NOT NULL, device TEXT NOT NULL, last INTEGER NOT NULL, PRIMARY KEY (board, device)
) WITHOUT ROWID
"""
_NOTE = """
INSERT INTO held VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET last = max(last, excluded.last)
"""
# A board that was pulled into another library then goes on after the last of these records.
_BEFORE = """
SELECT count(*) FROM (
    SELECT seq FROM games WHERE device IN (
        SELECT :device UNION SELECT device FROM games GROUP BY device HAVING max(seq) = (
            SELECT min(seq) - 1 FROM games WHERE device = :device AND seq > 0))
    UNION SELECT seq FROM games JOIN held USING (device) WHERE board = :device AND seq <= last
    UNION SELECT value FROM json_each(:damaged))
WHERE seq > 0 AND seq < :seq
"""
_SEQ = rb'"seq":([0-9]{1,6}),'


def note(db: sqlite3.Connection, board: str, held: dict[str, int]) -> None:
    """The board holds games of these devices, up to these numbers."""
    db.execute(_HELD)
    db.executemany(_NOTE, [(board, *each) for each in held.items()])


def held(db: sqlite3.Connection, board: str) -> dict[str, int]:
    """What was noted of this board; a library to which nobody may write may have no table yet."""
    if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'held'").fetchone():
        return {}
    return dict(db.execute("SELECT device, last FROM held WHERE board = ?", (board,)))


def before(db: sqlite3.Connection, device: str, seq: int) -> int:
    """How many numbers below this one have no game of the device, nor a damaged line of it."""
    damaged = [int(number) for line, in db.execute(
        "SELECT line FROM damaged WHERE device = ?", (device,))
        for number in re.findall(_SEQ, line)]
    db.execute(_HELD)
    here, = db.execute(_BEFORE, {"device": device, "seq": seq,
                                 "damaged": json.dumps(damaged)}).fetchone()
    return max(0, seq - 1 - here)
