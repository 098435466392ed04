"""The part of the report about The Game: charts of the cards left, and analysed games."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import partial
from html import escape
from itertools import groupby
from statistics import fmean, quantiles
from typing import Any

from crupier.advice.analysis_cache import cached
from crupier.engine.the_game.cards import PILES
from crupier.engine.the_game.notation import END_TURN, from_text
from crupier.scores.report.charts import Chart, Mark
from crupier.scores.report.html import (
    chart,
    day_of,
    last_games,
    levels_table,
    note,
    players_table,
    rounds_table,
    table,
    tiles,
)
from crupier.scores.views.figures import Count, figures
from crupier.scores.views.game_report import GameReport, SeatResult, Summary
from crupier.scores.views.played import Played
from crupier.scores.views.tables import optional

_BIN = 5                # cards per bar; 0 has a bar of its own
_LEAST = 10             # cards that an axis has room for
_WINDOW = 10            # games of the rolling average
_ROOM = 200             # games that a chart shows one by one
_GROUPS = 100           # of games, where there are more
_RATINGS = ("win", "excellent", "plain", "none")


def section(report: GameReport, summaries: Iterable[Summary], last: Sequence[Played]) -> str:
    """summaries: of verified games of this one only, oldest first; last: the latest of them."""
    count = Count()
    unaided: list[SeatResult] = []
    aided: list[SeatResult] = []             # with hints, or with devices at the table
    for summary in summaries:
        count.add(summary)
        marks = aided if summary.hints or any(summary.devices) else unaided
        marks.extend(mark for mark, *_ in summary.plays)
    counted = unaided or aided
    played = [(int(mark.points), _rating(mark)) for mark in counted if mark.finished]
    columns = ["when", "result", "level", "players"] + ["deal"] * (not report.WAY)
    return "".join((
        _tiles(counted, report.text),
        note(report.text["aided.note"]) if unaided and aided else "",
        _charts(played, report.text) if played else "",
        levels_table(count.levels(report.language), report.text),
        players_table(report.text["by_player"], count.players(report.language), report.text),
        note(report.text["streak.note"]),
        rounds_table(report, last),
        "" if report.WAY else analysed_games(report, last),
        last_games(report, last, columns)))


def _tiles(marks: Sequence[SeatResult], texts: dict) -> str:
    total = figures(marks)
    return tiles(texts, played=str(total.played), won=str(total.won),
                 best=optional(total.best, texts), average=optional(total.average, texts, "%.1f"),
                 excellent=str(sum(mark.good for mark in marks)))


def _rating(mark: SeatResult) -> str:
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


_MARKED = 3             # turns of a game


def analysed_games(report: GameReport, games: Sequence[Played]) -> str:
    """The latest first, and open; nothing about games without an analysis."""
    found = [(game, analysis) for game in reversed(games) if (analysis := cached(game.row.text))]
    return "".join([f"<h3>{escape(report.text['look_back'])}</h3>"] * bool(found) + [
        f"<details{' open' * (at == 0)}><summary>{escape(_title(report, game))}</summary>"
        f"{_body(report, analysis)}</details>" for at, (game, analysis) in enumerate(found)])


def _title(report: GameReport, game: Played) -> str:
    return (f"{day_of(game, report)}: {report.outcome(game)} ({report.level(game)}, "
            f"{report.text['deal_of'] % game.seed})")


def _body(report: GameReport, analysis: dict[str, Any]) -> str:
    texts = report.text
    costs = sorted(analysis["costs"], key=lambda cost: -cost["loss"])[:_MARKED]
    chances = analysis["chances"]
    curve = chart(texts["chances"], texts["chances.note"] % analysis["hint_left"],
                  partial(_chances, chances, costs, texts)) if chances else ""
    heads = [texts[key] for key in ("costs.turn", "costs.played", "costs.better", "costs.loss")]
    costly = table(texts["costs"], heads, (
        [str(cost["turn"]), turn(cost["played"], texts), turn(cost["better"], texts),
         optional(100 * cost["loss"], texts, "%.1f")] for cost in costs), 3)
    return curve + costly + note(texts["costs.note" if costs else "costs.none"])


def _chances(chances: list[float], costs: list[dict], texts: dict, drawing: Chart) -> None:
    """A line through the turns; where much was lost also what the better one had left."""
    def mark(turn: int, chance: float) -> Mark:
        percent = optional(100 * chance, texts, "%.1f")
        return Mark(turn, 100 * chance, f"{texts['costs.turn']} {turn}: {percent} %")
    label = [texts["legend.chance"],
             *([texts["legend.better"], texts["legend.costly"]] if costs else [])]
    drawing.axes((0.5, len(chances) + 0.5), (0, 100), texts["axis.turn"], texts["axis.chance"],
                 label)
    drawing.line([mark(*each) for each in enumerate(chances, 1)], "average", label[0], dots=True)
    if costs:
        drawing.dots([mark(cost["turn"], cost["best"]) for cost in costs], "excellent", label[1],
                     4)
        drawing.dots([mark(cost["turn"], cost["chance"]) for cost in costs], "none", label[2], 4)


def turn(played: list[str], texts: dict) -> str:
    """A turn in words."""
    actions = [action for action in map(from_text, played) if action != END_TURN]
    return "; ".join(
        texts["costs.line"] % (", ".join(str(action % 100) for action in cards), PILES[pile])
        for pile, cards in groupby(actions, lambda action: action // 100)) or texts["end_turn"]
