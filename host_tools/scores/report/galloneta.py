"""The part of the report about Galloneta, dealt or with real cards."""

from collections import Counter
from collections.abc import Sequence
from functools import partial

from matplotlib.axes import Axes

from crupier.scores.report import charts
from crupier.scores.report.contest import standings
from crupier.scores.report.html import chart, last_games, table, tiles
from crupier.scores.views import figures
from crupier.scores.views.face import Face
from crupier.scores.views.played import Played

_ENDS = ("ace", "passes", "figures", "agreement", "abandoned")
_DRAWS = _ENDS[1:4]
# What became of a game for a player, and its colour.
_BALANCE = {"won": "win", "drawn": "plain", "lost": "none"}


def section(look: Face, games: Sequence[Played]) -> str:
    """games: verified, of this game only, oldest first."""
    ends = endings(look, games)
    balance = {tally.player: tally.values for tally in figures.tallies(games) if tally.player}
    return "".join((
        _tiles(look, games, ends),
        chart(f"{look.name}-balance", look.text["balance"], look.text["balance.note"],
              partial(_balance, balance, look.text)) if balance else "",
        table(look.text["ends"], [look.text["result"], look.text["column.games"]],
              ([look.text["ended." + end], str(ends[end])] for end in _ENDS if ends[end]), 1),
        standings(look, games),
        last_games(look, games, ("when", "result", "level", "players"))))


def endings(look: Face, games: Sequence[Played]) -> Counter:
    """How many games ended in which way."""
    rounds = (row for game in games for row in look.rounds(game) if row["seat"] == 1)
    return Counter(row["by"] or row["ended"] for row in rounds)


def _tiles(look: Face, games: Sequence[Played], ends: Counter) -> str:
    finished = sum(marks[0].finished for game in games for marks in look.plays(game))
    series = {"series": str(finished)} if look.WAY else {}
    return tiles(look.text, **series, games=str(ends.total() - ends["abandoned"]),
                 aces=str(ends["ace"]), draws=str(sum(ends[end] for end in _DRAWS)))


def _balance(players: dict[str, dict], texts: dict, axes: Axes, narrow: bool) -> None:
    """A bar per player, of those with most games."""
    often = sorted(players, key=lambda name: (-sum(players[name][each] for each in _BALANCE),
                                              name))[:charts.PLAYERS]
    bars = range(len(often))
    before = [0] * len(often)
    for ended, colour in _BALANCE.items():
        counts = [players[name][ended] for name in often]
        axes.barh(bars, counts, left=before, height=0.6, color=charts.COLOURS[colour],
                  label=texts["column." + ended])
        before = [sum(pair) for pair in zip(before, counts, strict=True)]
    axes.set(xlabel=texts["axis.games"], ylim=(len(often) - 0.4, -0.6))
    axes.set_yticks(bars, [charts.label(name) for name in often])
    axes.grid(False)
    charts.whole(axes.xaxis)
