"""Galloneta dealt by the machine: one game."""

from functools import partial
from operator import itemgetter
from typing import NamedTuple

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from crupier.engine import games
from crupier.engine.galloneta.cards import COLUMNS, SUITS, cell_name, name
from crupier.scores.views.face import Counted
from crupier.scores.views.games.contest import Contest
from crupier.scores.views.games.replayed import Replayed
from crupier.scores.views.played import Played

REPORT = "crupier.scores.report.galloneta"
WORDS = "crupier.words.galloneta"
_SUITS = dict(zip(SUITS, ("oros", "copas", "espadas", "bastos"), strict=True))
_PLAYERS, _BEFORE_CARDS = ("P1", "P2"), ("pay", "take", "discard")
_MINE = "▲▼"            # whose piece it is: which way is forward
_STYLES = ("green", "cyan")


def seat_facts(seat: int, starter: int, aces, result: dict) -> dict:
    """What explains a seat's points in a game; aces: names of suits; result: as of a dealt one,
    None in it is not noted."""
    ended = {"ABANDONED": "abandoned", "DRAW": "drawn"}.get(result["result"], "lost")
    return {"seat": seat + 1, "started": seat == starter, "ace": aces[seat],
            "ended": "won" if result["winner"] == seat else ended, "by": result["by"],
            "turns": result["turns"], "horizontal": result["horizontal"][seat],
            "compra": result["compra"][seat]}


def _ended(row: dict, how: str) -> int:
    return int(row["ended"] == how)


# What a player has done in all games together.
COUNTED = (*(Counted(how, partial(_ended, how=how)) for how in (
    "won", "drawn", "lost", "abandoned")),
           *(Counted(column, itemgetter(column)) for column in ("horizontal", "compra")))


def ends(rounds: list[dict]) -> list[str]:
    """Of each game: the death of an ace, a kind of draw, or not at all."""
    return [row["by"] or row["ended"] for row in rounds if row["seat"] == 1]


def halves(value: float) -> str:
    """Points: a draw is worth half of one."""
    return f"{int(value) or ''}½" if value % 1 else f"{value:g}"


class View(NamedTuple):
    """pieces: (owner, card, cell, equipment, shield); what has two entries has one per seat."""

    pieces: list[tuple]
    hands: list[list[str]]
    limits: list[int]
    graveyards: list[int]
    passes: list[int]
    bought: list[bool]
    draw: int
    turn: int
    seat: int | None


class Galloneta(Contest, Replayed):
    TITLE = "Galloneta"
    HIGHEST_WINS = True
    ROUND = "game"
    SHARED = ("by", "turns")
    COUNTED = COUNTED
    REPORT = REPORT
    WORDS = WORDS

    def ending(self, game: Played) -> str:
        result = game.result
        turns = (self.text["turns.one"] if result["turns"] == 1
                 else self.text["turns.some"] % result["turns"])
        told = {"WIN": lambda: self.text["won.by"] % self.seat(game, result["winner"]),
                "DRAW": lambda: self.text["drawn.by"] % self.text["value." + result["by"]],
                "ABANDONED": lambda: self.text["unfinished"]}
        return f"{told[result['result']]()}, {turns}"

    def points(self, game: Played) -> list[float] | None:
        winner = game.result["winner"]
        if game.result["result"] == "ABANDONED":
            return None
        return [0.5 if winner is None else float(seat == winner) for seat in (0, 1)]

    def number(self, value: float) -> str:
        return halves(value)

    def winners(self, game: Played) -> list[int]:
        winner = game.result["winner"]
        return [] if winner is None else [winner]

    def rounds(self, game: Played) -> list[dict]:
        table, points = games.create(game.head), self.points(game) or [0, 0]
        board = table.board
        aces = [_SUITS[name(board.cells[board.ace(seat)].card)[0]] for seat in (0, 1)]
        return [{"round": 1, **seat_facts(seat, table.current_player(), aces, game.result),
                 "points": points[seat], "overridden": False} for seat in (0, 1)]

    def ends(self, rounds: list[dict]) -> list[str]:
        return ends(rounds)

    def field(self, game: Played, field: str) -> str:
        """Cards without the word that says what becomes of them; a player by name."""
        if field in _PLAYERS:
            return self.seat(game, _PLAYERS.index(field))
        word, _, cards = field.partition(" ")
        return cards if word in _BEFORE_CARDS else field

    def view(self, table) -> View:
        seen = table.view(0)
        return View(seen["pieces"], [[name(card) for card in hand] for hand in table.hands],
                    seen["limits"], list(map(len, table.graveyards)), seen["passes"],
                    [not hidden for hidden in seen["hidden"]], seen["draw_pile"], seen["turn"],
                    table.current_player())

    def told(self, view: View) -> str:
        pieces = " ".join(f"{_piece(owner, card, carried, shield)}@{cell}"
                          for owner, card, cell, carried, shield in view.pieces)
        hands = " | ".join(" ".join(hand) or "-" for hand in view.hands)
        return self.text["table"] % (view.turn, pieces, view.draw, hands)

    def drawn(self, view: View, game: Played) -> list[RenderableType]:
        beside = {self.text["column." + head]: list(values) for head, values in
                  (("limit", view.limits), ("passes", view.passes),
                   ("graveyard", view.graveyards))}
        bought = sum(view.bought)
        return [_board(view), self.hands(game, view.hands, view.seat, beside),
                Text(self.text["board"] % (view.turn, view.draw, bought), "dim")]


def _board(view: View) -> Table:
    """Row 7 on top, as the first player sees it."""
    cells = {cell: _piece(*piece) for *piece, cell in
             ((owner, card, equipment, shield, cell)
              for owner, card, cell, equipment, shield in view.pieces)}
    board = Table(box=box.SQUARE, show_header=True, show_lines=False, padding=(0, 1))
    board.add_column("")
    for column in COLUMNS:
        board.add_column(column, min_width=9)
    for row in range(6, -1, -1):
        names = (cell_name(4 * row + column) for column in range(4))
        board.add_row(str(row + 1), *(cells.get(cell, Text("·", "dim")) for cell in names))
    return board


def _piece(owner: int, card: str, equipment: list[str], shield: str | None) -> Text:
    carried = "+".join(["", *equipment]) + "◆" * bool(shield)
    return Text(_MINE[owner] + card, f"bold {_STYLES[owner]}").append(carried, "not bold")
