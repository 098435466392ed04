"""The end of a match of Martes 13 that was dealt."""

from games.over import DealtOver


class PilesOver(DealtOver):
    def following(self):
        """The deal goes on round the table."""
        return {"dealer": self.game.dealer(self.game.rounds + 1)}

    def more(self):
        """In the place of the podium: both together are too large."""
        if self.seal():
            self.app.exchange("piles_sheet", (self.head, self.game))
