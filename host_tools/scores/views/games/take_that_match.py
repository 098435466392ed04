"""Take That dealt by the machine: a match, game by game."""

from crupier.scores.views.games.dealt import DealtMatch
from crupier.scores.views.games.take_that import TakeThat
from crupier.scores.views.games.take_that_table import TakeThatTable


class TakeThatMatch(DealtMatch, TakeThatTable):
    DEAL = TakeThat

    def kind(self, head: dict) -> str:
        """Totals of as many games can be compared, advanced ones among themselves."""
        return ", ".join(filter(None, [super().kind(head), self._deal.kind(head)]))
