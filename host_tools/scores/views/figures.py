"""Figures of games: best, average, streaks; the same counting as on the device."""

import json
from collections.abc import Callable, Iterable
from itertools import combinations
from typing import NamedTuple

from crupier.scores.views.game_report import SeatResult, Summary, report_of
from crupier.scores.views.played import display_name
from crupier.words import words


class Figures(NamedTuple):
    played: int         # finished games
    won: int
    best: float | None      # points: the fewest, or the most where that wins
    average: float | None
    streak: int         # good games in a row up to now
    longest: int
    abandoned: int


class Sum:
    """Figures that grow, mark by mark in the order of play."""

    __slots__ = ("abandoned", "best", "longest", "played", "points", "streak", "won")

    def __init__(self) -> None:
        self.played = self.won = self.streak = self.longest = self.abandoned = 0
        self.best: float | None = None
        self.points: float = 0

    def add(self, mark: SeatResult, highest_wins: bool) -> None:
        points, won, good, ranked, finished = mark
        self.streak = self.streak + 1 if good else 0
        if self.streak > self.longest:
            self.longest = self.streak
        if not finished:
            self.abandoned += 1
            return
        self.played += 1
        self.won += won
        self.points += points
        if ranked and (self.best is None
                       or (points > self.best if highest_wins else points < self.best)):
            self.best = points

    def figures(self) -> Figures:
        return Figures(self.played, self.won, self.best,
                       self.points / self.played if self.played else None,
                       self.streak, self.longest, self.abandoned)


def figures(marks: Iterable[SeatResult], highest_wins: bool = False) -> Figures:
    """Of marks in the order of play."""
    total = Sum()
    for mark in marks:
        total.add(mark, highest_wins)
    return total.figures()


class Duel(NamedTuple):
    """Two players against each other: games that the first one ended ahead, level, behind."""

    player: str
    opponent: str
    ahead: int
    level: int
    behind: int


class Row(NamedTuple):
    """One line of a table of figures; players is 0 and player "" where they do not matter.

    highest: do most points win?
    """

    game: str
    level: str
    players: int
    player: str
    figures: Figures
    highest: bool

    def as_json(self) -> dict:
        return {"game": self.game, "level": self.level, "players": self.players,
                "player": self.player, **self.figures._asdict()}


class Tally(NamedTuple):
    """What a player's points came from; player "" is everybody together. Of each column the sum
    or the mean per round (face.COUNTED), None if it was never noted."""

    game: str
    player: str
    rounds: int
    values: dict[str, float | None]

    def as_json(self) -> dict:
        return {"game": self.game, "player": self.player, "rounds": self.rounds, **self.values}


class Count:
    """All figures of the games that were added in the order of play."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, int, bool, bool, str], str] = {}
        self._heads: dict[tuple[str, str], dict] = {}       # by game and English level: a sample
        self._sums: dict[tuple[str, str, int, str], Sum] = {}
        self._duels: dict[tuple[str, str, str], list[int]] = {}
        self._tallies: dict[tuple[str, str], list] = {}

    def add(self, summary: Summary) -> None:
        game, report = summary.game, report_of(summary.game)
        level, highest = self.level(summary), report.highest_wins(summary.head)
        self._heads.setdefault((game, level), summary.head)
        for marks in summary.plays:
            if report.COOPERATIVE:
                self._sum(game, level, summary.players, "").add(marks[0], highest)
            seats = {name: mark for name, mark in zip(summary.names, marks, strict=False) if name}
            for name, mark in seats.items():
                self._sum(game, level, 0, name).add(mark, highest)
            if not (report.COOPERATIVE or summary.overridden) and len(seats) > 1:
                self._compare(game, seats, highest)
        for name, (rounds, columns) in summary.tallies.items():
            tally = self._tallies.setdefault((game, name), [0, [[0, 0] for _ in columns]])
            tally[0] += rounds
            for total, (value, noted) in zip(tally[1], columns, strict=True):
                total[0] += value
                total[1] += noted

    def level(self, summary: Summary) -> str:
        """Which games this one is compared with, in English."""
        key = (summary.game, summary.players, summary.hints, summary.overridden,
               json.dumps([summary.options, summary.devices], sort_keys=True))
        if key not in self._known:
            self._known[key] = report_of(summary.game).group(summary.head)
        return self._known[key]

    def _sum(self, *key) -> Sum:
        if key not in self._sums:
            self._sums[key] = Sum()
        return self._sums[key]

    def _compare(self, game: str, seats: dict[str, SeatResult], highest_wins: bool) -> None:
        points = {name: mark.points for name, mark in seats.items() if mark.finished}
        for pair in combinations(sorted(points), 2):
            one, other = map(points.__getitem__, pair)
            ahead = other < one if highest_wins else one < other
            counts = self._duels.setdefault((game, *pair), [0, 0, 0])
            counts[0 if ahead else 1 + (one != other)] += 1

    # ---- tables

    def levels(self, language: str = "en") -> list[Row]:
        """Of games that a table plays together."""
        return self._rows(lambda player: not player, language)

    def players(self, language: str = "en") -> list[Row]:
        """Of everybody who is named."""
        return self._rows(bool, language)

    def _rows(self, matches: Callable[[str], bool], language: str) -> list[Row]:
        """The most played first within a game."""
        def rank(key):
            total = self._sums[key]
            return key[0], -total.played - total.abandoned, key

        return [Row(game, self.level_name(game, level, language), players,
                    display_name(player, words(language)),
                    self._sums[game, level, players, player].figures(),
                    report_of(game).highest_wins(self._heads[game, level]))
                for game, level, players, player in sorted(filter(
                    lambda key: matches(key[3]), self._sums), key=rank)]

    def level_name(self, game: str, level: str, language: str) -> str:
        """A level of games that were added, in this language."""
        return report_of(game, language).group(self._heads[game, level])

    def duels(self, language: str = "en") -> list[Duel]:
        """Of everybody who is named, in finished games; each pair once."""
        pairs: dict[tuple[str, str], list[int]] = {}
        for (_, *pair), counts in self._duels.items():
            before = pairs.get((pair[0], pair[1]), [0, 0, 0])
            pairs[pair[0], pair[1]] = [a + b for a, b in zip(before, counts, strict=True)]
        texts = words(language)
        return [Duel(display_name(one, texts), display_name(other, texts), *counts)
                for (one, other), counts in sorted(pairs.items())]

    def tallies(self, language: str = "en") -> list[Tally]:
        """Of everybody who is named, by game; means of all together as well."""
        return [Tally(game, display_name(player, words(language)), rounds, {
            counted.name: None if not noted else value / noted if counted.mean else value
            for counted, (value, noted) in zip(report_of(game).COUNTED, columns, strict=True)})
            for (game, player), (rounds, columns) in sorted(self._tallies.items())]
