"""A record as the PC reads it, decoded once, and the game that the library makes of it."""

import json
from dataclasses import dataclass, fields
from datetime import datetime, timezone
from functools import cached_property
from typing import Any

from crupier.engine.games import GAMES
from crupier.engine.records import (
    SCHEMA,
    BadRecord,
    decode_actions,
    decode_head,
    require_text,
    verify,
)

_NEWER = "needs a newer crupier"


class Record:
    """A record: its text, and the head and the actions in it. head is empty where it cannot be
    read."""

    def __init__(self, text: str):
        self.text = text
        self.head: dict = {}
        self._unreadable: Exception | None = None
        try:
            self.head = decode_head(text)
        except (BadRecord, RecursionError) as error:
            self._unreadable = error

    @cached_property
    def actions(self) -> list[int]:
        """Raises BadRecord."""
        return decode_actions(self.text)

    @property
    def device(self) -> str:
        """Id of the board; "" where it does not say."""
        return _text(self.head.get("device")) or ""

    @property
    def seq(self) -> int:
        """Its number there; 0 where it does not say."""
        return _int(self.head.get("seq")) or 0

    @cached_property
    def sound(self) -> bool:
        """Does the text say nothing but the head and the actions?"""
        try:
            self._require_sound()
        except (BadRecord, RecursionError):
            return False
        return True

    def _require_sound(self) -> None:
        if self._unreadable:
            raise self._unreadable
        require_text(self.text, self.head, self.actions)

    @cached_property
    def problem(self) -> str | None:
        """Why its result does not follow from what was played, None if it does."""
        schema, game = self.head.get("v"), self.head.get("game")
        if type(schema) is int and schema > SCHEMA:
            return f"{_NEWER}: its schema is {schema}"
        if isinstance(game, str) and game not in GAMES:
            return f"{_NEWER}: its game is {_text(game)}"
        try:
            self._require_sound()
            verify(self.head, self.actions)
        except BadRecord as error:
            return str(error)
        except Exception as error:      # sealed, but nothing that a board would write
            return f"does not replay: {error!r}"
        return None

    def columns(self) -> dict[str, Any]:
        """What a Game says of it, but for its number and the time of the pull. Never raises: what
        cannot be read is None."""
        head = self.head
        options, result, time = (_as(dict, head.get(key)) or {}
                                 for key in ("options", "result", "time"))
        names, clock = _as(list, head.get("names")) or [], _int(time.get("clock"))
        if clock is not None and not 0 <= clock < 253_402_300_800:      # year 10000
            clock = None
        return {
            "device": self.device,
            "seq": self.seq,
            "text": self.text,
            "game": _text(head.get("game")),
            "players": _int(head.get("players")),
            "level": _text(options.get("level")),
            "fire": _as(bool, options.get("fire")),
            "seed": _text(head.get("seed")),
            "names": [name for name in names if isinstance(name, str)],
            "outcome": _text(result.get("result")),
            "left": _int(result.get("left")),
            "rating": _text(result.get("rating")),
            "played_at": None if clock is None else iso(clock),
            "verified": self.problem is None,
            "problem": self.problem,
        }


@dataclass(frozen=True)
class Game:
    """A row of the library: one game as it was recorded. What its record does not say is None."""

    id: int             # its number in this library
    device: str
    seq: int            # its number on the device
    text: str           # the record as it was sealed
    game: str | None
    players: int | None
    level: str | None
    fire: bool | None
    seed: str | None
    names: list[str]
    outcome: str | None     # WIN, DRAW, ENDED, BURNED, FINISHED or ABANDONED
    left: int | None        # cards, of a game that was dealt
    rating: str | None
    played_at: str | None   # ISO local time, if the board's clock was set
    pulled_at: str          # ISO local time
    verified: bool          # replayed, and the result follows from the actions
    problem: str | None     # why not

    @classmethod
    def of(cls, record: Record, number: int, pulled_at: str) -> "Game":
        made = cls(id=number, pulled_at=pulled_at, **record.columns())
        made.__dict__["record"] = record        # it is decoded already
        return made

    @cached_property
    def record(self) -> Record:
        return Record(self.text)

    @property
    def newer(self) -> bool:
        """This crupier does not know such a game or record; see Library.recheck()."""
        return (self.problem or "").startswith(_NEWER)


COLUMNS = tuple(field.name for field in fields(Game))


def game(row: tuple) -> Game:
    """From its values, in the order of COLUMNS."""
    values = dict(zip(COLUMNS, row, strict=True))
    values["names"] = json.loads(values["names"])
    values["verified"] = bool(values["verified"])
    values["fire"] = None if values["fire"] is None else bool(values["fire"])
    return Game(**values)


def now() -> str:
    """ISO local time, as the library keeps it."""
    return datetime.now().isoformat(timespec="seconds")


def iso(clock: int) -> str:
    """A board's time, which is local: its seconds since 1970 are read without a zone."""
    return datetime.fromtimestamp(clock, timezone.utc).replace(tzinfo=None).isoformat()


def _as(kind: type, value: Any) -> Any:
    return value if type(value) is kind else None


def _text(value: Any) -> str | None:
    """Text that SQLite can hold: without halves of surrogate pairs."""
    return value.encode(errors="replace").decode() if isinstance(value, str) else None


def _int(value: Any) -> int | None:
    """An int that SQLite can hold."""
    return value if type(value) is int and -2**63 <= value < 2**63 else None
