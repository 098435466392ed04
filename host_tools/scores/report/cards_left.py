"""The part of the report about The Game, dealt or with real cards."""

from bisect import bisect_right
from collections.abc import Sequence
from functools import partial

from matplotlib.axes import Axes

from crupier.scores.report import charts
from crupier.scores.report.html import (
    chart,
    last_games,
    levels_table,
    note,
    players_table,
    rounds_table,
    tiles,
)
from crupier.scores.views import figures
from crupier.scores.views.face import Face, Mark
from crupier.scores.views.played import Played
from crupier.scores.views.tables import optional

_BIN = 5                # cards per bar; 0 has a bar of its own
_WINDOW = 10            # games of the rolling average, as long as a chart has room for it
_ROOM = 200             # games that a chart shows at full size
_MARKERS = {"win": ("*", 130), "excellent": ("o", 42), "plain": ("o", 14), "none": ("x", 22)}


def section(look: Face, games: Sequence[Played]) -> str:
    """games: verified, of this game only, oldest first."""
    marks = [marks[0] for game in games for marks in look.plays(game)]
    finished = [mark for mark in marks if mark.finished]
    columns = ["when", "result", "level", "players"] + ["deal"] * (not look.WAY)
    return "".join((
        _tiles(marks, look.text),
        _charts(finished, look) if finished else "",
        levels_table(figures.by_level(games, look.language), look.text),
        players_table(look.text["by_player"], figures.by_player(games, look.language), look.text),
        note(look.text["streak.note"]),
        rounds_table(look, games),
        last_games(look, games, columns)))


def _tiles(marks: Sequence[Mark], texts: dict) -> str:
    total = figures.figures(marks)
    return tiles(texts, played=str(total.played), won=str(total.won),
                 best=optional(total.best, texts), average=optional(total.average, texts, "%.1f"),
                 excellent=str(sum(mark.good for mark in marks)))


def _rating(mark: Mark) -> str:
    if mark.won:
        return "win"
    return "excellent" if mark.good else "plain" if mark.ranked else "none"


def _charts(marks: list[Mark], look: Face) -> str:
    played = [(int(mark.points), _rating(mark)) for mark in marks]
    return "".join(chart(f"{look.name}-{name}", look.text[name], look.text[name + ".note"],
                         partial(draw, played, look.text))
                   for name, draw in (("over_time", _over_time), ("distribution", _distribution)))


def _over_time(played: list[tuple[int, str]], texts: dict, axes: Axes, narrow: bool) -> None:
    """A point per game, the rolling average as a line."""
    left = [cards for cards, _ in played]
    crowd = max(1, len(left) / _ROOM)
    window = _WINDOW * int(crowd)
    for rating, (marker, size) in _MARKERS.items():
        at = [i for i, (_, rated) in enumerate(played) if rated == rating]
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


def _distribution(played: list[tuple[int, str]], texts: dict, axes: Axes, narrow: bool) -> None:
    """How many games ended with how many cards left, the ratings on top of each other."""
    edges = bins(max(played)[0])
    bars = range(len(edges) - 1)
    below = [0] * len(bars)
    for rating in _MARKERS:
        counts = histogram([cards for cards, rated in played if rated == rating], edges)
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
