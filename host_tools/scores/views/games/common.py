"""What games have in common: replaying a record, and a winner by points."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from crupier.engine import games
from crupier.engine.errors import RulesError
from crupier.engine.lines import UNDO
from crupier.scores.views.game_report import GameReport, SeatResult, Step, Summary
from crupier.scores.views.played import Played

_CAPTION = 34       # columns of what was done, in a transcript


class Replayed(GameReport, ABC):
    """A game whose records are replayed; a table is a game of the engine."""

    START = "step.deal"         # what is said before the first action

    def steps(self, game: Played) -> Iterator[Step]:
        """Where the record breaks the rules a step says so, and is the last one."""
        number = 0
        try:
            table = games.create(game.head)
            yield Step(0, self.text[self.START], self.view(table))
            for number, action in enumerate(game.actions, 1):
                text, player = self.caption(game, table, action), ""
                if action == UNDO:
                    table.undo_action()
                else:
                    player = self.player(game, table)
                    table.apply_action(action)
                yield Step(number, text, self.view(table), player)
        except (RulesError, TypeError, ValueError) as error:
            yield Step(number, self.text["step.broken"] % error)

    def player(self, game: Played, table) -> str:
        """Who is to move, where several play."""
        return self.seat(game, table.current_player()) if game.players > 1 else ""

    def first(self, game: Played) -> int | None:
        return games.create(game.head).current_player()

    def caption(self, game: Played, table, action: int) -> str:
        """What the action does, said before it is done. Raises RulesError."""
        if action != UNDO:
            return self.action_text(game, table, action)
        last = [self.notation(game, table, done) for done in table.history()[-1:]]
        return self.text["step.back"] % "".join(last)

    def action_text(self, game: Played, table, action: int) -> str:
        """An action, and what it brings about."""
        return self.notation(game, table, action)

    def notation(self, game: Played, table, action: int) -> str:
        """An action in words: even those who know the rules do not know their notation."""
        return self.in_words(game, table.action_to_string(action))

    def in_words(self, game: Played, text: str) -> str:
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
        """A NamedTuple of all that panels() and text_line() need."""

    def line(self, step: Step) -> str:
        if not step.view:
            return step.caption
        gap = " " * (_CAPTION - cell_len(step.caption))     # letters may be two columns wide
        return f"{step.caption}{gap} {self.text_line(step.view)}"

    def draw(self, step: Step, game: Played) -> RenderableType:
        if not step.view:
            return Group(Text(step.caption, "bold red"))
        line = f"{step.player}: {step.caption}" if step.player else step.caption
        return Group(Text(line, "bold"), *self.panels(step.view, game))

    def legend(self, game: Played) -> str:
        names = ", ".join(self.seat(game, seat) for seat in range(game.players))
        order = self.text["legend.order"] % names if game.players > 1 else ""
        return " ".join(filter(None, (self.text.get("legend"), order)))

    @abstractmethod
    def text_line(self, view: Any) -> str:
        """A view in a line."""

    @abstractmethod
    def panels(self, view: Any, game: Played) -> list[RenderableType]:
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


class Contest(GameReport):
    """A game that somebody wins. The record's result has "points" per seat, or nothing if the
    game was given up."""

    def section(self, summaries: Iterable[Summary], last: Sequence[Played]) -> str:
        from crupier.scores.report import contest
        return contest.section(self, summaries, last)

    def kind(self, head: dict) -> str:
        return ""

    def points(self, game: Played) -> list[float] | None:
        return game.result.get("points")

    def winners(self, game: Played) -> list[int]:
        """Seats; of a finished game."""
        points = self.points(game) or []
        best = (max if self.highest_wins(game.head) else min)(points)
        return [seat for seat, value in enumerate(points) if value == best]

    def plays(self, game: Played) -> list[list[SeatResult]]:
        finished = game.result["result"] != "ABANDONED"
        winners = self.winners(game) if finished else []
        ranked = not game.result.get("overridden")
        return [[SeatResult(value, seat in winners, ranked and seat in winners, ranked, finished)
                 for seat, value in enumerate(self.points(game) or [0] * game.players)]]

    def ending(self, game: Played) -> str:
        points = self.points(game) or []
        sign = -1 if self.highest_wins(game.head) else 1
        ranks = sorted(range(len(points)), key=lambda seat: (sign * points[seat], seat))
        parts = [f"{self.seat(game, seat)} {self.number(points[seat])}" for seat in ranks]
        if game.result["result"] == "ABANDONED":
            parts.insert(0, self.text["unfinished"])
        return ", ".join(parts)
