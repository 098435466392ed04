"""The end of a match of Martes 13 that was dealt."""

from games.take_that.over import LineOver


class PilesOver(LineOver):
    """Saved by itself, as a game of Take That is."""

    def standings(self):
        return self.game.standings()

    def next_dealer(self):
        """The deal goes on round the table."""
        return self.game.dealer(self.game.rounds + 1)

    def points(self):
        """In the place of the podium: both together are too large."""
        if self._seal():
            self.app.exchange("piles_sheet", (self.head, self.game))
