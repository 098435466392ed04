"""Pebbles, a game for this test: everybody takes some of the twelve pebbles; the most win."""

from ..errors import IllegalRound, check_config, is_int
from ..scorepad.match import Match

_PEBBLES = 12


class Pebbles:
    COLUMNS = ("pebbles",)
    LIMITS = (9,)
    LOWEST_WINS = False

    @staticmethod
    def check_entered(_players, rows):
        taken = sum([pebbles or 0 for pebbles, in rows])
        if taken > _PEBBLES:
            raise IllegalRound("E_PEBBLES", "", (None, 0), taken - _PEBBLES)

    validate = check_entered

    @staticmethod
    def score(_players, rows):
        return {"points": [pebbles for pebbles, in rows]}


class PebblesTable(Match):
    NAME = "pebbles_table"
    OPTIONS = ("dealer", "rounds", "mode")

    def __init__(self, players, seed="", dealer=None, rounds=1, mode="counts"):
        check_config(is_int(players, 2, 5), "2 to 5 players")
        super().__init__({"counts": Pebbles}, players, seed, dealer, rounds, mode)
