"""A match of Martes 13 with real cards: the score pad, who deals, and rounds followed live."""

from engine.errors import check_config, is_int, require
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
from engine.scorepad import Scorepad
from engine.scorepad_actions import GAME, OPEN, fields, join

EACH_STARTS_ONCE = 0    # in place of a number of rounds
MODES = ("counts", "points")


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


class Martes13Table(Scorepad):
    """Everybody may see everything here. Actions: those of the pad, and play_in()."""

    NAME = "martes13_table"
    OPTIONS = ("dealer", "rounds", "mode")

    def __init__(self, players, seed="", dealer=None, rounds=4, mode="counts"):
        """dealer: of the first round, None for the last seat (M13-R10). The seed is not used.

        Raises E_PLAYERS, E_CONFIG.
        """
        require(is_int(players, 3, 6), "E_PLAYERS", "3 to 6 players")
        check_config(type(seed) is str, "a seed is text")
        check_config(dealer is None or is_int(dealer, 0, players - 1), "no such seat")
        check_config(mode in MODES, "counts or points")
        each_once = is_int(rounds, EACH_STARTS_ONCE, EACH_STARTS_ONCE)
        super().__init__(Counts if mode == "counts" else Points, players,
                         players if each_once else rounds)
        self.mode = mode
        self._first = players - 1 if dealer is None else dealer
        self._live = {}    # LiveRound by number of the round

    def dealer(self, number):
        return (self._first + number - 1) % self.players

    def starter(self, number):
        """Left of the dealer."""
        return self.dealer(number + 1)

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

    def observation(self, seat):
        """The state of the match in short; the same for every seat."""
        require(is_int(seat, 0, self.players - 1), "E_BAD_ACTION")
        number = self.current()
        return {
            "players": self.players,
            "mode": self.mode,
            "rounds": self.rounds,
            "round": number,
            "dealer": number and self.dealer(number),
            "seat": self.current_player(),
            "status": [self.status(each) for each in range(1, self.rounds + 1)],
            "totals": self.totals(),
            "result": self.result(),
        }

    def state(self):
        live = [(number, self._live[number].state()) for number in sorted(self._live)]
        return super().state() + (self.mode, self._first, tuple(live))

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
        require(number.isdigit(), "E_BAD_ACTION")
        action = play_in(int(number), from_text("play(" + card))
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
