"""The Game with real cards: every game on the pad is one that the group has played."""

from crupier.engine.the_game.scoring import rating
from crupier.scores.views.games.cards_left import CardsLeft
from crupier.scores.views.games.pad import Pad
from crupier.scores.views.played import Played

_GIVEN_UP = {"result": "ABANDONED", "left": 0, "rating": "none"}


class TheGameTable(Pad, CardsLeft):
    WORDS = "crupier.words.the_game"

    kind = CardsLeft.kind

    def ending(self, game: Played) -> str:
        """The games that count."""
        games = self._counted(game)
        told = [self.told_of(result) for _, result in games]
        if len(game.result["left"]) > 1:
            told = [f"{number}: {text}" for (number, _), text in zip(games, told, strict=True)]
        if game.result["result"] == "ABANDONED":
            told.insert(0, self.text["unfinished"])
        return "; ".join(told) + self.against(game)

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

    def facts(self, pad, number: int) -> list[dict]:
        score = pad.score(number)
        return [{"left": score["left"], "rating": score["rating"]}]

    def entry(self, game: Played, column: int, cell: int | None) -> str:
        """The second column says whether the game burned."""
        said = self.text.get(f"burned.{cell}") if column else None
        return said or super().entry(game, column, cell)

    def row(self, game: Played, seat: int) -> str:
        return self.text["together"]
