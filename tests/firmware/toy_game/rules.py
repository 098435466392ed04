"""Pebbles, a game for this test: everybody takes some of the twelve pebbles; the most win."""

from ..errors import IllegalRound
from ..scorepad.match import Match
from .options import MODES, PAD_OPTIONS, PLAYERS, ROUNDS

_PEBBLES = 12


class Pebbles:
    COLUMNS, LIMITS = zip(("pebbles", 9))
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
    PLAYERS = PLAYERS
    OPTIONS = PAD_OPTIONS

    def __init__(self, players, seed="", dealer=None, rounds=ROUNDS[0], mode=MODES[0]):
        super().__init__({MODES[0]: Pebbles}, players, seed, dealer, rounds, mode)
