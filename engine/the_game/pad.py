"""The Game with real cards: a score pad with one row, because all play together."""

from ..errors import IllegalRound, check_config, is_int, require
from ..scorepad.actions import OPEN
from ..scorepad.pad import Scorepad
from .scoring import LEVELS, hand_size, rating

_MOST_LEFT = 94    # four piles have been touched before a game can end (section 7)


class Left:
    """The sheet: the cards left, in hands and in the draw pile together."""

    COLUMNS = ("left",)
    LIMITS = (98,)
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

    COLUMNS = ("left", "burned")
    LIMITS = (98, 1)


class TheGameTable(Scorepad):
    """A round of the pad is a game of the same people; all entries are those of seat 0."""

    NAME = "the_game_table"
    OPTIONS = ("level", "fire", "rounds")

    def __init__(self, players, seed="", level="standard", fire=False, rounds=1):
        """The seed is not used. Raises E_CONFIG."""
        check_config(is_int(players, 1, 5), "1 to 5 players")
        check_config(level in LEVELS, "no such level")
        check_config(fire in (False, True), "fire is on or off")
        check_config(type(seed) is str, "a seed is text")
        super().__init__(LeftOnFire if fire else Left, players, rounds, seats=1)
        self.level = level
        self.fire = bool(fire)

    def current_player(self):
        """0, the group, until all games count."""
        return None if self.is_terminal() else 0

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
        """None while a game is open; see abandoned()."""
        return self._summary("FINISHED") if self.is_terminal() else None

    def abandoned(self):
        """What a record says of a pad that is given up now.

        left, outcomes: per game, None where it does not count. best: fewest cards left without
        having burned, or None. total: of all cards left.
        """
        return self._summary("ABANDONED")

    def observation(self, seat):
        """The state of the pad in short; the same for every player."""
        require(is_int(seat, 0, self.players - 1), "E_BAD_ACTION")
        seen = self.abandoned()
        seen.update({
            "players": self.players,
            "level": self.level,
            "fire": self.fire,
            "rounds": self.rounds,
            "round": self.current(),
            "seat": self.current_player(),
            "status": [self.status(each) for each in range(1, self.rounds + 1)],
            "result": self.result(),
        })
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
