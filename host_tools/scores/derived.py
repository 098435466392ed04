"""What follows from the records: the order of play, what is counted of each game, and figures.

`played` has every game in the order of play, with what filters ask for and what is counted. A
game stands where its date says, but not before one with a lower number of its board: a clock that
goes back (in autumn, on a journey) loses against the numbers. Without a date it stands where it
was first pulled, or before the next game with a date that came from its board in the same pull:
the latest time that is possible. At one time the numbers on the boards decide. So the order is the
same, whichever games came first.

Figures are counted when somebody asks for them.
"""

import json
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import replace

from crupier import terminal
from crupier.engine.records import SCHEMA
from crupier.scores import schema
from crupier.scores.filters import Filters
from crupier.scores.record import Game, Record
from crupier.scores.views.game_report import REPORTS, GameReport, SeatResult, Summary, report_of
from crupier.scores.views.played import Played, counted_as

_SUMMARIES = "summaries"        # a name in `notes`
# When a game without a date was played: before the next one of its pull that has one.
_LATEST = """coalesce((SELECT min(played_at) FROM games WHERE device = own.device
    AND pulled_at = own.pulled_at AND seq > own.seq AND played_at < own.pulled_at),
    own.pulled_at)"""
# When a game with a date was played: not before one with a lower number whose date is later by
# hours. Numbers that were given twice, as after a flash was erased, say nothing.
_ONCE = "(SELECT count(*) FROM games WHERE device = {0}.device AND seq = {0}.seq) = 1"
_DATED = f"""coalesce(CASE WHEN {_ONCE.format("own")} THEN
    (SELECT max(played_at) FROM games AS other WHERE device = own.device AND seq < own.seq
     AND played_at > own.played_at
     AND played_at <= strftime('%Y-%m-%dT%H:%M:%S', own.played_at, '+26 hours')
     AND {_ONCE.format("other")}) END, own.played_at)"""
_SETTLE = f"""UPDATE played SET at = (
    SELECT CASE WHEN own.played_at IS NULL THEN {_LATEST} ELSE {_DATED} END
    FROM games AS own WHERE id = played.id) WHERE device = ?"""
_VERSION = 7            # raise it when summaries of the games there are change


def up_to_date(db: sqlite3.Connection) -> bool:
    """Was all this worked out by this version, of all games? Somebody may have removed some with
    another program.
    """
    games, played = db.execute(
        "SELECT (SELECT count(*) FROM games), (SELECT count(*) FROM played)").fetchone()
    return games == played and schema.read_note(db, _SUMMARIES) == summary_version()


def rebuild(db: sqlite3.Connection) -> None:
    """From the records alone."""
    db.execute("DELETE FROM played")
    db.execute("CREATE INDEX IF NOT EXISTS games_in_time ON games (device, played_at, seq)")
    size = db.execute("SELECT coalesce(sum(length(text)), 0) FROM games").fetchone()[0]
    with terminal.bar("Bringing the library up to date", size) as advance:
        for row in schema.stored(db, "games ORDER BY id"):
            place(db, row)
            advance(len(row.text))
    settle(db, {device for device, in db.execute("SELECT DISTINCT device FROM games")})
    schema.write_note(db, _SUMMARIES, summary_version())


def place(db: sqlite3.Connection, row: Game) -> None:
    """Adds a game, or puts it in the place of what was known of it. settle() says when it was
    played."""
    db.execute("INSERT OR REPLACE INTO played VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (
        row.played_at or row.pulled_at, row.seq, row.device, row.id,
        None if row.played_at else row.pulled_at, row.game, row.level, row.players,
        json.dumps(Played.named(row), ensure_ascii=False), summary_text(row)))


def settle(db: sqlite3.Connection, devices: Iterable[str]) -> None:
    """Says when the games of these boards were played."""
    db.executemany(_SETTLE, [(device,) for device in devices])


def move_pull_back(db: sqlite3.Connection, record: Record, pulled_at: str) -> None:
    """A game that is here was also pulled at this time: the first time counts."""
    for row in list(schema.stored(db, "games WHERE device = ? AND seq = ? AND text = ? AND "
                                  "pulled_at > ?", (record.device, record.seq, record.text,
                                                    pulled_at))):
        db.execute("UPDATE games SET pulled_at = ? WHERE id = ?", (pulled_at, row.id))
        place(db, replace(row, pulled_at=pulled_at))


def summaries(db: sqlite3.Connection, filters: Filters) -> Iterator[Summary]:
    """What is counted of verified games, in the order of play."""
    where, values = filters.sql()
    for row in db.execute("SELECT at, game, players, names, summary FROM played "
                          f"WHERE summary NOT NULL AND {where} ORDER BY {schema.ORDER}", values):
        yield read_summary(*row)


# The summary of a game, worked out once, when its record is added.


def summary_version() -> str:
    """Summaries of another version must be worked out again: it may also verify fewer games."""
    return " ".join([str(_VERSION), str(SCHEMA), *REPORTS])


def summary_text(row: Game) -> str | None:
    """JSON of a verified game; None of any other."""
    if not row.verified:
        return None
    game = Played.read(row)
    report = report_of(game.game)
    rounds = report.rounds(game)
    return json.dumps([
        {**game.head["options"], **report.agreed(game.head)}, bool(game.head.get("hints")),
        report.plays(game), _tallies(report, game, rounds), report.ends(rounds), game.devices,
        bool(game.result.get("overridden"))], separators=(",", ":"))


def read_summary(at: str, game: str, players: int, names: str, text: str) -> Summary:
    options, hints, plays, tallies, ends, devices, overridden = json.loads(text)
    return Summary(at, game, players, counted_as(json.loads(names), devices), options, hints,
                   devices, [[SeatResult(*mark) for mark in marks] for marks in plays], tallies,
                   ends, overridden)


def _tallies(report: GameReport, game: Played, rounds: list[dict]) -> dict[str, list]:
    found: dict[str, list[dict]] = {}
    if any(column.mean for column in report.COUNTED) and rounds:
        found[""] = rounds
    for row in rounds if report.COUNTED else ():
        name = game.counted[row["seat"] - 1] if game.counted else ""
        if name:
            found.setdefault(name, []).append(row)
    return {name: [len({row["round"] for row in rows}),
                   [_noted(column.of(row) for row in rows) for column in report.COUNTED]]
            for name, rows in found.items()}


def _noted(values: Iterable[float | None]) -> tuple[float, int]:
    noted = [value for value in values if value is not None]
    return sum(noted), len(noted)
