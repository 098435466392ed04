"""Take That dealt by the machine: one game."""

from collections.abc import Iterable
from operator import itemgetter
from typing import NamedTuple

from rich.console import RenderableType
from rich.text import Text

from crupier.engine.take_that.scoring import TOAD_COST, in_hands
from crupier.scores.views.face import Counted
from crupier.scores.views.games.contest import Contest
from crupier.scores.views.games.replayed import Replayed
from crupier.scores.views.played import Played

_COLUMNS = ("plus", "minus", "toads")
WORDS = "crupier.words.take_that"
# Cards that lie beside a player at the end of a game.
COUNTED = tuple(Counted(column, itemgetter(column), mean=True) for column in _COLUMNS)


class View(NamedTuple):
    """counts: cards beside every seat: face up, ordinary ones face down, toads face down."""

    line: list[int]
    hands: list[list[int]]
    draw: int
    counts: list[tuple[int, int, int]]
    seat: int | None


class TakeThat(Contest, Replayed):
    TITLE = "Take That"
    WAY = "game"
    HIGHEST_WINS = True
    ROUND = "game"
    SHARED = ("in_hands",)
    COUNTED = COUNTED
    WORDS = WORDS

    def kind(self, head: dict) -> str:
        return self.text["advanced"] if head["options"].get("advanced") else ""

    def rounds(self, game: Played) -> list[dict]:
        counts, points = game.result.get("counts", []), self.points(game) or []
        return [{"round": 1, "seat": seat + 1, **dict(zip(_COLUMNS, row, strict=True)),
                 "minus_points": row[1] + TOAD_COST * row[2], "in_hands": in_hands(counts),
                 "points": points[seat], "overridden": False}
                for seat, row in enumerate(counts)]

    def view(self, table) -> View:
        return View(list(table.line), [list(hand) for hand in table.hands], len(table.pile),
                    table.counts(), table.current_player())

    def told(self, view: View) -> str:
        plus, minus, toads = zip(*view.counts, strict=True)
        down = [cards + toad for cards, toad in zip(minus, toads, strict=True)]
        hands = " | ".join(_listed(hand) for hand in view.hands)
        return self.text["table"] % (_listed(view.line), view.draw, _listed(plus), _listed(down),
                                     hands)

    def drawn(self, view: View, game: Played) -> list[RenderableType]:
        line = Text(self.text["line"] + "  ").append(_listed(view.line), "bold")
        beside = {self.text["column." + column]: [row[at] for row in view.counts]
                  for at, column in enumerate(_COLUMNS)}
        return [line, self.hands(game, view.hands, view.seat, beside),
                Text(self.text["draw"] % view.draw, "dim")]


def _listed(cards: Iterable[int]) -> str:
    return " ".join(map(str, cards)) or "-"
