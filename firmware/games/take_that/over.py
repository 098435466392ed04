"""The end of a game of Take That that was dealt."""

from games.over import DealtOver


class LineOver(DealtOver):
    def following(self):
        """The next one deals (TT-R13)."""
        return {"dealer": (self.game.dealer + 1) % self.game.players}

    def more(self):
        self.app.go("line_points", self.head, self.game)

    def standings(self):
        order = sorted([(-points, seat) for seat, points in
                        enumerate(self.game.result()["points"])])
        worth = [points for points, _ in order]
        return [(worth.index(points) + 1, seat, -points) for points, seat in order]
