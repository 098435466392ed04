"""The Game dealt by the machine."""

from typing import NamedTuple

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from crupier.engine.the_game.cards import PILES
from crupier.engine.the_game.notation import END_TURN
from crupier.scores.views.games.cards_left import CardsLeft
from crupier.scores.views.games.replayed import Replayed
from crupier.scores.views.played import Played

_PILE_WIDTH = 15
_TRAIL = 4              # cards of a pile that are shown
_ARROWS = "↑↑↓↓"


class View(NamedTuple):
    """piles from the base up; seat: to move, None when the game is over."""

    piles: list[list[int]]
    hands: list[list[int]]
    draw: int
    turn: int
    seat: int | None
    due: int
    fires: list[int]
    burning: list[int]
    result: dict | None


class TheGame(CardsLeft, Replayed):
    WORDS = "crupier.words.the_game"

    def notation(self, game: Played, table, action: int) -> str:
        """In words: even those who know the rules do not know their notation."""
        super().notation(game, table, action)       # raises RulesError
        pile, card = divmod(action, 100)
        return self.text["placed"] % (card, PILES[pile]) if card else self.text["end_turn"]

    def said(self, game: Played, table, action: int) -> str:
        text = self.notation(game, table, action)
        pile, card = divmod(action, 100)
        return self.text["trick"] % text if card and table.is_trick(card, pile) else text

    def view(self, table) -> View:
        turns = table.history().count(END_TURN)
        return View(
            [list(pile) for pile in table.piles], [list(hand) for hand in table.hands],
            len(table.draw), turns + (table.result() is None or table.history()[-1] != END_TURN),
            table.current_player(), max(0, table.minimum() - table.placed), table.fires(),
            table.burning(), table.result())

    def told(self, view: View) -> str:
        tops = "  ".join(f"{name} {pile[-1]:>3}" for name, pile in
                         zip(PILES, view.piles, strict=True))
        hands = " | ".join(" ".join(map(str, hand)) or "-" for hand in view.hands)
        return self.text["table"] % (tops, view.draw, hands)

    def drawn(self, view: View, game: Played) -> list[RenderableType]:
        piles = Table.grid(padding=(0, 1))
        piles.add_row(*(self._pile(view, pile) for pile in range(4)))
        return [piles, self.hands(game, view.hands, view.seat), self._status(view)]

    def _pile(self, view: View, number: int) -> Panel:
        cards = view.piles[number]
        fire = (self.text["burning"] if number in view.burning
                else self.text["on_fire"] if number in view.fires else None)
        trail = " ".join(map(str, cards[-_TRAIL:-1]))
        body = Text(justify="center").append(f"{cards[-1]}\n", "bold").append(trail, "dim")
        return Panel(body, title=f"{PILES[number]} {_ARROWS[number]}", subtitle=fire,
                     width=_PILE_WIDTH, border_style="red" if fire else "")

    def _status(self, view: View) -> Text:
        text = Text(self.text["turn"] % (view.turn, view.draw), "dim")
        if view.result:
            return text.append("   " + self.told_of(view.result), "bold not dim")
        return text.append(self.text["due"] % view.due) if view.due else text
