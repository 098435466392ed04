"""The part of the report about games that somebody wins by points."""

from collections.abc import Sequence
from functools import partial

from matplotlib.axes import Axes

from crupier.scores.report import charts
from crupier.scores.report.html import (
    chart,
    duels_table,
    last_games,
    note,
    players_table,
    rounds_table,
    tallies_table,
    tiles,
)
from crupier.scores.views import figures
from crupier.scores.views.face import Face
from crupier.scores.views.played import Played
from crupier.scores.views.tables import optional


def section(look: Face, games: Sequence[Played]) -> str:
    """games: verified, of this game only, oldest first."""
    by_name, order = lines(look, games), "high" if look.HIGHEST_WINS else "low"
    return "".join((
        _tiles(look, games),
        chart(f"{look.name}-matches", look.text["matches"], look.text["matches." + order],
              partial(_matches, by_name, look.text)) if by_name else "",
        standings(look, games),
        last_games(look, games, ("when", "result", "level", "players"))))


def standings(look: Face, games: Sequence[Played]) -> str:
    """All tables about players, and the last game."""
    rows = sorted(figures.by_player(games, look.language), key=partial(_rank, look))
    duels, tallies = figures.head_to_head(games), figures.tallies(games)
    means = any(counted.mean for counted in look.COUNTED)
    return "".join((
        players_table(look.text["standings"], rows, look.text),
        note(look.text["standings.note"]) if rows else "",
        duels_table(duels, look.text),
        note(look.text["duels.note"]) if duels else "",
        tallies_table(look, tallies),
        note(look.text["tallies.mean"]) if tallies and means else "",
        rounds_table(look, games)))


def _rank(look: Face, row: figures.Row) -> tuple:
    """Matches of as many rounds together; who wins most is first, then who has better points."""
    sign = -1 if look.HIGHEST_WINS else 1
    return row.level, -row.figures.won, sign * (row.figures.average or 0), row.player


def _tiles(look: Face, games: Sequence[Played]) -> str:
    marks = [mark for game in games for play in look.plays(game) for mark in play]
    total = figures.figures(marks, look.HIGHEST_WINS)
    played = sum(play[0].finished for game in games for play in look.plays(game))
    return tiles(look.text, **{
        "matches" if look.WAY else "played": str(played),
        "most" if look.HIGHEST_WINS else "fewest": optional(total.best, look.text),
        "mean": optional(total.average, look.text, "%.1f")})


def lines(look: Face, games: Sequence[Played]) -> dict[str, list[tuple[int, float]]]:
    """(game, points) of those who finished most, as many as there are colours."""
    found: dict[str, list[tuple[int, float]]] = {}
    finished = [(game, marks) for game in games for marks in look.plays(game)
                if marks[0].finished]
    for at, (game, marks) in enumerate(finished, 1):
        for name, mark in dict(zip(game.names, marks, strict=False)).items():
            if name:
                found.setdefault(name, []).append((at, mark.points))
    often = sorted(found, key=lambda name: (-len(found[name]), name))[:charts.PLAYERS]
    return {name: found[name] for name in often}


def _matches(players: dict[str, list[tuple[int, float]]], texts: dict, axes: Axes,
             narrow: bool) -> None:
    """A line per player."""
    for colour, (name, points) in enumerate(players.items()):
        axes.plot(*zip(*points, strict=True), color=charts.COLOURS[f"player{colour}"], marker="o",
                  markersize=4, linewidth=1.5, label=charts.label(name), clip_on=False)
    lowest = min(value for points in players.values() for _, value in points)
    last = max(points[-1][0] for points in players.values())
    axes.set(xlabel=texts["axis.game"], ylabel=texts["axis.points"],
             xlim=(0.5, last + 0.5), ylim=(None if lowest < 0 else 0, None))
    charts.whole(axes.xaxis)
    charts.whole(axes.yaxis)
