"""Tables for the terminal."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby, islice
from textwrap import wrap

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from crupier.scores.views.figures import Duel, Row, Tally
from crupier.scores.views.game_report import Step, report_of
from crupier.scores.views.layout import ResponsiveTable, joined, numbers, sheet_tables, table
from crupier.scores.views.played import Played, clean, when, who, why
from crupier.scores.views.player import Page
from crupier.scores.views.player import headline as headline_of
from crupier.words import grouped, words

_AT_ONCE = 500          # games in a table
_COLUMNS = ("number", "when", "board", "game", "level", "players", "result", "verified")
FIGURES = "played", "wins", "best", "average", "streak", "longest", "abandoned"
_GAP, _YES = "   ", "✓"
_PIPED_WIDTH = 1000     # columns when nobody looks: lines for grep
_READ = 120             # columns of a game step by step
_SHORTEST = 4           # digits of a board's id; boards differ at the end


def console() -> Console:
    """Standard output. Nothing in a record is taken for markup."""
    piped = None if sys.stdout.isatty() else _PIPED_WIDTH
    return Console(width=piped, markup=False, highlight=False, emoji=False)


def games_tables(games: Iterable[Played], language: str = "en") -> Iterator[RenderableType]:
    """One line per game, some games at a time; below, why some were not verified. Where lines are
    short, what is told of a game stands in one column."""
    text = words(language)
    heads = [text[name] for name in _COLUMNS]
    widths, doubtful, games, head = list(map(cell_len, heads)), list[str](), iter(games), True
    while some := list(islice(games, _AT_ONCE)):
        _, rows = told(some, language)
        widths = [max(width, *map(cell_len, column)) for width, column in
                  zip(widths, zip(*rows, strict=True), strict=True)]
        yield ResponsiveTable(_lines(heads, rows, widths, head), partial(
            _short_table, heads, rows, widths, head, text["not_verified"]))
        head = False
        doubtful += [text["doubtful"] % (game.number, why(game, text))
                     for game in some if not game.counts]
    yield from (Text(line, "yellow") for line in doubtful)


def told(games: Sequence[Played], language: str) -> tuple[list[str], list[list[str]]]:
    """(heads of the columns, cells of each game)"""
    shortened = short_ids([game.device for game in games])
    return ([words(language)[name] for name in _COLUMNS],
            [_told(game, shortened[game.device], language) for game in games])


def _told(game: Played, device: str, language: str) -> list[str]:
    report, text = report_of(game.game, language), words(language)
    return [str(game.number), when(game, text), device, report.title, report.level(game),
            who(game, text), report.outcome(game), _YES if game.counts else text["no"]]


def _lines(heads: list[str], rows: list[list[str]], widths: list[int], head: bool) -> Text:
    """As a table, and many times as fast."""
    found = Text(no_wrap=True)
    if head:
        found.append(_line(heads, widths) + "\n", "bold").append(
            "─" * (sum(widths) + len(_GAP) * (len(widths) - 1)) + "\n")
    for at, cells in enumerate(rows):
        line, verified = _line(cells, widths), cells[-1]
        end = len(line) - len(verified)
        found.append("\n" * (at > 0) + line[:end]).append(
            verified, "green" if verified == _YES else "yellow")
    return found


def _line(cells: list[str], widths: list[int]) -> str:
    texts = [cell + " " * (width - cell_len(cell)) for cell, width in
                                zip(cells[1:-1], widths[1:-1], strict=True)]
    before = (widths[-1] - cell_len(cells[-1])) // 2
    return _GAP.join([cells[0].rjust(widths[0]), *texts, " " * before + cells[-1]])


def _short_table(heads: list[str], rows: list[list[str]], widths: list[int], head: bool,
                 not_verified: str) -> Table:
    short = table([">" + heads[0], heads[1], heads[3]])
    short.show_header = head
    for column, width in zip(short.columns, widths[:2], strict=False):
        column.min_width, column.no_wrap = width, True
    for number, date, _, *labels, verified in rows:
        about = Text(joined(*labels))
        short.add_row(number, date, about if verified == _YES else
                      about.append(f" · {not_verified}", "yellow"))
    return short


def short_ids(devices: list[str]) -> dict[str, str]:
    """The shortest ends of these ids that tell them apart."""
    longest = max(map(len, devices), default=0)
    for length in range(_SHORTEST, longest):
        if len({device[-length:] for device in devices}) == len(set(devices)):
            return {device: device[-length:] for device in devices}
    return {device: device for device in devices}


def levels_table(rows: list[Row], language: str = "en") -> ResponsiveTable:
    text = words(language)
    labels = [[report_of(row.game, language).title, row.level, str(row.players)] for row in rows]
    return numbers(
        [text["game"], text["level"], ">" + text["players"], *_heads(text)],
        [[*cells, *figure_cells(row, text)] for row, cells in zip(rows, labels, strict=True)],
        [joined(*cells[:2], text["singles"] if row.players == 1 else text["several"] % row.players)
         for row, cells in zip(rows, labels, strict=True)], 3)


def players_table(rows: list[Row], language: str = "en") -> ResponsiveTable:
    text = words(language)
    labels = [[row.player, report_of(row.game, language).title, row.level] for row in rows]
    return numbers(
        [text["player"], text["game"], text["level"], *_heads(text)],
        [[*cells, *figure_cells(row, text)] for row, cells in zip(rows, labels, strict=True)],
        [joined(*cells) for cells in labels], 3)


def duels_table(duels: list[Duel], language: str = "en") -> ResponsiveTable:
    text = words(language)
    return numbers([text["player"], text["opponent"],
                    *(">" + text[name] for name in ("ahead", "even", "behind"))],
                   [list(map(str, duel)) for duel in duels],
                   [joined(duel.player, duel.opponent) for duel in duels], 2)


def _tally_table(rows: list[Tally], game: str, language: str) -> ResponsiveTable:
    report = report_of(game, language)
    rows = sorted(rows, key=lambda row: not row.player)
    names = [row.player or report.text["everybody"] for row in rows]
    columns = [f"{report.ROUND}s", *(counted.name for counted in report.COUNTED)]
    return numbers([report.text["player"], report.text["game"],
                    *(">" + report.text["column." + column] for column in columns)],
                   [[name, report.title, str(row.rounds), *tally_cells(row, language)]
                    for row, name in zip(rows, names, strict=True)],
                   [joined(name, report.title) for name in names], 2)


def tally_cells(row: Tally, language: str) -> list[str]:
    """Means with a decimal, sums without."""
    report = report_of(row.game, language)
    return [optional(row.values[counted.name], report.text, "%.1f" if counted.mean else "%g")
            for counted in report.COUNTED]


def stats(levels: list[Row], players: list[Row], duels: list[Duel], tallies: list[Tally],
          games: int, left_out: int, language: str = "en") -> RenderableType:
    """All figures there are, of so many games; left_out: how many more do not count."""
    text = words(language)
    titled = [*([("by_level", levels_table(levels, language))] if levels else []),
              *([("standings", players_table(players, language))] if players else []),
              *([("duels", duels_table(duels, language))] if duels else []),
              *(("tallies", _tally_table(list(rows), game, language))
                for game, rows in groupby(tallies, lambda row: row.game))]  # each has its own
    parts: list[RenderableType] = [part for title, table in titled
                                   for part in (Text(text[title], "bold"), Text(), table, Text())]
    if levels or players:
        parts.append(Text(text["stats.note"], "dim"))
        parts.append(Text(_of_games("stats.total", games, text)))
    if left_out:
        parts.append(Text(not_counted(left_out, text), "yellow"))
    return Group(*parts)


PLAYED = ("game", "level", "played", "wins", "best", "worst", "average")


def played_cells(page: Page, language: str) -> list[list[str]]:
    """A player's games, in the columns of PLAYED."""
    text = words(language)
    return [[report_of(row.game, language).title, row.level, str(row.figures.played),
             str(row.figures.won), optional(row.figures.best, text), optional(worst, text),
             optional(row.figures.average, text, "%.1f")] for row, worst in page.games]


