"""Any game, scored by its players on the free pad."""

from crupier.engine.any_game.options import MODES
from crupier.engine.any_game.pad import Highest
from crupier.engine.scorepad.actions import EMPTY, GAME
from crupier.scores.views.games.pad import Match
from crupier.scores.views.played import Played


class AnyGameTable(Match):
    TITLE = "Any game"
    WAY = ""
    ROUND = "round"
    HIGHEST_WINS = True
    REPORT = "crupier.scores.report.any_game"
    WORDS = {"en": {"pad": "Any game", "highest": "most points win",
                    "lowest": "fewest points win"},
             "es": {"pad": "Otro juego", "highest": "gana quien suma más",
                    "lowest": "gana quien suma menos"}}

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

    def notation(self, game: Played, table, action: int) -> str:
        """With points as people write them."""
        text, (_, seat, _, cell) = super().notation(game, table, action), table.fields(action)
        if seat >= GAME or cell == EMPTY:
            return text
        return text.replace(f", {cell})", f", {self.cells((cell,))})")

    def cells(self, cells: tuple) -> str:
        cell, = cells
        return "–" if cell is None else str(Highest.score(1, [cells])["points"][0])
