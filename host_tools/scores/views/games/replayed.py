"""Of games that the engine knows: their records are replayed."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from functools import partial
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from crupier.engine import games
from crupier.engine.lines import UNDO
from crupier.scores.views.face import Face
from crupier.scores.views.played import Played
from crupier.scores.views.replay import Step, replay

_CAPTION = 34       # columns of what was done, in a transcript


class Replayed(Face, ABC):
    """What it calls a table is a game of the engine."""

    START = "step.deal"         # what is said before the first action

    def steps(self, game: Played) -> Iterator[Step]:
        return replay(game, self.text[self.START], self.text["step.broken"],
                      partial(self.player, game), partial(self.caption, game), self.view)

    def player(self, game: Played, table) -> str:
        """Who is to move, where several play."""
        return self.seat(game, table.current_player()) if game.players > 1 else ""

    def first(self, game: Played) -> int | None:
        return games.create(game.head).current_player()

    def caption(self, game: Played, table, action: int) -> str:
        """What the action does, said before it is done. Raises RulesError."""
        if action != UNDO:
            return self.said(game, table, action)
        last = [self.notation(game, table, done) for done in table.history()[-1:]]
        return self.text["step.back"] % "".join(last)

    def said(self, game: Played, table, action: int) -> str:
        """An action, and what it brings about."""
        return self.notation(game, table, action)

    def notation(self, game: Played, table, action: int) -> str:
        """An action in words: even those who know the rules do not know their notation."""
        return self.worded(game, table.action_to_string(action))

    def worded(self, game: Played, text: str) -> str:
        """In words what the rules write as text: those for move(B2, B3) are do.move.2. Where there
        are none, the text itself."""
        verb, _, rest = text.partition("(")
        fields = [self.field(game, field) for field in rest[:-1].split(", ") if field]
        words = self.text.get(f"do.{verb}.{len(fields)}")
        return words % tuple(fields) if words else text

    def field(self, game: Played, field: str) -> str:
        """What stands between the brackets, as people say it."""
        return field

    @abstractmethod
    def view(self, table) -> Any:
        """A NamedTuple of all that drawn() and told() need."""

    def line(self, step: Step) -> str:
        if not step.view:
            return step.caption
        gap = " " * (_CAPTION - cell_len(step.caption))     # letters may be two columns wide
        return f"{step.caption}{gap} {self.told(step.view)}"

    def draw(self, step: Step, game: Played) -> RenderableType:
        if not step.view:
            return Group(Text(step.caption, "bold red"))
        told = f"{step.player}: {step.caption}" if step.player else step.caption
        return Group(Text(told, "bold"), *self.drawn(step.view, game))

    def legend(self, game: Played) -> str:
        names = ", ".join(self.seat(game, seat) for seat in range(game.players))
        order = self.text["legend.order"] % names if game.players > 1 else ""
        return " ".join(filter(None, (self.text.get("legend"), order)))

    @abstractmethod
    def told(self, view: Any) -> str:
        """A view in a line."""

    @abstractmethod
    def drawn(self, view: Any, game: Played) -> list[RenderableType]:
        """A view for a terminal."""

    def hands(self, game: Played, hands: list[list], seat: int | None,
              beside: dict[str, list] | None = None) -> Table:
        """All hands, and who is to move; beside: columns with something for each seat."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=bool(beside))
        table.add_column("")
        table.add_column("")
        table.add_column("")
        for head in beside or ():
            table.add_column(head, justify="right")
        for number, hand in enumerate(hands):
            alone = len(hands) == 1 and not game.name(0)
            name = self.text["hand"] if alone else self.seat(game, number)
            table.add_row("▸" if number == seat else " ", Text(name),
                          Text(" ".join(f"{card:>2}" for card in hand), "bold"),
                          *(Text(str(values[number])) for values in (beside or {}).values()))
        return table
