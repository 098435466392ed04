"""A game as people look at it: a row of the library and what its record says."""

from dataclasses import asdict, dataclass
from datetime import datetime
from functools import cached_property

from crupier.engine.records import BadRecord, decode, decode_head
from crupier.scores.rows import Game


@dataclass(frozen=True)
class Played:
    """head and actions are empty where the record cannot be read. Texts are clean()."""

    row: Game
    head: dict

    @classmethod
    def read(cls, row: Game) -> "Played":
        try:
            # What was verified needs no second look.
            return cls(row, decode_head(row.text) if row.verified else decode(row.text)[0])
        except (BadRecord, RecursionError):
            return cls(row, {})

    @cached_property
    def actions(self) -> list[int]:
        words = self.row.text.rpartition(" ")[2] if self.head else ""
        return [int(action) for action in words.split(",") if words]

    @property
    def counts(self) -> bool:
        """Only verified games do."""
        return self.row.verified

    @property
    def number(self) -> int:
        """What `crupier show` takes."""
        return self.row.id

    @property
    def game(self) -> str:
        return clean(self.row.game or "?")

    @property
    def device(self) -> str:
        return clean(self.row.device or "?")

    @property
    def players(self) -> int:
        """0 if the record does not say."""
        return self.row.players or 0

    @property
    def names(self) -> list[str]:
        """One per seat, or none at all."""
        return self.named(self.row)

    @staticmethod
    def named(row: Game) -> list[str]:
        return [clean(name) for name in row.names]

    def name(self, seat: int) -> str:
        """Of a seat, "" if it has none."""
        return self.names[seat] if seat < len(self.names) else ""

    @property
    def seed(self) -> str:
        return clean(self.row.seed or "")

    @property
    def result(self) -> dict:
        return _dict(self.head, "result")

    @property
    def date(self) -> datetime | None:
        """Local time at the table, None if nobody had set the clock."""
        return datetime.fromisoformat(self.row.played_at) if self.row.played_at else None

    @property
    def latest_date(self) -> datetime:
        """Local time at which the game had been played for sure."""
        return self.date or datetime.fromisoformat(self.row.pulled_at)

    @property
    def boot(self) -> object:
        """Number of the device's start, where it knows no date."""
        return _dict(self.head, "time").get("boot")

    def facts(self) -> dict:
        """For --json: the columns of the library and the whole result."""
        row = asdict(self.row)
        del row["text"]
        return {"number": row.pop("id"), **row, "result": self.result}


def clean(value: object) -> str:
    """Text that is safe in a terminal: no control characters, whatever a record says."""
    return "".join(char if char.isprintable() else "·" for char in str(value))


def when(game: Played, texts: dict) -> str:
    """The date, or what a device without a clock knows: its own numbers."""
    if game.date:
        return game.date.strftime("%Y-%m-%d %H:%M")
    return clean(f"#{game.row.seq}" + (texts["boot"] % game.boot if game.boot else ""))


def who(game: Played, texts: dict) -> str:
    """The names, or how many."""
    if any(game.names) or not game.players:
        return ", ".join(filter(None, game.names))
    return texts["singles"] if game.players == 1 else texts["several"] % game.players


def _dict(head: dict, key: str) -> dict:
    value = head.get(key)
    return value if isinstance(value, dict) else {}
