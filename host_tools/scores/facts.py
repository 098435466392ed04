"""What is counted of a game, worked out once, when its record is added."""

import json
from collections.abc import Iterable
from typing import NamedTuple

from crupier.engine.records import SCHEMA
from crupier.scores.rows import Game
from crupier.scores.views.game_report import REPORTS, GameReport, SeatResult, report_of
from crupier.scores.views.played import Played, counted_as

_VERSION = 4            # raise it when facts() of the games there are change
_WON, _GOOD, _RANKED, _FINISHED = 1, 2, 4, 8


class Fact(NamedTuple):
    """tallies: by player, "" is everybody: rounds, and of each column of face.COUNTED the sum and
    how often it was noted."""

    at: str                 # ISO local time, see derived.py
    game: str
    players: int
    names: list[str]
    options: dict
    hints: bool
    devices: list[str | None]   # levels by seat, None for people; empty without a device
    plays: list[list[SeatResult]]
    tallies: dict[str, list]
    ends: list[str]         # how the games of this record ended, of games that tell
    seq: int = 0
    device: str = ""

    @property
    def head(self) -> dict:
        """As much of the record's head as its level depends on."""
        return {"game": self.game, "players": self.players, "options": self.options, "seed": "",
                "hints": self.hints, "devices": self.devices}


def version() -> str:
    """Facts of another version must be worked out again: it may also verify fewer games."""
    return " ".join([str(_VERSION), str(SCHEMA), *REPORTS])


def names(row: Game) -> str:
    """JSON of the names as people see them."""
    return json.dumps(Played.named(row), ensure_ascii=False)


def facts(row: Game) -> str | None:
    """JSON of a verified game; None of any other."""
    if not row.verified:
        return None
    game = Played.read(row)
    report = report_of(game.game)
    rounds = report.rounds(game)
    return json.dumps([
        game.head["options"], bool(game.head.get("hints")),
        [_packed(marks) for marks in report.plays(game)],
        _tallies(report, game, rounds), report.ends(rounds), game.devices], separators=(",", ":"))


def fact(at: str, game: str, players: int, names: str, facts: str, seq: int = 0,
         device: str = "") -> Fact:
    """From what the library keeps."""
    options, hints, plays, tallies, ends, devices = json.loads(facts)
    return Fact(at, game, players, counted_as(json.loads(names), devices), options, hints, devices,
                [[_mark(*mark) for mark in marks] for marks in plays], tallies, ends, seq, device)


def _packed(marks: Iterable[SeatResult]) -> list:
    return [[mark.points, _WON * mark.won + _GOOD * mark.good + _RANKED * mark.ranked
             + _FINISHED * mark.finished] for mark in marks]


def _mark(points: float, flags: int) -> SeatResult:
    return SeatResult(points, flags & _WON > 0, flags & _GOOD > 0, flags & _RANKED > 0,
                flags & _FINISHED > 0)


def _tallies(report: GameReport, game: Played, rounds: list[dict]) -> dict[str, list]:
    found: dict[str, list[dict]] = {}
    if any(counted.mean for counted in report.COUNTED) and rounds:
        found[""] = rounds
    for row in rounds if report.COUNTED else ():
        name = game.counted[row["seat"] - 1] if game.counted else ""
        if name:
            found.setdefault(name, []).append(row)
    return {name: [len({row["round"] for row in rows}),
                   [_noted(counted.of(row) for row in rows) for counted in report.COUNTED]]
            for name, rows in found.items()}


def _noted(values: Iterable[float | None]) -> tuple[float, int]:
    noted = [value for value in values if value is not None]
    return sum(noted), len(noted)
