"""Pieces of the page. Every text from outside is escaped here."""

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from html import escape

from host_tools.look.faces import face
from host_tools.look.figures import Duel, Row
from host_tools.look.played import Played, who
from host_tools.look.report import charts
from host_tools.look.tables import optional

_LAST = 20              # games in the list at the end
_NUMBERS = ("played", "wins", "best", "average", "streak", "longest", "abandoned")


def day(date: datetime, texts: dict) -> str:
    """In full, as people write it."""
    month = texts["months"].split()[date.month - 1]
    return texts["date"].format(day=date.day, month=month, year=date.year)


def short_day(date: datetime, texts: dict) -> str:
    return f"{date.day} {texts['months'].split()[date.month - 1][:3]} {date.year}"


def number(value: float | None, texts: dict, form: str = "%d") -> str:
    return optional(value, form).replace(".", texts["decimal"])


def tiles(texts: dict, **values: str) -> str:
    """The figures that matter most, large."""
    cells = (f"<div><dt>{escape(texts['tile.' + name])}</dt><dd>{escape(value)}</dd></div>"
             for name, value in values.items())
    return f'<dl class="tiles">{"".join(cells)}</dl>'


def note(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>'


def chart(name: str, texts: dict, draw: charts.Draw) -> str:
    title, note = escape(texts[name]), escape(texts[name + ".note"])
    return (f"<figure><h3>{title}</h3>{charts.drawn(name, title, draw)}"
            f"<figcaption>{note}</figcaption></figure>")


def table(title: str, heads: Sequence[str], rows: Iterable[Sequence[str]], texts: int) -> str:
    """The first `texts` columns are text, the rest are numbers; nothing if there are no rows."""
    lines = [_line("td", row, texts) for row in rows]
    if not lines:
        return ""
    return (f'<h3>{escape(title)}</h3><div class="scroll"><table>'
            f"<thead>{_line('th', heads, texts)}</thead>"
            f"<tbody>{''.join(lines)}</tbody></table></div>")


def _line(tag: str, cells: Sequence[str], texts: int) -> str:
    marked = (f"<{tag}{' class=number' if at >= texts else ''}>{escape(cell)}</{tag}>"
              for at, cell in enumerate(cells))
    return f"<tr>{''.join(marked)}</tr>"


def levels_table(rows: list[Row], texts: dict) -> str:
    heads = [texts[key] for key in ("level", "players", *_NUMBERS)]
    return table(texts["by_level"], heads, (
        [row.level, str(row.players), *_figures(row, texts)] for row in rows), 1)


def players_table(title: str, rows: list[Row], texts: dict) -> str:
    heads = [texts[key] for key in ("player", "level", *_NUMBERS)]
    return table(title, heads, (
        [row.player, row.level, *_figures(row, texts)] for row in rows), 2)


def _figures(row: Row, texts: dict) -> list[str]:
    played, won, best, average, *rest = row.figures
    return [str(played), str(won), number(best, texts), number(average, texts, "%.1f"),
            *map(str, rest)]


def duels_table(duels: list[Duel], texts: dict) -> str:
    """Everybody against everybody."""
    cells = {(duel.player, duel.opponent): duel[2:] for duel in duels}
    cells |= {(there, here): counts[::-1] for (here, there), counts in cells.items()}
    names = sorted({name for pair in cells for name in pair})
    return table(texts["duels"], ["", *names], (
        [here, *("–".join(map(str, cells.get((here, there), "·"))) for there in names)]
        for here in names), 1)


def last_games(games: Sequence[Played], texts: dict, columns: Sequence[str]) -> str:
    """The latest first; columns: which of these."""
    return table(texts["last_games"], [texts[name] for name in columns], (
        [_COLUMNS[name](game, texts) for name in columns] for game in reversed(games[-_LAST:])),
        len(columns))


_COLUMNS: dict[str, Callable[[Played, dict], str]] = {
    "when": lambda game, texts: (short_day(game.date, texts) if game.date
                                 else texts["undated"] % game.row.seq),
    "result": lambda game, texts: face(game.game).outcome(game, texts),
    "level": lambda game, texts: face(game.game).level(game, texts),
    "players": who,
    "deal": lambda game, texts: game.seed,
}
