"""Matches that the machine deals, round by round."""

from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.text import Text

from crupier.engine.scorepad.actions import OPEN
from crupier.scores.views.games.pad import Match
from crupier.scores.views.games.replayed import Replayed
from crupier.scores.views.played import Played
from crupier.scores.views.sheet import drawn_sheet


class View(NamedTuple):
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

    def said(self, game: Played, table, action: int) -> str:
        return self._deal.said(game, table, action)

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
        return View(self._deal.view(table.deal), number, table.totals(), ended)

    def told(self, view: Any) -> str:
        totals = " ".join(map(str, view.totals))
        return f"{view.number}: {self._deal.told(view.deal)}  = {totals}"

    def drawn(self, view: Any, game: Played) -> list[RenderableType]:
        head = Text(f"{self.text['column.' + self.ROUND]} {view.number}", "dim")
        return [head, *self._deal.drawn(view.deal, game), *drawn_sheet(self, game, view.ended)]