def player(page: Page, language: str = "en") -> RenderableType:
    text, games = words(language), played_cells(page, language)
    heads = [">" * (at > 1) + text[name] for at, name in enumerate(PLAYED)]
    parts: list[RenderableType] = [
        Text(page.player, "bold"), Text(headline_of(page, text)), Text(),
        numbers(heads, games, [joined(*row[:2]) for row in games], 2)]
    if page.duels:
        parts += [Text(), duels_table(page.duels, language)]
    return Group(*parts)


def not_counted(games: int, texts: dict) -> str:
    return _of_games("not_counted", games, texts)


def _of_games(sentence: str, games: int, texts: dict) -> str:
    return texts[sentence + "_one"] if games == 1 else texts[sentence] % grouped(games, texts)


def headline(game: Played, language: str = "en") -> str:
    report = report_of(game.game, language)
    number = report.text["game_number"] % game.number if game.number else ""
    return joined(number, report.title, report.level(game), report.outcome(game),
                  "" if game.counts else report.text["not_verified"])


def subtitle(game: Played, language: str = "en") -> str:
    text = words(language)
    return joined(who(game, text), when(game, text),
                   text["deal_of"] % game.seed if game.seed else "",
                   text["board_of"] % game.device)


def page(game: Played, steps: list[Step], at: int, language: str = "en") -> RenderableType:
    """One step, for a terminal."""
    report = report_of(game.game, language)
    return Group(Text(headline(game, language)), Text(subtitle(game, language), "dim"), Text(),
                 report.draw(steps[at], game), Text(),
                 Text(report.text["page"] % (at, len(steps) - 1), "dim"))


def transcript(game: Played, steps: list[Step], same_deal: Sequence[Sequence[str]] = (),
               language: str = "en") -> list[str | ResponsiveTable | Text]:
    """What the points came from, how others did, and all steps, in lines that people can read.
    same_deal: cells of deal.py."""
    report = report_of(game.game, language)
    lines: list[str | ResponsiveTable | Text] = [
        headline(game, language), subtitle(game, language)]
    if not game.counts:
        lines.append(f"{report.text['not_verified']}: {why(game, report.text)}")
    if not game.head:
        lines.append(report.text["record"] % clean(game.row.text))
    rounds = sheet_tables(report, game, report.rounds(game)) if game.counts else []
    wide = max((cell_len(step.player) + 2 for step in steps if step.player), default=0)
    rows = [line for step in steps for line in wrap(
        f"{step.number:>4}  {step.player}" + " " * (wide - cell_len(step.player))
        + report.line(step), _READ, subsequent_indent=" " * 8, break_on_hyphens=False)]
    legend = wrap(report.legend(game), _READ) if steps else []
    others = [report.text["same_deal"], *(joined(*cells) for cells in same_deal)
              ] if same_deal else []
    for part in (rounds, others, legend, rows):
        lines += [""] * bool(part) + list(part)
    return lines


def _heads(text: dict) -> list[str]:
    return [">" + text[name] for name in FIGURES]


def figure_cells(row: Row, text: dict) -> list[str]:
    """By the heads FIGURES."""
    played, won, best, average, *rest = row.figures
    return [str(played), str(won), optional(best, text), optional(average, text, "%.1f"),
            *map(str, rest)]


def optional(number: float | None, text: dict, form: str = "%g") -> str:
    return "–" if number is None else (form % number).replace(".", text["decimal"])
