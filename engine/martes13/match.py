"""A match of Martes 13 that is dealt: its rounds one after the other, and the sheet of points."""

from ..errors import require
from ..scorepad.actions import ACCEPTED
from ..scorepad.pad import Scorepad

# Before what needs it: imports within imports take much of the C stack.
from .live import play_in  # noqa: F401

# isort: split
from .game import Martes13
from .options import EACH_STARTS_ONCE, MATCH_OPTIONS, PLAYERS, ROUNDS
from .scoring import COLUMNS, DECK, score_round


class _Sheet:
    """What was captured in each round; rounds that were dealt need no checks."""

    COLUMNS = COLUMNS
    LIMITS = DECK
    LOWEST_WINS = True
    score = staticmethod(score_round)


class Martes13Match(Scorepad):
    """Actions are those of a round. When a round is over, it counts, and the next one is dealt."""

    NAME = "martes13_match"
    PLAYERS = PLAYERS
    PLAYERS_CODE = "E_PLAYERS"
    OPTIONS = MATCH_OPTIONS

    def __init__(self, players, seed="", dealer=None, rounds=ROUNDS[0]):
        """dealer: of the first round, None for the last seat (M13-R10); rounds: see ROUNDS.

        Raises E_PLAYERS, E_CONFIG.
        """
        self._check_setup(players, seed, dealer=dealer, rounds=rounds)
        super().__init__(_Sheet, players, players if rounds == EACH_STARTS_ONCE else rounds)
        self._first = players - 1 if dealer is None else dealer
        self._seed = seed
        self._deal(1)

    def _deal(self, number):
        """Every round has a seed of its own."""
        seed = "%s %d" % (self._seed, number)
        self.deal = Martes13(self.players, seed, dealer=self.dealer(number))

    def dealer(self, number):
        return (self._first + number - 1) % self.players

    def starter(self, number):
        """Left of the dealer."""
        return self.dealer(number + 1)

    def current_player(self):
        """The seat to move, None when the match is over."""
        return self.deal.current_player()

    def observation(self, seat):
        """That of the round, except for result; and of the match, all of which lies open:

        rounds int; round: the one that is played, from 1, None when all are over
        points: by seat, of the rounds that are over; result: see result()
        Raises E_BAD_ACTION.
        """
        seen = self.deal.observation(seat)
        seen["rounds"], seen["round"] = self.rounds, self.current()
        seen["points"], seen["result"] = self.totals(), self.result()
        return seen

    def state(self):
        return super().state() + (self._first, self.deal.state())

    def clone(self):
        """An independent copy: what happens to one does not happen to the other."""
        twin = super().clone()
        twin.deal = self.deal.clone()
        return twin

    def preview(self, action):
        """(total this play makes, cards its player takes); raises as apply_action does."""
        return self.deal.preview(action)

    def legal_actions(self):
        return self.deal.legal_actions()

    def apply_action(self, action, seat=None):
        """Play for `seat` (None: whoever is to move). An IllegalAction has changed nothing."""
        deal, number = self.deal, self.current()
        deal.apply_action(action, seat)
        self._history.append(deal.history()[-1])
        if deal.is_terminal():
            self._cells[number - 1] = [cards for row in deal.table.counts() for cards in row]
            self._status[number - 1] = ACCEPTED
            if not self.is_terminal():
                self._deal(number + 1)

    def undo_action(self):
        """Take back the last play, as in a round. E_NOTHING_TO_UNDO: also when it has ended a
        round, as the captured cards have been shown.
        """
        require(not self.is_terminal(), "E_NOTHING_TO_UNDO")
        self.deal.undo_action()
        self._history.pop()

    action_to_string = staticmethod(Martes13.action_to_string)
    string_to_action = staticmethod(Martes13.string_to_action)
