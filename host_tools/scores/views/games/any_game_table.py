"""Any game, scored by its players on the free pad."""

from crupier.engine.any_game.options import MODES
from crupier.engine.any_game.pad import Highest
from crupier.scores.views.games.pad import Match
from crupier.scores.views.played import Played


class AnyGameTable(Match):
    TITLE = "Any game"
    WAY = ""
    ROUND = "round"
    HIGHEST_WINS = True
    REPORT = "crupier.scores.report.any_game"
    WORDS = "crupier.words.any_game"

    @property
    def title(self) -> str:
        return self.text["pad"]

    def highest_wins(self, head: dict) -> bool:
        return head["options"].get("mode", MODES[0]) == MODES[0]

    def kind(self, head: dict) -> str:
        """Nobody knows which game it was."""
        return self.text[MODES[not self.highest_wins(head)]]

    def first(self, game: Played) -> None:
        """Only the dealer is noted."""

    def explained(self, pad, number: int, seat: int) -> dict:
        return {}

    def own(self, game: Played, text: str) -> str:
        """That the match ends; the number of the round is said before."""
        return self.text["do.end"]

    def entry(self, game: Played, column: int, cell: int | None) -> str:
        """With points as people write them."""
        return self.cells((cell,))

    def cells(self, cells: tuple) -> str:
        cell, = cells
        return "–" if cell is None else str(Highest.score(1, [cells])["points"][0])
