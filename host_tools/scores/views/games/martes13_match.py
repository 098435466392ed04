"""Martes 13 dealt by the machine: a match, round by round."""

from crupier.scores.views.games import martes13
from crupier.scores.views.games.dealt import DealtMatch


class Martes13Match(DealtMatch):
    TITLE, COUNTED, WORDS = "Martes 13", martes13.COUNTED, martes13.WORDS
    ROUND = "round"
    DEAL = martes13.Martes13

    def explained(self, pad, number: int, seat: int) -> dict:
        return martes13.seat_facts(pad.rows(number)[seat], pad.score(number)["droppers"], seat)
