"""Figures of games: best, average, streaks; the same counting as on the device."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from host_tools.look.faces import face
from host_tools.look.played import Played


class Mark(NamedTuple):
    """How one seat did in one game."""

    points: int         # lower is better
    won: bool = False
    good: bool = False          # keeps a streak alive
    ranked: bool = True         # may be a best: a burned game is none (TG-R18)
    finished: bool = True       # a game that was given up counts apart, but ends a streak


class Figures(NamedTuple):
    played: int         # finished games
    won: int
    best: int | None    # fewest points
    average: float | None
    streak: int         # good games in a row up to now
    longest: int
    abandoned: int


def figures(marks: Iterable[Mark]) -> Figures:
    """Of marks in the order of play."""
    marks = list(marks)
    finished = [mark for mark in marks if mark.finished]
    points = [mark.points for mark in finished]
    streak = longest = 0
    for mark in marks:
        streak = streak + 1 if mark.good else 0
        longest = max(longest, streak)
    return Figures(
        played=len(finished), won=sum(mark.won for mark in finished),
        best=min((mark.points for mark in finished if mark.ranked), default=None),
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


def by_level(games: Iterable[Played], texts: dict) -> list[Row]:
    """Of games that a table plays together. Needs verified games in the order of play."""
    groups = defaultdict(list)
    for game in games:
        look = face(game.game)
        if look.COOPERATIVE:
            key = game.game, look.level(game, texts), game.players, ""
            groups[key].append(look.marks(game)[0])
    return list(_rows(groups))


def by_player(games: Iterable[Played], texts: dict) -> list[Row]:
    """Of everybody who is named. Needs verified games in the order of play."""
    groups = defaultdict(list)
    for game in games:
        look = face(game.game)
        level = look.level(game, texts)
        for name, mark in dict(zip(game.names, look.marks(game), strict=False)).items():
            if name:
                groups[game.game, level, 0, name].append(mark)
    return list(_rows(groups))


def head_to_head(games: Iterable[Played]) -> list[Duel]:
    """Of everybody who is named, in finished games of verified ones; each pair once."""
    counts: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0, 0, 0])
    for game in games:
        look = face(game.game)
        seats = zip(game.names, look.marks(game), strict=False)
        points = {name: mark.points for name, mark in seats
                  if name and mark.finished and not look.COOPERATIVE}
        for pair in combinations(sorted(points), 2):
            one, other = map(points.__getitem__, pair)
            counts[pair][1 + (one > other) - (one < other)] += 1
    return [Duel(*pair, *count) for pair, count in sorted(counts.items())]


def _rows(groups: dict) -> Iterator[Row]:
    """The most played first within a game."""
    def rank(key):
        return key[0], -len(groups[key]), key

    for key in sorted(groups, key=rank):
        game, level, players, player = key
        yield Row(game, level, players, player, figures(groups[key]))
