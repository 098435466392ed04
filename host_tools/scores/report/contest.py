"""The part of the report about games that somebody wins by points."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import zip_longest
from statistics import fmean

from crupier.scores.report import charts
from crupier.scores.report.charts import Chart, Mark
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
from crupier.scores.views.figures import Count, Sum
from crupier.scores.views.game_report import GameReport, Summary
from crupier.scores.views.played import Played, display_name
from crupier.scores.views.tables import optional

_ROOM = 60              # games of a player that a chart shows one by one
_GROUPS = 30            # of games, where there are more

Lines = dict[str, list[tuple[int, float]]]      # by player: game, points


def section(report: GameReport, summaries: Iterable[Summary], last: Sequence[Played]) -> str:
    """summaries: of verified games of this one only, oldest first; last: the latest of them."""
    count, totals, usual, played = Count(), defaultdict[str, Sum](Sum), Counter[str](), 0
    found: Lines = {}
    for summary in summaries:
        count.add(summary)
        level = count.level(summary)
        for marks in summary.plays:
            people = [mark for mark, device in zip_longest(marks, summary.devices) if not device]
            for mark in people:
                totals[level].add(mark, report.HIGHEST_WINS)
            if marks[0].finished:
                played += 1
                usual[level] += bool(people)
                for name, mark in dict(zip(summary.names, marks, strict=False)).items():
                    if name:
                        found.setdefault(display_name(name, report.text), []).append(
                            (played, mark.points))
    # Of those who finished most, as many as there are colours.
    often = {name: found[name] for name in sorted(
        found, key=lambda name: (-len(found[name]), name))[:charts.PLAYERS]}
    order = "high" if report.HIGHEST_WINS else "low"
    return "".join((
        _tiles(report, count, totals, usual, played),
        chart(report.text["matches"], report.text["matches." + order],
              partial(_matches, often, report.text)) if found else "",
        standings(report, count, last),
        last_games(report, last, ("when", "result", "level", "players"))))


def standings(report: GameReport, count: Count, last: Sequence[Played]) -> str:
    """All tables about players, and the last game."""
    rows = sorted(count.players(report.language), key=_rank)
    duels, tallies = count.duels(report.language), count.tallies(report.language)
    means = any(counted.mean for counted in report.COUNTED)
    return "".join((
        players_table(report.text["standings"], rows, report.text),
        note(report.text["standings.note"]) if rows else "",
        duels_table(duels, report.text),
        note(report.text["duels.note"]) if duels else "",
        tallies_table(report, tallies),
        note(report.text["tallies.mean"]) if tallies and means else "",
        rounds_table(report, last)))


def _rank(row: figures.Row) -> tuple:
    """Matches of as many rounds together; who wins most is first, then who has better points."""
    sign = -1 if row.highest else 1
    return row.level, -row.figures.won, sign * (row.figures.average or 0), row.player


def _tiles(report: GameReport, count: Count, totals: dict[str, Sum], usual: Counter, played: int
           ) -> str:
    """totals: points of people, by level; usual: games with people, by level."""
    level = max(usual, key=lambda each: usual[each], default="")
    points = totals[level].figures()
    shown = tiles(report.text, **{
        "matches" if report.WAY == "table" else "played": str(played),
        "most" if report.HIGHEST_WINS else "fewest": optional(points.best, report.text),
        "mean": optional(points.average, report.text, "%.1f")})
    if len(usual) < 2:
        return shown
    name = count.level_name(report.name, level, report.language)
    return shown + note(report.text["usual.note"] % name)


def _matches(players: Lines, texts: dict, drawing: Chart) -> None:
    """A line per player; of many games the averages."""
    most = max(map(len, players.values()))
    size = 1 if most <= _ROOM else -(-most // _GROUPS)
    curves = {name: [_mark(points[at:at + size])
                   for at in range(0, max(len(points) - size // 2, 1), size)]
            for name, points in players.items()}
    values = [mark.y for marks in curves.values() for mark in marks]
    last = max(points[-1][0] for points in players.values())
    title = texts["axis.points"]
    if size > 1:
        title += f", {texts['legend.average'] % size}"
    drawing.axes((0.5, last + 0.5), (min(*values, 0), max(*values, 0)), texts["axis.game"], title,
                 list(curves))
    for colour, (name, marks) in enumerate(curves.items()):
        drawing.line(marks, f"player{colour}", name, dots=size == 1)


def _mark(points: Sequence[tuple[int, float]]) -> Mark:
    """One game, or the average of some."""
    x, y = (fmean(column) for column in zip(*points, strict=True))
    return Mark(x, y, f"{x:g}: {y:g}")
