"""Score pads: how their cells became points, and matches that the machine deals."""

from abc import abstractmethod
from typing import Any, NamedTuple

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from crupier.engine import games
from crupier.engine.records import replay
from crupier.engine.scorepad.actions import EMPTY, GAME, OPEN, OVERRIDDEN, WHOLE, fields
from crupier.scores.views.games.common import Contest, Replayed
from crupier.scores.views.layout import ResponsiveTable, sheet_tables
from crupier.scores.views.played import Played


class View(NamedTuple):
    """cells: per round and row of the pad what is entered; points: per round and seat, or None;
    status: per round; at: the round that is being played or corrected; rounds: those of it, if it
    counts; extra: what a game adds."""

    cells: list[list[tuple]]
    points: list[list[int] | None]
    status: list[int]
    totals: list[int]
    at: int
    rounds: list[dict]
    extra: Any = None


class Pad(Replayed):
    """A game adds round_rows(): what explains the points of a round."""

    WAY = "table"
    ROUND = "game"
    START = "step.pad"

    # ---- results

    def kind(self, head: dict) -> str:
        """Totals of as many rounds can be compared."""
        return self.count(games.create(head).rounds)

    def ending(self, game: Played) -> str:
        return super().ending(game) + self.against(game)

    def against(self, game: Played) -> str:
        """Which rounds were counted against the rules."""
        numbers = ", ".join(map(str, game.result["overridden"]))
        return self.text[self.ROUND + ".overridden"] % numbers if numbers else ""

    def rounds(self, game: Played) -> list[dict]:
        pad = replay(game.head, game.actions)
        return [row for number in range(1, pad.rounds + 1) for row in self.counted(pad, number)]

    def counted(self, pad, number: int) -> list[dict]:
        """rounds() of one round; nothing while it is open."""
        if pad.status(number) == OPEN:
            return []
        overridden = {"overridden": pad.status(number) == OVERRIDDEN}
        return [{"round": number, **row, **overridden} for row in self.round_rows(pad, number)]

    @abstractmethod
    def round_rows(self, pad, number: int) -> list[dict]:
        """A dict for each seat of a round that counts."""

    # ---- the pad

    def player(self, game: Played, table) -> str:
        return ""               # one of them writes for all

    def legend(self, game: Played) -> str:
        return ""

    def notation(self, game: Played, table, action: int) -> str:
        text = table.action_to_string(action)       # raises RulesError
        number, seat, column, value = table.fields(action)
        head = f"{self.text['column.' + self.ROUND]} {number}"
        if seat == WHOLE:
            return f"{head}: {self.text[f'do.whole.{column}']}"
        if seat == GAME:
            return f"{head}: {self.own(game, text)}"
        row = "" if table.seats != table.players else f", {self.seat(game, seat)}"
        cell = None if value == EMPTY else value
        return (f"{head}{row}: {self.column(game, table.sheet.COLUMNS[column])} = "
                f"{self.entry(game, column, cell)}")

    def own(self, game: Played, text: str) -> str:
        """An action of this game alone, that the rules write so."""
        return self.in_words(game, text)

    def column(self, game: Played, name: str) -> str:
        return self.text.get("column." + name, name)

    def entry(self, game: Played, column: int, cell: int | None) -> str:
        """What is entered in a cell."""
        return "–" if cell is None else str(cell)

    def view(self, table) -> View:
        numbers = range(1, table.rounds + 1)
        last = table.history()[-1:]
        at = fields(last[0])[0] if last else 1
        return View([table.rows(number) for number in numbers],
                    [(table.score(number) or {}).get("points") for number in numbers],
                    [table.status(number) for number in numbers], table.totals(), at,
                    self.counted(table, at), self.extra(table, at))

    def extra(self, pad, number: int) -> Any:
        """What a view has beside the pad, for below()."""
        return None

    def text_line(self, view: View) -> str:
        entered = " | ".join(map(self.cells, view.cells[view.at - 1]))
        totals = " ".join(map(self.total, view.totals))
        return self.text["pad." + self.ROUND] % (view.at, entered, totals)

    def panels(self, view: View, game: Played) -> list[RenderableType]:
        heads = [f"{self.text['column.' + self.ROUND]} {number}"
                 + ("!" if status == OVERRIDDEN else "")
                 for number, status in enumerate(view.status, 1)]
        seats = range(len(view.totals))
        names = [self.row(game, seat) for seat in seats]
        totals = [Text(self.total(total), "bold") for total in view.totals]
        cells = [[self._cell(view, at, seat) for at in range(len(heads))] for seat in seats]
        last = self.text["column.total"]
        pad = ResponsiveTable(
            _grid([*heads, last], [[Text(name), *row, total] for name, row, total in
                                   zip(names, cells, totals, strict=True)]),
            # Turned, where there are more rounds than fit.
            lambda: _grid(names, [[Text(head), *(row[at] for row in cells)]
                                  for at, head in enumerate(heads)] + [[Text(last), *totals]]))
        return [pad, *self.below(view, game), *sheet_tables(self, game, view.rounds)]

    def below(self, view: View, game: Played) -> list[RenderableType]:
        return []

    def _cell(self, view: View, at: int, seat: int) -> Text:
        """Of a round that counts the points, of any other what is entered."""
        points = view.points[at]
        if view.status[at] != OPEN and points:
            return Text(self.total(points[seat]))
        return Text(self.entered(view, at, seat), "dim")

    def entered(self, view: View, at: int, seat: int) -> str:
        return self.cells(view.cells[at][seat])

    def cells(self, cells: tuple) -> str:
        return " ".join("–" if cell is None else str(cell) for cell in cells)

    def row(self, game: Played, seat: int) -> str:
        """Whose points a row of the pad has."""
        return self.seat(game, seat)

    def total(self, points: int) -> str:
        return str(points)


