"""Take That: a game or a match dealt by the machine, and a match with real cards."""

from collections.abc import Iterable
from operator import itemgetter
from typing import NamedTuple

from rich.console import RenderableType
from rich.text import Text

from crupier.engine.take_that.scoring import TOAD_COST, in_hands
from crupier.scores.views.game_report import Counted
from crupier.scores.views.games.common import Contest, Replayed
from crupier.scores.views.games.pad import DealtMatch, Match
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

    def text_line(self, view: View) -> str:
        plus, minus, toads = zip(*view.counts, strict=True)
        down = [cards + toad for cards, toad in zip(minus, toads, strict=True)]
        hands = " | ".join(_listed(hand) for hand in view.hands)
        return self.text["table"] % (_listed(view.line), view.draw, _listed(plus), _listed(down),
                                     hands)

    def panels(self, view: View, game: Played) -> list[RenderableType]:
        line = Text(self.text["line"] + "  ").append(_listed(view.line), "bold")
        beside = {self.text["column." + column]: [row[at] for row in view.counts]
                  for at, column in enumerate(_COLUMNS)}
        return [line, self.hands(game, view.hands, view.seat, beside),
                Text(self.text["draw"] % view.draw, "dim")]


def _listed(cards: Iterable[int]) -> str:
    return " ".join(map(str, cards)) or "-"


class TakeThatTable(Match):
    TITLE = "Take That"
    HIGHEST_WINS = True
    SHARED = ("in_hands",)
    COUNTED = COUNTED
    WORDS = WORDS

    def explained(self, pad, number: int, seat: int) -> dict:
        """Where only points were entered, nobody knows which cards cost them."""
        plus, minus, *toads = pad.rows(number)[seat]
        cost = minus + TOAD_COST * sum(toads)
        return {"plus": plus, "minus": minus if toads else None,
                "toads": toads[0] if toads else None, "minus_points": cost,
                "in_hands": pad.in_hands(number)}


class TakeThatMatch(DealtMatch, TakeThatTable):
    HINTS = True
    DEAL = TakeThat

    def kind(self, head: dict) -> str:
        """Totals of as many games can be compared, advanced ones among themselves."""
        return ", ".join(filter(None, [super().kind(head), self._deal.kind(head)]))
