"""Tables for the terminal."""

import sys

from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from crupier.scores.views.faces import face
from crupier.scores.views.figures import Duel, Row, Tally
from crupier.scores.views.played import Played, clean, when, who
from crupier.scores.views.replay import Step
from crupier.scores.views.sheet import drawn_sheet
from crupier.scores.views.words import words

_PIPED_WIDTH = 160      # columns when nobody looks: lines for grep
_SHORTEST = 4           # digits of a board's id; boards differ at the end


def console() -> Console:
    """Standard output. Nothing in a record is taken for markup."""
    piped = None if sys.stdout.isatty() else _PIPED_WIDTH
    return Console(width=piped, markup=False, highlight=False, emoji=False)


def games_table(games: list[Played], language: str = "en") -> RenderableType:
    """One line per game; below, why some were not verified."""
    text = words(language)
    table = _table(text, ">number", "when", "board", "game", "level", "players", "result",
                   "=verified")
    shortened = short_ids([game.device for game in games])
    for game in games:
        look = face(game.game, language)
        table.add_row(
            Text(str(game.number)), Text(when(game, text)), Text(shortened[game.device]),
            Text(look.title), Text(look.level(game)), Text(who(game, text)),
            Text(look.outcome(game)), _verified(game, text))
    doubtful = [Text(text["doubtful"] % (game.number, clean(game.row.problem)), "yellow")
                for game in games if not game.counts]
    return Group(table, *doubtful)


def _verified(game: Played, text: dict) -> Text:
    return Text("✓", "green") if game.counts else Text(text["no"], "yellow")


def short_ids(devices: list[str]) -> dict[str, str]:
    """The shortest ends of these ids that tell them apart."""
    longest = max(map(len, devices), default=0)
    for length in range(_SHORTEST, longest):
        if len({device[-length:] for device in devices}) == len(set(devices)):
            return {device: device[-length:] for device in devices}
    return {device: device for device in devices}


def levels_table(rows: list[Row], language: str = "en") -> Table:
    table = _table(words(language), "game", "level", ">players", *_FIGURES)
    for row in rows:
        table.add_row(face(row.game, language).title, row.level, str(row.players),
                      *_cells(row, language))
    return table


def players_table(rows: list[Row], language: str = "en") -> Table:
    table = _table(words(language), "player", "game", "level", *_FIGURES)
    for row in rows:
        table.add_row(row.player, face(row.game, language).title, row.level,
                      *_cells(row, language))
    return table


def duels_table(duels: list[Duel], language: str = "en") -> Table:
    table = _table(words(language), "player", "opponent", ">ahead", ">even", ">behind")
    for duel in duels:
        table.add_row(*map(str, duel))
    return table


def tally_tables(rows: list[Tally], language: str = "en") -> list[Table]:
    """One per game, because each counts something else."""
    return [_tally_table([row for row in rows if row.game == game], game, language)
            for game in dict.fromkeys(row.game for row in rows)]


def _tally_table(rows: list[Tally], game: str, language: str) -> Table:
    look = face(game, language)
    table = _table(look.text, "player", "game", f">column.{look.ROUND}s",
                   *(f">column.{counted.name}" for counted in look.COUNTED))
    for row in sorted(rows, key=lambda row: not row.player):
        table.add_row(row.player or look.text["everybody"], look.title, str(row.rounds),
                      *tally_cells(row, language))
    return table


def tally_cells(row: Tally, language: str) -> list[str]:
    """Means with a decimal, sums without."""
    look = face(row.game, language)
    return [optional(row.values[counted.name], look.text, "%.1f" if counted.mean else "%g")
            for counted in look.COUNTED]


def stats(levels: list[Row], players: list[Row], duels: list[Duel], tallies: list[Tally],
          left_out: int, language: str = "en") -> RenderableType:
    """All figures there are."""
    tables = [levels_table(levels, language), players_table(players, language),
              duels_table(duels, language), *tally_tables(tallies, language)]
    parts: list[RenderableType] = [Padding(table, (0, 0, 1, 0), expand=False) for table in tables
                                   if table.row_count]
    if left_out:
        parts.append(Text(not_counted(left_out, words(language)), "yellow"))
    return Group(*parts)


def not_counted(games: int, texts: dict) -> str:
    return texts["not_counted_one"] if games == 1 else texts["not_counted"] % games


def headline(game: Played, language: str = "en") -> str:
    look = face(game.game, language)
    return _joined(look.text["game_number"] % game.number, look.title, look.level(game),
                   look.outcome(game), "" if game.counts else look.text["not_verified"])


def subtitle(game: Played, language: str = "en") -> str:
    text = words(language)
    return _joined(who(game, text), when(game, text),
                   text["deal_of"] % game.seed if game.seed else "",
                   text["board_of"] % game.device)


def _joined(*parts: str) -> str:
    return " · ".join(filter(None, parts))


def page(game: Played, steps: list[Step], at: int, language: str = "en") -> RenderableType:
    """One step, for a terminal."""
    look = face(game.game, language)
    return Group(Text(headline(game, language)), Text(subtitle(game, language), "dim"), Text(),
                 look.draw(steps[at], game), Text(),
                 Text(look.text["page"] % (at, len(steps) - 1), "dim"))


def transcript(game: Played, steps: list[Step], language: str = "en") -> list[str | Table | Text]:
    """What the points came from, and all steps; strings are lines, however long."""
    look = face(game.game, language)
    lines = [headline(game, language), subtitle(game, language)]
    if not game.counts:
        lines.append(f"{look.text['not_verified']}: {clean(game.row.problem)}")
    if not game.head:
        lines.append(look.text["record"] % clean(game.row.text))
    rounds = drawn_sheet(look, game, look.rounds(game)) if game.counts else []
    gap = [""] * bool(rounds)
    return [*lines, *gap, *rounds, *gap,
            *(f"{step.number:>4}  {look.line(step)}" for step in steps)]


_FIGURES = (">played", ">wins", ">best", ">average", ">streak", ">longest", ">abandoned")


def _cells(row: Row, language: str) -> list[str]:
    figures, text = row.figures, words(language)
    return [str(figures.played), str(figures.won), optional(figures.best, text),
            optional(figures.average, text, "%.1f"), str(figures.streak), str(figures.longest),
            str(figures.abandoned)]


def optional(number: float | None, text: dict, form: str = "%g") -> str:
    return "–" if number is None else (form % number).replace(".", text["decimal"])


def _table(text: dict, *columns: str) -> Table:
    """columns: keys of their heads, behind > where they stand on the right, = in the middle."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for name in columns:
        justify = {">": "right", "=": "center"}.get(name[0], "left")
        table.add_column(text[name.lstrip(">=")], justify=justify)       # type: ignore[arg-type]
    return table
