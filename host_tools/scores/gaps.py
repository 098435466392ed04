"""Which games of a board are in no library here, though it has given their numbers."""

import json
import re
import sqlite3
from collections.abc import Iterable

# The records of another board may have been restored to this one: it has held them then when it
# was pulled. Where that was into another library, it goes on after the last of them.
_BEFORE = """
SELECT count(*) FROM (
    SELECT seq FROM games WHERE device IN (
        SELECT :device UNION SELECT device FROM held WHERE board = :device
        UNION SELECT device FROM games GROUP BY device HAVING max(seq) = (
            SELECT min(seq) - 1 FROM games WHERE device = :device AND seq > 0))
    UNION SELECT value FROM json_each(:damaged))
WHERE seq > 0 AND seq < :seq
"""
_SEQ = rb'"seq":([0-9]{1,6}),'


def note(db: sqlite3.Connection, board: str, devices: Iterable[str]) -> None:
    """The board holds games that these devices have played."""
    db.executemany("INSERT OR IGNORE INTO held VALUES (?, ?)",
                   [(board, device) for device in devices])


def before(db: sqlite3.Connection, device: str, seq: int) -> int:
    """How many numbers below this one have no game of the device, nor a damaged line of it."""
    damaged = [int(number) for line, in db.execute(
        "SELECT line FROM damaged WHERE device = ?", (device,))
        for number in re.findall(_SEQ, line)]
    here, = db.execute(_BEFORE, {"device": device, "seq": seq,
                                 "damaged": json.dumps(damaged)}).fetchone()
    return max(0, seq - 1 - here)
