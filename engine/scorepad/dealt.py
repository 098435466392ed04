"""A match that is dealt: rounds one after the other, and the sheet of points."""

from ..errors import require
from .actions import ACCEPTED
from .pad import DealerPad


class DealtMatch(DealerPad):
    """Its actions are those of the rounds. A round that is over counts, and the next one is dealt.

    A subclass defines round(), which deals a round, and counts(), its row on the sheet.
    """

    LISTED = True

    def __init__(self, sheet, players, seed, dealer, rounds):
        """dealer: of the first round, None for the last seat. Raises E_CONFIG."""
        super().__init__(sheet, players, rounds, dealer)
        self._seed = seed
        self._deal(1)

    def _deal(self, number):
        """Every round has a seed of its own."""
        self.deal = self.round("%s %d" % (self._seed, number), self.dealer(number))

    def current_player(self):
        """The seat to move, None when the match is over."""
        return self.deal.current_player()

    def observation(self, seat):
        """The observation of the round, except for result; and of the match, which is public:

        rounds int; round: the one that is played, from 1, None when all are over
        points: by seat, of the rounds that are over; result: see result()
        Raises E_BAD_ACTION.
        """
        seen = self.deal.observation(seat)
        seen["rounds"], seen["round"] = self.rounds, self.current()
        seen["points"], seen["result"] = self.totals(), self.result()
        return seen

    def state(self):
        return super().state() + (self.deal.state(),)

    def clone(self):
        """An independent copy."""
        twin = super().clone()
        twin.deal = self.deal.clone()
        return twin

    def legal_actions(self):
        return self.deal.legal_actions()

    def apply_action(self, action, seat=None):
        """Play for `seat` (None: whoever is to move). An IllegalAction has changed nothing."""
        deal, number = self.deal, self.current()
        deal.apply_action(action, seat)
        self._history.append(deal.log[-1])
        if deal.is_terminal():
            self._cells[number - 1] = [cards for row in self.counts() for cards in row]
            self._status[number - 1] = ACCEPTED
            if not self.is_terminal():
                self._deal(number + 1)

    def undo_action(self):
        """Take back the last action, as in a round. E_NOTHING_TO_UNDO: also after the end of a
        round, since hidden cards have been shown.
        """
        require(not self.is_terminal(), "E_NOTHING_TO_UNDO")
        self.deal.undo_action()
        self._history.pop()

    def action_to_string(self, action):
        return self.deal.action_to_string(action)

    def string_to_action(self, text):
        return self.deal.string_to_action(text)