def _grid(heads: list[str], rows: list[list[Text]]) -> Table:
    grid = Table(box=box.ROUNDED)
    grid.add_column("")
    for head in heads:
        grid.add_column(Text(head), justify="right")
    for row in rows:
        grid.add_row(*row)
    return grid


class Match(Pad, Contest):
    """Everybody has a row, and the deal goes round the table."""

    def points(self, game: Played) -> list[float] | None:
        return game.result["totals"]

    def winners(self, game: Played) -> list[int]:
        return game.result["winners"]

    def round_rows(self, pad, number: int) -> list[dict]:
        points, totals = pad.score(number)["points"], pad.totals(number)
        return [{"seat": seat + 1, **self.explained(pad, number, seat), "points": points[seat],
                 "total": totals[seat], "dealer": pad.dealer(number) == seat}
                for seat in range(pad.players)]

    def explained(self, pad, number: int, seat: int) -> dict:
        """What a seat's points come from: its cells, unless a game knows better."""
        return dict(zip(pad.sheet.COLUMNS, pad.rows(number)[seat], strict=True))


class DealView(NamedTuple):
    """deal: of the round; ended: rounds() of the one that has just ended, or none."""

    deal: Any
    number: int
    totals: list[int]
    ended: list[dict]


class DealtMatch(Match):
    """Its sheet is that of a match with real cards, its table that of a round: see DEAL."""

    WAY = ""
    START = Replayed.START
    DEAL: type[Replayed]

    def __init__(self, name: str, language: str):
        super().__init__(name, language)
        self._deal = self.DEAL(name, language)

    def notation(self, game: Played, table, action: int) -> str:
        return self._deal.notation(game, table, action)

    def action_text(self, game: Played, table, action: int) -> str:
        return self._deal.action_text(game, table, action)

    def player(self, game: Played, table) -> str:
        return self._deal.player(game, table)

    def legend(self, game: Played) -> str:
        return f"{self._deal.legend(game)} {self.text['legend.points']}"

    # Any, because the view of a pad is of another kind.
    def view(self, table) -> Any:
        number = table.current() or table.rounds
        begins = number > 1 and not table.deal.history()
        last = number - 1 if begins else number
        ended = self.counted(table, last) if table.status(last) != OPEN else []
        return DealView(self._deal.view(table.deal), number, table.totals(), ended)

    def text_line(self, view: Any) -> str:
        totals = " ".join(map(str, view.totals))
        return f"{view.number}: {self._deal.text_line(view.deal)}  = {totals}"

    def panels(self, view: Any, game: Played) -> list[RenderableType]:
        head = Text(f"{self.text['column.' + self.ROUND]} {view.number}", "dim")
        return [head, *self._deal.panels(view.deal, game), *sheet_tables(self, game, view.ended)]
