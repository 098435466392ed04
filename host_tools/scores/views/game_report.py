"""What the PC says of each game: its names, results, steps and its part of the report.

The games are in games/. The base of all is the report of a game which this version does not know:
what the record says, to the letter."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.text import Text

from crupier.engine.errors import RulesError
from crupier.scores.views.played import Played, clean
from crupier.words import words

# Module and class by the game's name in records, in the order of the report. A new game is a line
# here and a module.
REPORTS = {
    "the_game": ("crupier.scores.views.games.the_game", "TheGame"),
    "the_game_table": ("crupier.scores.views.games.the_game", "TheGameTable"),
    "martes13": ("crupier.scores.views.games.martes13", "Martes13"),
    "martes13_match": ("crupier.scores.views.games.martes13", "Martes13Match"),
    "martes13_table": ("crupier.scores.views.games.martes13", "Martes13Table"),
    "take_that": ("crupier.scores.views.games.take_that", "TakeThat"),
    "take_that_match": ("crupier.scores.views.games.take_that", "TakeThatMatch"),
    "take_that_table": ("crupier.scores.views.games.take_that", "TakeThatTable"),
    "galloneta": ("crupier.scores.views.games.galloneta", "Galloneta"),
    "galloneta_table": ("crupier.scores.views.games.galloneta", "GallonetaTable"),
    "any_game_table": ("crupier.scores.views.games.any_game", "AnyGameTable"),
}


class SeatResult(NamedTuple):
    """How one seat did in one game."""

    points: float = 0
    won: bool = False
    good: bool = False          # keeps a streak alive
    ranked: bool = True         # may be a best: a burned game is none (TG-R18)
    finished: bool = True       # a game that was given up counts apart, but ends a streak


class Summary(NamedTuple):
    """What is counted of a verified game. tallies: by player, "" is everybody: rounds, and of each
    column of GameReport.COUNTED the sum and how often it was noted."""

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
    overridden: bool = False    # does a round count against the rules?

    @property
    def head(self) -> dict:
        """As much of the record's head as its level depends on."""
        return {**self._asdict(), "seed": ""}


class Counted(NamedTuple):
    """What is added up per player, from a dict of rounds(); None where it was not noted."""

    name: str                   # of its column
    of: Callable[[dict], float | None]
    mean: bool = False          # per round; else the sum


class Step(NamedTuple):
    """One action of a game that is shown again. number: of the action, 0 is before the first;
    view: what the game's report draws, None if there is nothing but the caption; player: whose
    action it is, where several play."""

    number: int
    caption: str
    view: Any = None
    player: str = ""

    def as_json(self) -> dict:
        view = self.view._asdict() if self.view else {}
        return {"number": self.number, "player": self.player, "caption": self.caption, **view}


class GameReport:
    """One per game and language. To add a game, derive from this or from a base in games/.

    Only verified games are asked for points, plays, first and rounds.
    """

    TITLE = ""                  # as on the box
    WAY = ""                    # not the usual way, as in the text way.table: with real cards
    BGG_ID: int | None = None   # on BoardGameGeek; None: never verified
    COOPERATIVE = False         # one result for the whole table
    HIGHEST_WINS = False
    HINTS = False               # does the device give hints?
    ROUND = "round"             # what rounds() tells of: "round" or "game"
    SHARED: tuple[str, ...] = ()    # of its facts, those that every seat has in common
    COUNTED: tuple[Counted, ...] = ()
    WORDS = ""                  # module of its words, without the language at its end

    def __init__(self, name: str, language: str):
        self.name = name        # in records
        self.language = language
        self.text = words(language, self.WORDS)

    @property
    def title(self) -> str:
        """What people call it, and how it was played where that is not the usual way."""
        title = self.TITLE or clean(self.name)
        return f"{title}, {self.text['way.' + self.WAY]}" if self.WAY else title

    def highest_wins(self, head: dict) -> bool:
        """In this game?"""
        return self.HIGHEST_WINS

    # ---- results

    def level(self, game: Played) -> str:
        """Which games are compared with each other."""
        return _readable(self.group, game.head, game.head.get("options"))

    def outcome(self, game: Played) -> str:
        return _readable(self.ending, game, game.result)

    def kind(self, head: dict) -> str:
        """level(), of a sound record's game, players, options."""
        return _listed(head.get("options"))

    def agreed(self, head: dict) -> dict:
        """What kind() depends on besides options."""
        return {}

    def group(self, head: dict) -> str:
        """kind(), and what makes it count apart: hints, a summary's rounds against the rules,
        devices."""
        devices = head.get("devices")
        words = [self.kind(head), head.get("hints") and self.text["hints"],
                 self.text["against"] if head.get("overridden") and not self.COOPERATIVE else "",
                 devices and self.text["devices" if None in devices else "devices_alone"]]
        return ", ".join(filter(None, words))

    def ending(self, game: Played) -> str:
        """outcome(), of a sound record."""
        return _listed(game.result)

    def points(self, game: Played) -> list[float] | None:
        """Per seat; None where all play together, or nobody got so far."""
        return None

    def plays(self, game: Played) -> list[list[SeatResult]]:
        """The games in a record as people count them, with a SeatResult per seat."""
        return []

    def first(self, game: Played) -> int | None:
        """The seat that began, None if nobody noted it."""
        return None

    def rounds(self, game: Played) -> list[dict]:
        """Facts, one dict per round that counts and seat (none where all play together). All
        have the same keys; "round" and "seat" count from 1, "overridden" marks a round that
        counts against the rules."""
        return []

    def section(self, summaries: Iterable[Summary], last: Sequence[Played]) -> str:
        """HTML of its part of the report, "" without one. summaries: of verified games of this
        one only, oldest first; last: the latest of them."""
        return ""

    def ends(self, rounds: list[dict]) -> list[str]:
        """How the games that these are rounds of have ended, where the report tells."""
        return []

    # ---- a game again

    def steps(self, game: Played) -> Iterator[Step]:
        """The actions as they are: nobody here knows what they mean."""
        for number, action in enumerate(game.actions, 1):
            yield Step(number, self.text["step.action"] % action)

    def legend(self, game: Played) -> str:
        """What the letters and signs in a transcript mean."""
        return ""

    def line(self, step: Step) -> str:
        return step.caption

    def draw(self, step: Step, game: Played) -> RenderableType:
        return Text(step.caption)

    # ---- words

    def seat(self, game: Played, seat: int) -> str:
        """A name, or the number of the seat."""
        return game.name(seat) or self.text["seat"] % (seat + 1)

    def number(self, value: float) -> str:
        return f"{value:g}".replace(".", self.text["decimal"])

    def count(self, number: int) -> str:
        """So many rounds, or games."""
        return (self.text[self.ROUND + ".one"] if number == 1
                else self.text[self.ROUND + ".some"] % number)


def _readable(say: Callable[[Any], str], of: object, raw: object) -> str:
    """Raw where a record that was not verified does not hold what it should."""
    try:
        return clean(say(of))
    except (AttributeError, IndexError, KeyError, TypeError, ValueError, RulesError):
        return _listed(raw)


def _listed(value: object) -> str:
    return clean(json.dumps(value, ensure_ascii=False, sort_keys=True)) if value else ""


@cache
def report_of(game: str, language: str = "en") -> GameReport:
    """By the name of the game in records; unknown ones are shown raw."""
    if game not in REPORTS:
        return GameReport(game, language)
    module, name = REPORTS[game]
    return getattr(import_module(module), name)(game, language)
