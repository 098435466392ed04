"""A game again, step by step."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from crupier.engine import games
from crupier.engine.errors import RulesError
from crupier.engine.lines import UNDO
from crupier.scores.views.played import Played


class Step(NamedTuple):
    """number: of the action, 0 is before the first; view: what the face of the game draws, None
    if there is nothing but the caption; player: whose action it is, where several play."""

    number: int
    caption: str
    view: Any = None
    player: str = ""

    def facts(self) -> dict:
        """For --json."""
        view = self.view._asdict() if self.view else {}
        return {"number": self.number, "player": self.player, "caption": self.caption, **view}


def replay(game: Played, start: str, broken: str, player: Callable, caption: Callable,
           view: Callable) -> Iterator[Step]:
    """player(table) and caption(table, action) are asked before each action, view(table) after it;
    start: the caption before the first.

    Where the record breaks the rules a step says so, and is the last one.
    """
    number = 0
    try:
        table = games.create(game.head)
        yield Step(0, start, view(table))
        for number, action in enumerate(game.actions, 1):
            said, acts = caption(table, action), "" if action == UNDO else player(table)
            if action == UNDO:
                table.undo_action()
            else:
                table.apply_action(action)
            yield Step(number, said, view(table), acts)
    except (RulesError, TypeError, ValueError) as error:
        yield Step(number, broken % error)
