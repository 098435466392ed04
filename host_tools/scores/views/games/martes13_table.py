"""Martes 13 with real cards: a match, counted or followed card by card."""

from typing import Any

from rich.text import Text

from crupier.scores.views.games.martes13 import COUNTED, WORDS, pile_named, seat_facts
from crupier.scores.views.games.pad import Match, View
from crupier.scores.views.played import Played


class Martes13Table(Match):
    TITLE = "Martes 13"
    ROUND = "round"
    COUNTED = COUNTED
    WORDS = WORDS

    def explained(self, pad, number: int, seat: int) -> dict:
        """Where only points were entered, nobody knows the cards."""
        if pad.mode == "points":
            return seat_facts(None, [], seat)
        return seat_facts(pad.rows(number)[seat], pad.score(number)["droppers"], seat)

    def own(self, game: Played, text: str) -> str:
        """A card of a round that is followed live; the number of the round is said before."""
        _, _, card = text.partition(", ")
        return self.worded(game, f"play({card}")

    def field(self, game: Played, field: str) -> str:
        return pile_named(self.text, field)

    def extra(self, pad, number: int) -> Any:
        """The piles of a round that is followed live."""
        live = pad.live(number)
        return live and live.view()["piles"]

    def below(self, view: View, game: Played) -> list:
        piles = [f"{suit} {' '.join(cards) or '-'}" for suit, cards in (view.extra or {}).items()]
        return [Text("   ".join(piles))] if piles else []
