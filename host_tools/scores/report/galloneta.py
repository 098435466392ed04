"""The part of the report about Galloneta, dealt or with real cards."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial

from crupier.scores.facts import Fact
from crupier.scores.report import charts
from crupier.scores.report.charts import Chart
from crupier.scores.report.contest import standings
from crupier.scores.report.html import chart, last_games, table, tiles
from crupier.scores.views.face import Face
from crupier.scores.views.figures import Count
from crupier.scores.views.played import Played

_ENDS = ("ace", "passes", "figures", "agreement", "abandoned")
_DRAWS = _ENDS[1:4]
# What became of a game for a player, and its colour.
_BALANCE = {"won": "win", "drawn": "plain", "lost": "none"}


def section(look: Face, facts: Iterable[Fact], last: Sequence[Played]) -> str:
    """facts: of verified games of this one only, oldest first; last: the latest of them."""
    count, ends, finished = Count(), Counter[str](), 0
    for fact in facts:
        count.add(fact)
        ends.update(fact.ends)
        finished += sum(marks[0].finished for marks in fact.plays)
    balance = {tally.player: tally.values for tally in count.tallies(look.language)
               if tally.player}
    return "".join((
        _tiles(look, finished, ends),
        chart(look.text["balance"], look.text["balance.note"],
              partial(_balance, balance, look.text)) if balance else "",
        table(look.text["ends"], [look.text["result"], look.text["column.games"]],
              ([look.text["ended." + end], str(ends[end])] for end in _ENDS if ends[end]), 1),
        standings(look, count, last),
        last_games(look, last, ("when", "result", "level", "players"))))


def _tiles(look: Face, finished: int, ends: Counter) -> str:
    series = {"series": str(finished)} if look.WAY else {}
    return tiles(look.text, **series, games=str(ends.total() - ends["abandoned"]),
                 aces=str(ends["ace"]), draws=str(sum(ends[end] for end in _DRAWS)))


def _balance(players: dict[str, dict], texts: dict, drawing: Chart) -> None:
    """A bar per player, of those with most games."""
    often = sorted(players, key=lambda name: (-sum(players[name][each] for each in _BALANCE),
                                              name))[:charts.PLAYERS]
    most = max(sum(players[name][each] for each in _BALANCE) for name in often)
    drawing.rows(often, most, texts["axis.games"],
                 [texts["column." + ended] for ended in _BALANCE])
    for ended, colour in _BALANCE.items():
        drawing.key(colour, texts["column." + ended])
    for row, name in enumerate(often):
        before = 0
        for ended, colour in _BALANCE.items():
            games = players[name][ended]
            if games:
                drawing.bar((before, row + 0.2, before + games, row + 0.8), colour,
                            f"{texts['column.' + ended]}: {games}")
            before += games
