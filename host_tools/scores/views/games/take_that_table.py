"""Take That with real cards: a match of games, by cards or by points alone."""

from crupier.engine.take_that.scoring import TOAD_COST
from crupier.scores.views.games.pad import Match
from crupier.scores.views.games.take_that import COUNTED, WORDS


class TakeThatTable(Match):
    TITLE = "Take That"
    HIGHEST_WINS = True
    SHARED = ("in_hands",)
    COUNTED = COUNTED
    WORDS = WORDS

    def explained(self, pad, number: int, seat: int) -> dict:
        """Where only points were entered, nobody knows which cards cost them."""
        plus, minus, *toads = pad.rows(number)[seat]
        cost = minus + TOAD_COST * sum(toads)
        return {"plus": plus, "minus": minus if toads else None,
                "toads": toads[0] if toads else None, "minus_points": cost,
                "in_hands": pad.in_hands(number)}
