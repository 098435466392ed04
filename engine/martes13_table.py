"""A match of Martes 13 with real cards: the score pad, who deals, and rounds followed live."""

from engine.errors import is_int, require
from engine.martes13_cards import from_text, to_text
from engine.martes13_live import LiveRound
from engine.martes13_scoring import (
    COLUMNS,
    DECK,
    check_entered,
    score_round,
    validate_points,
    validate_round,
)
from engine.scorepad_actions import GAME, OPEN, fields, join
from engine.scorepad_match import Match

EACH_STARTS_ONCE = 0    # in place of a number of rounds


class Counts:
    """The sheet that asks for captured cards."""

    COLUMNS = COLUMNS
    LIMITS = DECK
    LOWEST_WINS = True
    check_entered = staticmethod(check_entered)
    validate = staticmethod(validate_round)
    score = staticmethod(score_round)


class Points:
    """The sheet of the quick mode."""

    COLUMNS = ("points",)
    LIMITS = (34,)
    LOWEST_WINS = True

    @staticmethod
    def check_entered(players, rows):
        validate_points(players, [points or 0 for points, in rows])

    @staticmethod
    def validate(players, rows):
        validate_points(players, [points for points, in rows])

    @staticmethod
    def score(_players, rows):
        return {"points": [points for points, in rows]}


def play_in(number, play):
    """The action that tells of a play: 180144 is a Martes 13 on the cats in round 1."""
    return join(number, GAME, 0, play)


class Martes13Table(Match):
    """Everybody may see everything here. Actions: those of the pad, and play_in()."""

    NAME = "martes13_table"
    OPTIONS = ("dealer", "rounds", "mode")

    def __init__(self, players, seed="", dealer=None, rounds=4, mode="counts"):
        """dealer: of the first round, None for the last seat (M13-R10). The seed is not used.

        Raises E_PLAYERS, E_CONFIG.
        """
        require(is_int(players, 3, 6), "E_PLAYERS", "3 to 6 players")
        if is_int(rounds, EACH_STARTS_ONCE, EACH_STARTS_ONCE):
            rounds = players
        sheets = {"counts": Counts, "points": Points}
        super().__init__(sheets, players, seed, dealer, rounds, mode)
        self._live = {}    # LiveRound by number of the round

    def live(self, number):
        """The LiveRound of this round, None before its first card. Not to be changed."""
        return self._live.get(number)

    def current_player(self):
        """Whose turn it is in the first open round; None when it is over, or all rounds count."""
        number = self.current()
        if number is None:
            return None
        live = self.live(number)
        return live.seat() if live else self.starter(number)

    def state(self):
        live = [(number, self._live[number].state()) for number in sorted(self._live)]
        return super().state() + (tuple(live),)

    def action_to_string(self, action):
        """Also `play(1, G5)` and `play(1, M, G)`. Raises E_BAD_ACTION, E_BAD_PILE."""
        number, seat, column, value = fields(action)
        if seat != GAME:
            return super().action_to_string(action)
        require(column == 0, "E_BAD_ACTION")
        return "play(%d, %s" % (number, to_text(value)[5:])

    def string_to_action(self, text):
        if type(text) is not str or text[:5] != "play(":
            return super().string_to_action(text)
        number, _, card = text[5:].partition(", ")
        try:
            number = int(number)
        except ValueError:
            require(False, "E_BAD_ACTION")
        action = play_in(number, from_text("play(" + card))
        require(self.action_to_string(action) == text, "E_BAD_ACTION")
        return action

    def _follow(self, number):
        return self.live(number) or LiveRound(self.players, self.starter(number))

    def _legal(self, number):
        actions = super()._legal(number)
        if self.mode == "counts" and self.status(number) == OPEN:
            actions += [play_in(number, play) for play in self._follow(number).legal_plays()]
        return actions

    def _apply(self, number, seat, column, value):
        if seat != GAME:
            return super()._apply(number, seat, column, value)
        require(self.mode == "counts" and column == 0, "E_BAD_ACTION")
        require(self.status(number) == OPEN, "E_ACCEPTED", "the round counts already")
        live = self._follow(number)
        live.play(value)
        self._live[number] = live
        before = self._cells[number - 1]
        if live.is_over():
            self._cells[number - 1] = [count for row in live.table.counts() for count in row]
        return before

    def _revert(self, before, number, seat, column, value):
        if seat != GAME:
            super()._revert(before, number, seat, column, value)
            return
        self._cells[number - 1] = before
        live = self._live[number]
        live.take_back()
        if not live.last():
            del self._live[number]
