"""The Game, dealt or with real cards: all play together, and the cards left count."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from crupier.engine.the_game.cards import PILES
from crupier.engine.the_game.notation import END_TURN
from crupier.engine.the_game.scoring import rating
from crupier.scores.views.game_report import GameReport, SeatResult, Summary
from crupier.scores.views.games.common import Replayed
from crupier.scores.views.games.pad import Pad
from crupier.scores.views.played import Played

_PILE_WIDTH = 15
_TRAIL = 4              # cards of a pile that are shown
_ARROWS = "↑↑↓↓"


class CardsLeft(GameReport):
    TITLE = "The Game"
    BGG_ID = 173090
    COOPERATIVE = True
    WORDS = "crupier.words.the_game"

    def kind(self, head: dict) -> str:
        options = head["options"]
        name = self.text[options.get("level", "standard")]
        if options.get("fire"):
            name = f"{name}, {self.text['fire']}"
        return f"{name}, {self.text['given']}" if options.get("given") else name

    def ending(self, game: Played) -> str:
        return self.result_text(game.result)

    def result_text(self, result: dict) -> str:
        """Of one game."""
        kinds = {"WIN": "won", "BURNED": "burned", "ABANDONED": "given_up",
                 "ENDED": "excellent" if result.get("rating") == "excellent" else "left"}
        kind = kinds[result["result"]]
        if result["left"] == 1 and kind != "won":
            return self.text[kind + "_one"]
        text = self.text[kind]
        return text % result["left"] if "%" in text else text

    def plays(self, game: Played) -> list[list[SeatResult]]:
        return [game.players * [_mark(result)] for result in self.results(game)]

    def section(self, summaries: Iterable[Summary], last: Sequence[Played]) -> str:
        from crupier.scores.views.games import the_game_report
        return the_game_report.section(self, summaries, last)

    def results(self, game: Played) -> list[dict]:
        """Of every game in a record: "result", "left" and "rating" as of a dealt one."""
        return [game.result]


def _mark(result: dict) -> SeatResult:
    """The same for every seat."""
    return SeatResult(points=result["left"], won=result["result"] == "WIN",
                good=result["rating"] in ("win", "excellent"), ranked=result["rating"] != "none",
                finished=result["result"] != "ABANDONED")


_GIVEN_UP = {"result": "ABANDONED", "left": 0, "rating": "none"}


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
    HINTS = True

    def notation(self, game: Played, table, action: int) -> str:
        """In words: even those who know the rules do not know their notation."""
        super().notation(game, table, action)       # raises RulesError
        pile, card = divmod(action, 100)
        return self.text["placed"] % (card, PILES[pile]) if card else self.text["end_turn"]

    def action_text(self, game: Played, table, action: int) -> str:
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

    def text_line(self, view: View) -> str:
        tops = "  ".join(f"{name} {pile[-1]:>3}" for name, pile in
                         zip(PILES, view.piles, strict=True))
        hands = " | ".join(" ".join(map(str, hand)) or "-" for hand in view.hands)
        return self.text["table"] % (tops, view.draw, hands)

    def panels(self, view: View, game: Played) -> list[RenderableType]:
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
            return text.append("   " + self.result_text(view.result), "bold not dim")
        return text.append(self.text["due"] % view.due) if view.due else text


class TheGameTable(Pad, CardsLeft):
    kind = CardsLeft.kind

    def ending(self, game: Played) -> str:
        """The games that count."""
        games = self._counted(game)
        texts = [self.result_text(result) for _, result in games]
        if len(game.result["left"]) > 1:
            texts = [f"{number}: {text}" for (number, _), text in zip(games, texts, strict=True)]
        if game.result["result"] == "ABANDONED":
            texts.insert(0, self.text["unfinished"])
        return "; ".join(texts) + self.against(game)

    def results(self, game: Played) -> list[dict]:
        """As the device counts: a pad that was given up is one more game."""
        results = [result for _, result in self._counted(game)]
        return results + [_GIVEN_UP] * (game.result["result"] == "ABANDONED")

    @staticmethod
    def _counted(game: Played) -> list[tuple[int, dict]]:
        """(number, result) of the games that count."""
        games = zip(game.result["left"], game.result["outcomes"], strict=True)
        return [(number, {"result": outcome, "left": left, "rating": rating(outcome, left)})
                for number, (left, outcome) in enumerate(games, 1) if outcome]

    def first(self, game: Played) -> None:
        """Nobody notes who began."""

    def round_rows(self, pad, number: int) -> list[dict]:
        score = pad.score(number)
        return [{"left": score["left"], "rating": score["rating"]}]

    def entry(self, game: Played, column: int, cell: int | None) -> str:
        """The second column says whether the game burned."""
        word = self.text.get(f"burned.{cell}") if column else None
        return word or super().entry(game, column, cell)

    def row(self, game: Played, seat: int) -> str:
        return self.text["together"]
