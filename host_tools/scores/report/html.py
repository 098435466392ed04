"""Pieces of the page. Every text from outside is escaped here."""

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from html import escape

from crupier.scores.report import charts
from crupier.scores.views.figures import Duel, Row, Tally
from crupier.scores.views.game_report import GameReport
from crupier.scores.views.layout import sheet
from crupier.scores.views.played import Played, display_name, who
from crupier.scores.views.tables import FIGURES, figure_cells, tally_cells

_LONG = 40              # characters of a cell that may be broken into lines


def day(date: datetime, texts: dict) -> str:
    """In full, as people write it."""
    month = texts["months"].split()[date.month - 1]
    return texts["date"].format(day=date.day, month=month, year=date.year)


def day_of(game: Played, report: GameReport) -> str:
    """When a game was played, as far as that is known."""
    if not (date := game.date):
        return report.text["undated"] % game.row.seq
    return f"{date.day} {report.text['months'].split()[date.month - 1][:3]} {date.year}"


def tiles(texts: dict, **values: str) -> str:
    """The figures that matter most, large."""
    cells = (f"<div><dt>{escape(texts['tile.' + name])}</dt><dd>{escape(value)}</dd></div>"
             for name, value in values.items())
    return f'<dl class="tiles">{"".join(cells)}</dl>'


def person(name: str, texts: dict) -> str:
    """A player's counter and name."""
    return (f'<i aria-hidden="true">{escape(name[:1].upper())}</i> '
            f"{escape(display_name(name, texts))}")


def note(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>'


def chart(title: str, caption: str, draw: charts.Draw) -> str:
    title = escape(title)
    return (f"<figure><h3>{title}</h3>{charts.both_sizes(title, draw)}"
            f"<figcaption>{escape(caption)}</figcaption></figure>")


def table(title: str, heads: Sequence[str], rows: Iterable[Sequence[str]], texts: int) -> str:
    """The first `texts` columns are text, the rest are numbers. Columns that are empty are left
    out; nothing if there are no rows."""
    rows = list(rows)
    shown = [at for at in range(len(heads)) if any(row[at] for row in rows)]
    kinds = {at: "number" if at >= texts else "long" for at in shown
             if at >= texts or max(len(row[at]) for row in rows) > _LONG}
    lines = "".join(_line("td", row, shown, kinds) for row in rows)
    if not lines:
        return ""
    return (f'<h3>{escape(title)}</h3><div class="scroll" tabindex="0"><table>'
            f"<thead>{_line('th', heads, shown, kinds)}</thead>"
            f"<tbody>{lines}</tbody></table></div>")


def _line(tag: str, cells: Sequence[str], shown: list[int], kinds: dict[int, str]) -> str:
    marked = (f"<{tag}{f' class={kinds[at]}' if at in kinds else ''}>{escape(cells[at])}</{tag}>"
              for at in shown)
    return f"<tr>{''.join(marked)}</tr>"


def levels_table(rows: list[Row], texts: dict) -> str:
    heads = [texts[key] for key in ("level", "players", *FIGURES)]
    return table(texts["by_level"], heads, (
        [row.level, str(row.players), *figure_cells(row, texts)] for row in rows), 1)


def players_table(title: str, rows: list[Row], texts: dict) -> str:
    heads = [texts[key] for key in ("player", "level", *FIGURES)]
    return table(title, heads, (
        [row.player, row.level, *figure_cells(row, texts)] for row in rows), 2)


def tallies_table(report: GameReport, tallies: list[Tally]) -> str:
    """What everybody's points came from, all together at the end."""
    texts = report.text
    heads = ["player", f"column.{report.ROUND}s",
             *(f"column.{each.name}" for each in report.COUNTED)]
    return table(texts["tallies"], [texts[head] for head in heads], (
        [row.player or texts["everybody"], str(row.rounds), *tally_cells(row, report.language)]
        for row in sorted(tallies, key=lambda row: not row.player)), 1)


def rounds_table(report: GameReport, games: Sequence[Played]) -> str:
    """Of the last game that has some."""
    for game in reversed(games):
        rounds = report.rounds(game)
        if rounds:
            heads, numbers, lines, mark = sheet(report, game, rounds)
            found = table(report.text["last_rounds"], heads, lines, numbers.count(False))
            return found + (note(mark) if mark else "")
    return ""


def duels_table(duels: list[Duel], texts: dict) -> str:
    """Everybody against everybody."""
    cells = {(duel.player, duel.opponent): duel[2:] for duel in duels}
    cells |= {(there, here): counts[::-1] for (here, there), counts in cells.items()}
    names = sorted({name for pair in cells for name in pair})
    return table(texts["duels"], ["", *names], (
        [here, *("–".join(map(str, cells.get((here, there), "·"))) for there in names)]
        for here in names), 1)


def last_games(report: GameReport, games: Sequence[Played], columns: Sequence[str]) -> str:
    """The latest first; columns: which of these."""
    return table(report.text["last_games"], [report.text[name] for name in columns], (
        [_COLUMNS[name](game, report) for name in columns] for game in reversed(games)),
        len(columns))


_COLUMNS: dict[str, Callable[[Played, GameReport], str]] = {
    "when": day_of,
    "result": lambda game, report: report.outcome(game),
    "level": lambda game, report: report.level(game),
    "players": lambda game, report: who(game, report.text),
    "deal": lambda game, report: game.seed,
}
