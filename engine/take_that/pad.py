"""A match of Take That with real cards: the score pad, and who deals."""

from ..scorepad.match import Match
from .options import MODES, PAD_OPTIONS, PLAYERS, ROUNDS
from .scoring import (
    COLUMNS,
    LIMITS,
    TOTALS,
    TOTALS_LIMITS,
    check_entered,
    check_totals_entered,
    in_hands,
    score_round,
    score_totals,
    validate_round,
    validate_totals,
)


class Counts:
    """The sheet that asks for cards."""

    COLUMNS = COLUMNS
    LIMITS = LIMITS
    LOWEST_WINS = False
    check_entered = staticmethod(check_entered)
    validate = staticmethod(validate_round)
    score = staticmethod(score_round)


class Totals:
    """The sheet of the quick mode: plus points and minus points."""

    COLUMNS = TOTALS
    LIMITS = TOTALS_LIMITS
    LOWEST_WINS = False
    check_entered = staticmethod(check_totals_entered)
    validate = staticmethod(validate_totals)
    score = staticmethod(score_totals)


class TakeThatTable(Match):
    """A round of the pad is a game, two of them a match; a tie is a shared victory (TT-R12)."""

    NAME = "take_that_table"
    PLAYERS = PLAYERS
    OPTIONS = PAD_OPTIONS

    def __init__(self, players, seed="", dealer=None, rounds=ROUNDS[0], mode=MODES[0]):
        """dealer: of the first game, then clockwise (TT-R13). Raises E_CONFIG."""
        super().__init__(dict(zip(MODES, (Counts, Totals))), players, seed, dealer, rounds, mode)

    def in_hands(self, number):
        """Cards that must be left in hands, to be compared; None unless all are counted."""
        if self.mode != "counts" or self.missing(number):
            return None
        return in_hands(self.rows(number))
