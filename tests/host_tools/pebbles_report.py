"""What a fifth game looks like on the PC: the file that somebody would add to games/. Its words
are in pebbles_en.py and pebbles_es.py, which they would add to host_tools/words/."""

from typing import NamedTuple

from rich.console import RenderableType
from rich.text import Text

from crupier.scores.views.game_report import Counted
from crupier.scores.views.games.common import Contest, Replayed
from crupier.scores.views.games.pad import Match
from crupier.scores.views.played import Played


class Pebbles(Match):
    TITLE = "Pebbles"
    WAY = ""
    HIGHEST_WINS = True
    ROUND = "round"
    COUNTED = (Counted("pebbles", lambda row: row["pebbles"], mean=True),)
    WORDS = "tests.host_tools.pebbles"


class View(NamedTuple):
    row: list[int]
    hands: list[list[int]]
    seat: int | None


class Dealt(Contest, Replayed):
    TITLE = "Pebbles"
    HIGHEST_WINS = True
    ROUND = "game"
    WORDS = "tests.host_tools.pebbles"

    def view(self, table) -> View:
        return View(list(table.row), [list(hand) for hand in table.hands], table.current_player())

    def text_line(self, view: View) -> str:
        return " ".join(map(str, view.row))

    def panels(self, view: View, game: Played) -> list[RenderableType]:
        return [Text(self.text_line(view)), self.hands(game, view.hands, view.seat)]
