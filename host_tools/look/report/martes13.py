"""The part of the report about Martes 13."""

from collections.abc import Sequence
from functools import partial

from matplotlib.axes import Axes

from host_tools.look import figures, martes13
from host_tools.look.played import Played
from host_tools.look.report import charts
from host_tools.look.report.html import (
    chart,
    duels_table,
    last_games,
    note,
    number,
    players_table,
    tiles,
)


def section(games: Sequence[Played], texts: dict) -> str:
    """games: verified, of this game only, oldest first."""
    finished = [game for game in games if game.result["result"] == "FINISHED"]
    standings = sorted(figures.by_player(games, texts), key=_rank)
    duels, by_name = figures.head_to_head(games), lines(finished)
    return "".join((
        _tiles(finished, texts),
        chart("matches", texts, partial(_matches, by_name, texts)) if by_name else "",
        players_table(texts["standings"], standings, texts),
        note(texts["standings.note"]) if standings else "",
        duels_table(duels, texts),
        note(texts["duels.note"]) if duels else "",
        last_games(games, texts, ("when", "result", "level"))))


def _rank(row: figures.Row) -> tuple:
    """Matches of as many rounds together; who wins most is first, then who has fewest points."""
    return row.level, -row.figures.won, row.figures.average or 0, row.player


def _tiles(finished: Sequence[Played], texts: dict) -> str:
    total = figures.figures(mark for game in finished for mark in martes13.marks(game))
    return tiles(texts, matches=str(len(finished)), best_total=number(total.best, texts),
                 average_total=number(total.average, texts, "%.1f"))


def lines(finished: Sequence[Played]) -> dict[str, list[tuple[int, int]]]:
    """(match, points) of those who played most often, as many as there are colours."""
    found: dict[str, list[tuple[int, int]]] = {}
    for at, game in enumerate(finished, 1):
        for name, points in dict(zip(game.names, game.result["totals"], strict=False)).items():
            if name:
                found.setdefault(name, []).append((at, points))
    often = sorted(found, key=lambda name: (-len(found[name]), name))[:charts.PLAYERS]
    return {name: found[name] for name in often}


def _matches(players: dict[str, list[tuple[int, int]]], texts: dict, axes: Axes,
             narrow: bool) -> None:
    """A line per player."""
    for colour, (name, points) in enumerate(players.items()):
        axes.plot(*zip(*points, strict=True), color=charts.COLOURS[f"player{colour}"], marker="o",
                  markersize=4, linewidth=1.5, label=charts.label(name), clip_on=False)
    axes.set(xlabel=texts["axis.match"], ylabel=texts["axis.points"], ylim=(0, None))
    charts.whole(axes.xaxis)
    charts.whole(axes.yaxis)
