"""The Game, dealt or with real cards: all play together, and what counts is the cards left."""

from crupier.scores.views.face import Face, Mark
from crupier.scores.views.played import Played


class CardsLeft(Face):
    TITLE = "The Game"
    BGG_ID = 173090
    COOPERATIVE = True
    REPORT = "crupier.scores.report.cards_left"

    def kind(self, head: dict) -> str:
        options = head["options"]
        name = self.text[options.get("level", "standard")]
        if options.get("fire"):
            name = f"{name}, {self.text['fire']}"
        return f"{name}, {self.text['hints']}" if head.get("hints") else name

    def ending(self, game: Played) -> str:
        return self.told_of(game.result)

    def told_of(self, result: dict) -> str:
        """Of one game."""
        kinds = {"WIN": "won", "BURNED": "burned", "ABANDONED": "given_up",
                 "ENDED": "excellent" if result.get("rating") == "excellent" else "left"}
        kind = kinds[result["result"]]
        if result["left"] == 1 and kind != "won":
            return self.text[kind + "_one"]
        text = self.text[kind]
        return text % result["left"] if "%" in text else text

    def plays(self, game: Played) -> list[list[Mark]]:
        return [game.players * [_mark(result)] for result in self.results(game)]

    def results(self, game: Played) -> list[dict]:
        """Of every game in a record: "result", "left" and "rating" as of a dealt one."""
        return [game.result]


def _mark(result: dict) -> Mark:
    """The same for every seat."""
    return Mark(points=result["left"], won=result["result"] == "WIN",
                good=result["rating"] in ("win", "excellent"), ranked=result["rating"] != "none",
                finished=result["result"] != "ABANDONED")
