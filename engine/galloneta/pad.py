"""A series of Galloneta with real cards: a score pad with one row, a round of it is a game.

Totals are in half points: 2 for a win, 1 for a draw, nothing for a game that was given up.
"""

from ..errors import IllegalRound, check_config, is_int
from ..scorepad.actions import OPEN
from ..scorepad.pad import Scorepad

# Columns; those with two have one for each player.
STARTER, ACE, END, TURNS, HORIZONTAL, COMPRA = 0, 1, 3, 4, 5, 7
COLUMNS = ("starter", "ace1", "ace2", "end", "turns", "horizontal1", "horizontal2",
           "compra1", "compra2")
# What the values of a column stand for; None: they are numbers.
_SUITS = ("oros", "copas", "espadas", "bastos")
ENDS = ("killed1", "killed2", "passes", "figures", "agreement", "abandoned")    # whose ace
CHOICES = (("player1", "player2"), _SUITS, _SUITS, ENDS, None, None, None, None, None)
LIMITS = (1, 3, 3, 5, 250, 2, 2, 1, 1)

ABANDONED = 5    # an end; 0 and 1 are kills, the others draws
WIN, DRAW = 2, 1    # half points


class Games:
    """The sheet. From TURNS on nothing needs to be noted."""

    COLUMNS = COLUMNS
    LIMITS = LIMITS
    LOWEST_WINS = False

    @staticmethod
    def check_entered(_players, rows):
        """E_SAME_SUIT: there is one ace of each (GA-R6). E_TURNS: no turn, or a kill in turn 1."""
        row = rows[0]
        if row[ACE] is not None and row[ACE] == row[ACE + 1]:
            raise IllegalRound("E_SAME_SUIT", "there is one ace of each suit", (0, ACE + 1))
        fewest = 2 if row[END] in (0, 1) else 1    # GA-R7
        if row[TURNS] is not None and row[TURNS] < fewest:
            raise IllegalRound("E_TURNS", "at least %d" % fewest, (0, TURNS), row[TURNS] - fewest)

    validate = check_entered

    @staticmethod
    def score(_players, rows):
        """points in half points, and result, winner, by in the words of the game itself."""
        end = rows[0][END]
        if end == ABANDONED:
            return {"points": [0, 0], "result": "ABANDONED", "winner": None, "by": None}
        if end > 1:
            return {"points": [DRAW, DRAW], "result": "DRAW", "winner": None, "by": ENDS[end]}
        return {"points": [WIN * end, WIN * (1 - end)], "result": "WIN", "winner": 1 - end,
                "by": "ace"}


class GallonetaTable(Scorepad):
    """All entries are those of seat 0: enter(number, 0, ACE + player, suit)."""

    NAME = "galloneta_table"
    OPTIONS = ("first", "rounds")

    def __init__(self, players=2, seed="", first=0, rounds=2):
        """first: who starts the first game, then they alternate. No seed is used. E_CONFIG."""
        check_config(is_int(players, 2, 2), "2 players")
        check_config(type(seed) is str, "a seed is text")
        check_config(is_int(first, 0, 1), "no such player")
        super().__init__(Games, players, rounds, seats=1)
        self._first = first

    def starter(self, number):
        """Who started this game as noted, or else has the turn to start it."""
        starts = self._first
        for each in range(1, number + 1):
            noted = self.cell(each, 0, STARTER)
            starts = (starts if each == 1 else 1 - starts) if noted is None else noted
        return starts

    def dealer(self, number):
        """The other one."""
        return 1 - self.starter(number)

    def current_player(self):
        """Who starts the first open game; None when all count."""
        number = self.current()
        return None if number is None else self.starter(number)

    def missing(self, number):
        """(seat, column) of the cells that must be entered and are not."""
        return [(seat, column) for seat, column in super().missing(number) if column < TURNS]

    def score(self, number):
        """What the sheet makes of a game, open or not; None while cells are missing."""
        return None if self.missing(number) else Games.score(self.players, self.rows(number))

    def totals(self, through=None):
        """Half points per player of the games that count, up to game `through`."""
        totals = [0, 0]
        for number in range(1, (self.rounds if through is None else through) + 1):
            if self.status(number) != OPEN:
                points = self.score(number)["points"]
                totals = [total + more for total, more in zip(totals, points)]
        return totals

    def abandoned(self):
        """What a record says of a series that is given up now.

        games: result, winner and by of each, None where it does not count.
        """
        result = super().abandoned()
        result["games"] = [self._told(number) for number in range(1, self.rounds + 1)]
        return result

    def observation(self, seat):
        """The state of the series in short; the same for both."""
        from ..scorepad.view import of_match
        return of_match(self, seat)

    def state(self):
        return super().state() + (self._first,)

    def _told(self, number):
        if self.status(number) == OPEN:
            return None
        score = self.score(number)
        del score["points"]
        return score
