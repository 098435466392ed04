"""A series of Galloneta with real cards: a score pad with one row, a round of it is a game."""

from ..scorepad.actions import OPEN
from ..scorepad.pad import Scorepad
from .options import PAD_OPTIONS, PLAYERS, ROUNDS
from .scoring import COLUMNS, LIMITS, STARTER, TURNS, check_entered, score_game


class Games:
    """The sheet; points are half points."""

    COLUMNS = COLUMNS
    LIMITS = LIMITS
    LOWEST_WINS = False
    check_entered = staticmethod(check_entered)
    validate = check_entered
    score = staticmethod(score_game)


class GallonetaTable(Scorepad):
    """All entries are those of seat 0: enter(number, 0, ACE + player, suit)."""

    NAME = "galloneta_table"
    PLAYERS = PLAYERS
    OPTIONS = PAD_OPTIONS

    def __init__(self, players=2, seed="", first=0, rounds=ROUNDS[0]):
        """first: who starts the first game, then they alternate. seed: unused. Raises E_CONFIG."""
        self._check_setup(players, seed, first=first)
        super().__init__(Games, players, rounds, seats=1)
        self._first = first

    def starter(self, number):
        """Who starts this game: as noted, else starters alternate."""
        starts = self._first
        for each in range(1, number + 1):
            noted = self.cell(each, 0, STARTER)
            starts = (starts if each == 1 else 1 - starts) if noted is None else noted
        return starts

    def dealer(self, number):
        """Who does not start this game."""
        return 1 - self.starter(number)

    def current_player(self):
        """Who starts the first open game; None when all count."""
        number = self.current()
        return None if number is None else self.starter(number)

    def missing(self, number):
        """(seat, column) of the cells that must be entered and are not."""
        return [(seat, column) for seat, column in super().missing(number) if column < TURNS]

    def score(self, number):
        """Half points and result of a game, open or not; None while cells are missing."""
        return None if self.missing(number) else score_game(self.players, self.rows(number))

    def totals(self, through=None):
        """Half points per player of the games that count, up to game `through`."""
        totals = [0, 0]
        for number in range(1, (self.rounds if through is None else through) + 1):
            if self.status(number) != OPEN:
                points = self.score(number)["points"]
                totals = [total + more for total, more in zip(totals, points)]
        return totals

    def abandoned(self):
        """What a record says of a series that is given up now: as any pad, totals in half points.

        games: dicts with result, winner and by, None where a game does not count
        """
        result = super().abandoned()
        result["games"] = [self._told(number) for number in range(1, self.rounds + 1)]
        return result

    def observation(self, seat):
        """As that of any pad; dealer: who does not start the game."""
        seen = super().observation(seat)
        seen["dealer"] = seen["round"] and self.dealer(seen["round"])
        return seen

    def state(self):
        return super().state() + (self._first,)

    def _told(self, number):
        if self.status(number) == OPEN:
            return None
        score = self.score(number)
        del score["points"]
        return score
