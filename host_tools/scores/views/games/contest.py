"""Games that somebody wins."""

from crupier.scores.views.face import Face, Mark
from crupier.scores.views.played import Played


class Contest(Face):
    """The record's result has "points" per seat, or nothing if the game was given up."""

    REPORT = "crupier.scores.report.contest"

    def kind(self, head: dict) -> str:
        return ""

    def points(self, game: Played) -> list[float] | None:
        return game.result.get("points")

    def winners(self, game: Played) -> list[int]:
        """Seats; of a finished game."""
        points = self.points(game) or []
        best = (max if self.highest_wins(game.head) else min)(points)
        return [seat for seat, value in enumerate(points) if value == best]

    def plays(self, game: Played) -> list[list[Mark]]:
        finished = game.result["result"] != "ABANDONED"
        winners = self.winners(game) if finished else []
        return [[Mark(value, seat in winners, seat in winners, finished=finished)
                 for seat, value in enumerate(self.points(game) or [0] * game.players)]]

    def ending(self, game: Played) -> str:
        """The standings."""
        points = self.points(game) or []
        sign = -1 if self.highest_wins(game.head) else 1
        ranks = sorted(range(len(points)), key=lambda seat: (sign * points[seat], seat))
        parts = [f"{self.seat(game, seat)} {self.number(points[seat])}" for seat in ranks]
        if game.result["result"] == "ABANDONED":
            parts.insert(0, self.text["unfinished"])
        return ", ".join(parts)
