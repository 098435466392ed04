"""The part of the report about The Game, dealt or with real cards."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import partial
from statistics import fmean, quantiles

from crupier.scores.facts import Fact
from crupier.scores.report.charts import Chart, Mark
from crupier.scores.report.html import (
    chart,
    last_games,
    levels_table,
    note,
    players_table,
    rounds_table,
    tiles,
)
from crupier.scores.report.turns import looked_back
from crupier.scores.views import face
from crupier.scores.views.face import Face
from crupier.scores.views.figures import Count, figures
from crupier.scores.views.played import Played
from crupier.scores.views.tables import optional

_BIN = 5                # cards per bar; 0 has a bar of its own
_LEAST = 10             # cards that an axis has room for
_WINDOW = 10            # games of the rolling average
_ROOM = 200             # games that a chart shows one by one
_GROUPS = 100           # of games, where there are more
_RATINGS = ("win", "excellent", "plain", "none")


def section(look: Face, facts: Iterable[Fact], last: Sequence[Played]) -> str:
    """facts: of verified games of this one only, oldest first; last: the latest of them."""
    count = Count()
    unaided: list[face.Mark] = []
    aided: list[face.Mark] = []             # with hints, or with devices at the table
    for fact in facts:
        count.add(fact)
        marks = aided if fact.hints or any(fact.devices) else unaided
        marks.extend(mark for mark, *_ in fact.plays)
    counted = unaided or aided
    played = [(int(mark.points), _rating(mark)) for mark in counted if mark.finished]
    columns = ["when", "result", "level", "players"] + ["deal"] * (not look.WAY)
    return "".join((
        _tiles(counted, look.text),
        note(look.text["aided.note"]) if unaided and aided else "",
        _charts(played, look.text) if played else "",
        levels_table(count.levels(look.language), look.text),
        players_table(look.text["by_player"], count.players(look.language), look.text),
        note(look.text["streak.note"]),
        rounds_table(look, last),
        "" if look.WAY else looked_back(look, last),
        last_games(look, last, columns)))


def _tiles(marks: Sequence[face.Mark], texts: dict) -> str:
    total = figures(marks)
    return tiles(texts, played=str(total.played), won=str(total.won),
                 best=optional(total.best, texts), average=optional(total.average, texts, "%.1f"),
                 excellent=str(sum(mark.good for mark in marks)))


def _rating(mark: face.Mark) -> str:
    if mark.won:
        return "win"
    return "excellent" if mark.good else "plain" if mark.ranked else "none"


def _charts(played: Sequence[tuple[int, str]], texts: dict) -> str:
    """played: cards left and rating of finished games."""
    over_time = _over_time if len(played) <= _ROOM else _over_years
    return "".join(chart(texts[name], texts[name + ".note"], partial(draw, played, texts))
                   for name, draw in (("over_time", over_time), ("distribution", _distribution)))


def _over_time(played: Sequence[tuple[int, str]], texts: dict, drawing: Chart) -> None:
    """A mark per game, the rolling average as a line."""
    left = [cards for cards, _ in played]
    found = {rating: [Mark(at, cards, f"{texts['axis.game']} {at}: {cards}")
                      for at, (cards, rated) in enumerate(played, 1) if rated == rating]
             for rating in _RATINGS}
    label = {rating: texts["legend." + rating] for rating, marks in found.items() if marks}
    average = texts["legend.average"] % _WINDOW if len(left) >= _WINDOW else ""
    drawing.axes((0.5, max(len(left), _WINDOW) + 0.5), (0, max(*left, _LEAST)), texts["axis.game"],
                 texts["axis.left"], [*label.values(), *([average] if average else [])])
    drawing.stars(found["win"], "win", texts["legend.win"])
    drawing.dots(found["excellent"], "excellent", texts["legend.excellent"], 4)
    drawing.dots(found["plain"], "plain", texts["legend.plain"], 2.5)
    drawing.crosses(found["none"], "none", texts["legend.none"])
    if average:
        drawing.line([Mark(_WINDOW + at, value) for at, value in
                      enumerate(averages(left, _WINDOW))], "average", average)


def _over_years(played: Sequence[tuple[int, str]], texts: dict, drawing: Chart) -> None:
    """What half of the games are in, and the average, of many games at a time."""
    size = max(_WINDOW, -(-len(played) // _GROUPS))
    groups = [played[at:at + size] for at in range(0, len(played) - size // 2, size)]
    low, high, means, wins = [], [], [], []
    for at, group in enumerate(groups):
        left = [cards for cards, _ in group]
        quarters = quantiles(left, n=4, method="inclusive")
        x = at * size + len(group) / 2
        low.append(Mark(x, quarters[0]))
        high.append(Mark(x, quarters[2]))
        means.append(Mark(x, fmean(left)))
        won = [rated for _, rated in group].count("win")
        if won:
            wins.append(Mark(x, 0, f"{texts['legend.win']}: {won}"))
    if len(wins) > len(groups) // 2:        # nothing special
        wins = []
    label = [texts["legend.half"], texts["legend.average"] % size]
    highest = max(*(mark.y for mark in high), _LEAST)
    drawing.axes((0.5, len(played) + 0.5), (0, highest), texts["axis.game"], texts["axis.left"],
                 [*label, *([texts["legend.win"]] if wins else [])])
    drawing.band(low, high, "excellent", label[0])
    drawing.line(means, "average", label[1])
    drawing.stars(wins, "win", texts["legend.win"])


def averages(numbers: Sequence[float], window: int) -> list[float]:
    """Of every `window` numbers in a row."""
    return [sum(numbers[end - window:end]) / window for end in range(window, len(numbers) + 1)]


def _distribution(played: Sequence[tuple[int, str]], texts: dict, drawing: Chart) -> None:
    """How many games ended with how many cards left, the ratings on top of each other."""
    edges = bins(max(*(cards for cards, _ in played), 2 * _LEAST))
    columns = {rating: histogram([cards for cards, rated in played if rated == rating], edges)
               for rating in _RATINGS}
    there = [rating for rating in _RATINGS if any(columns[rating])]
    most = max(map(sum, zip(*columns.values(), strict=True)))
    ticks = [(at, str(edge)) for at, edge in enumerate(edges)
             if not drawing.narrow or edge % 20 == 0]
    drawing.axes((0, len(edges) - 1), (0, most), texts["axis.left"], texts["axis.games"],
                 [texts["legend." + rating] for rating in there], ticks)
    below = [0] * len(edges)
    for rating in there:
        drawing.key(rating, texts["legend." + rating])
        for at, games in enumerate(columns[rating]):
            if games:
                drawing.bar((at + 0.05, below[at], at + 0.95, below[at] + games), rating,
                            f"{texts['legend.' + rating]}: {games}")
                below[at] += games


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
