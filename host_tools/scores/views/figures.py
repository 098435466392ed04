"""Figures of games: best, average, streaks; the same counting as on the device."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from crupier.scores.views.face import Face, Mark
from crupier.scores.views.faces import face
from crupier.scores.views.played import Played


class Figures(NamedTuple):
    played: int         # finished games
    won: int
    best: float | None      # points: the fewest, or the most where that wins
    average: float | None
    streak: int         # good games in a row up to now
    longest: int
    abandoned: int


def figures(marks: Iterable[Mark], highest_wins: bool = False) -> Figures:
    """Of marks in the order of play."""
    marks = list(marks)
    finished = [mark for mark in marks if mark.finished]
    points = [mark.points for mark in finished]
    streak = longest = 0
    for mark in marks:
        streak = streak + 1 if mark.good else 0
        longest = max(longest, streak)
    best = max if highest_wins else min
    return Figures(
        played=len(finished), won=sum(mark.won for mark in finished),
        best=best((mark.points for mark in finished if mark.ranked), default=None),
        average=sum(points) / len(points) if points else None,
        streak=streak, longest=longest, abandoned=len(marks) - len(finished))


class Duel(NamedTuple):
    """Two players against each other: games that the first one ended ahead, level, behind."""

    player: str
    opponent: str
    ahead: int
    level: int
    behind: int


class Row(NamedTuple):
    """One line of a table of figures; players is 0 and player "" where they do not matter."""

    game: str
    level: str
    players: int
    player: str
    figures: Figures

    def facts(self) -> dict:
        """For --json."""
        return {"game": self.game, "level": self.level, "players": self.players,
                "player": self.player, **self.figures._asdict()}


class Tally(NamedTuple):
    """What a player's points came from; player "" is everybody together. Of each column the sum
    or the mean per round (face.COUNTED), None if it was never noted."""

    game: str
    player: str
    rounds: int
    values: dict[str, float | None]

    def facts(self) -> dict:
        """For --json."""
        return {"game": self.game, "player": self.player, "rounds": self.rounds, **self.values}


def by_level(games: Iterable[Played], language: str = "en") -> list[Row]:
    """Of games that a table plays together. Needs verified games in the order of play."""
    groups: dict[tuple, list[Mark]] = defaultdict(list)
    for game in games:
        look = face(game.game, language)
        if look.COOPERATIVE:
            key = game.game, look.level(game), game.players, ""
            groups[key] += [marks[0] for marks in look.plays(game)]
    return list(_rows(groups))


def by_player(games: Iterable[Played], language: str = "en") -> list[Row]:
    """Of everybody who is named. Needs verified games in the order of play."""
    groups = defaultdict(list)
    for game in games:
        look = face(game.game, language)
        level = look.level(game)
        for marks in look.plays(game):
            for name, mark in dict(zip(game.names, marks, strict=False)).items():
                if name:
                    groups[game.game, level, 0, name].append(mark)
    return list(_rows(groups))


def head_to_head(games: Iterable[Played]) -> list[Duel]:
    """Of everybody who is named, in finished games of verified ones; each pair once."""
    counts: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0, 0, 0])
    for game in games:
        look = face(game.game)
        for marks in [] if look.COOPERATIVE else look.plays(game):
            seats = zip(game.names, marks, strict=False)
            points = {name: mark.points for name, mark in seats if name and mark.finished}
            for pair in combinations(sorted(points), 2):
                one, other = map(points.__getitem__, pair)
                ahead = other < one if look.HIGHEST_WINS else one < other
                counts[pair][0 if ahead else 1 + (one != other)] += 1
    return [Duel(*pair, *count) for pair, count in sorted(counts.items())]


def tallies(games: Iterable[Played]) -> list[Tally]:
    """Of everybody who is named, by game; means of all together as well. Needs verified games."""
    groups: dict[tuple[str, str], list[tuple[int, dict]]] = defaultdict(list)
    for game in games:
        look = face(game.game)
        everybody = {""} if any(counted.mean for counted in look.COUNTED) else set()
        for row in look.rounds(game) if look.COUNTED else ():
            for player in {game.name(row["seat"] - 1)} - {""} | everybody:
                groups[game.game, player].append((game.number, row))
    return [_tally(face(game), player, groups[game, player]) for game, player in sorted(groups)]


def _tally(look: Face, player: str, rows: list[tuple[int, dict]]) -> Tally:
    values: dict[str, float | None] = {}
    for counted in look.COUNTED:
        noted = [value for _, row in rows if (value := counted.of(row)) is not None]
        values[counted.name] = (
            None if not noted else sum(noted) / len(noted) if counted.mean else sum(noted))
    rounds = {(number, row["round"]) for number, row in rows}
    return Tally(look.name, player, len(rounds), values)


def _rows(groups: dict) -> Iterator[Row]:
    """The most played first within a game."""
    def rank(key):
        return key[0], -len(groups[key]), key

    for key in sorted(groups, key=rank):
        game, level, players, player = key
        yield Row(game, level, players, player,
                  figures(groups[key], face(game).HIGHEST_WINS))
