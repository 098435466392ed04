"""The Game with real cards: a score pad with one row, because all play together."""

from ..errors import IllegalRound
from ..scorepad.actions import OPEN
from ..scorepad.pad import Scorepad
from .options import LEVELS, PAD_OPTIONS, PLAYERS, ROUNDS
from .scoring import hand_size, rating

_MOST_LEFT = 94    # four piles have been touched before a game can end


class Left:
    """The sheet: the cards left, in hands and in the draw pile together."""

    COLUMNS, LIMITS = zip(("left", 98))
    LOWEST_WINS = True

    @staticmethod
    def check_entered(_players, rows):
        """E_LEFT: so many are left only where a game was given up."""
        left = rows[0][0] or 0
        if left > _MOST_LEFT:
            raise IllegalRound("E_LEFT", "%d, at most %d" % (left, _MOST_LEFT), (0, 0),
                               left - _MOST_LEFT)

    @classmethod
    def validate(cls, players, rows):
        """Likewise, and E_BURNED: nothing left is a win (TG-R15)."""
        cls.check_entered(players, rows)
        if rows[0] == (0, 1):
            raise IllegalRound("E_BURNED", "nothing left is a win", (0, 1))

    @staticmethod
    def score(_players, rows):
        """As the card game's result, and `points` for the pad."""
        left = rows[0][0]
        outcome = "BURNED" if rows[0][1:] == (1,) else "ENDED" if left else "WIN"
        return {"points": [left], "result": outcome, "left": left,
                "rating": rating(outcome, left)}


class LeftOnFire(Left):
    """The sheet with On Fire: burned is 1 if a fire card was not covered, else 0."""

    COLUMNS, LIMITS = zip(("left", 98), ("burned", 1))


class TheGameTable(Scorepad):
    """A round of the pad is a game of the same people; all entries are those of seat 0."""

    NAME = "the_game_table"
    PLAYERS = PLAYERS
    OPTIONS = PAD_OPTIONS

    def __init__(self, players, seed="", level=LEVELS[0], fire=False, rounds=ROUNDS[0]):
        """The seed is not used. Raises E_CONFIG."""
        self._check_setup(players, seed, level=level, fire=fire)
        super().__init__(LeftOnFire if fire else Left, players, rounds, seats=1)
        self.level = level
        self.fire = fire

    def in_draw_pile(self, number):
        """Cards that must still have lain in the draw pile: what no hand had room for.

        To be asked back if not 0; None while nothing is entered.
        """
        left = self.cell(number, 0, 0)
        if left is None:
            return None
        return max(0, left - self.players * hand_size(self.players, self.level))

    def returns(self):
        """One number per player, higher is better; all play together."""
        return super().returns() * self.players

    def result(self):
        """None while a game is open, then a dict; see abandoned()."""
        return self._summary("FINISHED") if self.is_terminal() else None

    def abandoned(self):
        """What a record says of a pad that is given up now, as a dict:

        result: "ABANDONED", or "FINISHED" when all games count
        left, outcomes: cards left and "WIN", "ENDED" or "BURNED" by game, None where it does not
        count; best: fewest cards left without having burned, or None; total: of all cards left
        wins int; overridden: numbers of the games that count against the rules
        """
        return self._summary("ABANDONED")

    def observation(self, seat):
        """As that of any pad; level, fire, and what abandoned() says of the games that count."""
        seen = self.abandoned()
        seen.update(super().observation(seat))
        seen["level"], seen["fire"] = self.level, self.fire
        return seen

    def state(self):
        return super().state() + (self.level, self.fire)

    def _summary(self, result):
        games = [None if self.status(number) == OPEN else self.score(number)
                 for number in range(1, self.rounds + 1)]
        left = [game and game["left"] for game in games]
        outcomes = [game and game["result"] for game in games]
        scores = [score for score, outcome in zip(left, outcomes) if outcome in ("WIN", "ENDED")]
        return {"result": result, "left": left, "outcomes": outcomes,
                "best": min(scores) if scores else None, "total": self.totals()[0],
                "wins": outcomes.count("WIN"), "overridden": self.overridden()}
