"""A match of Take That that is dealt: its games one after the other, and the sheet of points."""

# Before what needs them: imports within imports take much of the C stack.
from ..scorepad.pad import Scorepad  # noqa: F401
from .cards import DECK  # noqa: F401

# isort: split
from ..scorepad.dealt import DealtMatch
from .game import TakeThat
from .options import ADVANCED, MATCH_OPTIONS, PLAYERS, ROUNDS
from .scoring import COLUMNS, LIMITS, in_hands, score_round


class _Sheet:
    """What lies beside each player; games that were dealt need no checks."""

    COLUMNS = COLUMNS
    LIMITS = LIMITS
    LOWEST_WINS = False
    score = staticmethod(score_round)


class TakeThatMatch(DealtMatch):
    """Usually two games; a tie is a shared victory (TT-R12)."""

    NAME = "take_that_match"
    PLAYERS = PLAYERS
    OPTIONS = MATCH_OPTIONS

    def __init__(self, players, seed="", dealer=None, advanced=ADVANCED[0], rounds=ROUNDS[0]):
        """dealer: of the first game, then clockwise (TT-R13); rounds: how many games.

        Raises E_CONFIG.
        """
        self._check_setup(players, seed, dealer=dealer, advanced=advanced, rounds=rounds)
        self.advanced = advanced
        super().__init__(_Sheet, players, seed, dealer, rounds)

    def round(self, seed, dealer):
        return TakeThat(self.players, seed, dealer=dealer, advanced=self.advanced)

    def counts(self):
        """Cards face up, ordinary ones and toads face down per seat."""
        return self.deal.counts()

    def in_hands(self, number):
        """Cards that were left in hands; None until the game is over."""
        return None if self.missing(number) else in_hands(self.rows(number))

    def would_end(self, action):
        """Does this action end the game that is played? Raises as apply_action does."""
        return self.deal.would_end(action)

    def state(self):
        return super().state() + (self.advanced,)
