"""Tables for the terminal."""

import sys

from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from host_tools.look.faces import face, title
from host_tools.look.figures import Duel, Row
from host_tools.look.pager import LEGEND
from host_tools.look.played import Played, clean, who
from host_tools.look.replay import Step
from host_tools.look.words import words

WORDS = words("en")     # the command speaks English
_PIPED_WIDTH = 160      # columns when nobody looks: lines for grep
_SHORTEST = 4           # digits of a board's id; boards differ at the end


def console() -> Console:
    """Standard output. Nothing in a record is taken for markup."""
    piped = None if sys.stdout.isatty() else _PIPED_WIDTH
    return Console(width=piped, markup=False, highlight=False, emoji=False)


def games_table(games: list[Played]) -> RenderableType:
    """One line per game; below, why some were not verified."""
    table = _table(("#", "right"), ("When", ""), ("Board", ""), ("Game", ""), ("Level", ""),
                   ("Players", ""), ("Result", ""), ("Verified", "center"))
    shortened = short_ids([game.device for game in games])
    for game in games:
        look = face(game.game)
        table.add_row(
            Text(str(game.number)), Text(game.when), Text(shortened[game.device]),
            Text(title(game.game)), Text(look.level(game, WORDS)), Text(who(game, WORDS)),
            Text(look.outcome(game, WORDS)), _verified(game))
    doubtful = [Text(f"{game.number}: not verified: {clean(game.row.problem)}", "yellow")
                for game in games if not game.counts]
    return Group(table, *doubtful)


def _verified(game: Played) -> Text:
    return Text("✓", "green") if game.counts else Text("no", "yellow")


def short_ids(devices: list[str]) -> dict[str, str]:
    """The shortest ends of these ids that tell them apart."""
    longest = max(map(len, devices), default=0)
    for length in range(_SHORTEST, longest):
        if len({device[-length:] for device in devices}) == len(set(devices)):
            return {device: device[-length:] for device in devices}
    return {device: device for device in devices}


def levels_table(rows: list[Row]) -> Table:
    table = _table(("Game", ""), ("Level", ""), ("Players", "right"), *_FIGURES)
    for row in rows:
        table.add_row(title(row.game), row.level, str(row.players), *_cells(row))
    return table


def players_table(rows: list[Row]) -> Table:
    table = _table(("Player", ""), ("Game", ""), ("Level", ""), *_FIGURES)
    for row in rows:
        table.add_row(row.player, title(row.game), row.level, *_cells(row))
    return table


def duels_table(duels: list[Duel]) -> Table:
    table = _table(("Player", ""), ("Opponent", ""), *(
        (name, "right") for name in ("Ahead", "Level", "Behind")))
    for duel in duels:
        table.add_row(*map(str, duel))
    return table


def stats(levels: list[Row], players: list[Row], duels: list[Duel],
          left_out: int) -> RenderableType:
    """All figures there are."""
    tables = [levels_table(levels), players_table(players), duels_table(duels)]
    parts: list[RenderableType] = [Padding(table, (0, 0, 1, 0), expand=False) for table in tables
                                   if table.row_count]
    if left_out:
        parts.append(Text(not_counted(left_out, WORDS), "yellow"))
    return Group(*parts)


def not_counted(games: int, texts: dict) -> str:
    return texts["not_counted_one"] if games == 1 else texts["not_counted"] % games


def headline(game: Played) -> str:
    look = face(game.game)
    return _joined(f"Game {game.number}", title(game.game), look.level(game, WORDS),
                   look.outcome(game, WORDS), "" if game.counts else "not verified")


def subtitle(game: Played) -> str:
    return _joined(who(game, WORDS), game.when, f"deal {game.seed}" if game.seed else "",
                   f"board {game.device}")


def _joined(*parts: str) -> str:
    return " · ".join(filter(None, parts))


def page(game: Played, steps: list[Step], at: int) -> RenderableType:
    """One step, for a terminal."""
    return Group(Text(headline(game)), Text(subtitle(game), "dim"), Text(),
                 face(game.game).draw(steps[at], game), Text(),
                 Text(f"step {at} of {len(steps) - 1}   {LEGEND}", "dim"))


def transcript(game: Played, steps: list[Step]) -> list[str]:
    """All steps, a line each."""
    lines = [headline(game), subtitle(game)]
    if not game.counts:
        lines.append(f"not verified: {clean(game.row.problem)}")
    if not game.head:
        lines.append(f"record: {clean(game.row.text)}")
    return lines + [f"{step.number:>4}  {face(game.game).line(step)}" for step in steps]


_FIGURES = tuple((name, "right") for name in
                 ("Played", "Won", "Best", "Average", "Streak", "Longest", "Given up"))


def _cells(row: Row) -> list[str]:
    figures = row.figures
    return [str(figures.played), str(figures.won), optional(figures.best),
            optional(figures.average, "%.1f"), str(figures.streak), str(figures.longest),
            str(figures.abandoned)]


def optional(number: float | None, form: str = "%d") -> str:
    return "–" if number is None else form % number


def _table(*columns: tuple[str, str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for name, justify in columns:
        table.add_column(name, justify=justify or "left")       # type: ignore[arg-type]
    return table
