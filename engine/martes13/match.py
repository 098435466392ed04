"""A match of Martes 13 that is dealt: its rounds one after the other, and the sheet of points."""

# Before what needs them: imports within imports take much of the C stack.
from ..scorepad.pad import Scorepad  # noqa: F401

# isort: split
from ..scorepad.dealt import DealtMatch
from .game import Martes13
from .options import EACH_STARTS_ONCE, MATCH_OPTIONS, PLAYERS, ROUNDS
from .scoring import COLUMNS, DECK, score_round


class _Sheet:
    """What was captured in each round; rounds that were dealt need no checks."""

    COLUMNS = COLUMNS
    LIMITS = DECK
    LOWEST_WINS = True
    score = staticmethod(score_round)


class Martes13Match(DealtMatch):
    NAME = "martes13_match"
    PLAYERS = PLAYERS
    PLAYERS_CODE = "E_PLAYERS"
    OPTIONS = MATCH_OPTIONS

    def __init__(self, players, seed="", dealer=None, rounds=ROUNDS[0]):
        """dealer: of the first round, None for the last seat (M13-R10); rounds: see ROUNDS.

        Raises E_PLAYERS, E_CONFIG.
        """
        self._check_setup(players, seed, dealer=dealer, rounds=rounds)
        super().__init__(_Sheet, players, seed, dealer,
                         players if rounds == EACH_STARTS_ONCE else rounds)

    def round(self, seed, dealer):
        return Martes13(self.players, seed, dealer=dealer)

    def counts(self):
        """Captured cards, by seat."""
        return self.deal.table.counts()

    def preview(self, action):
        """(total this play makes, cards its player takes); raises as apply_action does."""
        return self.deal.preview(action)
