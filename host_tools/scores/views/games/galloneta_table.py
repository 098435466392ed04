"""Galloneta with real cards: a series of games between two."""

from rich.text import Text

from crupier.engine.galloneta.scoring import ACE, CHOICES, COLUMNS, STARTER
from crupier.engine.records import replay
from crupier.scores.views.games.contest import Contest
from crupier.scores.views.games.galloneta import (
    COUNTED,
    REPORT,
    WORDS,
    ends,
    halves,
    seat_facts,
)
from crupier.scores.views.games.pad import Pad, View
from crupier.scores.views.played import Played

_HALF = 2               # the pad counts in half points
_SUITS = CHOICES[ACE] or ()


class GallonetaTable(Pad, Contest):
    TITLE = "Galloneta"
    HIGHEST_WINS = True
    SHARED = ("by", "turns")
    COUNTED = COUNTED
    REPORT = REPORT
    WORDS = WORDS

    def points(self, game: Played) -> list[float] | None:
        return [total / _HALF for total in game.result["totals"]]

    def winners(self, game: Played) -> list[int]:
        return game.result["winners"]

    def first(self, game: Played) -> int:
        """As it was noted."""
        return replay(game.head, game.actions).starter(1)

    def facts(self, pad, number: int) -> list[dict]:
        cells, score = pad.rows(number)[0], pad.score(number)
        noted = dict(zip(COLUMNS, cells, strict=True))
        aces = [_SUITS[cells[ACE + seat]] for seat in (0, 1)]
        result = {**score, "turns": noted["turns"],
                  "horizontal": [noted["horizontal1"], noted["horizontal2"]],
                  "compra": [noted["compra1"], noted["compra2"]]}
        points, totals = score["points"], pad.totals(number)
        return [{**seat_facts(seat, pad.starter(number), aces, result),
                 "points": points[seat] / _HALF, "total": totals[seat] / _HALF}
                for seat in (0, 1)]

    def ends(self, rounds: list[dict]) -> list[str]:
        return ends(rounds)

    def entered(self, view: View, at: int, seat: int) -> str:
        """All is noted in one row: see below()."""
        noted = any(cell is not None for cell in view.cells[at][0])
        return "…" if noted else ""

    def below(self, view: View, game: Played) -> list:
        """What is noted of a game that does not count yet."""
        noted = [] if view.rounds else [
            (column, cell) for column, cell in enumerate(view.cells[view.at - 1][0])
            if cell is not None]
        return [Text(f"{self.column(game, COLUMNS[column])}: {self.entry(game, column, cell)}")
                for column, cell in noted]

    def cells(self, cells: tuple) -> str:
        return " ".join("–" if cell is None else self._value(column, cell)
                        for column, cell in enumerate(cells))

    def column(self, game: Played, name: str) -> str:
        if name[-1] not in "12":
            return self.text["noted." + name]
        return f"{self.text['column.' + name[:-1]]}, {self.seat(game, int(name[-1]) - 1)}"

    def entry(self, game: Played, column: int, cell: int | None) -> str:
        choices = CHOICES[column]
        if cell is None or not choices or cell >= len(choices):
            return super().entry(game, column, cell)
        return self.seat(game, cell) if column == STARTER else self._value(column, cell)

    def _value(self, column: int, cell: int) -> str:
        choices = CHOICES[column]
        return self.text["value." + choices[cell]] if choices else str(cell)

    def total(self, points: int) -> str:
        return halves(points / _HALF)

    def number(self, value: float) -> str:
        return halves(value)
