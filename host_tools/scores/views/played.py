"""A game as people look at it: a row of the library and what its record says."""

from dataclasses import asdict, dataclass
from datetime import datetime
from functools import cached_property

from crupier.players import seen
from crupier.scores.record import Game

# How a reason of record.py or engine/records.py begins, and what it is in words.
_REASONS = {"needs a newer crupier: its schema is ": "newer_schema",
            "needs a newer crupier: its game is ": "newer_game",
            "replayed result is ": "other_result", "does not replay: ": "no_replay"}
_LEVEL = "\x1f"          # no name has it: clean() takes it away


@dataclass(frozen=True)
class Played:
    """head and actions are empty where the record cannot be read. Texts are clean()."""

    row: Game
    head: dict

    @classmethod
    def read(cls, row: Game) -> "Played":
        # What was verified is not checked again.
        return cls(row, row.record.head if row.verified or row.record.sound else {})

    @cached_property
    def actions(self) -> list[int]:
        return self.row.record.actions if self.head else []

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
        return [clean(seen(name)) for name in row.names]

    def name(self, seat: int) -> str:
        """Of a seat, "" if it has none."""
        return self.names[seat] if seat < len(self.names) else ""

    @cached_property
    def devices(self) -> list[str | None]:
        """By seat the level of a device, None for a person; empty where only people play."""
        levels = self.head.get("devices")
        if not isinstance(levels, list) or not any(levels):
            return []
        return [level and clean(level) for level in levels]

    @cached_property
    def counted(self) -> list[str]:
        """The names that figures are counted for."""
        return counted_as(self.names, self.devices)

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
    def boot(self) -> object:
        """Number of the device's start, where it knows no date."""
        return _dict(self.head, "time").get("boot")

    def as_json(self) -> dict:
        """For --json: the columns of the library and the whole result."""
        row = asdict(self.row)
        del row["text"]
        devices = {"devices": self.devices} if self.devices else {}
        return {"number": row.pop("id"), **row, **devices, "result": self.result}


def clean(value: object) -> str:
    """Text that is safe in a terminal: no control characters, whatever a record says."""
    return "".join(char if char.isprintable() else "·" for char in str(value))


def when(game: Played, texts: dict) -> str:
    """The date, or what a device without a clock knows: its own numbers."""
    if game.date:
        return game.date.strftime("%Y-%m-%d %H:%M")
    return clean(f"#{game.row.seq}" + (texts["boot"] % game.boot if game.boot else ""))


def why(game: Played, texts: dict) -> str:
    """A game is not verified."""
    problem = game.row.problem or ""
    begin = next(filter(problem.startswith, _REASONS), "")
    return texts[_REASONS.get(begin, "no_record")] % clean(problem.removeprefix(begin))


def who(game: Played, texts: dict) -> str:
    """The names, or how many."""
    if any(game.names) or not game.players:
        return ", ".join(display_name(name, texts) for name in game.counted if name)
    return texts["singles"] if game.players == 1 else texts["several"] % game.players


def counted_as(names: list[str], devices: list[str | None]) -> list[str]:
    """The names that figures are counted for: those of devices have their levels behind them."""
    return [f"{name}{_LEVEL}{level}" if level else name
            for name, level in zip(names, devices or [None] * len(names), strict=False)]


def display_name(name: str, texts: dict) -> str:
    """A name that figures are counted for, in words."""
    name, _, level = name.partition(_LEVEL)
    return f"{name} ({texts.get('device.' + level, level)})" if level else name


def _dict(head: dict, key: str) -> dict:
    value = head.get(key)
    return value if isinstance(value, dict) else {}
