"""The score pad of any other game: points per round, until the players end the match."""

from ..errors import require
from ..scorepad.actions import EMPTY, GAME, OPEN, WHOLE, fields, join
from ..scorepad.match import Match
from .options import LIMIT, MODES, MOST_ROUNDS, PAD_OPTIONS, PLAYERS, agreed, points


class Highest:
    """A sheet without checks: any points are possible."""

    COLUMNS, LIMITS = zip(("points", LIMIT))
    LOWEST_WINS = False

    @staticmethod
    def check_entered(_players, _rows):
        """Accepts everything."""

    validate = check_entered

    @staticmethod
    def score(_players, rows):
        return {"points": [points(cell) for cell, in rows]}


class Lowest(Highest):
    LOWEST_WINS = True


def end(number):
    """The action that ends a match with this round: 380000 is the end after round 3."""
    return join(number, GAME, 0, 0)


def due(pad, head):
    """The action that ends a match, if its last round or somebody's points say so; or None. To be
    asked when a round has been accepted: the end is an action like any other.
    """
    _, target, last = agreed(head)
    number, log = pad.last(), pad.log
    if not number or fields(log[-1])[1] != WHOLE:
        return None
    reached = (last and number >= last) or (target and max(pad.totals()) >= target)
    return end(number) if reached else None


class AnyGameTable(Match):
    """When the last round counts, another one is added; end() removes it."""

    NAME = "any_game_table"
    PLAYERS = PLAYERS
    OPTIONS = PAD_OPTIONS
    WIDE = True

    def __init__(self, players, seed="", dealer=None, mode=MODES[0]):
        """dealer: of the first round, None for the last seat. Raises E_CONFIG."""
        super().__init__(dict(zip(MODES, (Highest, Lowest))), players, seed, dealer, 1, mode)
        self._ended = False

    def last(self):
        """The number of the round with which the match can be ended now: the one before the open
        round, if nothing has been entered there. Otherwise None.
        """
        last = self.rounds - 1
        if last and self.current() == self.rounds and len(self.missing(self.rounds)) == self.seats:
            return last
        return None

    def own_actions(self, number):
        return (end(number),) if number == self.last() else ()

    def action_to_string(self, action):
        """Also `end(3)`. Raises E_BAD_ACTION."""
        number = fields(action)[0]
        return "end(%d)" % number if action == end(number) else super().action_to_string(action)

    def string_to_action(self, text):
        """The inverse, to the letter. Raises E_BAD_ACTION."""
        for number in range(1, 100):
            if text == "end(%d)" % number:
                return end(number)
        return super().string_to_action(text)

    def _apply(self, number, seat, column, value):
        if seat == GAME:
            require(not column and not value and number == self.last(), "E_BAD_ACTION")
            self._drop()
            self._ended = True
            return None
        before = super()._apply(number, seat, column, value)
        if seat == WHOLE and number == self.rounds < MOST_ROUNDS and not self._ended:
            self._add()
            return True
        return before

    def _revert(self, before, number, seat, column, value):
        if seat == GAME:
            self._add()
            self._ended = False
            return
        if seat == WHOLE and before:
            self._drop()
        super()._revert(before, number, seat, column, value)

    def _add(self):
        self._cells.append([EMPTY] * self.seats)
        self._status.append(OPEN)
        self.rounds += 1

    def _drop(self):
        self._cells.pop()
        self._status.pop()
        self.rounds -= 1
