"""A player's page: how the last games went, each game, each opponent."""

from collections.abc import Iterable
from typing import NamedTuple

from crupier.players import folded
from crupier.scores.views.figures import Count, Duel, Row
from crupier.scores.views.game_report import Summary
from crupier.scores.views.played import display_name
from crupier.words import words

_LAST = 10


class Page(NamedTuple):
    """games: the most played first, with the worst points of each. run: games won in a row up to
    now; lost ones are below 0."""

    player: str
    played: int
    won: int
    last: list[bool]        # won?, the latest first
    run: int
    games: list[tuple[Row, float | None]]
    duels: list[Duel]

    def as_json(self) -> dict:
        return {"player": self.player, "played": self.played, "won": self.won, "last": self.last,
                "run": self.run,
                "games": [{**row.as_json(), "worst": worst} for row, worst in self.games],
                "head_to_head": [duel._asdict() for duel in self.duels]}


def page_of(summaries: Iterable[Summary], name: str, language: str = "en") -> Page | None:
    """Of verified games, oldest first; None if the player has finished none."""
    count, results = Count(), list[bool]()
    points: dict[tuple[str, str], list[float]] = {}
    wanted, called = folded(name), name
    for summary in summaries:
        seats = [seat for seat, each in enumerate(summary.names) if folded(each) == wanted]
        if not seats or summary.overridden:
            continue
        count.add(summary)
        called = summary.names[seats[0]]
        level = count.level(summary)
        for marks in summary.plays:
            if len(marks) > seats[0] and marks[seats[0]].finished:
                mark = marks[seats[0]]
                results.append(mark.won)
                points.setdefault((summary.game, level), []).append(mark.points)
    if not results:
        return None
    results.reverse()
    run = next((at for at, won in enumerate(results) if won != results[0]), len(results))
    texts = words(language)
    worst = {}
    for (game, level), each in points.items():
        row = next(row for row in count.players() if (row.game, row.level) == (game, level))
        worst[game, count.level_name(game, level, language)] = (min if row.highest else max)(each)
    mine = display_name(called, texts)
    games = [(row, worst.get((row.game, row.level)) if row.figures.played > 1 else None)
             for row in count.players(language) if folded(row.player) == wanted]
    duels = [duel if duel.player == mine else Duel(duel.opponent, duel.player, *duel[:1:-1])
             for duel in count.duels(language) if mine in duel[:2]]
    return Page(mine, len(results), sum(results), results[:_LAST], run if results[0] else -run,
                sorted(games, key=lambda each: -each[0].figures.played),
                sorted(duels, key=lambda duel: (-sum(duel[2:]), duel.opponent)))


def people(name: str) -> bool:
    """Is a name that figures are counted for that of a person?"""
    return display_name(name, {}) == name


def headline(page: Page, texts: dict) -> str:
    """Won and played, the last games, the run."""
    key = "player.won" if page.run > 0 else "player.lost"
    run = texts[key + "_one"] if page.run in (1, -1) else texts[key] % abs(page.run)
    last = "".join("●" if won else "○" for won in reversed(page.last))
    return f"{texts['player.games'] % (page.won, page.played)} · {last} · {run}"
