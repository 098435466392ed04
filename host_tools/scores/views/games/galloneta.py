"""Galloneta: a game dealt by the machine, and a series with real cards."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from operator import itemgetter
from typing import NamedTuple

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from crupier.engine import games
from crupier.engine.galloneta import scoring
from crupier.engine.galloneta.cards import COLUMNS, SUITS, cell_name, name
from crupier.engine.galloneta.scoring import ACE, CHOICES, STARTER
from crupier.engine.records import replay
from crupier.scores.report import charts
from crupier.scores.report.charts import Chart
from crupier.scores.report.contest import standings
from crupier.scores.report.html import chart, last_games, table, tiles
from crupier.scores.views.figures import Count
from crupier.scores.views.game_report import Counted, GameReport, Summary
from crupier.scores.views.games.common import Contest, Replayed
from crupier.scores.views.games.pad import Pad
from crupier.scores.views.games.pad import View as PadView
from crupier.scores.views.played import Played

_SUITS = dict(zip(SUITS, ("oros", "copas", "espadas", "bastos"), strict=True))
_PLAYERS, _BEFORE_CARDS = ("P1", "P2"), ("pay", "take", "discard")
_MINE = "▲▼"            # whose piece it is: which way is forward
_STYLES = ("green", "cyan")
_ENDS = ("ace", "passes", "figures", "agreement", "abandoned")
_DRAWS = _ENDS[1:4]
# What became of a game for a player, and its colour.
_BALANCE = {"won": "win", "drawn": "plain", "lost": "none"}
_HALF = 2               # the pad counts in half points
_ACES = CHOICES[ACE] or ()


def seat_row(seat: int, starter: int, aces, result: dict) -> dict:
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


class _Duel(Contest):
    """A game dealt or with real cards."""

    TITLE = "Galloneta"
    HIGHEST_WINS = True
    ROUND = "game"
    SHARED = ("by", "turns")
    COUNTED = COUNTED
    WORDS = "crupier.words.galloneta"

    def ends(self, rounds: list[dict]) -> list[str]:
        """Of each game: the death of an ace, a kind of draw, or not at all."""
        return [row["by"] or row["ended"] for row in rounds if row["seat"] == 1]

    def section(self, summaries: Iterable[Summary], last: Sequence[Played]) -> str:
        count, ends, finished = Count(), Counter[str](), 0
        for summary in summaries:
            count.add(summary)
            ends.update(summary.ends)
            finished += sum(marks[0].finished for marks in summary.plays)
        balance = {tally.player: tally.values for tally in count.tallies(self.language)
                   if tally.player}
        return "".join((
            _tiles(self, finished, ends),
            chart(self.text["balance"], self.text["balance.note"],
                  partial(_balance, balance, self.text)) if balance else "",
            table(self.text["ends"], [self.text["result"], self.text["column.games"]],
                  ([self.text["ended." + end], str(ends[end])] for end in _ENDS if ends[end]), 1),
            standings(self, count, last),
            last_games(self, last, ("when", "result", "level", "players"))))

    def number(self, value: float) -> str:
        return halves(value)


class Galloneta(_Duel, Replayed):
    HINTS = True

    def ending(self, game: Played) -> str:
        result = game.result
        turns = (self.text["turns.one"] if result["turns"] == 1
                 else self.text["turns.some"] % result["turns"])
        texts = {"WIN": lambda: self.text["won.by"] % self.seat(game, result["winner"]),
                 "DRAW": lambda: self.text["drawn.by"] % self.text["value." + result["by"]],
                 "ABANDONED": lambda: self.text["unfinished"]}
        return f"{texts[result['result']]()}, {turns}"

    def points(self, game: Played) -> list[float] | None:
        winner = game.result["winner"]
        if game.result["result"] == "ABANDONED":
            return None
        return [0.5 if winner is None else float(seat == winner) for seat in (0, 1)]

    def winners(self, game: Played) -> list[int]:
        winner = game.result["winner"]
        return [] if winner is None else [winner]

    def rounds(self, game: Played) -> list[dict]:
        table, points = games.create(game.head), self.points(game) or [0, 0]
        board = table.board
        aces = [_SUITS[name(board.cells[board.ace(seat)].card)[0]] for seat in (0, 1)]
        return [{"round": 1, **seat_row(seat, table.current_player(), aces, game.result),
                 "points": points[seat], "overridden": False} for seat in (0, 1)]

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

    def text_line(self, view: View) -> str:
        pieces = " ".join(f"{_piece(owner, card, carried, shield)}@{cell}"
                          for owner, card, cell, carried, shield in view.pieces)
        hands = " | ".join(" ".join(hand) or "-" for hand in view.hands)
        return self.text["table"] % (view.turn, pieces, view.draw, hands)

    def panels(self, view: View, game: Played) -> list[RenderableType]:
        beside = {self.text["column." + head]: list(values) for head, values in
                  (("limit", view.limits), ("passes", view.passes),
                   ("graveyard", view.graveyards))}
        bought = sum(view.bought)
        return [_board(view), self.hands(game, view.hands, view.seat, beside),
                Text(self.text["board"] % (view.turn, view.draw, bought), "dim"),
                Text(self.text["legend"], "dim")]


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


class GallonetaTable(Pad, _Duel):
    def points(self, game: Played) -> list[float] | None:
        return [total / _HALF for total in game.result["totals"]]

    def winners(self, game: Played) -> list[int]:
        return game.result["winners"]

    def first(self, game: Played) -> int:
        """As it was noted."""
        return replay(game.head, game.actions).starter(1)

    def round_rows(self, pad, number: int) -> list[dict]:
        cells, score = pad.rows(number)[0], pad.score(number)
        noted = dict(zip(scoring.COLUMNS, cells, strict=True))
        aces = [_ACES[cells[ACE + seat]] for seat in (0, 1)]
        result = {**score, "turns": noted["turns"],
                  "horizontal": [noted["horizontal1"], noted["horizontal2"]],
                  "compra": [noted["compra1"], noted["compra2"]]}
        points, totals = score["points"], pad.totals(number)
        return [{**seat_row(seat, pad.starter(number), aces, result),
                 "points": points[seat] / _HALF, "total": totals[seat] / _HALF}
                for seat in (0, 1)]

    def entered(self, view: PadView, at: int, seat: int) -> str:
        """All is noted in one row: see below()."""
        noted = any(cell is not None for cell in view.cells[at][0])
        return "…" if noted else ""

    def below(self, view: PadView, game: Played) -> list:
        """What is noted of a game that does not count yet."""
        noted = [] if view.rounds else [
            (column, cell) for column, cell in enumerate(view.cells[view.at - 1][0])
            if cell is not None]
        return [Text(f"{self.column(game, scoring.COLUMNS[column])}: "
                     f"{self.entry(game, column, cell)}") for column, cell in noted]

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


def _tiles(report: GameReport, finished: int, ends: Counter) -> str:
    series = {"series": str(finished)} if report.WAY else {}
    return tiles(report.text, **series, games=str(ends.total() - ends["abandoned"]),
                 aces=str(ends["ace"]), draws=str(sum(ends[end] for end in _DRAWS)))


def _balance(players: dict[str, dict], texts: dict, drawing: Chart) -> None:
    """A bar per player, of those with most games."""
    totals = {player: sum(ended[each] for each in _BALANCE) for player, ended in players.items()}
    often = sorted(players, key=lambda player: (-totals[player], player))[:charts.PLAYERS]
    most = max(totals[player] for player in often)
    drawing.rows(often, most, texts["axis.games"],
                 [texts["column." + ended] for ended in _BALANCE])
    for ended, colour in _BALANCE.items():
        drawing.key(colour, texts["column." + ended])
    for row, player in enumerate(often):
        before = 0
        for ended, colour in _BALANCE.items():
            count = players[player][ended]
            if count:
                drawing.bar((before, row + 0.2, before + count, row + 0.8), colour,
                            f"{texts['column.' + ended]}: {count}")
            before += count
