"""The part of the report about The Game."""

from bisect import bisect_right
from collections.abc import Sequence
from functools import partial

from matplotlib.axes import Axes

from host_tools.look import figures, the_game
from host_tools.look.played import Played
from host_tools.look.report import charts
from host_tools.look.report.html import (
    chart,
    last_games,
    levels_table,
    note,
    number,
    players_table,
    tiles,
)

_BIN = 5                # cards per bar; 0 has a bar of its own
_WINDOW = 10            # games of the rolling average, as long as a chart has room for it
_ROOM = 200             # games that a chart shows at full size
_MARKERS = {"win": ("*", 130), "excellent": ("o", 42), "plain": ("o", 14), "none": ("x", 22)}


def section(games: Sequence[Played], texts: dict) -> str:
    """games: verified, of this game only, oldest first."""
    finished = [game.result for game in games if game.result["result"] != "ABANDONED"]
    return "".join((
        _tiles(games, texts),
        _charts(finished, texts) if finished else "",
        levels_table(figures.by_level(games, texts), texts),
        players_table(texts["by_player"], figures.by_player(games, texts), texts),
        note(texts["streak.note"]),
        last_games(games, texts, ("when", "result", "level", "players", "deal"))))


def _tiles(games: Sequence[Played], texts: dict) -> str:
    total = figures.figures(the_game.marks(game)[0] for game in games)
    excellent = sum(game.result["rating"] in ("win", "excellent") for game in games)
    return tiles(texts, played=str(total.played), won=str(total.won),
                 best=number(total.best, texts), average=number(total.average, texts, "%.1f"),
                 excellent=str(excellent))


def _charts(results: list[dict], texts: dict) -> str:
    return (chart("over_time", texts, partial(_over_time, results, texts))
            + chart("distribution", texts, partial(_distribution, results, texts)))


def _over_time(results: list[dict], texts: dict, axes: Axes, narrow: bool) -> None:
    """A point per game, the rolling average as a line."""
    left = [result["left"] for result in results]
    crowd = max(1, len(left) / _ROOM)
    window = _WINDOW * int(crowd)
    for rating, (marker, size) in _MARKERS.items():
        at = [i for i, result in enumerate(results) if result["rating"] == rating]
        if at:
            axes.scatter([i + 1 for i in at], [left[i] for i in at], marker=marker,
                         s=size / crowd ** 0.5, color=charts.COLOURS[rating],
                         label=texts["legend." + rating], clip_on=False, linewidths=1)
    if len(left) >= window:
        axes.plot(range(window, len(left) + 1), averages(left, window),
                  color=charts.COLOURS["average"], linewidth=2, zorder=3,
                  label=texts["legend.average"] % window)
    axes.set(xlabel=texts["axis.game"], ylabel=texts["axis.left"], ylim=(0, None),
             xlim=(0.5, max(len(left), _WINDOW) + 0.5))
    charts.whole(axes.xaxis)
    charts.whole(axes.yaxis)


def averages(numbers: Sequence[float], window: int) -> list[float]:
    """Of every `window` numbers in a row."""
    return [sum(numbers[end - window:end]) / window for end in range(window, len(numbers) + 1)]


def _distribution(results: list[dict], texts: dict, axes: Axes, narrow: bool) -> None:
    """How many games ended with how many cards left, the ratings on top of each other."""
    edges = bins(max(result["left"] for result in results))
    bars = range(len(edges) - 1)
    below = [0] * len(bars)
    for rating in _MARKERS:
        counts = histogram([result["left"] for result in results if result["rating"] == rating],
                           edges)
        if any(counts):
            axes.bar(bars, counts, bottom=below, align="edge", width=0.9,
                     color=charts.COLOURS[rating], label=texts["legend." + rating])
        below = [a + b for a, b in zip(below, counts, strict=True)]
    axes.set(xlabel=texts["axis.left"], ylabel=texts["axis.games"])
    axes.set_xticks(range(len(edges)), [str(edge) if not narrow or edge % 20 == 0 else ""
                                        for edge in edges])
    charts.whole(axes.yaxis)


def bins(most: int) -> list[int]:
    """Edges of the bars, up to this many cards left: 0 is a bar of its own, and none has games
    below ten together with others."""
    return [0, 1, *range(_BIN, most + _BIN + 1, _BIN)]


def histogram(left: Sequence[int], edges: Sequence[int]) -> list[int]:
    """Games from each edge up to the next."""
    counts = [0] * (len(edges) - 1)
    for cards in left:
        counts[bisect_right(edges, cards) - 1] += 1
    return counts
